import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { bestSlide } from "./bot.ts";
import { DIRECTIONS } from "./rules-board.ts";
import { PHASE, TAP, type GardenState } from "./rules.ts";

/** How far ahead, how long for a slide, and how many of a hundred slides are only a try. */
const MIND = {
  duckling: { depth: 1, think: 42, tries: 90 },
  drake: { depth: 1, think: 26, tries: 50 },
  goose: { depth: 2, think: 20, tries: 15 },
};

/** Looks for the best slide, and does not always look hard. */
export const createStaff: CreateStaff<GardenState> = (who, nerves) =>
  tapWithHands(nerves, ({ phase, cells }) => {
    const { depth, think, tries } = MIND[who];
    if (phase === PHASE.stuck) return { tap: TAP.undo, think: 40 };
    if (phase !== PHASE.playing) return null;
    const tried = nerves.pick(DIRECTIONS.length);
    const isTry = nerves.pick(100) < tries;
    return { tap: isTry ? tried : bestSlide(cells, depth).direction, slip: tried, think: isTry ? think / 2 : think };
  });
