import type { GameRules, Inputs, Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { LogRecorder } from "@quackademy/game-kit/core/replay-log.ts";

export const NOTHING: Inputs = { held: 0, taps: [] };
export const tap = (...taps: number[]): Inputs => ({ held: 0, taps });

/** Plays a whole run with a bot and returns its log. */
export function playToEnd<State>(rules: GameRules<State>, seed: Seed, bot: (state: State) => Inputs) {
  const state = rules.start(seed);
  const recorder = new LogRecorder();
  let frames = 0;
  for (; !rules.isOver(state); frames++) {
    const inputs = bot(state);
    recorder.record(frames, inputs);
    rules.step(state, inputs);
  }
  return { state, frames, log: recorder.bytes() };
}
