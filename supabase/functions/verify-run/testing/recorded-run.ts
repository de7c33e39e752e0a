import type { GameRules, Inputs } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { readSeed } from "../../../../packages/game-kit/src/core/game-rules.ts";
import { logBefore } from "../../../../packages/game-kit/src/core/log-limits.ts";
import { replayRun, type Replayed } from "../../../../packages/game-kit/src/core/replay-run.ts";
import { hashLog, startRunSession } from "../../../../packages/game-kit/src/core/run-session.ts";
import type { RunToReplay } from "../judge-replay.ts";

/** All that is needed to replay a run, and its result. The log is in base64. */
export type RecordedRun = { seed: string; variant?: string; frames: number; score: number; hash: number; log: string };

/** Returns a player's inputs for a state of a game. */
export type Bot = (state: unknown) => Inputs;

/** Lets a bot play a run to its end. */
export function recordRun(rules: GameRules<unknown>, seed: string, bot: Bot, variant = ""): RecordedRun {
  const session = startRunSession(rules, seed, variant);
  while (!session.isOver) session.step(bot(session.state));
  const { state, frame: frames } = session;
  if (!rules.isOver(state)) throw new Error(`the run of seed ${seed} goes on after ${frames} frames`);
  const log = Buffer.from(session.log()).toString("base64");
  return { seed, ...(variant !== "" && { variant }), frames, score: rules.score(state), hash: rules.hash(state), log };
}

/** The run as an honest player submits it, with a checkpoint every ten seconds. `known`: from an earlier replay. */
export function asSubmitted(
  rules: GameRules<unknown>,
  app: string,
  version: string,
  run: RecordedRun,
  known?: Replayed["checkpoints"],
): RunToReplay {
  const log = bytesOf(run.log);
  const checkpoints =
    known ?? replayRun(rules, readSeed(run.seed), log, run.frames, undefined, run.variant).checkpoints;
  return {
    app_id: app,
    sim_version: version,
    seed: run.seed,
    ...(run.variant !== undefined && { variant: run.variant }),
    frames: run.frames,
    log: run.log,
    claimed_score: run.score,
    claimed_hash: String(run.hash),
    tries: 1,
    checkpoints: checkpoints.map(({ frame, hash }) => ({ frame, hash, log_hash: hashLog(logBefore(log, frame)) })),
  };
}

export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, "base64"));
