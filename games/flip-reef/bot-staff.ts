import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { cellsFor } from "./rules-reef.ts";
import { chooseCell } from "./rules-rival.ts";
import { CHOOSE, PHASE, type State } from "./rules.ts";

/** The rival, how well a move is thought through, and the frames for the first option and for each other one. */
const MIND = {
  duckling: { rival: 0, mind: { nodes: 60, guess: 50 }, think: 110, more: 14 },
  drake: { rival: 1, mind: { nodes: 420, guess: 12 }, think: 80, more: 10 },
  goose: { rival: 1, mind: { nodes: 900, guess: 0 }, think: 55, more: 6 },
};

/** Thinks longer where there is more to choose from. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([1, 2, 3, 4]);
  const { rival, mind, think, more } = MIND[who];
  return tapWithHands(nerves, ({ phase, wait, board, pearls, side }) => {
    if (phase === PHASE.choosing) return { tap: CHOOSE + rival, think: 70 };
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
