import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { GRADES } from "./rules-grades.ts";
import { makePuzzle } from "./rules-puzzle.ts";
import { PHASE, type SudokuState } from "./rules.ts";

let title: SudokuState | null = null;

/** A fixed grid for the title. */
export function titlePuzzle(state: SudokuState): SudokuState {
  if (title) return title;
  const { givens, solution } = makePuzzle(GRADES[1]!, startRandom([7, 7, 7, 7]));
  title = { ...state, phase: PHASE.playing, givens, values: givens, solution, left: 1, frame: 1000 };
  return title;
}
