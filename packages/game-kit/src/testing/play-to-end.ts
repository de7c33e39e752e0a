import { MAX_FRAMES, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { LogRecorder } from "@quackademy/game-kit/core/replay-log.ts";
import { CHECKPOINT_FRAMES, type Replayed } from "@quackademy/game-kit/core/replay-run.ts";

export const NOTHING: Inputs = { held: 0, taps: [] };
export const tap = (...taps: number[]): Inputs => ({ held: 0, taps });
export const hold = (held: number): Inputs => ({ held, taps: [] });

export type Bot<State> = (state: State) => Inputs;

/** A run: its last state and those of every ten seconds, its log, and the result that a replay has to have. */
export type PlayedRun<State> = Replayed & {
  seed: Seed;
  variant: string;
  state: State;
  snapshots: State[];
  log: Uint8Array;
};

/**
 * Plays a whole run with a bot, and goes on with a copy of the state every ten seconds: a replay must not notice.
 * A run that does not end is cut off at the maximum length.
 */
export function playToEnd<State>(rules: GameRules<State>, seed: Seed, bot: Bot<State>, variant = ""): PlayedRun<State> {
  let state = rules.start(seed, variant);
  const recorder = new LogRecorder();
  const [snapshots, checkpoints] = [[] as State[], [] as Replayed["checkpoints"]];
  let frames = 0;
  for (; !rules.isOver(state) && frames < MAX_FRAMES; frames++) {
    if (frames % CHECKPOINT_FRAMES === 0) {
      snapshots.push(state);
      state = structuredClone(state);
      if (frames > 0) checkpoints.push({ frame: frames, hash: rules.hash(state) });
    }
    const inputs = bot(state);
    recorder.record(frames, inputs);
    rules.step(state, inputs);
  }
  const [score, hash] = [rules.score(state), rules.hash(state)];
  return { seed, variant, state, snapshots, frames, score, hash, checkpoints, log: recorder.bytes() };
}

/** Steps until the run is over, at most so many frames, with the same inputs in each. Returns the cues of all. */
export function playFrames<State extends { cues: readonly number[] }>(
  rules: GameRules<State>,
  state: State,
  frames: number,
  inputs = NOTHING,
): number[] {
  const cues: number[] = [];
  for (let frame = 0; frame < frames && !rules.isOver(state); frame++) {
    rules.step(state, inputs);
    cues.push(...state.cues);
  }
  return cues;
}
