import type { Course } from "./course.ts";
import { CUE } from "./cues.ts";
import { flipsOf } from "./frog.ts";
import { LIVES, MODE, TONGUE, type State } from "./state.ts";

/** Golden releases for a new lily. */
const MEND_GOLDEN = 8;
const GOLDEN_POINTS = 10;
const FLIP_POINTS = 10;
const LOOP_POINTS = 10;
const LANTERN_POINTS = 10;
const GOLD_POINTS = 30;
export const MOST_TIMES = 5;
/** Of a chain, for the next multiplier: golden releases of a night, and lanterns of a dash. */
const [NIGHT_STEP, DASH_STEP] = [2, 5];
const [FUSE, FUSE_SHORTER] = [124, 9];

export const chainStep = ({ mode }: Pick<State, "mode">): number => (mode === MODE.dash ? DASH_STEP : NIGHT_STEP);

export const timesOf = (state: Pick<State, "chain" | "mode">): number =>
  Math.min(MOST_TIMES, 1 + Math.floor(state.chain / chainStep(state)));

/** What a release, a latch and a loop bring. */
export function answerCues(state: State, course: Course): void {
  const { cues, frog, mode } = state;
  if (cues.includes(CUE.sweet)) {
    state.golden += 1;
    if (mode === MODE.dash) light(state, course);
    else addChain(state);
    if (mode === MODE.night) {
      pay(state, GOLDEN_POINTS * timesOf(state));
      mend(state);
    }
  } else if (cues.includes(CUE.release) && mode !== MODE.dash) dimChain(state);
  if (cues.includes(CUE.latch)) latched(state);
  if (cues.includes(CUE.loop)) pay(state, LOOP_POINTS * timesOf(state));
  if (frog.tongue === TONGUE.tied) frog.spin = 0;
}

/** A golden release of a dash lights its lantern, once. */
function light(state: State, { anchors }: Course): void {
  const id = state.frog.last;
  if (state.lit.includes(id)) return;
  state.lit.push(id);
  addChain(state);
  state.fuse = fuseOf(state);
  state.cues.push(CUE.lit);
  pay(state, (anchors[id]!.isGold ? GOLD_POINTS : LANTERN_POINTS) * timesOf(state));
}

function latched(state: State): void {
  const { frog, cues, mode } = state;
  state.latches += 1;
  const flips = flipsOf(frog);
  // A flight back to the same anchor earns nothing.
  if (flips === 0 || frog.anchor === frog.last) return;
  state.flips += flips;
  if (mode !== MODE.dash) pay(state, ((FLIP_POINTS * flips * (flips + 1)) / 2) * timesOf(state));
  cues.push(CUE.banked);
}

/** A plain release takes one step of the chain away. */
function dimChain(state: State): void {
  const before = timesOf(state);
  state.chain = Math.max(0, state.chain - 1);
  if (timesOf(state) < before) state.cues.push(CUE.chainLost);
}

function mend(state: State): void {
  state.mending += 1;
  if (state.mending < MEND_GOLDEN) return;
  state.mending = 0;
  if (state.lives === LIVES) return;
  state.lives += 1;
  state.cues.push(CUE.mend);
}

function addChain(state: State): void {
  const before = timesOf(state);
  state.chain += 1;
  state.longest = Math.max(state.longest, state.chain);
  if (timesOf(state) > before) state.cues.push(CUE.chainUp);
}

/** The longer the chain, the shorter the fuse. */
export const fuseOf = (state: State): number => FUSE - FUSE_SHORTER * timesOf(state);

function pay(state: State, points: number): void {
  state.gained = points;
  state.points += points;
}

export function breakChain(state: State): void {
  if (timesOf(state) > 1) state.cues.push(CUE.chainLost);
  state.chain = state.fuse = 0;
}
