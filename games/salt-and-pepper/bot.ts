import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { createPlayer } from "./bot-hands.ts";
import type { State } from "./rules.ts";

/** Later it lets go: a test need not see a whole run. Before that its hands have shown that they are a program's. */
const ENOUGH_FRAMES = 150 * 60;

/** Goes every way at once, crumbs and all. */
export function createBot(): (state: State) => Inputs {
  let turn = 0;
  const player = createPlayer({
    think: () => 0,
    isFetching: () => true,
    pick: (count) => (turn = (turn * 7 + 3) % 1009) % count,
  });
  return (state) => (state.frame > ENOUGH_FRAMES ? { held: 0, taps: [] } : player(state));
}
