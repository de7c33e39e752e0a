import { FRAMES_PER_SECOND, MAX_FRAMES, readSeed } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { LogPlayer, readLog } from "../../../../packages/game-kit/src/core/replay-log.ts";
import { BrokenRun, CHECKPOINT_FRAMES, type Replayed } from "../../../../packages/game-kit/src/core/replay-run.ts";
import { BrokenRules, openRulesSandbox, OutOfFuel } from "./rules-sandbox.ts";

/** A run to replay with a creator's rules. Plain data, so that it can go to another thread. */
export type SandboxedRun = {
  module: WebAssembly.Module;
  source: string;
  seed: string;
  log: Uint8Array;
  frames: number;
  fuel?: number;
};

/** The result as plain data: a replay, or why there is none. */
export type SandboxOutcome =
  | { replayed: Replayed }
  | { failure: "broken run" | "broken rules" | "out of fuel"; reason: string };

/**
 * Rules may use a hundred microseconds a frame: an eighth of a unit, because one is about 0.8 ms of computing. So the
 * limit is one for the whole run, and what they need to start comes on top. No run gets more than about two seconds.
 */
const FUEL_PER_FRAME = 0.125;
const FUEL_AT_START = 250;
const MAX_FUEL = 2500;
const fuelFor = (frames: number) => Math.min(MAX_FUEL, FUEL_AT_START + Math.ceil(frames * FUEL_PER_FRAME));

export async function tryReplaySandboxed(run: SandboxedRun): Promise<SandboxOutcome> {
  try {
    return { replayed: await replaySandboxed(run) };
  } catch (error) {
    const { message: reason } = error as Error;
    if (error instanceof BrokenRun) return { failure: "broken run", reason };
    if (error instanceof OutOfFuel) return { failure: "out of fuel", reason };
    if (error instanceof BrokenRules) return { failure: "broken rules", reason };
    throw error;
  }
}

/** Like `replayRun`, but a second of play at a time. */
async function replaySandboxed({ module, source, seed, log, frames, fuel }: SandboxedRun): Promise<Replayed> {
  if (!Number.isInteger(frames) || frames < 0 || frames > MAX_FRAMES)
    throw new BrokenRun("the length of the run is not possible");
  const rules = await openRulesSandbox({ module, source, seed: readSeed(seed), fuel: fuel ?? fuelFor(frames) });
  const player = new LogPlayer(readLog(log));
  const checkpoints: Replayed["checkpoints"] = [];
  let frame = 0;
  while (frame < frames && !rules.isOver()) {
    if (frame > 0 && frame % CHECKPOINT_FRAMES === 0) checkpoints.push({ frame, hash: rules.hash() });
    const length = Math.min(FRAMES_PER_SECOND, frames - frame);
    const inputs = Array.from({ length }, (_, at) => player.inputsAt(frame + at));
    const used = rules.advance(inputs);
    frame += used;
    if (used < length) break;
  }
  if (!rules.isOver()) throw new BrokenRun(`the game is not over after ${seconds(frames)}`);
  if (frame < frames) throw new BrokenRun(`the game is over after ${seconds(frame)}, but the run goes on`);
  if (!player.isDone) throw new BrokenRun("the log has inputs after the end of the game");
  return { frames: frame, score: rules.score(), hash: rules.hash(), checkpoints };
}

const seconds = (frames: number) => `${(frames / FRAMES_PER_SECOND).toFixed(1)} s`;
