import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { findAim } from "./rules/aim.ts";
import { answerCues, breakChain, timesOf } from "./rules/chain.ts";
import { LILY_Y, PAD, regionAt, type Course } from "./rules/course.ts";
import { CUE } from "./rules/cues.ts";
import { endlessCourse } from "./rules/endless.ts";
import { FROG, letGo, stepFrog } from "./rules/frog.ts";
import { metresOf } from "./rules/goals.ts";
import { hurt, isHurt } from "./rules/harm.ts";
import { levelCourse } from "./rules/levels.ts";
import { DASH_FRAMES, LIVES, MODE, TONGUE, type Frog, type State } from "./rules/state.ts";
import { PARTS, speedOf, UNIT } from "./rules/units.ts";

export { MODE, type State } from "./rules/state.ts";

const SWAMP_FRAMES = 120 * 60;
const HURRY_FRAMES = 10 * 60;
const IDLE_FRAMES = 15 * 60;
const MOST_FRAMES = 18 * 60 * 60;
const CARRY_TRIES = [5, 8];
const EASY_LEVELS = 6;
const FINISH_POINTS = 500;
const LILY_POINTS = 10;
const FLY_POINTS = 2;
const MOUTH = 46 * UNIT;
/** Behind the frog, things are forgotten. */
const FORGET = 1400 * UNIT;

/** The heron of a night: hundredths of a unit for each frame, faster with each metre, and how far behind it is. */
const [HERON_SLOW, HERON_FAST, HERON_GROWS] = [180, 1300, 2];
const [HERON_NEAR, HERON_STARTS] = [1000, 1300];
const HERON_WAITS = 16 * 60;
const HERON_CLOSE = 260;

const LEAF_UP = -speedOf(1160);
const MUSHROOM_UP = -speedOf(1540);
const DRUM = { vx: speedOf(1180), vy: -speedOf(1420) };
const LEAST_AHEAD = speedOf(330);

export const rules: GameRules<State> = { start, step, isOver: ({ isOver }) => isOver === 1, score: scoreOf, hash };

function start(seed: Seed, variant = ""): State {
  const level = /^swamp-([1-9]|1\d|2[0-4])$/.exec(variant)?.[1];
  const mode = level ? MODE.swamp : variant === "dash" ? MODE.dash : MODE.night;
  const known = { mode, level: level ? Number(level) - 1 : 0, seed: [...seed] as State["seed"] };
  const course = courseFor({ ...known, far: 0 });
  const x = course.lilies[0]! * UNIT;
  const state: State = {
    ...known,
    frame: 0,
    clock: 0,
    waiting: 1,
    frog: seated(x),
    far: x,
    torn: [],
    lit: [],
    eaten: [],
    flies: 0,
    flips: 0,
    loops: 0,
    latches: 0,
    golden: 0,
    chain: 0,
    longest: 0,
    fuse: 0,
    points: 0,
    gained: 0,
    lives: LIVES,
    mending: 0,
    safe: 0,
    heron: x - HERON_STARTS * UNIT,
    lily: 0,
    tries: 0,
    isCarried: 0,
    splashes: 0,
    fallen: 0,
    cause: 0,
    idle: 0,
    isFinished: 0,
    isOver: 0,
    cues: [],
  };
  state.frog.aim = findAim(state, course);
  return state;
}

const seated = (x: number): Frog => ({
  x,
  y: (LILY_Y - 16) * UNIT,
  vx: 0,
  vy: 0,
  seat: 1,
  tongue: TONGUE.none,
  anchor: -1,
  out: 0,
  tied: 0,
  len: 0,
  rest: 0,
  aim: -1,
  last: -1,
  air: 0,
  spin: 0,
  round: 0,
  held: 0,
  spent: 0,
  slack: 0,
});

/** The course of a state, which its mode, its level and its seed decide. */
export const courseFor = ({ mode, level, seed, far }: Pick<State, "mode" | "level" | "seed" | "far">): Course =>
  mode === MODE.swamp ? levelCourse(level) : endlessCourse(seed, far, mode === MODE.dash);

function step(state: State, { held, taps }: Inputs): void {
  state.cues.length = 0;
  if (state.isOver === 1) return;
  const { frog, cues, mode } = state;
  const isHeld = (held & BUTTON.a) !== 0 || (taps.length > 0 && frog.held === 0);
  state.frame += 1;
  state.idle = isHeld === (frog.held === 1) ? state.idle + 1 : 0;
  if (state.idle >= IDLE_FRAMES || state.frame >= MOST_FRAMES) return end(state, CUE.over);
  const course = courseFor(state);
  if (state.waiting === 1 && isHeld) state.waiting = 0;
  if (state.waiting === 0) state.clock += 1;
  state.safe = Math.max(0, state.safe - 1);
  if (state.fallen > 0) {
    state.fallen -= 1;
    if (state.fallen === 0) putBack(state, course);
  } else {
    const { y } = frog;
    stepFrog(state, course, isHeld, windAt(course, frog));
    answerCues(state, course);
    eat(state, course);
    touchPads(state, course, y);
    if (mode === MODE.swamp) passLilies(state, course);
    state.far = Math.max(state.far, frog.x);
    if (state.isOver === 0 && isHurt(state, course) && hurt(state)) end(state, CUE.over);
    if (state.isOver === 0) frog.aim = findAim(state, course);
  }
  if (mode === MODE.night && state.clock > HERON_WAITS) stepHeron(state);
  if (mode === MODE.swamp && state.clock >= SWAMP_FRAMES && state.isOver === 0) end(state, CUE.timeUp);
  if (mode === MODE.dash) {
    if (state.fuse > 0) state.fuse -= 1;
    if (state.fuse === 0 && state.chain > 0) breakChain(state);
    if (state.clock === DASH_FRAMES - HURRY_FRAMES) cues.push(CUE.hurry);
    if (state.clock >= DASH_FRAMES) end(state, CUE.timeUp);
  }
  if (state.frame % 64 === 0) forget(state, course);
}

function end(state: State, cue: number): void {
  if (state.isOver === 1) return;
  state.isOver = 1;
  state.cues.push(cue);
}

const CALM: readonly [number, number] = [0, 0];

function windAt(course: Course, { x, y, seat }: Frog): readonly [number, number] {
  if (seat === 1) return CALM;
  for (const at of regionAt(course, x).gusts) {
    const gust = course.gusts[at]!;
    if (x < gust.x * UNIT || x > (gust.x + gust.wide) * UNIT) continue;
    if (y > gust.y * UNIT || y < (gust.y - gust.high) * UNIT) continue;
    return [gustOf(gust.ax), gustOf(gust.ay)];
  }
  return CALM;
}

/** Hundredths of a unit for each frame and frame, as a speed that is gained in each part. */
const gustOf = (hundredths: number): number => Math.trunc((hundredths * UNIT) / (100 * PARTS * PARTS));

function eat(state: State, course: Course): void {
  const { frog, eaten, cues } = state;
  for (const id of regionAt(course, frog.x).flies) {
    const fly = course.flies[id]!;
    const [dx, dy] = [fly.x * UNIT - frog.x, fly.y * UNIT - frog.y];
    if (dx > MOUTH || dx < -MOUTH || dy > MOUTH || dy < -MOUTH || eaten.includes(id)) continue;
    eaten.push(id);
    state.flies += 1;
    state.tries = 0;
    state.points += FLY_POINTS * (state.mode === MODE.swamp ? 1 : timesOf(state));
    cues.push(CUE.fly);
  }
}

function touchPads(state: State, course: Course, before: number): void {
  const { frog, cues } = state;
  if (frog.vy <= 0 || frog.seat === 1) return;
  for (const at of regionAt(course, frog.x).pads) {
    const pad = course.pads[at]!;
    const top = pad.y * UNIT - FROG;
    if (frog.y < top || before > top + FROG || Math.abs(frog.x - pad.x * UNIT) > pad.half * UNIT + FROG) continue;
    if (frog.tongue === TONGUE.tied && pad.kind !== PAD.lily) continue;
    breakChain(state);
    letGo(state);
    frog.last = -1;
    frog.y = top;
    if (pad.kind === PAD.lily) {
      if (state.mode === MODE.swamp && pad.x >= course.finish) return arrive(state);
      Object.assign(frog, { seat: 1, vx: 0, vy: 0, spent: 1 });
      cues.push(CUE.sit);
      return;
    }
    frog.spent = 0;
    frog.vx = Math.max(frog.vx, pad.kind === PAD.drum ? DRUM.vx : LEAST_AHEAD);
    frog.vy = pad.kind === PAD.leaf ? LEAF_UP : pad.kind === PAD.drum ? DRUM.vy : MUSHROOM_UP;
    cues.push(pad.kind === PAD.drum ? CUE.drum : CUE.bounce);
    return;
  }
}

function passLilies(state: State, course: Course): void {
  const { frog } = state;
  const next = course.lilies[state.lily + 1];
  if (next !== undefined && frog.x >= next * UNIT) {
    state.lily += 1;
    state.tries = 0;
    state.cues.push(CUE.lily);
  }
  if (frog.x >= course.finish * UNIT && frog.y <= 0) arrive(state);
}

function arrive(state: State): void {
  if (state.isOver === 1) return;
  state.isFinished = 1;
  end(state, CUE.finish);
}

function putBack(state: State, course: Course): void {
  // No place is a wall: after some splashes a stork carries the frog on, and the run no longer counts for time.
  const most = CARRY_TRIES[state.level < EASY_LEVELS ? 0 : 1]!;
  if (state.tries >= most && course.lilies[state.lily + 2] !== undefined) {
    state.lily += 1;
    state.tries = 0;
    state.isCarried = 1;
    state.cues.push(CUE.carried);
  }
  const { held } = state.frog;
  state.frog = { ...seated(course.lilies[state.lily]! * UNIT), held, spent: 1 };
  state.torn = [];
  state.frog.aim = findAim(state, course);
  state.cues.push(CUE.back);
}

function stepHeron(state: State): void {
  const { frog, cues } = state;
  const speed = Math.min(HERON_FAST, HERON_SLOW + Math.floor(metresOf(state) / HERON_GROWS));
  const before = state.heron;
  state.heron = Math.max(before + Math.trunc((speed * UNIT) / 100), frog.x - HERON_NEAR * UNIT);
  const line = frog.x - HERON_CLOSE * UNIT;
  if (before <= line && state.heron > line) cues.push(CUE.near);
}

/** Keeps the lists short: what is far behind is never met again. */
function forget(state: State, course: Course): void {
  if (state.mode === MODE.swamp) return;
  const least = state.frog.x - FORGET;
  state.torn = state.torn.filter((id) => course.anchors[id]!.x * UNIT > least);
  state.lit = state.lit.filter((id) => course.anchors[id]!.x * UNIT > least);
  state.eaten = state.eaten.filter((id) => course.flies[id]!.x * UNIT > least);
}

function scoreOf(state: State): number {
  const { mode, points, isFinished, clock } = state;
  if (mode === MODE.dash) return points;
  if (mode === MODE.night) return metresOf(state) + points;
  if (isFinished === 0) return state.lily * LILY_POINTS;
  if (state.isCarried === 1) return FINISH_POINTS / 2;
  return FINISH_POINTS + Math.floor(((SWAMP_FRAMES - clock) * 100) / 60);
}

function hash(state: State): number {
  const { frog } = state;
  return hashState(
    [state.mode, state.level, ...state.seed, state.frame, state.clock, state.waiting],
    [frog.x, frog.y, frog.vx, frog.vy, frog.seat, frog.tongue, frog.anchor, frog.out, frog.tied, frog.len, frog.rest],
    [frog.aim, frog.last, frog.air, frog.spin, frog.round, frog.held, frog.spent, frog.slack],
    [state.far, ...state.torn, -1, ...state.lit, -1, ...state.eaten],
    [
      state.flies,
      state.flips,
      state.loops,
      state.latches,
      state.golden,
      state.chain,
      state.longest,
      state.fuse,
      state.points,
      state.gained,
    ],
    [state.lives, state.mending, state.safe, state.heron, state.lily, state.tries, state.isCarried, state.splashes],
    [state.fallen, state.cause, state.idle, state.isFinished, state.isOver],
  );
}
