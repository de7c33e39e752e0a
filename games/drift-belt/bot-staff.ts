import { holdWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { think } from "./bot.ts";
import { rules } from "./rules.ts";
import type { State } from "./rules-belt.ts";

const LOOK_FRAMES = { duckling: 34, drake: 22, goose: 15 };

/** Flies where there is room, as seen a moment ago. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  holdWithHands<State>(nerves, { rules, lookFrames: LOOK_FRAMES[who], plan: (state) => [think(state)] });
