import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { nextWord, startRandom } from "@quackademy/game-kit/core/random.ts";
import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import type { CreateStaff, StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { placeFor } from "./bot.ts";
import { planFor, type Plan } from "./bot-plan.ts";
import type { Mind, Place } from "./rules/mind.ts";
import { STEP, TAP, type State } from "./rules.ts";

/** Two players on one screen. */
export const unplayed = ["pair"];
/** Each duel has runs of the staff to race. */
export const levels = ["duel"];

/** How somebody thinks, and for how many frames; `goal` is the cascade that it builds. */
type Head = { mind: Mind; think: number; goal?: number };

const HEADS: Record<StaffMember, Head> = {
  duckling: { mind: { careless: 30, cascades: 0 }, think: 60 },
  drake: { mind: { careless: 10, cascades: 5 }, think: 44, goal: 3 },
  goose: { mind: { careless: 2, cascades: 14 }, think: 34, goal: 4 },
};

const NOTHING = { held: 0, taps: [] };
const HOLD_FRAMES = 5;
/** A key that is down longer would repeat. */
const MOST_HOLD = 9;
/** Presses for one domino, after which it is dropped where it is. */
const MOST_PRESSES = 8;

/** Thinks once for a domino, turns and moves it press by press, and drops it. */
export function stackWithHands(nerves: HandNerves, { mind, think, goal }: Head): StaffBot<State> {
  const random = startRandom([nerves.pick(1 << 30), nerves.pick(1 << 30), 3, 4]);
  let [frame, placed, presses, downAt, upAt, bit, keepAt] = [0, -1, 0, 0, 0, 0, 0];
  let place: Place | Plan | null = null;
  return (state) => {
    frame += 1;
    const { me } = state;
    if (bit !== 0 && frame >= upAt) bit = 0;
    if (me.step !== STEP.piece) return { held: bit !== 0 && frame >= downAt ? bit : 0, taps: [] };
    const isNew = placed !== me.placed;
    if (isNew) {
      [placed, presses] = [me.placed, 0];
      place = goal ? planFor(state, goal) : placeFor(state, mind, random);
      nextWord(random);
    }
    if (place && "isKept" in place && place.isKept && bit === 0) {
      if (keepAt === 0) keepAt = frame + nerves.delay(nerves.skill.reactionFrames + think, frame);
      if (frame < keepAt) return NOTHING;
      [keepAt, place] = [0, { ...place, isKept: false }];
      return { held: 0, taps: [TAP.keep] };
    }
    if (bit === 0) {
      const { reactionFrames, strokeFrames } = nerves.skill;
      bit = presses > MOST_PRESSES ? BUTTON.b : bitTowards(state, place!);
      // A slip presses another key than the one that was meant.
      if (nerves.slips()) bit = [BUTTON.left, BUTTON.right, BUTTON.a][nerves.pick(3)]!;
      downAt = frame + nerves.delay(isNew ? reactionFrames + think : strokeFrames, frame) + nerves.lapse();
      upAt = downAt + Math.min(MOST_HOLD, Math.max(3, nerves.delay(HOLD_FRAMES, frame)));
      presses += 1;
    }
    return { held: frame >= downAt ? bit : 0, taps: [] };
  };
}

function bitTowards({ me: { piece } }: State, { column, turn }: Place): number {
  if (piece.turn !== turn) return BUTTON.a;
  return piece.column === column ? BUTTON.b : piece.column > column ? BUTTON.left : BUTTON.right;
}

export const createStaff: CreateStaff<State> = (who, nerves) => stackWithHands(nerves, HEADS[who]);
