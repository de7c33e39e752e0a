import { METRE, stretchAt, THING, type Course, type Thing } from "./course.ts";
import { courseFor } from "./courses.ts";
import type { Egg } from "./egg.ts";

/** As far as the shells last, one slope to its finish, or a minute as fast as possible. */
export const MODE = { run: 0, slope: 1, rush: 2 } as const;
export const PHASE = { rolling: 0, fallen: 1 } as const;

export const CUE = {
  grain: 1,
  pad: 2,
  hoop: 3,
  egg: 4,
  shave: 5,
  honk: 6,
  hoarse: 7,
  scared: 8,
  smash: 9,
  hit: 10,
  fall: 11,
  back: 12,
  mend: 13,
  louder: 14,
  spring: 15,
  land: 16,
  charged: 18,
  stretch: 19,
  finish: 20,
  hurry: 21,
  over: 22,
  flap: 23,
  saved: 24,
  spared: 25,
  bounce: 26,
  melt: 27,
} as const;

export type State = {
  mode: number;
  /** From 0; below 0 a course without an end. */
  level: number;
  seed: [number, number, number, number];
  frame: number;
  phase: number;
  wait: number;
  egg: Egg;
  isHonkHeld: number;
  shells: number;
  cracks: number;
  falls: number;
  /** Frames since the last press: nobody waits for a player who has left. */
  idle: number;
  /** Frames since the last press of a side. */
  unsteered: number;
  /** The first thing that was not passed, those ahead that a honk blew away, and the last that was struck. */
  next: number;
  blown: number[];
  struck: number;
  grain: number;
  /** Grain since the last crack: so many mend a shell. */
  mending: number;
  mended: number;
  /** For honks; HONK is one. */
  charge: number;
  /** Frames for which the last honk still rolls ahead of the egg. */
  blast: number;
  /** Good things in a row. */
  flow: number;
  longest: number;
  /** Frames since the last good thing. */
  quiet: number;
  points: number;
  shaves: number;
  honks: number;
  scared: number;
  /** Flaps; and whether the last one came from below the slope. */
  flaps: number;
  isSaving: number;
  /** The first fall of a run ends in a flap that costs no honk. */
  isSpared: number;
  hoops: number;
  clock: number;
  isFinished: number;
  isEnded: number;
  cues: number[];
};

export const SHELLS = 5;
/** A slope is learnt by falling, so it has more. */
const SLOPE_SHELLS = 5;
export const HONK = 8;
export const MOST_CHARGE = 3 * HONK;
/** Grain for the first shell that is mended; each later one takes as much more. */
export const MEND_GRAIN = 14;
export const MOST_FLOW = 5;
export const FLOW_STEP = 12;
/** From this factor on the flow makes the egg faster, by so many percent. */
export const [FAST_FLOW, FLOW_PACE] = [4, 10] as const;
/** Flow melts by one step after so many frames without a good thing. */
export const MELT_FRAMES = 3 * 60;
export const RUSH_FRAMES = 60 * 60;
export const HURRY_FRAMES = 10 * 60;
export const IDLE_FRAMES = 15 * 60;
/** A run ends after this time, whatever happens. */
export const MOST_FRAMES = 18 * 60 * 60;
/** A close call counts only so long after the last press of a side: luck is not daring. */
export const DARING_FRAMES = 90;
export const FALL_FRAMES = 34;
/** In a rush a crash costs so much of the time: an egg that nobody steers must stay far behind. */
export const CRASH_FRAMES = 4 * 60;
export const RUSH_SAFE_FRAMES = 90;
/** In a rush hoops and smashes give two seconds back, then one, then a half: nobody rushes for ever. */
export const backFrames = (state: Pick<State, "mode" | "egg">, cue: number): number =>
  state.mode !== MODE.rush || (cue !== CUE.hoop && cue !== CUE.smash)
    ? 0
    : 120 >> Math.min(2, stretchAt(metresOf(state)) >> 1);
export const POINTS = {
  grain: 5,
  shave: 40,
  scared: 10,
  band: 40,
  smash: 10,
  hoop: 80,
  saved: 60,
  egg: 100,
  bounce: 20,
};

export const mostShells = ({ mode }: Pick<State, "mode">): number => (mode === MODE.slope ? SLOPE_SHELLS : SHELLS);
export const courseOf = ({ seed, level, egg }: Pick<State, "seed" | "level" | "egg">): Course =>
  courseFor(seed, level, egg.z);
export const metresOf = ({ egg }: Pick<State, "egg">): number => Math.floor(egg.z / METRE);
export const factorOf = (flow: number): number => Math.min(MOST_FLOW, 1 + Math.floor(flow / FLOW_STEP));
export const isSolid = ({ kind }: Thing): boolean => kind === THING.stone || isSoft({ kind });
/** A honk blows it away. */
export const isSoft = ({ kind }: Pick<Thing, "kind">): boolean =>
  kind === THING.bale || kind === THING.goose || kind === THING.band;
