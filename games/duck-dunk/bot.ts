import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { PHASE } from "./rules/codes.ts";
import type { Habits } from "./rules/rivals.ts";
import { wishOf } from "./rules/think.ts";
import type { State } from "./rules.ts";

export const SHARP: Habits = {
  wait: 3,
  more: 3,
  react: 8,
  off: 0,
  range: 640,
  dunks: 90,
  fades: 40,
  blocks: 90,
  steals: 80,
};

/** Plays like a rival, for tests: presses, holds, waits and looks again. */
export function createBot(habits: Habits = SHARP): (state: State) => Inputs {
  const random = startRandom([7, 7, 7, 7]);
  let [hold, wait, bits] = [0, 0, 0];
  return (state) => {
    const me = state.ducks[0];
    if (hold > 0) {
      hold -= 1;
      return { held: bits, taps: [] };
    }
    if (wait > 0) wait -= 1;
    else if (state.phase === PHASE.play && me.air < 0 && me.dizzy === 0) {
      const wish = wishOf(state, 0, habits, random);
      if (wish.hold > 0) {
        [hold, bits, wait] = [wish.hold - 1, wish.bits, habits.wait];
        return { held: bits, taps: [] };
      }
    }
    return { held: 0, taps: [] };
  };
}
