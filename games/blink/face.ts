import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { readKept } from "./kept.ts";
import { MODE, SIDE, type State } from "./rules.ts";
import { createView, type Sight } from "./view.ts";

/** Keys that the machine wants for itself, and those for pause and mute. */
const NOT_MEANT = /^(Shift|Control|Alt|Meta|CapsLock|Tab|F\d+|KeyP$|KeyM$)/;
/** The left hand's half of a keyboard: in a duel, the first player's. */
const LEFT_HALF = /^(Key[QWERTASDFGZXCVB]|Digit[1-5]|Backquote|IntlBackslash|Escape)$/;

export function createFace(progress?: GameProgress): GameFace<State> {
  const sight: Sight = { width: 1280, height: 720 };
  const tapOf = (side: number, ms: number | undefined) => (ms ?? 0) + side * SIDE;
  const isDuel = ({ mode }: State) => mode === MODE.duel;
  return {
    view: createView(readKept(progress), sight),
    input: {
      keyTap: ({ code, ms }, state) => {
        if (NOT_MEANT.test(code)) return null;
        if (!isDuel(state)) return ms ?? 0;
        // In the middle, so it belongs to neither.
        return code === "Space" ? null : tapOf(LEFT_HALF.test(code) ? 0 : 1, ms);
      },
      padTap: (_button, state, press) => tapOf(isDuel(state) ? (press?.pad ?? 0) : 0, press?.ms),
      pointerTap: ({ x, y, phase, ms }, state) => {
        if (phase !== "down") return null;
        if (!isDuel(state)) return ms ?? 0;
        // On a phone that stands, the players sit opposite each other.
        const isSecond = sight.width > sight.height ? x > sight.width / 2 : y < sight.height / 2;
        return tapOf(isSecond ? 1 : 0, ms);
      },
    },
  };
}
