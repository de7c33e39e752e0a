import { SAFE_FRAMES } from "./egg.ts";
import {
  backFrames,
  CUE,
  factorOf,
  FLOW_STEP,
  HONK,
  MELT_FRAMES,
  MODE,
  MOST_CHARGE,
  mostShells,
  RUSH_SAFE_FRAMES,
  type State,
} from "./state.ts";

export function gain(state: State, points: number, cue: number): void {
  const before = factorOf(state.flow);
  state.points += points * before;
  state.flow += 1;
  state.quiet = 0;
  state.clock += backFrames(state, cue);
  state.longest = Math.max(state.longest, state.flow);
  state.cues.push(cue);
  if (factorOf(state.flow) > before) state.cues.push(CUE.louder);
}

/** Who waits loses a step of the flow, and starts the one below it anew. */
export function melt(state: State): void {
  state.quiet += 1;
  const factor = factorOf(state.flow);
  if (state.quiet < MELT_FRAMES || factor === 1) return;
  state.flow = (factor - 2) * FLOW_STEP;
  state.quiet = 0;
  state.cues.push(CUE.melt);
}

export function charge(state: State, amount: number): void {
  const before = Math.floor(state.charge / HONK);
  state.charge = Math.min(MOST_CHARGE, state.charge + amount);
  if (Math.floor(state.charge / HONK) > before) state.cues.push(CUE.charged);
}

export function mend(state: State): void {
  state.mending = 0;
  if (state.shells >= mostShells(state) || state.mode === MODE.rush) return;
  state.shells += 1;
  state.mended += 1;
  state.cues.push(CUE.mend);
}

export const safeFrames = ({ mode }: State): number => (mode === MODE.rush ? RUSH_SAFE_FRAMES : SAFE_FRAMES);

/** In a rush shells do not count: time does. */
export function crack(state: State): void {
  state.cracks += 1;
  state.flow = 0;
  if (state.mode !== MODE.rush) state.shells -= 1;
  if (state.shells === 0) end(state);
}

export function end(state: State): void {
  state.isEnded = 1;
  state.cues.push(CUE.over);
}
