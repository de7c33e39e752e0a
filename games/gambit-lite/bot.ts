import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { copyPosition } from "./rules-board.ts";
import { chooseMove, type Mind } from "./rules-mind.ts";
import { legalMoves } from "./rules-moves.ts";
import { CHOOSE, PHASE, tapOf, type State } from "./rules.ts";

/** Plays against the weakest rival, with a short search. */
export function createBot(rival = 0, mind: Mind = { nodes: 500, guess: 0 }): (state: State) => Inputs {
  const random = startRandom([5, 6, 7, 8]);
  return (state) => {
    if (state.phase === PHASE.choosing) return { held: 0, taps: state.frame === 20 ? [CHOOSE + rival] : [] };
    if (state.phase !== PHASE.person || state.wait > 0 || state.frame % 30 !== 0) return { held: 0, taps: [] };
    const position = copyPosition(state.position);
    const move = chooseMove(position, legalMoves(position), mind, random, () => false);
    return { held: 0, taps: [tapOf(move)] };
  };
}
