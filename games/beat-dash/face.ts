import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { readKept } from "./kept.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

const KEYS = ["Space", "ArrowUp", "KeyW", "Enter", "KeyX", "ShiftLeft", "ShiftRight"];

export function createFace(progress?: GameProgress): GameFace<State> {
  return {
    view: createView(readKept(progress)),
    input: {
      held: Object.fromEntries(KEYS.map((code) => [code, BUTTON.a])),
      // A finger that is gone within the frame still counts.
      pointerTap: ({ phase }) => (phase === "down" ? 1 : null),
      pointerHeld: () => BUTTON.a,
      padTap: (button) => (button === "b" || button === "x" ? 1 : null),
    },
  };
}
