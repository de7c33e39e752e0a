import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import type { CreateStaff, StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { createPlayer } from "./bot-hands.ts";
import { MODE, type State } from "./rules.ts";

/**
 * Frames of thought before each leg, besides the reaction, from which crumb of a cave on they are fetched, and after how many shafts of
 * a flood the legs are tired.
 */
type Skill = { think: number; crumbs: number; shafts: number };

const HANDS: Record<StaffMember, Skill> = {
  duckling: { think: 62, crumbs: 99, shafts: 1 },
  drake: { think: 24, crumbs: 2, shafts: 2 },
  goose: { think: 2, crumbs: 1, shafts: 3 },
};

const REST = { held: 0, taps: [] };

function play(nerves: HandNerves, { think, crumbs, shafts }: Skill): StaffBot<State> {
  const player = createPlayer({
    think: (frame) => nerves.delay(nerves.skill.reactionFrames + think, frame) + nerves.lapse(),
    isFetching: (number) => number >= crumbs,
    pick: nerves.pick,
  });
  return (state) => (state.mode === MODE.flood && state.room >= shafts ? REST : player(state));
}

export const createStaff: CreateStaff<State> = (who, nerves) => play(nerves, HANDS[who]);

/** The modes whose levels the staff plays. */
export const levels = ["room"];
