import { startRandom } from "@quackademy/game-kit/core/random.ts";
import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import type { CreateStaff, StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { PHASE } from "./rules/codes.ts";
import { LEFT, RIGHT } from "./rules/hop.ts";
import type { Habits } from "./rules/rivals.ts";
import { wishOf } from "./rules/think.ts";
import type { State } from "./rules.ts";

/** Two players on one device. */
export const unplayed = ["pair"];

type Head = { habits: Habits; think: number };

export const HEADS: Record<StaffMember, Head> = {
  duckling: {
    think: 26,
    habits: { wait: 0, more: 0, react: 30, off: 3, range: 420, dunks: 55, fades: 5, blocks: 10, steals: 15 },
  },
  drake: {
    think: 12,
    habits: { wait: 0, more: 0, react: 20, off: 2, range: 520, dunks: 75, fades: 20, blocks: 40, steals: 40 },
  },
  goose: {
    think: 3,
    habits: { wait: 0, more: 0, react: 13, off: 0, range: 620, dunks: 88, fades: 40, blocks: 80, steals: 70 },
  },
};

/** Looks, decides, presses a button, holds it and lets go, each a little early or late. */
export function dunkWithHands(nerves: HandNerves, { habits, think }: Head): StaffBot<State> {
  const random = startRandom([nerves.pick(1 << 30), nerves.pick(1 << 30), 5, 6]);
  let [frame, downAt, upAt, bits, nextAt] = [0, 0, 0, 0, 0];
  return (state) => {
    frame += 1;
    const me = state.ducks[0];
    if (bits !== 0 && frame >= upAt) bits = 0;
    const isFree = state.phase === PHASE.play && me.air < 0 && me.dizzy === 0;
    if (bits === 0 && frame >= nextAt && isFree) {
      const wish = wishOf(state, 0, habits, random);
      nextAt = frame + 3;
      if (wish.hold > 0) {
        // A slip presses the other button.
        bits = nerves.slips() ? (wish.bits & LEFT ? RIGHT : LEFT) : wish.bits;
        downAt =
          frame +
          Math.max(2, nerves.delay(Math.max(4, nerves.skill.reactionFrames / 3 + think), frame)) +
          nerves.lapse();
        upAt = downAt + Math.max(3, wish.hold + Math.round(nerves.jitter() * 0.6));
        nextAt = upAt + 4;
      }
    }
    return { held: bits !== 0 && frame >= downAt ? bits : 0, taps: [] };
  };
}

export const createStaff: CreateStaff<State> = (who, nerves) => dunkWithHands(nerves, HEADS[who]);
