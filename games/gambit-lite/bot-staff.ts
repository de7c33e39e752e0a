import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { copyPosition } from "./rules/board.ts";
import { chooseMove } from "./rules/mind.ts";
import { legalMoves } from "./rules/moves.ts";
import { puzzleOf, solutionOf } from "./rules/puzzles.ts";
import { KIND, PHASE, type State } from "./rules/state.ts";
import { tapOf } from "./rules.ts";

/** How well a move is thought through, and the frames for it with and without much to choose from. */
const MIND = {
  duckling: { mind: { nodes: 60, guess: 160 }, think: 120, more: 5 },
  drake: { mind: { nodes: 900, guess: 24 }, think: 100, more: 4 },
  goose: { mind: { nodes: 4500, guess: 6 }, think: 90, more: 4 },
};
/** The frames for a mate in one, for each move that could be the first of a mate in two, and mistakes in a hundred. */
const PUZZLE = {
  duckling: { one: 560, two: 620, more: 42, wrong: 24 },
  drake: { one: 300, two: 380, more: 26, wrong: 12 },
  goose: { one: 150, two: 200, more: 14, wrong: 6 },
};
const OPENING_MOVES = 6;

/** Plays the opening quickly, and thinks longer where there is more to choose from. */
export const createStaff: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([5, 6, 7, 8]);
  const { mind, think, more } = MIND[who];
  return tapWithHands(nerves, (state) => {
    const { kind, phase, wait, position, moves, turn } = state;
    if (phase !== PHASE.person || wait > 0) return null;
    const copy = copyPosition(position);
    const legal = legalMoves(copy);
    const any = tapOf(legal[nerves.pick(legal.length)]!);
    if (kind !== KIND.game) {
      const puzzling = PUZZLE[who];
      const isFirst = turn === 0 && puzzleOf(state).length === 2;
      const frames = isFirst ? puzzling.two + puzzling.more * legal.length : turn > 0 ? puzzling.one / 3 : puzzling.one;
      const isWrong = turn === 0 && nerves.pick(100) < puzzling.wrong;
      return { tap: isWrong ? any : tapOf(solutionOf(state)), slip: any, think: frames };
    }
    const frames = moves < OPENING_MOVES ? think / 2 : think + more * legal.length;
    return { tap: tapOf(chooseMove(copy, legal, mind, random, () => false)), slip: any, think: frames };
  });
};
