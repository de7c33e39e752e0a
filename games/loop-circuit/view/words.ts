import { angleOf } from "@quackademy/game-kit/core/fixed.ts";
import { isFinished, metresOf, MODE, type State } from "#loop-circuit/rules/state.ts";
import { trackOf, turnBetween } from "#loop-circuit/rules/track.ts";
import { rules, starsOf } from "#loop-circuit/rules.ts";
import { adviceOf, lapOf, sayTime } from "./panel.ts";

/** Posts ahead that a co-driver looks at. */
const AHEAD = 13;
const SHORT_FRAMES = 7 * 60;

/** The co-driver: where to steer for the road ahead, as the car stands now. */
export function callOf({ car, circuit, isMirrored }: State): string {
  const track = trackOf(circuit, isMirrored);
  const post = (car.post + AHEAD) % track.count;
  const off = turnBetween(car.heading >> 6, angleOf(track.x[post]! - car.x, track.y[post]! - car.y));
  if (Math.abs(off) < 22) return "Straight";
  const side = off > 0 ? "right" : "left";
  return Math.abs(off) < 70 ? `Slightly ${side}` : Math.abs(off) < 150 ? `Steer ${side}` : `Sharp ${side}`;
}

/** What is special about each circuit. */
export const CIRCUIT_TRICKS = [
  "Wide, with one jump",
  "A jump between two bends",
  "Left, right, left, right",
  "Over the sea, without a hedge",
  "Jump over the crossing",
  "Slow sand, narrow planks",
  "Ice: steer early",
  "Bends of ice: slide early",
  "Straight ice, then hairpins",
  "Hairpins and two jumps",
  "Three leaves, two jumps",
  "Sand, planks and hairpins",
] as const;

/** The sentence for screen readers. */
export function say(state: State): string {
  const { mode, clock, frame } = state;
  if (isFinished(state)) {
    const stars = starsOf(state);
    return `Finished in ${sayTime(frame)} seconds: ${stars === 1 ? "1 star" : `${stars} stars`}.`;
  }
  if (rules.isOver(state)) {
    if (mode === MODE.tour) return `Time is up on circuit ${state.leg + 1}, after ${metresOf(state)} metres.`;
    return mode === MODE.drift ? `Time is up: ${rules.score(state)} drift points.` : "Time is up.";
  }
  const advice = adviceOf(state) ?? callOf(state);
  // A player who drives by ear hears the call first, and the clock only when little time is left.
  if (mode === MODE.circuit) return `${advice}. Lap ${lapOf(state)}.`;
  return clock < SHORT_FRAMES ? `${advice}. ${Math.ceil(clock / 60)} seconds left.` : `${advice}.`;
}
