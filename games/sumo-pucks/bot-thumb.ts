import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import type { CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { steerWithThumb } from "@quackademy/game-kit/staff/thumb-hands.ts";
import { steer } from "./finger-steering.ts";
import type { State } from "./rules.ts";
import { SHARP, think } from "./rules-rival.ts";

const LOOK_FRAMES = { duckling: 24, drake: 18, goose: 14 };
const PULL = 60;

/** Plays on the glass, for tests. */
export const createThumb: CreateStaff<State> = (who, nerves) => {
  const random = startRandom([7, 7, 7, 7]);
  return steerWithThumb<State>(nerves, {
    lookFrames: LOOK_FRAMES[who],
    tremble: 0.8,
    goal(state) {
      const [me, foe] = state.pucks;
      const bits = think(SHARP, me, foe, state, random);
      const pull = (plus: number, minus: number) => (bits & plus ? PULL : 0) - (bits & minus ? PULL : 0);
      return { x: pull(BUTTON.right, BUTTON.left), y: pull(BUTTON.down, BUTTON.up) };
    },
    held: ({ x, y }) => steer(x, y),
  });
};
