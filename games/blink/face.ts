import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import type { State } from "./rules.ts";
import { createView } from "./view.ts";

/** Keys that the machine wants for itself, and those for pause and mute. */
const NOT_MEANT = /^(Shift|Control|Alt|Meta|CapsLock|Tab|F\d+|KeyP$|KeyM$)/;

export function createFace(): GameFace<State> {
  return {
    view: createView(),
    input: {
      keyTap: ({ code, ms }) => (NOT_MEANT.test(code) ? null : (ms ?? 0)),
      padTap: (_button, _state, press) => press?.ms ?? 0,
      pointerTap: ({ phase, ms }) => (phase === "down" ? (ms ?? 0) : null),
    },
  };
}
