import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { baseAt, heightAt, METRE, placeOf, ROW, THING, type Course, type Thing } from "./rules-course.ts";
import { BOOST_FRAMES, flapEgg, moveEgg, newEgg, returnEgg, SAFE_FRAMES, type Egg } from "./rules-egg.ts";
import { courseFor, ENDLESS, grainOf, RUSH, SLOPES } from "./rules-slopes.ts";

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
  bump: 17,
  charged: 18,
  stretch: 19,
  finish: 20,
  hurry: 21,
  over: 22,
  flap: 23,
  saved: 24,
  spared: 25,
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
  eggs: number;
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
export const MEND_GRAIN = 20;
export const MOST_FLOW = 5;
export const FLOW_STEP = 12;
export const RUSH_FRAMES = 60 * 60;
const HURRY_FRAMES = 10 * 60;
export const IDLE_FRAMES = 15 * 60;
/** A run ends after this time, whatever happens. */
const MOST_FRAMES = 18 * 60 * 60;
const FALL_FRAMES = 34;
/** In a rush a crash costs so much of the time: an egg that nobody steers must stay far behind. */
export const CRASH_FRAMES = 3 * 60;
const RUSH_SAFE_FRAMES = 90;
/** Metres of a stretch; each goes through another country. */
export const STRETCH = 500;

export const POINTS = { grain: 5, shave: 40, scared: 10, band: 40, smash: 10, hoop: 80, saved: 60, egg: 100 };
const FINISH_POINTS = 2000;
const LEVEL_FRAMES = 120 * 60;

/** How near counts as a hit, as close, and as taken; and how high the egg flies over. */
const BODY = Math.floor(METRE * 0.5);
const CLOSE = Math.floor(METRE * 0.75);
const REACH = Math.floor(METRE * 0.8);
const OVER = Math.floor(METRE * 1.5);
const HOOP_HEIGHT = Math.floor(METRE * 2.2);
const HONK_FRAMES = 75;
/** A honk rolls on before the egg for so long: who honks early is not punished. */
const BLAST_FRAMES = 75;
const HONK_LEAST = 20 * METRE;
const HONK_ASIDE = 12 * METRE;
/** After so many frames in the air, a honk is a flap, too. */
const FLAP_AIR = 5;

export const mostShells = ({ mode }: Pick<State, "mode">): number => (mode === MODE.slope ? SLOPE_SHELLS : SHELLS);
export const courseOf = ({ seed, level, egg }: Pick<State, "seed" | "level" | "egg">): Course =>
  courseFor(seed, level, egg.z);
export const metresOf = ({ egg }: Pick<State, "egg">): number => Math.floor(egg.z / METRE);
export const factorOf = (flow: number): number => Math.min(MOST_FLOW, 1 + Math.floor(flow / FLOW_STEP));
export const isSolid = ({ kind }: Thing): boolean => kind === THING.stone || isSoft({ kind });
/** A honk blows it away. */
export const isSoft = ({ kind }: Pick<Thing, "kind">): boolean =>
  kind === THING.bale || kind === THING.goose || kind === THING.band;
/** How far ahead of the egg a honk blows. */
export const honkReach = ({ vz }: Egg): number => Math.max(HONK_LEAST, vz * HONK_FRAMES);
/** How far away a thing may be when the honk begins that will blow it away. */
export const honkRange = (egg: Egg): number => honkReach(egg) + egg.vz * BLAST_FRAMES;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ isEnded }) => isEnded === 1,
  score: scoreOf,
  hash(state) {
    const { egg, seed, blown, cues: _, ...rest } = state;
    return hashState(seed, Object.values(egg), blown, Object.values(rest));
  },
};

function start(seed: Seed, variant = ""): State {
  const number = Number(/^slope-(\d+)$/.exec(variant)?.[1]);
  const isSlope = number >= 1 && number <= SLOPES.length;
  const mode = isSlope ? MODE.slope : variant === "rush" ? MODE.rush : MODE.run;
  const level = isSlope ? number - 1 : mode === MODE.rush ? RUSH : ENDLESS;
  const own: State["seed"] = isSlope ? [0, 0, 0, number] : [seed[0], seed[1], seed[2], seed[3]];
  return {
    mode,
    level,
    seed: own,
    frame: 0,
    phase: PHASE.rolling,
    wait: 0,
    egg: newEgg(courseFor(own, level, 0).pace[0]!),
    isHonkHeld: 0,
    shells: mostShells({ mode }),
    cracks: 0,
    falls: 0,
    idle: 0,
    next: 0,
    blown: [],
    struck: -1,
    grain: 0,
    mending: 0,
    mended: 0,
    charge: HONK,
    blast: 0,
    flow: 0,
    longest: 0,
    points: 0,
    shaves: 0,
    honks: 0,
    scared: 0,
    flaps: 0,
    isSaving: 0,
    isSpared: 0,
    hoops: 0,
    eggs: 0,
    clock: mode === MODE.rush ? RUSH_FRAMES : 0,
    isFinished: 0,
    isEnded: 0,
    cues: [],
  };
}

function step(state: State, { held }: Inputs): void {
  const { clock } = state;
  state.cues = [];
  if (state.isEnded === 1) return;
  state.frame += 1;
  const isHonk = (held & BUTTON.a) !== 0;
  const isPressed = isHonk && state.isHonkHeld === 0;
  state.isHonkHeld = isHonk ? 1 : 0;
  state.idle = held === 0 ? state.idle + 1 : 0;
  if (state.phase === PHASE.fallen) waitBelow(state);
  else {
    if (isPressed) honk(state);
    play(state, held);
  }
  if (state.mode === MODE.rush) {
    state.clock -= 1;
    if (state.clock <= HURRY_FRAMES && clock > HURRY_FRAMES) state.cues.push(CUE.hurry);
  }
  const isLeft = state.idle >= IDLE_FRAMES;
  const isTimeUp = state.mode === MODE.rush ? state.clock <= 0 : state.frame >= MOST_FRAMES;
  if ((isTimeUp || isLeft) && state.isEnded === 0) end(state);
}

function end(state: State): void {
  state.isEnded = 1;
  state.cues.push(CUE.over);
}

function play(state: State, held: number): void {
  const { egg, cues } = state;
  const course = courseOf(state);
  const before = metresOf(state);
  const moved = moveEgg(egg, course, held);
  if (moved.sprang) cues.push(CUE.spring);
  if (moved.landed > 14) cues.push(CUE.land);
  if (moved.landed > 0 && state.isSaving === 1) {
    state.isSaving = 0;
    gain(state, POINTS.saved, CUE.saved);
  }
  if (moved.bumped) cues.push(CUE.bump);
  if (state.blast > 0) blow(state, course);
  passThings(state, course);
  const isStretch = Math.floor(metresOf(state) / STRETCH) > Math.floor(before / STRETCH);
  if (isStretch && state.mode !== MODE.slope) cues.push(CUE.stretch);
  if (course.finish > 0 && egg.z >= course.finish * ROW && state.isEnded === 0) {
    state.isFinished = 1;
    state.isEnded = 1;
    cues.push(CUE.finish);
  } else if (moved.isLost && state.isEnded === 0) {
    if (state.isSpared === 1) return fall(state);
    state.isSpared = 1;
    cues.push(CUE.spared);
    flap(state, course);
  }
}

function passThings(state: State, course: Course): void {
  const { things } = course;
  while (state.isEnded === 0 && state.next < things.length && things[state.next]!.z <= state.egg.z) {
    const index = state.next;
    state.next += 1;
    const blown = state.blown.indexOf(index);
    if (blown >= 0) state.blown.splice(blown, 1);
    else meet(state, course, things[index]!, index);
  }
}

function meet(state: State, course: Course, thing: Thing, index: number): void {
  const { egg } = state;
  const aside = Math.abs(egg.x - placeOf(thing, state.frame));
  if (thing.kind === THING.hoop) {
    if (aside < thing.half && Math.abs(egg.y - thing.y) < HOOP_HEIGHT) {
      state.hoops += 1;
      gain(state, POINTS.hoop, CUE.hoop);
      charge(state, 3);
    }
    return;
  }
  const high = egg.y - heightAt(course, egg.x, egg.z);
  if (high > OVER || high < -OVER) return;
  if (isSolid(thing)) meetSolid(state, course, index, aside);
  else if (aside <= thing.half + REACH) take(state, thing);
}

function take(state: State, thing: Thing): void {
  const { egg, cues } = state;
  if (thing.kind === THING.pad) {
    if (egg.air > 0) return;
    egg.boost = BOOST_FRAMES;
    cues.push(CUE.pad);
  } else if (thing.kind === THING.egg) {
    state.eggs += 1;
    gain(state, POINTS.egg, CUE.egg);
    mend(state);
  } else {
    state.grain += 1;
    gain(state, POINTS.grain, CUE.grain);
    charge(state, 1);
    state.mending += 1;
    if (state.mending >= MEND_GRAIN * (1 + state.mended)) mend(state);
  }
}

/** Whether the egg runs into something that stands beside this thing. */
function isStruckBeside(state: State, { things }: Course, index: number): boolean {
  for (let at = index + 1; things[at]?.z === things[index]!.z; at++) {
    const thing = things[at]!;
    const isNear = Math.abs(state.egg.x - placeOf(thing, state.frame)) <= thing.half + BODY;
    if (isNear && isSolid(thing) && !state.blown.includes(at)) return true;
  }
  return false;
}

function meetSolid(state: State, course: Course, index: number, aside: number): void {
  const { egg } = state;
  const thing = course.things[index]!;
  if (aside > thing.half + BODY) {
    if (aside > thing.half + BODY + CLOSE || egg.safe > 0 || isStruckBeside(state, course, index)) return;
    state.shaves += 1;
    gain(state, POINTS.shave, CUE.shave);
    charge(state, 2);
    return;
  }
  // A fast egg goes through hay.
  if (egg.boost > 0 && thing.kind === THING.bale) {
    state.struck = index;
    gain(state, POINTS.smash, CUE.smash);
    return;
  }
  if (egg.safe > 0) return;
  state.struck = index;
  egg.vz = Math.floor(egg.vz / 3);
  egg.boost = 0;
  egg.safe = safeFrames(state);
  if (state.mode === MODE.rush) state.clock -= CRASH_FRAMES;
  state.cues.push(CUE.hit);
  crack(state);
}

function gain(state: State, points: number, cue: number): void {
  const before = factorOf(state.flow);
  state.points += points * before;
  state.flow += 1;
  state.longest = Math.max(state.longest, state.flow);
  state.cues.push(cue);
  if (factorOf(state.flow) > before) state.cues.push(CUE.louder);
}

function charge(state: State, amount: number): void {
  const before = Math.floor(state.charge / HONK);
  state.charge = Math.min(MOST_CHARGE, state.charge + amount);
  if (Math.floor(state.charge / HONK) > before) state.cues.push(CUE.charged);
}

function mend(state: State): void {
  state.mending = 0;
  if (state.shells >= mostShells(state) || state.mode === MODE.rush) return;
  state.shells += 1;
  state.mended += 1;
  state.cues.push(CUE.mend);
}

const safeFrames = ({ mode }: State): number => (mode === MODE.rush ? RUSH_SAFE_FRAMES : SAFE_FRAMES);

/** In a rush shells do not count: time does. */
function crack(state: State): void {
  state.cracks += 1;
  state.flow = 0;
  state.mending = 0;
  if (state.mode !== MODE.rush) state.shells -= 1;
  if (state.shells === 0) end(state);
}

function fall(state: State): void {
  state.phase = PHASE.fallen;
  state.isSaving = 0;
  state.blast = 0;
  state.wait = FALL_FRAMES;
  state.falls += 1;
  state.cues.push(CUE.fall);
  crack(state);
}

function waitBelow(state: State): void {
  state.wait -= 1;
  if (state.wait > 0) return;
  const course = courseOf(state);
  returnEgg(state.egg, course);
  state.egg.safe = safeFrames(state);
  state.phase = PHASE.rolling;
  while (state.next < course.things.length && course.things[state.next]!.z <= state.egg.z) state.next += 1;
  state.blown = state.blown.filter((index) => index >= state.next);
  state.cues.push(CUE.back);
}

/** Sends a blast down the slope. In the air it is a flap, too. */
function honk(state: State): void {
  const { egg, cues } = state;
  if (state.charge < HONK) return void cues.push(CUE.hoarse);
  state.charge -= HONK;
  state.honks += 1;
  cues.push(CUE.honk);
  state.blast = BLAST_FRAMES;
  if (egg.air > FLAP_AIR) flap(state, courseOf(state));
}

/** Blows away the hay and the geese ahead. A row of them counts once. */
function blow(state: State, { things }: Course): void {
  const { egg } = state;
  state.blast -= 1;
  const end = egg.z + honkReach(egg);
  let row = -1;
  for (let index = state.next; index < things.length && things[index]!.z < end; index++) {
    const thing = things[index]!;
    if (!isSoft(thing) || state.blown.includes(index)) continue;
    if (Math.abs(placeOf(thing, state.frame) - egg.x) > HONK_ASIDE) continue;
    state.blown.push(index);
    if (thing.kind !== THING.bale) state.scared += 1;
    if (thing.z === row) state.cues.push(CUE.scared);
    else gain(state, thing.kind === THING.band ? POINTS.band : POINTS.scared, CUE.scared);
    row = thing.z;
  }
}

function flap(state: State, course: Course): void {
  const { egg } = state;
  if (egg.y < baseAt(course, egg.z)) state.isSaving = 1;
  flapEgg(egg, course);
  state.flaps += 1;
  state.cues.push(CUE.flap);
}

/** How much of the slope is behind the egg, in percent. */
export function percentOf(state: State): number {
  const { finish } = courseOf(state);
  return finish === 0 ? 0 : Math.min(100, Math.floor((state.egg.z * 100) / (finish * ROW)));
}

function scoreOf(state: State): number {
  if (state.mode !== MODE.slope) return metresOf(state) + state.points;
  if (state.isFinished === 0) return percentOf(state) * 10;
  const left = Math.max(0, Math.floor((LEVEL_FRAMES - state.frame) / 6));
  return FINISH_POINTS + state.points + left + state.shells * 100;
}

/** The grain that brings a star: seven tenths. */
export const starGrain = (state: State): number => Math.ceil((grainOf(courseOf(state)) * 7) / 10);

/** One star for the finish, one for enough grain, one for an egg without a crack. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.mode !== MODE.slope || state.isFinished === 0) return 0;
  return (1 + (state.grain >= starGrain(state) ? 1 : 0) + (state.cracks === 0 ? 1 : 0)) as 1 | 2 | 3;
}
