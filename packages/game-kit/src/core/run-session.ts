import { MAX_FRAMES, readSeed, type GameRules, type Inputs } from "./game-rules.ts";
import { hashState } from "./hash-state.ts";
import { LogPlayer, LogRecorder, readLog } from "./replay-log.ts";
import { CHECKPOINT_FRAMES } from "./replay-run.ts";

/** Hashes of a run at a frame: of its state, and of the log before it. */
export type RunCheckpoint = { frame: number; hash: number; logHash: number };

/** A run in progress: its state, and the log that proves it. */
export type RunSession<State> = {
  readonly seed: string;
  readonly variant: string;
  readonly state: State;
  readonly frame: number;
  readonly isOver: boolean;
  /** Steps one frame. Returns a checkpoint of the state before the step when one is due. */
  step(inputs: Inputs): RunCheckpoint | null;
  log(): Uint8Array;
  /** The size of the log. */
  readonly logBytes: number;
};

export function startRunSession<State>(rules: GameRules<State>, seed: string, variant = ""): RunSession<State> {
  const state = rules.start(readSeed(seed), variant);
  const recorder = new LogRecorder();
  let frame = 0;
  return {
    seed,
    variant,
    state,
    get frame() {
      return frame;
    },
    get isOver() {
      return rules.isOver(state) || frame >= MAX_FRAMES;
    },
    step(inputs) {
      const isDue = frame > 0 && frame % CHECKPOINT_FRAMES === 0;
      const checkpoint = isDue ? { frame, hash: rules.hash(state), logHash: hashLog(recorder.bytes()) } : null;
      recorder.record(frame, inputs);
      rules.step(state, inputs);
      frame += 1;
      return checkpoint;
    },
    log: () => recorder.bytes(),
    get logBytes() {
      return recorder.size;
    },
  };
}

/** Starts a run that continues another player's run from a frame. */
export function takeOverRun<State>(
  rules: GameRules<State>,
  { seed, log, variant }: { seed: string; log: Uint8Array; variant?: string },
  frame: number,
): RunSession<State> {
  const session = startRunSession(rules, seed, variant);
  const player = new LogPlayer(readLog(log));
  while (session.frame < frame && !session.isOver) session.step(player.inputsAt(session.frame));
  return session;
}

export const hashLog = (log: Uint8Array): number => hashState(log);
