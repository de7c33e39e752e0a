import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { steerWithThumb } from "@quackademy/game-kit/staff/thumb-hands.ts";
import { think } from "./bot.ts";
import { steerTo } from "./finger-steering.ts";
import { SUB, type State } from "./rules-belt.ts";

const LOOK_FRAMES = { duckling: 34, drake: 22, goose: 15 };
const STRIDE = 80;

/** Plays on the glass, for tests: the ship follows the thumb, so the buttons are the game's and not the player's. */
export const createThumb: CreateStaff<State> = (who, nerves) =>
  steerWithThumb<State>(nerves, {
    lookFrames: LOOK_FRAMES[who],
    tremble: 0.7,
    goal(state) {
      const bits = think(state);
      const push = (plus: number, minus: number) => (bits & plus ? STRIDE : 0) - (bits & minus ? STRIDE : 0);
      const { a, c } = state.ship;
      return { x: a / SUB + push(BUTTON.right, BUTTON.left), y: c / SUB + push(BUTTON.down, BUTTON.up) };
    },
    held: ({ x, y }, state) => steerTo({ along: x, across: y }, state),
  });
