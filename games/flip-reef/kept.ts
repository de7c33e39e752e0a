import type { GameProgress } from "@quackademy/game-kit/play/game-progress.ts";
import { isTexts } from "@quackademy/game-kit/play/progress-values.ts";
import type { Shelf } from "@quackademy/game-kit/shell/screen-shelf.ts";
import { hasWon, KIND, RIVALS, type State } from "./rules.ts";
import { INK } from "./view-fish.ts";
import { drawRival, RIVAL_NAMES, RIVAL_WORDS } from "./view-rivals.ts";

const KEY = "beaten";

const beatenIn = (progress: GameProgress): string[] => progress.get(KEY, isTexts) ?? [];

/** Stores the rivals that were beaten; a climb counts all below the last one. */
export function keepRun(state: State, progress: GameProgress): string[] {
  if (state.kind === KIND.friend) return [];
  const last = state.rival + (hasWon(state) ? 1 : 0);
  const won = RIVAL_NAMES.slice(state.kind === KIND.climb ? 0 : state.rival, last);
  const before = beatenIn(progress);
  const fresh = won.filter((name) => !before.includes(name));
  if (fresh.length > 0) progress.set(KEY, [...before, ...fresh]);
  return [];
}

/** The rivals: a portrait of each that was beaten. */
export function rivalShelf(progress: GameProgress): Shelf {
  const beaten = beatenIn(progress);
  return {
    title: "Rivals",
    line: "Beat them in the climb, or one at a time.",
    items: [...RIVALS.keys()].map((rival) => {
      const isFound = beaten.includes(RIVAL_NAMES[rival]!);
      return {
        id: String(rival + 1),
        name: RIVAL_NAMES[rival]!,
        how: isFound ? RIVAL_WORDS[rival]! : `win on rung ${rival + 1}`,
        isFound,
        draw(context: CanvasRenderingContext2D) {
          context.fillStyle = INK.water;
          context.beginPath();
          context.arc(32, 32, 31, 0, 7);
          // An unbeaten rival is a shadow without a background.
          if (isFound) context.fill();
          drawRival(context, rival, 32, 33, 25, 0);
        },
      };
    }),
  };
}
