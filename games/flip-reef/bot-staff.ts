import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { cellsFor } from "./rules-reef.ts";
import { chooseCell } from "./rules-rival.ts";
import { PHASE, type State } from "./rules.ts";

/** How well a move is thought through, and the frames for the first option and for each other one. */
const MIND = {
  duckling: { mind: { nodes: 24, guess: 300 }, think: 60, more: 7 },
  drake: { mind: { nodes: 100, guess: 60 }, think: 55, more: 6 },
  goose: { mind: { nodes: 700, guess: 16 }, think: 45, more: 5 },
};

/** Between friends nothing is scored. */
export const unplayed = ["friend"];

/** Thinks longer where there is more to choose from. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([1, 2, 3, 4]);
  const { mind, think, more } = MIND[who];
  return tapWithHands(nerves, ({ phase, wait, board, pearls, side }) => {
    if (phase !== PHASE.person || wait > 0) return null;
    const cells = cellsFor(board, side);
    const slip = cells[nerves.pick(cells.length)]!;
    return {
      tap: chooseCell(board, pearls, cells, side, mind, random),
      slip,
      think: think + more * (cells.length - 1),
    };
  });
};
