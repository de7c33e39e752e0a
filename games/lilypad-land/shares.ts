import { shareOf, type State } from "./rules.ts";

/** Frames between two samples of a run. */
const EVERY = 120;

/** The shares of all swimmers in thousandths, and the player's cuts and falls so far. */
export type Sample = { shares: readonly number[]; cuts: number; falls: number };

// The report gets the state of the run, which is the one that was drawn.
const runs = new WeakMap<State, Sample[]>();

const sampleOf = (state: State): Sample => ({
  shares: state.swimmers.map((_, index) => shareOf(state, index)),
  cuts: state.cuts,
  falls: state.falls,
});

/** Called for every picture of a run. */
export function noteShares(state: State): void {
  let samples = runs.get(state);
  if (!samples) runs.set(state, (samples = []));
  const wanted = Math.floor(state.frame / EVERY) + 1;
  if (samples.length >= wanted) return;
  const sample = sampleOf(state);
  // Pictures that were not drawn are filled up.
  while (samples.length < wanted) samples.push(sample);
}

/** The run so far, and how it ended. */
export const samplesOf = (state: State): Sample[] => [...(runs.get(state) ?? []), sampleOf(state)];
