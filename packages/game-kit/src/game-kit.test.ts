import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { angleOf, cos, isqrt, mul, ONE, sin, TURN } from "./core/fixed.ts";
import { readSeed, type GameRules } from "./core/game-rules.ts";
import { hashState } from "./core/hash-state.ts";
import { nextBetween, nextInt, nextWord, shuffle, startRandom, type Random } from "./core/random.ts";
import { LogPlayer, LogRecorder, readLog } from "./core/replay-log.ts";
import { BrokenRun, replayRun } from "./core/replay-run.ts";

const SEED = readSeed("00112233445566778899aabbccddeeff");

describe("random numbers", () => {
  test("are the same for the same seed, on every machine", () => {
    const random = startRandom(SEED);
    expect(Array.from({ length: 4 }, () => nextWord(random))).toMatchInlineSnapshot(`
      [
        501073600,
        3314419091,
        1589699968,
        4138640721,
      ]
    `);
  });

  test("of two streams are independent", () => {
    const [one, other] = [startRandom(SEED, 1), startRandom(SEED, 2)];
    const same = Array.from({ length: 1000 }, () => nextInt(one, 100) === nextInt(other, 100)).filter(Boolean);
    expect(same.length).toBeGreaterThan(0);
    expect(same.length).toBeLessThan(40);
  });

  test("are spread evenly over their range, both ends included", () => {
    const random = startRandom(SEED);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 60_000; draw++) {
      const value = nextBetween(random, -2, 3);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test("shuffle a list without losing an element", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        expect(shuffle(startRandom(SEED), [...list]).sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });
});

describe("fixed-point maths", () => {
  test("computes sines with an error of at most one unit", () => {
    for (let angle = -TURN; angle < 2 * TURN; angle++) {
      expect(Math.abs(sin(angle) - Math.sin((angle / TURN) * 2 * Math.PI) * ONE)).toBeLessThan(1);
      expect(Math.abs(cos(angle) - Math.cos((angle / TURN) * 2 * Math.PI) * ONE)).toBeLessThan(1);
    }
  });

  test("computes the direction of a vector to a 1024th of a turn", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: -9999, max: 9999 }), (x, y) => {
        if (x === 0 && y === 0) return;
        const truth = (Math.atan2(y, x) / (2 * Math.PI)) * TURN;
        const off = Math.abs(((angleOf(x, y) - truth + 1.5 * TURN) % TURN) - TURN / 2);
        expect(off).toBeLessThan(1.01);
      }),
    );
  });

  test("multiplies and takes square roots in integers", () => {
    expect([mul(3 * ONE, ONE / 2), mul(-ONE, ONE / 4), isqrt(0), isqrt(24), isqrt(25), isqrt(2 ** 52 - 1)]).toEqual([
      1.5 * ONE,
      -ONE / 4,
      0,
      4,
      5,
      67108863,
    ]);
  });
});

describe("a hash", () => {
  test("depends on every number, its position and its list", () => {
    const hashes = [[], [0], [0, 0], [1, 0], [0, 1], [2 ** 40], [-1], [0xffffffff]].map((list) => hashState(list));
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashState([1], [2])).not.toBe(hashState([1, 2], []));
    expect(hashState(new Int32Array([1, 2]))).toBe(hashState([1, 2]));
  });

  test("rejects fractions, because machines may round them differently", () => {
    expect(() => hashState(0.5)).toThrow("whole numbers");
    expect(() => hashState(Number.NaN)).toThrow("whole numbers");
  });
});

const frames = fc.array(
  fc.record({
    held: fc.integer({ min: 0, max: 0xffff }),
    taps: fc.array(fc.integer({ min: 0, max: 0xfffff }), { maxLength: 3 }),
  }),
  { maxLength: 200 },
);

describe("a log", () => {
  test("reads back what was recorded", () => {
    fc.assert(
      fc.property(frames, (inputs) => {
        const recorder = new LogRecorder();
        for (const [frame, each] of inputs.entries()) recorder.record(frame, each);
        const player = new LogPlayer(readLog(recorder.bytes()));
        expect(inputs.map((_, frame) => player.inputsAt(frame))).toEqual(inputs);
        expect(player.isDone).toBe(true);
      }),
    );
  });

  test("of any bytes is parsed or rejected, and has only one encoding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        let entries;
        try {
          entries = readLog(bytes);
        } catch {
          return;
        }
        const recorder = new LogRecorder();
        const byFrame = new Map<number, { held: number; taps: number[] }[]>();
        let held = 0;
        for (const entry of entries) {
          if ("held" in entry) held = entry.held;
          byFrame.set(entry.frame, [
            ...(byFrame.get(entry.frame) ?? []),
            { held, taps: "tap" in entry ? [entry.tap] : [] },
          ]);
        }
        for (const [frame, steps] of byFrame) for (const step of steps) recorder.record(frame, step);
        expect([...recorder.bytes()]).toEqual([...bytes]);
      }),
      { numRuns: 2000 },
    );
  });
});

type Counter = { random: Random; frame: number; sum: number };

const COUNTER: GameRules<Counter> = {
  start: (seed) => ({ random: startRandom(seed), frame: 0, sum: 0 }),
  step: (state, { held, taps }) => {
    state.frame += 1;
    state.sum += held + taps.length * nextInt(state.random, 10);
  },
  isOver: ({ frame }) => frame >= 1300,
  score: ({ sum }) => sum,
  hash: ({ random, frame, sum }) => hashState(random, frame, sum),
};

describe("a replayed run", () => {
  const recorder = new LogRecorder();
  for (let frame = 0; frame < 1300; frame++)
    recorder.record(frame, { held: frame % 200 < 3 ? 1 : 0, taps: frame % 100 ? [] : [7] });
  const log = recorder.bytes();

  test("returns its score, its hash and a checkpoint every ten seconds", () => {
    const replayed = replayRun(COUNTER, SEED, log, 1300);
    expect(replayed).toEqual(replayRun(COUNTER, SEED, log, 1300));
    expect(replayed.checkpoints.map(({ frame }) => frame)).toEqual([600, 1200]);
    expect(replayed.score).toBeGreaterThan(21);
  });

  test.each([
    ["stops before the game is over", log, 1299, "not over after 21.6 s"],
    ["goes on when the game is over", log, 1301, "is over after 21.7 s"],
    ["is longer than any", log, 72_001, "the length of the run is not possible"],
    ["is cut in the middle of a number", log.slice(0, 1), 1300, "ends in the middle"],
  ])("is refused if it %s", (_, bytes, length, says) => {
    expect(() => replayRun(COUNTER, SEED, bytes, length)).toThrow(BrokenRun);
    expect(() => replayRun(COUNTER, SEED, bytes, length)).toThrow(says);
  });
});
