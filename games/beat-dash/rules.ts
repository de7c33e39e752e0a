import { BUTTON, type GameRules, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { BEAT, groundAt, HIGH, isFlownAt, STEPS, WATER, type Course } from "./rules-course.ts";
import { fallGravity, moveDuck, newDuck, placeAt, type Duck, type Happened } from "./rules-duck.ts";
import { REMIX_BEAT, remixCourse, remixSong } from "./rules-remix.ts";
import { songCourse, SONGS } from "./rules-songs.ts";

export const MODE = { remix: 0, song: 1, take: 2 } as const;
export const PHASE = { playing: 0, fallen: 1 } as const;

export const CUE = {
  jump: 1,
  orb: 2,
  bounce: 3,
  land: 4,
  perfect: 5,
  good: 6,
  miss: 7,
  feather: 8,
  ring: 9,
  louder: 10,
  hurt: 11,
  fall: 12,
  back: 13,
  heart: 14,
  takeOff: 15,
  checkpoint: 16,
  finish: 17,
  over: 18,
  encore: 19,
} as const;

export type State = {
  mode: number;
  /** From 0; of a remix, the song whose tune plays. */
  song: number;
  seed: [number, number, number, number];
  frame: number;
  /** Where the song is, in frames. A fall in a song sets it back. */
  tick: number;
  phase: number;
  wait: number;
  duck: Duck;
  isHeld: number;
  /** Where the song was at the last press. */
  pressedAt: number;
  /** The frame of the last press, and whether it came so soon after the one before that it is hammering. */
  pressedIn: number;
  isHammered: number;
  /** The next tile, and the first that was not judged yet: a tile brings points once. */
  tile: number;
  judgedTiles: number;
  judgedGates: number;
  streak: number;
  longest: number;
  perfects: number;
  goods: number;
  misses: number;
  points: number;
  /** Bits by number, in songs; a remix counts only. */
  feathers: number;
  featherCount: number;
  lastFeather: number;
  checkpoint: number;
  /** What was won and missed before the phrase: a fall winds the rest of it back, and it can be won again. */
  phrase: [points: number, perfects: number, goods: number, misses: number, tiles: number, gates: number];
  falls: number;
  /** Falls since the last press. */
  idleFalls: number;
  hearts: number;
  /** Frames in which nothing hurts. */
  safe: number;
  cleanBars: number;
  isFinished: number;
  isEnded: number;
  cues: number[];
};

export const PERFECT_FRAMES = 2;
export const GOOD_FRAMES = 6;
/** Presses closer than this are hammering on the key, which hits every drum and none on purpose. No beat is so short. */
const HAMMER_FRAMES = 10;
export const MAX_HEARTS = 5;
export const FEATHERS = 3;
/** In songs: a fall leads back to the start of the phrase. */
export const PHRASE_BARS = 2;
const MOST_FALLS = 40;
/** After so many falls in a row without a press, the player has left: the run ends. */
const MOST_IDLE_FALLS = 6;
const FALL_FRAMES = 26;
/** Beats of a run-up after a fall. */
const RUN_UP = 2;
const HURT_BEATS = 3;
/** A heart comes back after so many bars without a hit, in the first two minutes. */
const HEART_BARS = 6;
const HEARTS_UNTIL = 2 * 60 * 60;

/** The end of a remix: from this bar on there are two hearts, and each of the others has become points. */
export const ENCORE_BAR = 80;
export const ENCORE_HEARTS = 2;

const POINTS = {
  perfect: 100,
  good: 50,
  ring: 60,
  feather: 500,
  bar: 20,
  finish: 2000,
  clean: 3000,
  fall: 300,
  heart: 1000,
};
/** The streak from which points count twice, three times, four times. */
export const LOUDER = [8, 20, 40];

export const beatOf = ({ mode, song }: Pick<State, "mode" | "song">): number =>
  mode === MODE.remix ? REMIX_BEAT : SONGS[song]!.beat;

export const courseOf = ({ mode, song, seed }: Pick<State, "mode" | "song" | "seed">): Course =>
  mode === MODE.remix ? remixCourse(seed) : songCourse(song);

export const barFrames = (state: State): number => 4 * beatOf(state);
export const barOf = (state: State): number => Math.floor(state.tick / barFrames(state));
export const lengthOf = (state: State): number => courseOf(state).bars * barFrames(state);
export const tickOfStep = (step: number, beat: number): number => (step * beat) / 2;
/** How much of the song was played, in percent. */
export const percentOf = (state: State): number => Math.min(100, Math.floor((100 * state.tick) / lengthOf(state)));
export const factorOf = (streak: number): number => 1 + LOUDER.filter((from) => streak >= from).length;

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
    if (state.phase === PHASE.fallen) waitForReturn(state);
    else play(state, isDown, isPressed);
  },

  isOver: ({ isEnded }) => isEnded === 1,
  score: ({ points }) => points,
  hash(state) {
    const { duck, seed, phrase, cues: _, ...rest } = state;
    return hashState(seed, Object.values(duck), phrase, Object.values(rest));
  },
};

function newRun(seed: Seed, mode: number, song: number | null): State {
  return {
    mode,
    song: song ?? remixSong(seed),
    seed: [...seed],
    frame: 0,
    tick: 0,
    phase: PHASE.playing,
    wait: 0,
    duck: newDuck(),
    isHeld: 0,
    pressedAt: 0,
    pressedIn: -HAMMER_FRAMES,
    isHammered: 0,
    tile: 0,
    judgedTiles: 0,
    judgedGates: 0,
    streak: 0,
    longest: 0,
    perfects: 0,
    goods: 0,
    misses: 0,
    points: 0,
    feathers: 0,
    featherCount: 0,
    lastFeather: -1,
    checkpoint: 0,
    phrase: [0, 0, 0, 0, 0, 0],
    falls: 0,
    idleFalls: 0,
    hearts: mode === MODE.remix ? MAX_HEARTS : 0,
    safe: 0,
    cleanBars: 0,
    isFinished: 0,
    isEnded: 0,
    cues: [],
  };
}

function play(state: State, isDown: boolean, isPressed: boolean): void {
  const [course, beat] = [courseOf(state), beatOf(state)];
  const before = placeAt(state.tick, beat);
  state.tick += 1;
  state.safe = Math.max(0, state.safe - 1);
  const x = placeAt(state.tick, beat);
  if (isPressed) state.pressedAt = state.tick;
  const happened = moveDuck(state.duck, { course, beat, before, x, isSafe: state.safe > 0 }, isDown, isPressed);
  // Only a press that makes a jump is a hit: drumming on the key brings nothing.
  if (happened.jumped || happened.usedOrb) judgePress(state, course, beat, happened.jumped);
  tell(state, happened);
  passTiles(state, course, beat);
  if (happened.feather) takeFeather(state, happened.feather.index);
  if (happened.gate) takeRing(state, happened.gate.index);
  if (state.tick % barFrames(state) === 0) passBar(state);
  if (happened.crashed) crash(state, happened.splashed, beat);
  else if (state.tick >= lengthOf(state)) finish(state);
}

function tell({ cues }: State, { jumped, usedOrb, bounced, landed, tookOff }: Happened): void {
  if (jumped) cues.push(CUE.jump);
  if (usedOrb) cues.push(CUE.orb);
  if (bounced) cues.push(CUE.bounce);
  if (landed) cues.push(CUE.land);
  if (tookOff) cues.push(CUE.takeOff);
}

/** Compares the press that made a jump with the next tile. */
function judgePress(state: State, { tiles }: Course, beat: number, isJump: boolean): void {
  const tile = tiles[state.tile];
  if (!tile) return;
  const off = Math.abs(state.pressedAt - tickOfStep(tile.step, beat));
  if (off > GOOD_FRAMES) return;
  if (isJump && state.isHammered) return missTile(state);
  const isPerfect = off <= PERFECT_FRAMES;
  state.tile += 1;
  if (state.tile <= state.judgedTiles) return void state.cues.push(isPerfect ? CUE.perfect : CUE.good);
  state.judgedTiles = state.tile;
  if (isPerfect) state.perfects += 1;
  else state.goods += 1;
  earn(state, isPerfect ? POINTS.perfect : POINTS.good);
  state.cues.push(isPerfect ? CUE.perfect : CUE.good);
}

/** Adds points for something on the beat, and one to the streak. */
function earn(state: State, points: number): void {
  const factor = factorOf(state.streak);
  state.streak += 1;
  state.longest = Math.max(state.longest, state.streak);
  state.points += points * factor;
  if (factorOf(state.streak) > factor) state.cues.push(CUE.louder);
}

/** A tile that was not used ends the streak. */
function passTiles(state: State, { tiles }: Course, beat: number): void {
  const tile = tiles[state.tile];
  if (tile && state.tick > tickOfStep(tile.step, beat) + GOOD_FRAMES) missTile(state);
}

function missTile(state: State): void {
  state.tile += 1;
  if (state.tile <= state.judgedTiles) return;
  state.judgedTiles = state.tile;
  state.misses += 1;
  state.streak = 0;
  state.cues.push(CUE.miss);
}

function takeFeather(state: State, index: number): void {
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

function takeRing(state: State, index: number): void {
  state.cues.push(CUE.ring);
  if (index < state.judgedGates) return;
  state.judgedGates = index + 1;
  earn(state, POINTS.ring);
}

function passBar(state: State): void {
  const bar = barOf(state);
  if (state.mode === MODE.song) {
    const phrase = Math.floor(bar / PHRASE_BARS) * PHRASE_BARS;
    if (phrase <= state.checkpoint) return;
    state.checkpoint = phrase;
    const { points, perfects, goods, misses, judgedTiles, judgedGates } = state;
    state.phrase = [points, perfects, goods, misses, judgedTiles, judgedGates];
    state.cues.push(CUE.checkpoint);
    return;
  }
  if (state.mode !== MODE.remix) return;
  // Bars are a present to nobody: who has hit no drum has not played.
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
  state.streak = 0;
  state.falls += 1;
  state.idleFalls += 1;
  if (state.mode === MODE.remix) {
    state.hearts -= 1;
    state.cleanBars = 0;
    state.safe = HURT_BEATS * beat;
    state.cues.push(CUE.hurt);
    if (state.hearts === 0) return end(state);
    // Out of the water, and on.
    if (isWet) Object.assign(state.duck, { y: 0, vy: Math.floor((5 * HIGH) / beat), gravity: fallGravity(beat) });
    return;
  }
  state.cues.push(CUE.fall);
  if (state.mode === MODE.take || state.falls >= MOST_FALLS || state.idleFalls >= MOST_IDLE_FALLS) return end(state);
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
  const [points, perfects, goods, misses, judgedTiles, judgedGates] = state.phrase;
  Object.assign(state, { points, perfects, goods, misses, judgedTiles, judgedGates });
  state.tick = Math.max(0, from - RUN_UP * beat);
  state.safe = from - state.tick + (beat >> 1);
  const x = placeAt(state.tick, beat);
  const flies = isFlownAt(course, x) ? 1 : 0;
  const level = Math.max(0, groundAt(course, x));
  state.duck = { ...newDuck(), y: (flies ? 3 : level) * HIGH, flies, isAloft: flies };
  const next = course.tiles.findIndex(({ step }) => step >= state.checkpoint * STEPS);
  state.tile = next === -1 ? course.tiles.length : next;
  state.cues.push(CUE.back);
}

function finish(state: State): void {
  state.isFinished = 1;
  if (state.mode !== MODE.remix) state.points += POINTS.finish + Math.max(0, POINTS.clean - POINTS.fall * state.falls);
  state.cues.push(CUE.finish);
  end(state);
}

function end(state: State): void {
  state.isEnded = 1;
  state.cues.push(CUE.over);
}

/** Songs: through, with few falls, without a fall and with every feather. One take: how far. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode === MODE.remix) return 0;
  const { falls, isFinished, featherCount } = state;
  if (state.mode === MODE.take) {
    const percent = percentOf(state);
    return isFinished ? 3 : percent >= 60 ? 2 : percent >= 25 ? 1 : 0;
  }
  if (!isFinished) return 0;
  if (falls === 0 && featherCount === courseOf(state).feathers) return 3;
  return falls <= 3 ? 2 : 1;
}

/** The ground under this place, in units of height; water counts as its surface. */
export const groundUnder = (state: State, x: number): number => {
  const level = groundAt(courseOf(state), x);
  return level === WATER ? 0 : level * HIGH;
};

/** The second of the tune that belongs to this state. */
export const songSecond = (state: State): number => state.tick / 60;
export const beatsOf = (state: State): number => placeAt(state.tick, beatOf(state)) / BEAT;
