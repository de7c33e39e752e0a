import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { isTurnable } from "./rules-light.ts";
import { PHASE, TAP, type LumenState } from "./rules.ts";

/** Frames to look at a new board for each rung of the ladder, to see the next piece, and wrong turns of a hundred. */
const MIND = {
  duckling: { look: 50, think: 70, wrong: 24 },
  drake: { look: 38, think: 46, wrong: 13 },
  goose: { look: 26, think: 30, wrong: 6 },
};

/** Turns pieces towards the solution, and sometimes another one. */
export const createStaff: CreateStaff<LumenState> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, board, solution, rung, used }) => {
    const { look, think, wrong } = MIND[who];
    if (phase === PHASE.solved) return { tap: TAP.goOn, think: 20 };
    if (phase !== PHASE.playing) return null;
    const open = solution.flatMap((turn, cell) => (turn === board.turns[cell] ? [] : [cell]));
    const others = board.pieces.flatMap((piece, cell) => (isTurnable(piece) ? [cell] : []));
    const cells = nerves.pick(100) < wrong ? others : open;
    if (cells.length === 0) return null;
    const seen = think + 2 * rung + (used === 0 ? look * rung : 0);
    return { tap: cells[nerves.pick(cells.length)]!, slip: others[nerves.pick(others.length)]!, think: seen };
  });
