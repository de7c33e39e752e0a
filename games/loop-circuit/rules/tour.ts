import { nextInt, shuffle, type Random } from "@quackademy/game-kit/core/random.ts";
import { CIRCUITS } from "./circuits.ts";
import { CUE } from "./cues.ts";
import type { State } from "./state.ts";
import { GATES, POST_GAP, UNIT, type Track } from "./track.ts";

const PASS_POINTS = 25;
const STREAK_FRAMES = 5 * 60;
export const MOST_STREAK = 5;
/** Every kart that is overtaken pushes the car: longer in a row. */
const [PASS_BOOST, STREAK_BOOST] = [6, 9];
/** A gate before the rival, the line before it, and the boost that the next circuit begins with then. */
export const LEAD_FRAMES = 60;
export const BEATEN_POINTS = 250;
const START_BOOST = 140;
/** A tour begins with one of these. */
const EASY = 3;

/** All circuits in some order, an easy one first. */
export function tourOrder(random: Random): number[] {
  const first = nextInt(random, EASY);
  const others = shuffle(
    random,
    CIRCUITS.map((_, circuit) => circuit).filter((circuit) => circuit !== first),
  );
  return [first, ...others];
}

/** Counts a kart that was overtaken now, or the time until the row of them ends. */
export function countPass(state: State, kind: number): void {
  if (kind < 0) {
    if (state.streakLeft > 0 && --state.streakLeft === 0) state.streak = 0;
    return;
  }
  state.passed += 1;
  state.passKind = kind;
  state.streak = Math.min(MOST_STREAK, state.streak + 1);
  state.streakLeft = STREAK_FRAMES;
  state.passPoints += passPoints(state);
  addTime(state, passFrames(state));
  state.car.boost = Math.max(state.car.boost, PASS_BOOST + state.streak * STREAK_BOOST);
}

/** The clock of a tour never holds much, and less on every circuit: what has no room in it is worth points. */
export function addTime(state: State, frames: number): void {
  const clock = state.clock + frames;
  const kept = Math.max(state.clock, Math.min(mostFrames(state.leg), clock));
  const over = (clock - kept) >> 1;
  state.clock = kept;
  state.over += over;
  state.passPoints += over;
}

/** Until then a tour gets harder fast: later it depends on the driver how long it lasts. */
const STEEP_LEGS = 3;

/** The time that a gate of a tour brings: less on every circuit, in the end less than anybody needs. */
export function gateFrames(leg: number, track: Track): number {
  const pace = 1350 + Math.min(leg, STEEP_LEGS) * 270 + Math.max(0, leg - STEEP_LEGS) * 60;
  return Math.floor((Math.floor(track.count / GATES) * POST_GAP * UNIT) / pace);
}

/** The most that the clock of a tour holds. */
export const mostFrames = (leg: number): number => Math.max(5 * 60, 9 * 60 - leg * 24);

/** What a kart was worth: by how it was overtaken, and times the karts in a row. */
export const passFrames = ({ leg, passKind, streak }: State): number => Math.max(3, 7 - leg) * (passKind + 1 + streak);
export const passPoints = ({ passKind, streak }: State): number => PASS_POINTS * (passKind + 1 + streak);

/** Whether there are rivals, and all of them are behind. */
export function leadsRivals({ karts, far }: State): boolean {
  const rivals = karts.filter(({ isRival }) => isRival === 1);
  return rivals.length > 0 && rivals.every(({ at }) => at >> 8 < far);
}

/** The time for being first on the line before this circuit: less on every circuit. */
export const beatenFrames = ({ leg }: State): number => Math.max(60, 240 - leg * 20);

/** The reward for being first on the line. */
export function beatRivals(state: State): void {
  state.beaten += 1;
  addTime(state, beatenFrames(state));
  state.passPoints += BEATEN_POINTS;
  state.car.boost = START_BOOST;
  state.cues.push(CUE.beaten);
}
