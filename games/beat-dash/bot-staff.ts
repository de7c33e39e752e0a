import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import type { HandNerves } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { holdWithHands, type CreateStaff, type StaffBot } from "@quackademy/game-kit/staff/human-hands.ts";
import { wishOf } from "./bot.ts";
import { rules } from "./rules.ts";
import { beatOf, courseOf, PHASE, tickOfStep, type State } from "./rules/state.ts";

/** Whether a member of the staff goes for feathers. */
const DARES = { duckling: false, drake: true, goose: true };
/** A press is meant this long before it is made. */
const AHEAD_FRAMES = 24;
const LEAST_HOLD_FRAMES = 3;
const HOLD_FRAMES = 6;

/** How much of their jitter is left in a level, in percent. Of Goose, the best run is kept: it is no better than a good one of a player. */
const SONG_JITTER = { duckling: 90, drake: 105, goose: 145 };
const TAKE_JITTER = { duckling: 45, drake: 125, goose: 145 };

export const createStaff: CreateStaff<State> = (who, nerves, variant) => {
  const jitter = variant.startsWith("take") ? TAKE_JITTER : SONG_JITTER;
  return dashWithHands(nerves, variant === "" ? 100 : jitter[who], DARES[who]);
};

/**
 * Knows the beat, and hits it a little early or late, by `jitterPercent` of the nerves' jitter. Flights are steered by the
 * eye.
 */
export function dashWithHands(nerves: HandNerves, jitterPercent: number, takesDares: boolean): StaffBot<State> {
  const steer = steerWithHands(nerves);
  let [frame, meant, absentUntil] = [0, -1, 0];
  let presses: { from: number; to: number }[] = [];

  const mean = (state: State): void => {
    const [{ tiles, dares }, beat] = [courseOf(state), beatOf(state)];
    const tile = tiles[state.tile];
    const steps = [tile?.step, takesDares ? dares.find((step) => step > meant) : undefined];
    for (const step of steps) {
      if (step === undefined || step <= meant) continue;
      const away = tickOfStep(step, beat) - state.tick;
      if (away > AHEAD_FRAMES || away < 1) continue;
      meant = step;
      if (frame >= absentUntil) absentUntil = frame + nerves.lapse();
      if (frame < absentUntil || nerves.slips()) continue;
      const miss = () => Math.round((nerves.jitter() * jitterPercent) / 100);
      const from = Math.max(frame + 1, frame + away + miss());
      const held = step === tile?.step && tile.hold > 0 ? (tile.hold * beat) / 2 + miss() : 0;
      presses.push({ from, to: from + Math.max(LEAST_HOLD_FRAMES, held || nerves.delay(HOLD_FRAMES, frame)) });
    }
  };

  return (state) => {
    frame += 1;
    const steered = steer(state);
    if (state.phase === PHASE.fallen) {
      meant = -1;
      presses = [];
      return { held: 0, taps: [] };
    }
    if (state.duck.flies) return steered;
    mean(state);
    presses = presses.filter(({ to }) => to > frame);
    return { held: presses.some(({ from }) => from <= frame) ? BUTTON.a : 0, taps: [] };
  };
}

const LOOK_FRAMES = 9;
const FLIGHT_FRAMES = 14;

function steerWithHands(nerves: HandNerves): StaffBot<State> {
  return holdWithHands<State>(nerves, { rules, lookFrames: LOOK_FRAMES, copy: copyState, plan: planFlight });
}

/** Returns the presses for the next moment of a flight. */
function planFlight(state: State): number[] | null {
  if (!state.duck.flies) return null;
  const ahead = copyState(state);
  return Array.from({ length: FLIGHT_FRAMES }, () => {
    const held = ahead.duck.flies ? wishOf(ahead, false) : 0;
    rules.step(ahead, { held, taps: [] });
    return held;
  });
}

const copyState = (state: State): State => ({
  ...state,
  seed: [...state.seed],
  phrase: [...state.phrase],
  duck: { ...state.duck },
  cues: [],
});

/** The modes whose levels the staff plays. */
export const levels = ["song", "take"];
