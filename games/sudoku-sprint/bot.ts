import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { PHASE, tapOf, VERB, type SudokuState } from "./rules.ts";

const FRAMES_PER_DIGIT = 40;

/** Writes the solution from the top, with an occasional wrong digit. */
export function createBot(): (state: SudokuState) => Inputs {
  return (state) => ({ held: 0, taps: state.frame % FRAMES_PER_DIGIT === 0 ? [tapFor(state)] : [] });
}

function tapFor({ frame, phase, values, solution }: SudokuState): number {
  if (phase !== PHASE.playing) return tapOf(VERB.goOn);
  const cell = values.indexOf(0);
  const digit = solution[cell]!;
  if (frame === FRAMES_PER_DIGIT * 6) return tapOf(VERB.hint);
  const isSlip = frame % (FRAMES_PER_DIGIT * 17) === 0;
  return tapOf(VERB.write, cell, isSlip ? (digit % 9) + 1 : digit);
}
