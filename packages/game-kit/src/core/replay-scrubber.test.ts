import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSeed, type GameRules } from "./game-rules.ts";
import { hashState } from "./hash-state.ts";
import { nextInt, startRandom, type Random } from "./random.ts";
import { openReplay } from "./replay-scrubber.ts";
import { CHECKPOINT_FRAMES, replayRun } from "./replay-run.ts";
import { hashLog, startRunSession, takeOverRun } from "./run-session.ts";
import { logBefore } from "./log-limits.ts";

type Walk = { random: Random; frame: number; place: number; cues: number[] };

const FRAMES = 1500;
const SEED = "00112233445566778899aabbccddeeff";
const WALK: GameRules<Walk> = {
  start: (seed) => ({ random: startRandom(seed), frame: 0, place: 0, cues: [] }),
  step: (state, { held, taps }) => {
    state.cues = [...taps];
    state.frame += 1;
    state.place += held + taps.length * nextInt(state.random, 50);
  },
  isOver: ({ frame }) => frame >= FRAMES,
  score: ({ place }) => place,
  hash: ({ random, frame, place }) => hashState(random, frame, place),
};
const inputsAt = (frame: number) => ({ held: frame % 130 < 9 ? 3 : 0, taps: frame % 47 === 0 ? [frame % 5] : [] });

function playThrough() {
  const session = startRunSession(WALK, SEED);
  const hashes = [WALK.hash(session.state)];
  const checkpoints = [];
  while (!session.isOver) {
    const checkpoint = session.step(inputsAt(session.frame));
    if (checkpoint) checkpoints.push(checkpoint);
    hashes.push(WALK.hash(session.state));
  }
  return { session, hashes, checkpoints, replay: { seed: SEED, log: session.log(), frames: session.frame } };
}

describe("a recorded run", () => {
  const { session, checkpoints, replay } = playThrough();

  test("replays to the same checkpoints", () => {
    const replayed = replayRun(WALK, readSeed(SEED), replay.log, replay.frames);
    expect(replayed.score).toBe(WALK.score(session.state));
    expect(checkpoints.map(({ frame, hash }) => ({ frame, hash }))).toEqual(replayed.checkpoints);
    expect(checkpoints.map(({ frame }) => frame)).toEqual([CHECKPOINT_FRAMES, 2 * CHECKPOINT_FRAMES]);
  });

  test("has the hash of the log so far in each checkpoint", () => {
    for (const { frame, logHash } of checkpoints) expect(logHash).toBe(hashLog(logBefore(replay.log, frame)));
  });
});

describe("a replay", () => {
  const { hashes, replay } = playThrough();

  test("shows the same state at a frame, whichever frame was visited before", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10, max: FRAMES + 10 }), { maxLength: 6 }), (places) => {
        const scrubber = openReplay(WALK, replay);
        for (const place of places) {
          scrubber.seek(place);
          const frame = Math.max(0, Math.min(FRAMES, place));
          expect(scrubber.frame).toBe(frame);
          expect(WALK.hash(scrubber.state)).toBe(hashes[frame]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("continues from a frame with the inputs that were held there", () => {
    const scrubber = openReplay(WALK, replay);
    scrubber.seek(FRAMES);
    scrubber.seek(655);
    scrubber.step();
    expect(scrubber.inputs).toEqual(inputsAt(655));
    expect(WALK.hash(scrubber.state)).toBe(hashes[656]);
  });

  test("ends at the last frame of the run", () => {
    const scrubber = openReplay(WALK, replay);
    scrubber.seek(FRAMES - 1);
    expect(scrubber.isAtEnd).toBe(false);
    scrubber.step();
    scrubber.step();
    expect([scrubber.isAtEnd, scrubber.frame]).toEqual([true, FRAMES]);
  });

  test("can be taken over at a frame, and the new run replays too", () => {
    const session = takeOverRun(WALK, replay, 700);
    expect(WALK.hash(session.state)).toBe(hashes[700]);
    while (!session.isOver) session.step({ held: 1, taps: [] });
    const replayed = replayRun(WALK, readSeed(SEED), session.log(), session.frame);
    expect(replayed.score).toBe(WALK.score(session.state));
  });
});
