import { BUTTON } from "#core/game-rules.ts";
import type { Control } from "#core/game-manifest.ts";
import type { GameInput } from "#stage/game-view.ts";

type Device = keyof Control & ("keys" | "touch" | "pad");

export type DemoKey = { label: string; bit: number };

const ORDER = [BUTTON.left, BUTTON.up, BUTTON.down, BUTTON.right, BUTTON.a, BUTTON.b];
const PAD_NAMES: Record<number, string> = { [BUTTON.a]: "A", [BUTTON.b]: "B" };
const ARROWS: Record<number, string> = {
  [BUTTON.left]: "←",
  [BUTTON.up]: "↑",
  [BUTTON.down]: "↓",
  [BUTTON.right]: "→",
};
const KEY_NAMES: Record<string, string> = {
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowRight: "→",
  ShiftLeft: "Shift",
  ShiftRight: "Shift",
};

/** The buttons that a run holds, with the names they have on this device. */
export function namePressedKeys<State>(
  held: number,
  { held: keys = {}, touchButtons = [] }: GameInput<State>,
  device: Device,
): DemoKey[] {
  const nameOf = (bit: number): string => {
    if (device === "pad") return PAD_NAMES[bit] ?? ARROWS[bit]!;
    if (device === "touch") return touchButtons.find((each) => each.held === bit)?.label ?? ARROWS[bit] ?? "Hold";
    const code = Object.keys(keys).find((each) => keys[each] === bit) ?? "";
    return KEY_NAMES[code] ?? code.replace(/^(Key|Digit)/, "");
  };
  return ORDER.filter((bit) => held & bit).map((bit) => ({ bit, label: nameOf(bit) }));
}

/** The name of a tap on this device: that of the game's first control. */
export const nameTap = ([first]: readonly Control[], device: Device): string => first?.[device] ?? "Press";
