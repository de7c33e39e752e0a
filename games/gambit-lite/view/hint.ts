import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { copyPosition, type Move } from "#gambit-lite/rules/board.ts";
import { chooseMove } from "#gambit-lite/rules/mind.ts";
import { legalMoves } from "#gambit-lite/rules/moves.ts";
import { solutionOf } from "#gambit-lite/rules/puzzles.ts";
import { KIND, PHASE, type State } from "#gambit-lite/rules/state.ts";

/** As good as the third rival, and quick enough to be found within one picture. */
const HINT_NODES = 900;

let found: { key: string; move: Move } = { key: "", move: 0 };

/** The move that a hint shows now; 0 for none. The rules only count hints. */
export function hintOf(state: State): Move {
  if (state.hinted === 0 || state.phase !== PHASE.person) return 0;
  const { position } = state;
  const key = `${position.squares.join(" ")} ${position.castling} ${position.passant} ${state.place}`;
  if (found.key !== key) {
    const copy = copyPosition(position);
    const mind = { nodes: HINT_NODES, guess: 0 };
    const move =
      state.kind === KIND.game
        ? chooseMove(copy, legalMoves(copy), mind, startRandom([1, 2, 3, 4]), () => false)
        : solutionOf(state);
    found = { key, move };
  }
  return found.move;
}

/** Whether the hint shows the way, and not only the piece. */
export const isWholeHint = ({ kind, hinted }: State): boolean => kind === KIND.game || hinted > 1;
