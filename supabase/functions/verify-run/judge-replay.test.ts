import { describe, expect, test, vi } from "vitest";
import { readSeed, type GameRules, type Inputs } from "../../../packages/game-kit/src/core/game-rules.ts";
import { hashState } from "../../../packages/game-kit/src/core/hash-state.ts";
import { logBefore } from "../../../packages/game-kit/src/core/log-limits.ts";
import { nextInt, startRandom, type Random } from "../../../packages/game-kit/src/core/random.ts";
import { replayRun } from "../../../packages/game-kit/src/core/replay-run.ts";
import { startRunSession, type RunCheckpoint } from "../../../packages/game-kit/src/core/run-session.ts";
import { judgeReplay, TooSlow, type RunToReplay } from "./judge-replay.ts";

const MAX_FRAMES = 1250;
const SEED = "000102030405060708090a0b0c0d0e0f";

type Pond = { frame: number; x: number; caught: number; random: Random };

/**
 * A tiny game: bread falls at a random place every half second; a player who stands there catches it. It lasts twenty
 * seconds.
 */
const rules: GameRules<Pond> = {
  start: (seed) => ({ frame: 0, x: 50, caught: 0, random: startRandom(seed) }),
  step(state, { held, taps }) {
    state.frame += 1;
    if (held & 1) state.x -= 1;
    if (held & 2) state.x += 1;
    for (const tap of taps) state.x += (tap % 21) - 10;
    if (state.frame % 30 === 0 && Math.abs(nextInt(state.random, 100) - state.x) < 20) state.caught += 1;
  },
  isOver: ({ frame }) => frame >= MAX_FRAMES,
  score: ({ caught }) => caught,
  hash: ({ frame, x, caught, random }) => hashState(frame, x, caught, random),
};

function played(random: Random): RunToReplay {
  const session = startRunSession(rules, SEED);
  const checkpoints: RunCheckpoint[] = [];
  let held = 0;
  while (!session.isOver) {
    if (nextInt(random, 25) === 0) held = nextInt(random, 4);
    const taps = nextInt(random, 40) === 0 ? [nextInt(random, 1000)] : [];
    const checkpoint = session.step({ held, taps });
    if (checkpoint) checkpoints.push(checkpoint);
  }
  return {
    app_id: "pond",
    sim_version: "0123456789abcdef",
    seed: SEED,
    frames: session.frame,
    log: Buffer.from(session.log()).toString("base64"),
    claimed_score: rules.score(session.state),
    claimed_hash: String(rules.hash(session.state)),
    tries: 1,
    checkpoints: checkpoints.map(({ frame, hash, logHash }) => ({ frame, hash, log_hash: logHash })),
  };
}

const judge = (run: RunToReplay, deadlineMs?: number) => judgeReplay(rules, run, deadlineMs);
const bytesOf = ({ log }: RunToReplay) => Uint8Array.from(Buffer.from(log, "base64"));

function mutated(random: Random, log: Uint8Array): Uint8Array {
  const bytes = Array.from(log);
  const at = nextInt(random, bytes.length);
  const kind = nextInt(random, 4);
  if (kind === 0) bytes[at] = nextInt(random, 256);
  if (kind === 1) bytes.splice(at, 1 + nextInt(random, 4));
  if (kind === 2) bytes.splice(at, 0, nextInt(random, 128), nextInt(random, 128));
  if (kind === 3) bytes.push(...bytes.slice(at));
  return Uint8Array.from(bytes);
}

describe("judging a replay", () => {
  test("accepts an honest run, with its score", () => {
    const random = startRandom(readSeed(SEED), 1);
    for (let round = 0; round < 20; round++) {
      const run = played(random);
      expect(run.checkpoints.map(({ frame }) => frame)).toEqual([600, 1200]);
      expect(judge(run)).toEqual({ accept: true, score: run.claimed_score });
      expect(judge({ ...run, checkpoints: [] })).toEqual({ accept: true, score: run.claimed_score });
    }
  });

  test("never accepts a changed log with checkpoints, nor any log with a better score than it gives", () => {
    const random = startRandom(readSeed(SEED), 2);
    const run = played(random);
    const last = run.checkpoints.at(-1)!.frame;
    const isAsFollowed = (bytes: Uint8Array) =>
      Buffer.compare(logBefore(bytes, last), logBefore(bytesOf(run), last)) === 0;
    let verdicts = 0;
    for (let round = 0; round < 1000; round++) {
      const bytes = mutated(random, bytesOf(run));
      if (Buffer.compare(bytes, bytesOf(run)) === 0) continue;
      verdicts += 1;
      const changed = { ...run, log: Buffer.from(bytes).toString("base64") };
      const followed = judge(changed);
      if (followed.accept) expect([isAsFollowed(bytes), givenBy(bytes)]).toEqual([true, followed.score]);
      // Even without checkpoints and with any claim, the score is what the inputs give.
      const alone = judge({ ...changed, checkpoints: [] });
      if (alone.accept) expect(alone.score).toBe(givenBy(bytes));
      expect(judge({ ...changed, checkpoints: [], claimed_score: run.claimed_score + 1 }).accept).toBe(false);
    }
    expect(verdicts).toBeGreaterThan(900);
  });

  /** A game that never ends; each of its frames moves the clock. */
  const endless = (onStep: () => void) =>
    ({ ...rules, step: onStep, isOver: () => false }) as unknown as GameRules<unknown>;

  test("rejects a run that needs more than its budget of the thread's own time", () => {
    let spentMs = 0;
    const run = { ...played(startRandom(readSeed(SEED), 3)), checkpoints: [] };
    const clock = { isOwn: true, readMs: () => spentMs };
    const verdict = judgeReplay(
      endless(() => (spentMs += 4)),
      run,
      2000,
      clock,
    );
    const reason = "This run needs more than 2 s of processor time to be replayed.";
    expect(verdict).toMatchObject({ accept: false, reason });
    expect(spentMs).toBeLessThan(2500);
  });

  test("gives no verdict when the time may have been used by other work", () => {
    let spentMs = 0;
    const run = { ...played(startRandom(readSeed(SEED), 3)), checkpoints: [] };
    const clock = { isOwn: false, readMs: () => spentMs };
    expect(() =>
      judgeReplay(
        endless(() => (spentMs += 4)),
        run,
        2000,
        clock,
      ),
    ).toThrow(TooSlow);
  });

  test("accepts an honest run on a machine that leaves it hardly any processor time", () => {
    // The clock on the wall moves a second per frame; the thread itself works a hundredth of a millisecond.
    let spentMs = 0;
    vi.useFakeTimers();
    try {
      const starved = {
        ...rules,
        step: (state: Pond, inputs: Inputs) => {
          vi.advanceTimersByTime(1000);
          spentMs += 0.01;
          rules.step(state, inputs);
        },
      } as unknown as GameRules<unknown>;
      const run = played(startRandom(readSeed(SEED), 4));
      const verdict = judgeReplay(starved, run, undefined, { isOwn: true, readMs: () => spentMs });
      expect(verdict).toEqual({ accept: true, score: run.claimed_score });
    } finally {
      vi.useRealTimers();
    }
  });
});

function givenBy(log: Uint8Array): number {
  return replayRun(rules, readSeed(SEED), log, MAX_FRAMES).score;
}
