import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { cellsFor } from "./rules-reef.ts";
import { chooseCell, type Mind } from "./rules-rival.ts";
import { PHASE, type State } from "./rules.ts";

/** Plays with a search that is good enough for the lower rungs. */
export function createBot(mind: Mind = { nodes: 200, guess: 20 }): (state: State) => Inputs {
  const random = startRandom([1, 2, 3, 4]);
  return (state) => {
    if (state.phase !== PHASE.person || state.wait > 0 || state.frame % 40 !== 0) return { held: 0, taps: [] };
    const cells = cellsFor(state.board, state.side);
    return { held: 0, taps: [chooseCell(state.board, state.pearls, cells, state.side, mind, random)] };
  };
}
