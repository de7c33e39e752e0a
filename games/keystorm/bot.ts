import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { nextLetter } from "./rules-fall.ts";
import { CHOOSE, PHASE, type State } from "./rules.ts";

/** Types the lowest word first, a letter every few frames, with occasional mistakes. */
export function createBot(grade = 1, framesPerLetter = 13): (state: State) => Inputs {
  return (state) => {
    if (state.phase === PHASE.choosing) return { held: 0, taps: state.frame === 30 ? [CHOOSE + grade] : [] };
    if (state.phase !== PHASE.storm || state.frame % framesPerLetter !== 0) return { held: 0, taps: [] };
    const lowest = [...state.words].sort((one, other) => other.y - one.y || one.id - other.id)[0];
    const word = state.words.find(({ id }) => id === state.target) ?? lowest;
    if (!word || word.y < 6000) return { held: 0, taps: [] };
    const isSlip = state.right % 41 === 40 && state.streak > 0;
    return { held: 0, taps: [isSlip ? (nextLetter(word) + 1) % 26 : nextLetter(word)] };
  };
}
