import { BUTTON } from "#core/game-rules.ts";
import type { PadButton } from "#stage/game-view.ts";

/** The part of the browser's `Gamepad` that we read. */
export type PadSnapshot = {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
  readonly connected?: boolean;
};

export type PadReading = {
  /** BUTTON's bits; the second gamepad's are shifted left by 8. */
  held: number;
  pressed: { button: PadButton | "start"; pad: number }[];
  /** A gamepad in use was just disconnected: unplugged, or out of battery. */
  isLost: boolean;
};

const STICK_REST = 0.35;
// A stick more than 22.5 degrees off an axis counts as both directions.
const DIAGONAL = 0.38;

// The standard layout: https://w3c.github.io/gamepad/#remapping
const PLACES: readonly [PadButton | "start", number][] = [
  ["a", 0],
  ["b", 1],
  ["x", 2],
  ["y", 3],
  ["start", 9],
  ["up", 12],
  ["down", 13],
  ["left", 14],
  ["right", 15],
];

/** Creates a reader that remembers which buttons were down and reports new presses. */
export function createGamepadReader(): (pads: readonly (PadSnapshot | null)[]) => PadReading {
  let before = new Set<string>();
  const used = new Set<number>();
  return (pads) => {
    const reading: PadReading = { held: 0, pressed: [], isLost: false };
    const now = new Set<string>();
    const plugged = pads.flatMap((each, place) =>
      each && each.connected !== false ? [{ place, down: downButtons(each) }] : [],
    );
    for (const [pad, { place, down }] of plugged.slice(0, 2).entries()) {
      for (const button of down) {
        now.add(`${pad} ${button}`);
        if (!before.has(`${pad} ${button}`)) reading.pressed.push({ button, pad });
        reading.held |= (button in BUTTON ? BUTTON[button as keyof typeof BUTTON] : 0) << (8 * pad);
        used.add(place);
      }
    }
    before = now;
    for (const place of used) {
      if (plugged.some((each) => each.place === place)) continue;
      used.delete(place);
      reading.isLost = true;
    }
    return reading;
  };
}

function downButtons({ buttons, axes }: PadSnapshot): Set<PadButton | "start"> {
  const down = new Set(PLACES.filter(([, index]) => buttons[index]?.pressed).map(([button]) => button));
  const [x = 0, y = 0] = axes;
  const length = Math.hypot(x, y);
  if (length < STICK_REST) return down;
  if (x < -DIAGONAL * length) down.add("left");
  if (x > DIAGONAL * length) down.add("right");
  if (y < -DIAGONAL * length) down.add("up");
  if (y > DIAGONAL * length) down.add("down");
  return down;
}
