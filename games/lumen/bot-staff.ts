import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { isTurnable } from "./rules-light.ts";
import { PHASE, TAP, type LumenState } from "./rules.ts";

/** Frames to see which piece to turn, and how many of a hundred turns are wrong. */
const MIND = {
  duckling: { think: 70, wrong: 24 },
  drake: { think: 42, wrong: 12 },
  goose: { think: 26, wrong: 5 },
};

/** Turns pieces towards the solution, and sometimes another one. */
export const createStaff: CreateStaff<LumenState> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, board, solution, level }) => {
    const { think, wrong } = MIND[who];
    if (phase === PHASE.solved) return { tap: TAP.goOn, think: 20 };
    if (phase !== PHASE.playing) return null;
    const open = solution.flatMap((turn, cell) => (turn === board.turns[cell] ? [] : [cell]));
    const others = board.pieces.flatMap((piece, cell) => (isTurnable(piece) ? [cell] : []));
    const cells = nerves.pick(100) < wrong ? others : open;
    if (cells.length === 0) return null;
    return { tap: cells[nerves.pick(cells.length)]!, slip: others[nerves.pick(others.length)]!, think: think + level };
  });
