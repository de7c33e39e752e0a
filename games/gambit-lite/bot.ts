import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { copyPosition } from "./rules/board.ts";
import { chooseMove, type Mind } from "./rules/mind.ts";
import { legalMoves } from "./rules/moves.ts";
import { solutionOf } from "./rules/puzzles.ts";
import { KIND, PHASE, type State } from "./rules/state.ts";
import { HINT, tapOf } from "./rules.ts";

/** Plays with a short search. It solves puzzles, but not all: every seventh gets the first move that comes to mind. */
export function createBot(mind: Mind = { nodes: 500, guess: 0 }): (state: State) => Inputs {
  const random = startRandom([5, 6, 7, 8]);
  return (state) => {
    if (state.phase !== PHASE.person || state.wait > 0 || state.frame % 30 !== 0) return { held: 0, taps: [] };
    if (state.kind !== KIND.game) return { held: 0, taps: [tapForPuzzle(state)] };
    const position = copyPosition(state.position);
    const move = chooseMove(position, legalMoves(position), mind, random, () => false);
    return { held: 0, taps: [tapOf(move)] };
  };
}

function tapForPuzzle(state: State): number {
  if (state.place % 7 === 3 && state.hints === 0) return HINT;
  const isGuess = state.place % 7 === 6 && state.mistakes <= state.place / 7;
  return tapOf(isGuess ? legalMoves(state.position)[0]! : solutionOf(state));
}
