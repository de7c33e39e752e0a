import { BUTTON, type GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { CEILING, groundAt, HIGH, isAboveAt, isFlownAt, isMirroredAt, STEPS } from "./rules/course.ts";
import { fallGravity, moveDuck, newDuck, placeAt, type Happened } from "./rules/duck.ts";
import {
  FALLS_TO_CARRY,
  GOOD_FRAMES,
  isSure,
  judgePress,
  moveCrowd,
  passTiles,
  POINTS,
  ride,
  takeFeather,
  takeRing,
} from "./rules/hits.ts";
import { SONGS } from "./rules/songs.ts";
import {
  barFrames,
  barOf,
  beatOf,
  courseOf,
  CUE,
  END_FRAMES,
  lengthOf,
  MAX_HEARTS,
  MODE,
  newRun,
  percentOf,
  PHASE,
  type State,
} from "./rules/state.ts";

/** Presses closer than this are hammering on the key, which hits every drum and none on purpose. No beat is so short. */
const HAMMER_FRAMES = 10;
/** In songs: a fall leads back to the start of the phrase. There may be any number of them, for each phrase is carried at last. */
export const PHRASE_BARS = 2;
/** After so many falls in a row without a press, the player has left: the run ends. */
const MOST_IDLE_FALLS = 6;
const FALL_FRAMES = 26;
/** Beats of a run-up after a fall. */
const RUN_UP = 2;
const HURT_BEATS = 3;
/** How much of the crowd a fall in a take costs. */
const CROWD_FALL = 3;
/** A heart comes back after so many bars without a hit, in the first two minutes. */
const HEART_BARS = 6;
const HEARTS_UNTIL = 2 * 60 * 60;

/** The end of a remix: from this bar on there are two hearts, and each of the others has become points. */
export const ENCORE_BAR = 80;
export const ENCORE_HEARTS = 2;

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const [, name, number] = /^(song|take)-(\d+)$/.exec(variant) ?? [];
    const level = Number(number);
    const isSong = level >= 1 && level <= SONGS.length;
    return newRun(seed, isSong ? (name === "song" ? MODE.song : MODE.take) : MODE.remix, isSong ? level - 1 : null);
  },

  step(state, { held, taps }) {
    state.cues = [];
    if (state.isEnded) return;
    state.frame += 1;
    const isDown = (held & BUTTON.a) !== 0 || taps.length > 0;
    const isPressed = taps.length > 0 || (isDown && !state.isHeld);
    state.isHeld = isDown ? 1 : 0;
    if (isPressed) {
      state.isHammered = state.frame - state.pressedIn < HAMMER_FRAMES ? 1 : 0;
      Object.assign(state, { idleFalls: 0, pressedIn: state.frame });
    }
    if (state.phase === PHASE.ending) waitForEnd(state);
    else if (state.phase === PHASE.fallen) waitForReturn(state);
    else play(state, isDown, isPressed && !isRunUp(state));
  },

  isOver: ({ isEnded }) => isEnded === 1,
  score: ({ points }) => points,
  hash(state) {
    const { duck, seed, phrase, cues: _, ...rest } = state;
    return hashState(seed, Object.values(duck), phrase, Object.values(rest));
  },
};

/** Before the phrase to which a fall has led back, in the mirror: a press there would lead to the wrong side of it. */
const isRunUp = (state: State): boolean =>
  state.tick + GOOD_FRAMES < state.checkpoint * barFrames(state) &&
  isMirroredAt(courseOf(state), placeAt(state.tick, beatOf(state)));

function play(state: State, isDown: boolean, isPressed: boolean): void {
  const [course, beat] = [courseOf(state), beatOf(state)];
  const before = placeAt(state.tick, beat);
  state.tick += 1;
  state.safe = Math.max(0, state.safe - 1);
  const x = placeAt(state.tick, beat);
  if (isPressed) state.pressedAt = state.tick;
  const happened = moveDuck(
    state.duck,
    { course, beat, before, x, isSafe: state.safe > 0 || isSure(state, course, beat) },
    isDown,
    isPressed,
  );
  // Only a press that makes a jump is a hit: drumming on the key brings nothing.
  ride(state, beat, isDown);
  if (happened.jumped || happened.usedOrb || happened.caught) judgePress(state, course, beat, !happened.usedOrb);
  tell(state, happened);
  passTiles(state, course, beat);
  if (happened.feather) takeFeather(state, happened.feather.index);
  if (happened.gate) takeRing(state, happened.gate.index);
  if (state.tick % barFrames(state) === 0) passBar(state);
  if (happened.crashed) crash(state, happened.splashed, beat);
  if (state.mode === MODE.take && state.hearts === 0) end(state);
  else if (state.phase === PHASE.playing && state.tick >= lengthOf(state)) finish(state);
}

function tell({ cues }: State, { jumped, usedOrb, bounced, landed, tookOff, swapped }: Happened): void {
  if (jumped) cues.push(CUE.jump);
  if (usedOrb) cues.push(CUE.orb);
  if (bounced) cues.push(CUE.bounce);
  if (landed) cues.push(CUE.land);
  if (tookOff) cues.push(CUE.takeOff);
  if (swapped) cues.push(CUE.swap);
}

function passBar(state: State): void {
  const bar = barOf(state);
  if (state.mode === MODE.song) {
    const phrase = Math.floor(bar / PHRASE_BARS) * PHRASE_BARS;
    if (phrase <= state.checkpoint) return;
    state.checkpoint = phrase;
    state.phraseFalls = 0;
    const { points, perfects, goods, misses, wasted, judgedTiles, judgedGates } = state;
    state.phrase = [points, perfects, goods, misses, wasted, judgedTiles, judgedGates];
    state.cues.push(CUE.checkpoint);
    return;
  }
  if (state.mode !== MODE.remix) return;
  // Bars alone earn nothing: a player who has hit no drum has not played.
  if (bar > 2 && state.perfects + state.goods > 0) state.points += POINTS.bar;
  if (bar === ENCORE_BAR) beginEncore(state);
  state.cleanBars += 1;
  if (state.cleanBars < HEART_BARS || state.hearts >= MAX_HEARTS || state.frame > HEARTS_UNTIL) return;
  state.hearts += 1;
  state.cleanBars = 0;
  state.cues.push(CUE.heart);
}

function beginEncore(state: State): void {
  const left = Math.max(0, state.hearts - ENCORE_HEARTS);
  state.hearts -= left;
  state.points += POINTS.heart * left;
  state.cues.push(CUE.encore);
}

function crash(state: State, isWet: boolean, beat: number): void {
  state.streak = state.riding = 0;
  state.falls += 1;
  state.phraseFalls += 1;
  state.idleFalls += 1;
  if (state.mode !== MODE.song) {
    if (state.mode === MODE.remix) state.hearts -= 1;
    else moveCrowd(state, -CROWD_FALL);
    state.cleanBars = 0;
    state.safe = HURT_BEATS * beat;
    state.cues.push(CUE.hurt);
    if (state.hearts === 0) {
      if (state.mode === MODE.remix) end(state);
      return;
    }
    // Out of the water, and on.
    if (isWet) Object.assign(state.duck, { y: 0, vy: Math.floor((5 * HIGH) / beat), gravity: fallGravity(beat) });
    return;
  }
  state.cues.push(CUE.fall);
  if (state.idleFalls >= MOST_IDLE_FALLS) return end(state);
  state.phase = PHASE.fallen;
  state.wait = FALL_FRAMES;
}

/**
 * Back to two beats before the phrase, and unhurt until it has begun: what the last press before it would have cleared may
 * stand on its first beat. What was won and missed since is wound back, too.
 */
function waitForReturn(state: State): void {
  state.wait -= 1;
  if (state.wait > 0) return;
  const [course, beat] = [courseOf(state), beatOf(state)];
  const from = state.checkpoint * 4 * beat;
  state.phase = PHASE.playing;
  const [points, perfects, goods, misses, wasted, judgedTiles, judgedGates] = state.phrase;
  Object.assign(state, { points, perfects, goods, misses, wasted, judgedTiles, judgedGates, sure: 0 });
  state.tick = Math.max(0, from - RUN_UP * beat);
  const carried = state.phraseFalls < FALLS_TO_CARRY ? 0 : PHRASE_BARS * 4 * beat;
  state.safe = from - state.tick + carried + (beat >> 1);
  const x = placeAt(state.tick, beat);
  const flies = isFlownAt(course, x) ? 1 : 0;
  const isAbove = isMirroredAt(course, x) && isAboveAt(course, state.checkpoint * STEPS) ? 1 : 0;
  const level = flies ? 3 : isAbove ? CEILING : Math.max(0, groundAt(course, x));
  state.duck = { ...newDuck(), y: level * HIGH, flies, isAloft: flies, isAbove };
  const next = course.tiles.findIndex(({ step }) => step >= state.checkpoint * STEPS);
  state.tile = next === -1 ? course.tiles.length : next;
  state.cues.push(CUE.back);
}

function finish(state: State): void {
  state.isFinished = 1;
  if (state.mode !== MODE.remix) {
    state.points += POINTS.finish + Math.max(0, POINTS.clean - POINTS.fall * state.falls);
    if (isFullRow(state)) state.points += POINTS.row;
  }
  state.cues.push(CUE.finish);
  end(state);
}

function end(state: State): void {
  state.phase = PHASE.ending;
  state.wait = state.isFinished ? END_FRAMES.won : END_FRAMES.lost;
  if (!state.isFinished) state.cues.push(CUE.lost);
}

function waitForEnd(state: State): void {
  state.wait -= 1;
  if (state.wait > 0) return;
  state.isEnded = 1;
  state.cues.push(CUE.over);
}

/** Every drum hit, from the first to the last, without a fall: what is left to do after three stars. */
export const isFullRow = ({ isFinished, misses, falls }: State): boolean => isFinished === 1 && misses + falls === 0;

/** The share of the drums that a star takes, in percent: more than blind presses can hit. */
export const leastHits = ({ mode }: State): number => (mode === MODE.take ? 75 : 60);
/** How far a take leads to its first and its second star, in percent. */
export const TAKE_STARS = [20, 50];
/** The most falls of a song with two stars. */
const FEW_FALLS = 6;

/** The share of the drums that were hit, or of the presses that hit one if it is less: a star is for the beat. */
export const hitPercent = ({ perfects, goods, misses, wasted }: State): number =>
  Math.floor((100 * (perfects + goods)) / Math.max(1, perfects + goods + Math.max(misses, wasted)));

/**
 * Songs: through with most drums hit, with few falls, without a fall and with every feather. Takes: how far.
 */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode === MODE.remix) return 0;
  if (hitPercent(state) < leastHits(state)) return 0;
  const { falls, isFinished, featherCount } = state;
  if (state.mode === MODE.take)
    return isFinished ? 3 : (TAKE_STARS.filter((percent) => percentOf(state) >= percent).length as 0 | 1 | 2);
  if (!isFinished) return 0;
  if (falls === 0 && featherCount === courseOf(state).feathers) return 3;
  return falls <= FEW_FALLS ? 2 : 1;
}
