import type { Portal } from "@quackademy/game-sdk/portal.ts";
import { BUTTON } from "#core/game-rules.ts";
import type { GameManifest } from "#core/game-manifest.ts";
import { LogRecorder } from "#core/replay-log.ts";
import type { StaffRun } from "#staff/load-staff.ts";

/** The game of the kit's own tests: points for holding a button. */
export function pondManifest(more: Partial<GameManifest> = {}): GameManifest {
  return {
    id: "pond",
    title: "Pond",
    code: "TST 01",
    description: "A pond.",
    spine: "#000000",
    score: { kind: "points", order: "desc", unit: "points", min: 0, max: 900 },
    verifier: "replay",
    controls: [],
    howTo: [],
    ...more,
  } as unknown as GameManifest;
}

/** A page that answers nothing, unless the test says otherwise. */
export function quietPortal(more: object = {}): Portal {
  const portal = {
    isAlone: false,
    features: ["runs"],
    player: null,
    tell: () => {},
    ask: async () => null,
    on: () => () => {},
  };
  return { ...portal, ...more } as unknown as Portal;
}

/** One of the staff holds the button from a frame on, for as many frames as the score. */
export function heldRun(
  who: StaffRun["who"],
  score: number,
  { variant = "", from, frames }: { variant?: string; from: number; frames: number },
): StaffRun {
  const recorder = new LogRecorder();
  recorder.record(from, { held: BUTTON.a, taps: [] });
  recorder.record(from + score, { held: 0, taps: [] });
  const name = who.slice(0, 1).toUpperCase() + who.slice(1);
  return { who, name, variant, seed: "0".repeat(32), frames, score, log: recorder.bytes() };
}

/** The button that a screen reader calls by this name. */
export const buttonNamed = (root: HTMLElement, name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll("button")].find((each) => (each.getAttribute("aria-label") ?? each.textContent) === name);
