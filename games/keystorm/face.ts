import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import type { GameFace } from "@quackademy/game-kit/stage/game-view.ts";
import { GRADES } from "./rules-fall.ts";
import { CHOOSE, LET_GO, PHASE, type State } from "./rules.ts";
import { chosenCaps, lastGrade } from "./keycaps.ts";
import { createView, type Sight } from "./view.ts";
import { CREAM } from "./view-words.ts";
import { boxAt, layOut } from "./view-layout.ts";

const PRESS_FRAMES = 7;
/** The chosen grade begins by itself: there is more time to read before the first run. */
const CARD_FRAMES = { first: 360, later: 150 } as const;

export function createFace(progress?: GameProgress): GameFace<State> {
  const last = progress ? lastGrade(progress) : null;
  const sight: Sight = {
    layout: layOut(1280, 720, false),
    card: last !== null && last < GRADES.length ? last : 1,
    cardSince: 0,
    cardFrames: last === null ? CARD_FRAMES.first : CARD_FRAMES.later,
    pressed: -1,
    heat: 0,
    anger: 0,
    bolts: [],
    nudges: new Map(),
    caps: progress ? chosenCaps(progress) : CREAM,
  };

  const press = (tap: number): number => {
    sight.pressed = tap;
    sight.heat = PRESS_FRAMES;
    return tap;
  };

  const chooseCard = (card: number, { frame }: State): void => {
    if (card !== sight.card) sight.cardSince = frame;
    sight.card = card;
  };

  return {
    view: createView(sight),
    input: {
      selfTap: ({ phase, frame }) =>
        phase === PHASE.choosing && frame - sight.cardSince >= sight.cardFrames ? CHOOSE + sight.card : null,
      keyTap: ({ code, key }, state) => {
        if (state.phase === PHASE.choosing) {
          const digit = /^(?:Digit|Numpad)([1-3])$/.exec(code)?.[1];
          if (digit) return CHOOSE + Number(digit) - 1;
          if (code === "Enter" || code === "Space") return CHOOSE + sight.card;
          const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[code] ?? 0;
          chooseCard((sight.card + step + GRADES.length) % GRADES.length, state);
          return null;
        }
        const letter = key.toLowerCase();
        // Between the waves a letter does nothing, but it is not for the page either: P would pause.
        if (/^[a-z]$/.test(letter)) return press(letter.charCodeAt(0) - 97);
        return code === "Backspace" || code === "Space" ? press(LET_GO) : null;
      },
      pointerHover: (point, state) => {
        const card = point && state.phase === PHASE.choosing ? boxAt(sight.layout.cards, point) : -1;
        if (card >= 0) chooseCard(card, state);
      },
      pointerTap: (pointer, state) => {
        if (pointer.phase !== "down") return null;
        if (state.phase === PHASE.choosing) {
          const card = boxAt(sight.layout.cards, pointer);
          return card < 0 ? null : CHOOSE + card;
        }
        const key = sight.layout.keys[boxAt(sight.layout.keys, pointer)];
        return key ? press(key.tap) : null;
      },
    },
  };
}
