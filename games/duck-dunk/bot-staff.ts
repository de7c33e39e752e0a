import { startRandom } from "@quackademy/game-kit/core/random.ts";
import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import type { CreateStaff, StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { PHASE } from "./rules/codes.ts";
import { LEFT, MAX_WIND, MIN_WIND, RIGHT } from "./rules/hop.ts";
import type { Habits } from "./rules/rivals.ts";
import { wishOf } from "./rules/think.ts";
import type { State } from "./rules.ts";

/** Two players on one device. */
export const unplayed = ["pair"];
/** Each rival has staff runs of its own. */
export const levels = ["season"];

type Head = { habits: Habits; think: number };

const habits = (
  react: number,
  off: number,
  range: number,
  dunks: number,
  fades: number,
  blocks: number,
  steals: number,
): Habits => ({
  wait: 0,
  more: 0,
  react,
  off,
  range,
  dunks,
  fades,
  blocks,
  steals,
});

export const HEADS: Record<StaffMember, Head> = {
  duckling: { think: 10, habits: habits(24, 2, 440, 70, 5, 25, 36) },
  drake: { think: 8, habits: habits(19, 2, 500, 80, 15, 40, 45) },
  goose: { think: 3, habits: habits(13, 0, 580, 88, 40, 80, 65) },
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
        // Hops and dunks need no exact moment.
        const more = nerves.pick(wish.hold === MAX_WIND ? 9 : wish.hold < MIN_WIND ? 2 : 1);
        upAt = downAt + Math.max(3, wish.hold + more + Math.round(nerves.jitter() * 0.6));
        nextAt = upAt + 4;
      }
    }
    return { held: bits !== 0 && frame >= downAt ? bits : 0, taps: [] };
  };
}

export const createStaff: CreateStaff<State> = (who, nerves) => dunkWithHands(nerves, HEADS[who]);
