import { CROWD, CUE, MODE, tickOfStep, type State } from "./state.ts";
import { STEPS, type Course } from "./course.ts";

export const PERFECT_FRAMES = 2;
export const GOOD_FRAMES = 6;
export const POINTS = {
  perfect: 100,
  /** More for each frame that a spot-on hit is nearer to the beat than it has to be. */
  exact: 10,
  good: 50,
  ring: 60,
  feather: 500,
  bar: 20,
  finish: 2000,
  clean: 3000,
  row: 5000,
  fall: 300,
  heart: 1000,
  /** Each half beat on a string. */
  hold: 20,
};
/** The streak from which points count twice, three times, four times. */
export const LOUDER = [8, 20, 40];

/** After so many falls before the same flag, nothing hurts and nothing earns points until the next one: no phrase is a wall. */
export const FALLS_TO_CARRY = 3;

export const isCarried = ({ safe, phraseFalls }: State): boolean => safe > 0 && phraseFalls >= FALLS_TO_CARRY;

export const factorOf = (streak: number): number => 1 + LOUDER.filter((from) => streak >= from).length;

/** Points for a hit so many frames beside the beat. */
const pointsOf = (off: number): number =>
  off > PERFECT_FRAMES ? POINTS.good : POINTS.perfect + POINTS.exact * (PERFECT_FRAMES - off);

/** In a take, so many hits in a row bring back a part of the crowd. */
const CROWD_ROW = 8;

/** In a take, the crowd leaves with misses, with wasted presses and with falls. */
export function moveCrowd(state: State, by: number): void {
  if (state.mode === MODE.take) state.hearts = Math.max(0, Math.min(CROWD, state.hearts + by));
}

function wastePress(state: State): void {
  state.wasted += 1;
  moveCrowd(state, -1);
}

/** A press in time keeps the duck from harm until its jump would end on the beat, and a little longer in the air. */
export function isSure({ sure, tick, tile, pressedAt, duck }: State, { tiles }: Course, beat: number): boolean {
  const isInTime = Math.abs(pressedAt - tickOfStep(tiles[tile]?.step ?? -STEPS, beat)) <= GOOD_FRAMES;
  return isInTime || tick <= sure + (duck.isAloft ? GOOD_FRAMES : 0);
}

/** Compares the press that made a jump with the next tile. */
export function judgePress(state: State, { tiles, dares }: Course, beat: number, isJump: boolean): void {
  const tile = tiles[state.tile];
  const offOf = (step: number) => state.pressedAt - tickOfStep(step, beat);
  const near = [tiles[state.tile - 1], tile].map((each) => (each ? offOf(each.step) : 99));
  const nearest = Math.abs(near[0]!) < Math.abs(near[1]!) ? near[0]! : near[1]!;
  if (Math.abs(nearest) <= 2 * GOOD_FRAMES) {
    state.late += nearest;
    state.timed += 1;
  }
  const off = Math.abs(near[1]!);
  if (!tile || off > GOOD_FRAMES) {
    if (!dares.some((step) => Math.abs(offOf(step)) <= GOOD_FRAMES)) wastePress(state);
    return;
  }
  if (isJump && state.isHammered) return missTile(state);
  const isPerfect = off <= PERFECT_FRAMES;
  state.tile += 1;
  if (tile.hold === 0) state.sure = tickOfStep(tile.step, beat) + beat;
  if (state.tile <= state.judgedTiles) return void state.cues.push(isPerfect ? CUE.perfect : CUE.good);
  state.judgedTiles = state.tile;
  // A drum that was hit while the duck was carried is no hit.
  if (isCarried(state)) state.misses += 1;
  else if (isPerfect) state.perfects += 1;
  else state.goods += 1;
  if (tile.hold > 0) state.riding = tickOfStep(tile.step + tile.hold, beat);
  earn(state, pointsOf(off));
  state.cues.push(isPerfect ? CUE.perfect : CUE.good);
}

/** A string that was caught on the beat sings while the button is held, and letting go on the beat is a hit, too. */
export function ride(state: State, beat: number, isDown: boolean): void {
  if (state.riding === 0) return;
  const left = state.riding - state.tick;
  if (!isDown) {
    state.riding = 0;
    if (Math.abs(left) > GOOD_FRAMES) return;
    earn(state, pointsOf(Math.abs(left)));
    state.cues.push(CUE.release);
  } else if (left < -GOOD_FRAMES) state.riding = 0;
  else if (left > 0 && left % (beat >> 1) === 0) {
    if (!isCarried(state)) state.points += POINTS.hold * factorOf(state.streak);
    state.cues.push(CUE.held);
  }
}

/** Adds points for something on the beat, and one to the streak. */
function earn(state: State, points: number): void {
  const factor = factorOf(state.streak);
  if (isCarried(state)) return;
  state.streak += 1;
  state.longest = Math.max(state.longest, state.streak);
  if (state.streak % CROWD_ROW === 0) moveCrowd(state, 1);
  state.points += points * factor;
  if (factorOf(state.streak) > factor) state.cues.push(CUE.louder);
}

/** A tile that was not used ends the streak. */
export function passTiles(state: State, { tiles }: Course, beat: number): void {
  const tile = tiles[state.tile];
  if (tile && state.tick > tickOfStep(tile.step, beat) + GOOD_FRAMES) missTile(state);
}

function missTile(state: State): void {
  state.tile += 1;
  if (state.tile <= state.judgedTiles) return;
  state.judgedTiles = state.tile;
  state.misses += 1;
  state.streak = 0;
  moveCrowd(state, -1);
  state.cues.push(CUE.miss);
}

export function takeFeather(state: State, index: number): void {
  const isKnown = state.mode === MODE.remix ? index <= state.lastFeather : (state.feathers & (1 << index)) !== 0;
  if (isKnown) return;
  if (state.mode !== MODE.remix) state.feathers |= 1 << index;
  state.lastFeather = Math.max(state.lastFeather, index);
  state.featherCount += 1;
  state.points += POINTS.feather;
  // A feather is found once, and stays.
  state.phrase[0] += POINTS.feather;
  state.cues.push(CUE.feather);
}

export function takeRing(state: State, index: number): void {
  state.cues.push(CUE.ring);
  if (index < state.judgedGates) return;
  state.judgedGates = index + 1;
  earn(state, POINTS.ring);
}
