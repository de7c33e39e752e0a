import { FRAMES_PER_SECOND, readSeed, type GameRules } from "../../../packages/game-kit/src/core/game-rules.ts";
import { logBefore, maxEntries } from "../../../packages/game-kit/src/core/log-limits.ts";
import { readLog } from "../../../packages/game-kit/src/core/replay-log.ts";
import { BrokenRun, replayRun, type Replayed } from "../../../packages/game-kit/src/core/replay-run.ts";
import { hashLog } from "../../../packages/game-kit/src/core/run-session.ts";
import { judgeHands, type HandJudgement } from "../../../packages/game-kit/src/core/run-hands.ts";
import { findCues } from "../../../packages/game-kit/src/core/run-presses.ts";
import { findCopies, isCopied } from "./copied-run.ts";

/** A submitted run, and the checkpoints that were received during play. */
export type RunToReplay = {
  app_id: string;
  sim_version: string | null;
  /** The mode it was played in; "" is the first one. */
  variant?: string;
  seed: string;
  frames: number;
  /** In base64. */
  log: string;
  claimed_score: number;
  claimed_hash: string | null;
  tries: number;
  checkpoints: { frame: number; hash: number; log_hash: number }[];
  /** In base64: the most similar runs of the same day that other players submitted before. */
  others?: string[];
  /** Of a creator's class: the sha256 of the file with its rules. */
  foreign_rules?: string;
  /** It would be among the first ten, so its inputs are judged, too. */
  needs_hands?: boolean;
  /** A run of a race: it is on no board, and its rivals' logs come along, in base64. */
  is_race?: boolean;
  rivals?: { no: number; log: string }[];
};

/** `second` is the last second up to which the claims matched. */
export type ReplayVerdict =
  | { accept: true; score: number; hands?: HandJudgement; alike?: number[] }
  | { accept: false; score: number | null; reason: string; second: number };

/** The replay exceeded its budget on a clock that other work moves too: it may be the machine's fault. */
export class TooSlow extends Error {}

/** Milliseconds of work. `isOwn`: only this thread moves the clock. */
export type ReplayClock = { readMs(): number; isOwn: boolean };

/** An honest run of twenty minutes needs a tenth of it. */
const BUDGET_MS = 2000;

class Differs extends Error {
  readonly second: number;

  constructor(message: string, second: number) {
    super(message);
    this.second = second;
  }
}

/** Replays a run with its rules and compares. The score of the replay counts. */
export function judgeReplay(
  rules: GameRules<unknown>,
  run: RunToReplay,
  budgetMs = BUDGET_MS,
  clock = replayClock(),
): ReplayVerdict {
  let agreed = 0;
  let score: number | null = null;
  try {
    const log = readInputs(run);
    const replayed = replayRun(
      rules,
      readSeed(run.seed),
      log,
      run.frames,
      watch(run, { budgetMs, clock }, (second) => (agreed = second)),
      run.variant,
    );
    score = replayed.score;
    checkEnd(replayed, run, agreed);
    return { accept: true, score };
  } catch (error) {
    return asRejection(error, score, agreed);
  }
}

/** Judges from the log of a correct run whether a person can have played it. */
export function judgeRunHands(rules: GameRules<unknown>, run: RunToReplay): HandJudgement {
  const log = readBytes(run.log);
  return judgeHands(log, findCues(rules, run.seed, log, run.frames, run.variant), run.app_id);
}

/** The runners of the same race who pressed nearly the same. */
export function findRivalsAlike({ log, rivals = [] }: RunToReplay): number[] {
  return findCopies(
    readBytes(log),
    rivals.map((rival) => ({ no: rival.no, log: readBytes(rival.log) })),
  );
}

/** Judges a run that is replayed somewhere else: that returns the whole result, or why there is none. */
export async function judgeResult(
  run: RunToReplay,
  replay: (log: Uint8Array) => Promise<Replayed | { refusal: string }>,
): Promise<ReplayVerdict> {
  let agreed = 0;
  let score: number | null = null;
  try {
    const replayed = await replay(readInputs(run));
    if ("refusal" in replayed) throw new BrokenRun(replayed.refusal);
    const hashes = new Map(replayed.checkpoints.map(({ frame, hash }) => [frame, hash]));
    for (const { frame, hash } of run.checkpoints) {
      if (frame === replayed.frames) continue;
      if (hashes.get(frame) !== hash) throw wentAnotherWay(agreed);
      agreed = frame / FRAMES_PER_SECOND;
    }
    score = replayed.score;
    checkEnd(replayed, run, agreed);
    return { accept: true, score };
  } catch (error) {
    return asRejection(error, score, agreed);
  }
}

/** The log of a run, after all checks that need no replay. */
function readInputs(run: RunToReplay): Uint8Array {
  const log = readBytes(run.log);
  checkInputs(log, run);
  if (isCopied(log, (run.others ?? []).map(readBytes))) {
    throw new Differs("Another player has already submitted this run.", 0);
  }
  return log;
}

function asRejection(error: unknown, score: number | null, agreed: number): ReplayVerdict {
  if (error instanceof Differs) return { accept: false, score, reason: error.message, second: error.second };
  if (error instanceof BrokenRun) return { accept: false, score, reason: sentence(error.message), second: agreed };
  throw error;
}

function readBytes(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw new BrokenRun("the inputs cannot be read");
  }
}

/** Checks without a replay: whether the input rate is humanly possible, and whether the log matches its checkpoints. */
function checkInputs(log: Uint8Array, { frames, checkpoints }: RunToReplay): void {
  const entries = readEntries(log);
  if (entries > maxEntries(frames))
    throw new Differs(`These inputs are too fast for a person: ${entries} inputs in ${seconds(frames)}.`, 0);
  let agreed = 0;
  for (const { frame, log_hash: heard } of checkpoints) {
    if (frame > frames)
      throw new Differs(
        `The submitted run is shorter than the played one, which lasted at least ${seconds(frame)}.`,
        agreed,
      );
    if (hashLog(logBefore(log, frame)) !== heard) {
      throw new Differs(`The inputs after ${agreed} s differ from the ones that were played.`, agreed);
    }
    agreed = frame / FRAMES_PER_SECOND;
  }
}

function readEntries(log: Uint8Array): number {
  try {
    return readLog(log).length;
  } catch (error) {
    throw new BrokenRun((error as Error).message);
  }
}

type Budget = { budgetMs: number; clock: ReplayClock };

function watch({ checkpoints }: RunToReplay, { budgetMs, clock }: Budget, onAgreed: (second: number) => void) {
  const heard = new Map(checkpoints.map(({ frame, hash }) => [frame, hash]));
  const begunMs = clock.readMs();
  let agreed = 0;
  return (frame: number, hash: () => number) => {
    if (clock.readMs() - begunMs > budgetMs) {
      const reason = `This run needs more than ${budgetMs / 1000} s of processor time to be replayed.`;
      throw clock.isOwn ? new Differs(reason, agreed) : new TooSlow(reason);
    }
    const wanted = heard.get(frame);
    if (wanted === undefined) return;
    if (hash() !== wanted) throw wentAnotherWay(agreed);
    agreed = frame / FRAMES_PER_SECOND;
    onAgreed(agreed);
  };
}

type CpuUsage = { user: number; system: number };
type Runtime = { process?: { threadCpuUsage?(): CpuUsage; cpuUsage?(): CpuUsage } };

/** CPU time of this thread; else that of the process, but never more than has passed. */
function replayClock(): ReplayClock {
  const { process } = globalThis as Runtime;
  const toMs = ({ user, system }: CpuUsage) => (user + system) / 1000;
  if (process?.threadCpuUsage) return { isOwn: true, readMs: () => toMs(process.threadCpuUsage!()) };
  const worked = process?.cpuUsage ? () => toMs(process.cpuUsage!()) : () => performance.now();
  const [begunMs, workedMs] = [performance.now(), worked()];
  return { isOwn: false, readMs: () => Math.min(performance.now() - begunMs, worked() - workedMs) };
}

function checkEnd({ frames, score, hash }: Replayed, run: RunToReplay, agreed: number): void {
  const heard = run.checkpoints.find(({ frame }) => frame === frames);
  if (String(hash) !== run.claimed_hash || (heard && heard.hash !== hash)) throw wentAnotherWay(agreed);
  if (score !== run.claimed_score) {
    const second = Math.floor(frames / FRAMES_PER_SECOND);
    throw new Differs(`The replay gives ${score}, but ${run.claimed_score} was claimed.`, second);
  }
}

const wentAnotherWay = (second: number) => new Differs(`The replay differs from the run after ${second} s.`, second);
const seconds = (frames: number) => `${Math.round(frames / FRAMES_PER_SECOND)} s`;
const sentence = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
