import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { copyPosition } from "./rules-board.ts";
import { chooseMove } from "./rules-mind.ts";
import { legalMoves } from "./rules-moves.ts";
import { CHOOSE, PHASE, tapOf, type State } from "./rules.ts";

/** The rival, how well a move is thought through, and the frames for it with and without much to choose from. */
const MIND = {
  duckling: { rival: 0, mind: { nodes: 200, guess: 60 }, think: 120, more: 5 },
  drake: { rival: 1, mind: { nodes: 1200, guess: 10 }, think: 100, more: 4 },
  goose: { rival: 2, mind: { nodes: 2500, guess: 8 }, think: 90, more: 4 },
};
const OPENING_MOVES = 6;

/** Plays the opening quickly, and thinks longer where there is more to choose from. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([5, 6, 7, 8]);
  const { rival, mind, think, more } = MIND[who];
  return tapWithHands(nerves, ({ phase, wait, position, moves }) => {
    if (phase === PHASE.choosing) return { tap: CHOOSE + rival, think: 70 };
    if (phase !== PHASE.person || wait > 0) return null;
    const copy = copyPosition(position);
    const legal = legalMoves(copy);
    const slip = tapOf(legal[nerves.pick(legal.length)]!);
    const frames = moves < OPENING_MOVES ? think / 2 : think + more * legal.length;
    return { tap: tapOf(chooseMove(copy, legal, mind, random, () => false)), slip, think: frames };
  });
};
