import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { ROW, stretchAt } from "./rules/course.ts";
import { courseFor, ENDLESS, RUSH } from "./rules/courses.ts";
import { moveEgg, newEgg, returnEgg } from "./rules/egg.ts";
import { crack, end, gain, melt, safeFrames } from "./rules/gains.ts";
import { blow, flap, honk } from "./rules/honk.ts";
import { passThings } from "./rules/meeting.ts";
import { scoreOf } from "./rules/score.ts";
import { SLOPES } from "./rules/slopes.ts";
import {
  courseOf,
  CUE,
  DARING_FRAMES,
  factorOf,
  FAST_FLOW,
  FLOW_PACE,
  FALL_FRAMES,
  HONK,
  HURRY_FRAMES,
  IDLE_FRAMES,
  metresOf,
  MODE,
  MOST_FRAMES,
  mostShells,
  PHASE,
  POINTS,
  RUSH_FRAMES,
  type State,
} from "./rules/state.ts";

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
    unsteered: 0,
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
    quiet: 0,
    points: 0,
    shaves: 0,
    honks: 0,
    scared: 0,
    flaps: 0,
    isSaving: 0,
    isSpared: 0,
    hoops: 0,
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
  state.unsteered = (held & (BUTTON.left | BUTTON.right)) === 0 ? state.unsteered + 1 : 0;
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

function play(state: State, held: number): void {
  const { egg, cues } = state;
  const course = courseOf(state);
  const before = metresOf(state);
  // Nothing hurts an egg after a blow, but not for long if nobody steers it.
  if (state.unsteered > DARING_FRAMES) egg.safe = Math.max(0, egg.safe - 5);
  const moved = moveEgg(egg, course, held, factorOf(state.flow) >= FAST_FLOW ? FLOW_PACE : 0);
  if (moved.sprang) cues.push(CUE.spring);
  if (moved.landed > 14) cues.push(CUE.land);
  if (moved.landed > 0 && state.isSaving === 1) {
    state.isSaving = 0;
    gain(state, POINTS.saved, CUE.saved);
  }
  if (state.blast > 0) blow(state, course);
  passThings(state, course);
  melt(state);
  const isStretch = stretchAt(metresOf(state)) > stretchAt(before);
  if (isStretch && state.mode !== MODE.slope) {
    cues.push(CUE.stretch);
    // One free flap for each country.
    state.isSpared = 0;
  }
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
