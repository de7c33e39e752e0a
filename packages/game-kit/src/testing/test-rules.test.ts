import { MAX_FRAMES, readSeed, type GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { describe, expect, test } from "vitest";
import { playToEnd, tap, type Bot } from "./play-to-end.ts";
import type { Move } from "./random-play.ts";
import {
  findEndProblems,
  findPlayProblems,
  findRunProblems,
  findStartProblems,
  type PlayOptions,
} from "./rules-problems.ts";
import { testRules } from "./test-rules.ts";

/** Ten seconds and a bit, and a random number of points for each tap. */
type Walk = { random: Random; frame: number; points: number };

const FRAMES = 700;
const WALK: GameRules<Walk> = {
  start: (seed) => ({ random: startRandom(seed), frame: 0, points: 0 }),
  step: (state, { taps }) => {
    if (WALK.isOver(state)) return;
    state.frame += 1;
    state.points += taps.length * nextInt(state.random, 5);
  },
  isOver: ({ frame }) => frame >= FRAMES,
  score: ({ points }) => points,
  hash: ({ random, frame, points }) => hashState(random, frame, points),
};
const createBot = (): Bot<Walk> => (state) => tap(...(state.frame % 20 === 0 ? [1] : []));

const LIMITS = { min: 0, max: 100_000 };
const SEEDS = ["3c", "a5"].map((byte) => readSeed(byte.repeat(16)));
const MOVES: Move[] = [1, 30, 90, 400, 400, 10].map((frames) => ({
  frames,
  held: 0,
  picks: [{ value: 3, makesSense: true }],
  isRepeated: true,
}));

const startProblems = (rules: GameRules<Walk>) => findStartProblems(rules, SEEDS);
const runProblems = (rules: GameRules<Walk>, bot = createBot(), score = LIMITS) =>
  findRunProblems(rules, playToEnd(rules, SEEDS[0]!, bot), score);
const playProblems = (rules: GameRules<Walk>, options: Partial<PlayOptions<Walk>> = {}) =>
  findPlayProblems(rules, rules.start(SEEDS[0]!), MOVES, { score: LIMITS, ...options });

/** WALK with its step followed by something that a step must not do. */
const stepping = (spoil: (state: Walk) => void): GameRules<Walk> => ({
  ...WALK,
  step: (state, inputs) => {
    WALK.step(state, inputs);
    spoil(state);
  },
});

describe("fair rules", () => {
  test("have no problems", () => {
    expect([startProblems(WALK), runProblems(WALK), playProblems(WALK)]).toEqual([[], [], []]);
  });
});

describe("rules that are not deterministic", () => {
  test("are found by two starts of one seed", () => {
    let starts = 0;
    const rules = { ...WALK, start: () => WALK.start([1, 2, 3, (starts += 1)]) };
    expect(startProblems(rules)).toEqual(SEEDS.map((seed) => `two starts of seed ${String(seed)} differ`));
  });

  test("are found by a replay that ends with another score, hash and checkpoint", () => {
    let steps = 0;
    const rules = stepping((state) => void (state.points += (steps += 1) % 13 === 0 ? 1 : 0));
    expect(runProblems(rules)).toEqual([
      "the checkpoint of frame 600 differs in the replay",
      expect.stringMatching(/^score: \d+, but \d+ in the replay$/),
      expect.stringMatching(/^hash: /),
    ]);
  });

  test("are found by a replay that does not end with the run", () => {
    let steps = 0;
    const rules = { ...stepping(() => void (steps += 1)), isOver: () => steps >= FRAMES };
    expect(runProblems(rules)).toEqual(["the run does not replay: the game is over after 0.0 s, but the run goes on"]);
  });

  test("are found by a copy that goes another way", () => {
    let steps = 0;
    const rules = stepping((state) => void (state.points += (steps += 1) % 13 === 0 ? 1 : 0));
    expect(playProblems(rules)).toContainEqual(expect.stringMatching(/^hash: \d+, but \d+ in the copy$/));
  });
});

describe("rules that ignore the seed", () => {
  test("are found", () => {
    expect(startProblems({ ...WALK, start: () => WALK.start([1, 2, 3, 4]) })).toEqual(["two seeds start the same run"]);
  });
});

describe("a state that loses a field when it is copied", () => {
  const luck = Symbol("luck");
  type Lucky = Walk & { [luck]?: number };
  const luckyFrom = (first: number) =>
    stepping((state: Lucky) => {
      if (state.frame === first) state[luck] = 3;
      state.points += state[luck] ?? 0;
    });

  test("is found by a replay, because a run goes on with copies", () => {
    expect(runProblems(luckyFrom(650))).toEqual([]);
    expect(runProblems(luckyFrom(500))).toContainEqual(expect.stringMatching(/^score: \d+, but \d+ in the replay$/));
  });

  test("is found by a copy that goes another way", () => {
    expect(playProblems(luckyFrom(1))).toContainEqual(expect.stringMatching(/^score: \d+, but \d+ in the copy$/));
  });
});

describe("a score", () => {
  test("above its limit is found at the end of a run and during play", () => {
    const rules = stepping((state) => void (state.points += 1000));
    const problem = expect.stringMatching(/^the score \d+ is not between 0 and 100000$/);
    expect([runProblems(rules), playProblems(rules)]).toEqual([[problem], [problem]]);
  });

  test("below its limit is found", () => {
    expect(runProblems(WALK, () => tap(), { min: 1, max: 9 })).toEqual(["the score 0 is not between 1 and 9"]);
  });

  test("with a fraction is found", () => {
    const rules = { ...WALK, score: ({ frame }: Walk) => frame / 4 };
    expect(playProblems(rules)).toContain("the score 0.25 is not a whole number");
  });

  test("that falls is found, unless the game allows it for these inputs", () => {
    const rules = { ...WALK, score: ({ frame }: Walk) => 1000 - frame };
    expect(playProblems(rules)).toEqual(["the score falls from 1000 to 999"]);
    expect(playProblems(rules, { mayLoseScore: ({ taps }) => taps.includes(3) })).toEqual([]);
    expect(playProblems(rules, { mayLoseScore: ({ taps }) => taps.includes(4) })).toHaveLength(1);
  });
});

describe("a run", () => {
  test("that does not end is found", () => {
    expect(runProblems({ ...WALK, isOver: () => false })).toEqual([`the run is not over after ${MAX_FRAMES} frames`]);
  });

  test("that counts or goes on after its end is found", () => {
    const { state: end } = playToEnd(WALK, SEEDS[0]!, createBot());
    const endProblems = (rules: GameRules<Walk>) => findEndProblems(rules, end, () => tap(1));
    expect(endProblems(WALK)).toEqual([]);
    const counting = stepping((state) => void (state.points += 5));
    expect(endProblems(counting)).toEqual([
      `the score is ${end.points + 5} and not ${end.points} 1 frames after the end`,
    ]);
    const reviving = stepping((state) => void (state.frame -= 1));
    expect(endProblems(reviving)).toEqual(["the run is no longer over 1 frames after its end"]);
  });

  test("with more inputs than the server takes is found", () => {
    expect(runProblems(WALK, () => tap(1))).toEqual(["the log has 700 inputs, and 507 are allowed in 700 frames"]);
  });
});

test("a hash that is not an unsigned 32-bit number is found", () => {
  expect(playProblems({ ...WALK, hash: () => -1 })).toEqual(["the hash -1 is not an unsigned 32-bit number"]);
});

test("a game's own check sees every state, and makes play fail", () => {
  const frames: number[] = [];
  playProblems(WALK, { check: ({ frame }) => void frames.push(frame) });
  expect(frames).toEqual([1, 31, 121, 521, 700]);
  const check = ({ frame }: Walk) => expect(frame).toBeLessThan(100);
  expect(() => playProblems(WALK, { check })).toThrow("expected 121 to be less than 100");
});

test("a tap that makes sense is made from the state", () => {
  const seen: number[] = [];
  const rules = {
    ...WALK,
    step: (state: Walk, inputs: Parameters<typeof WALK.step>[1]) => (
      seen.push(...inputs.taps),
      WALK.step(state, inputs)
    ),
  };
  playProblems(rules, { tapFor: ({ frame }, value) => frame * 10 + value });
  expect([...new Set(seen)]).toEqual([3, 13, 313, 1213, 5213]);
});

const MANIFEST = {
  id: "walk",
  title: "the walk",
  code: "TST 01",
  tagline: "Test",
  description: "A walk.",
  version: "1.0.0",
  protocol: 1,
  categories: ["arcade"],
  ages: "6+",
  players: 1,
  devices: ["keyboard"],
  orientation: "any",
  features: ["runs"],
  spine: "#0F6F77",
  featured: false,
  score: { kind: "points", order: "desc", unit: "points", ...LIMITS },
  verifier: "replay",
  controls: [{ action: "Walk", keys: "Space", touch: "Tap", pad: "A" }],
  howTo: ["Walk."],
  a11y: [],
  licence: "MIT",
  credits: "Quackademy",
};
const { botRuns, idleRuns } = testRules(WALK, [createBot, () => () => tap()], { manifest: MANIFEST });

test("the runs of the tests can be used for a game's own facts, and are played once", () => {
  // One for each bot in `npm test`, five in the long form.
  const { length } = botRuns();
  expect(length).toBeGreaterThanOrEqual(2);
  expect(botRuns().map(({ log }) => log.length > 0)).toEqual([true, false, true, false, true].slice(0, length));
  expect(idleRuns().map(({ score, frames }) => [score, frames])).toEqual(Array(length).fill([0, FRAMES]));
  expect(botRuns()[0]).toBe(botRuns()[0]);
});
