import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { FACTS, learn, nextFact, startMemory } from "./rules-facts.ts";
import { CHOOSE, CUE, ENTER, ERASE, MAX_CLOCK, PHASE, rules, type State } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "a"));
const digitsOf = (value: number) => Array.from(String(value), Number);

function asked(grade = 1): State {
  const state = rules.start(seedOf(1));
  rules.step(state, tap(CHOOSE + grade));
  return state;
}

function wait(state: State, frames: number): void {
  for (let frame = 0; frame < frames; frame++) rules.step(state, NOTHING);
}

function answerRight(state: State): void {
  rules.step(state, tap(...digitsOf(state.a * state.b)));
}

function answerWrong(state: State): void {
  const right = state.a * state.b;
  rules.step(state, tap(...digitsOf(right % 10 === 9 ? right - 1 : right + 1)));
}

describe("the start", () => {
  test("waits for a grade, and takes the middle one after a minute", () => {
    const state = rules.start(seedOf(1));
    wait(state, 3599);
    expect(state.phase).toBe(PHASE.choosing);
    wait(state, 1);
    expect([state.phase, state.grade]).toEqual([PHASE.asking, 1]);
  });

  test("asks for the same product for the same seed, and it is an easy one", () => {
    const state = asked();
    expect([state.a, state.b]).toMatchInlineSnapshot(`
      [
        4,
        2,
      ]
    `);
    expect(FACTS[1]!.slice(0, 8)).toContainEqual([Math.min(state.a, state.b), Math.max(state.a, state.b)]);
  });
});

describe("a right answer", () => {
  test("is taken with its last digit, and adds a floor", () => {
    const state = asked();
    answerRight(state);
    expect([state.phase, state.floors.length, state.height]).toEqual([PHASE.building, 1, 400]);
    expect(state.cues).toContain(CUE.quick);
  });

  test("adds less the later it comes, and half at worst", () => {
    const heights = [10, 200, 350, 600].map((frames) => {
      const state = asked();
      wait(state, frames);
      answerRight(state);
      return state.height;
    });
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(new Set(heights).size).toBe(4);
    expect([heights[0], heights[3]]).toEqual([400, 200]);
  });

  test("counts half as much again after five in a row, and double after ten", () => {
    const state = asked(0);
    const heights: number[] = [];
    for (let floor = 0; floor < 12; floor++) {
      const before = state.height;
      answerRight(state);
      heights.push(state.height - before);
      wait(state, 22);
    }
    expect(heights).toEqual([200, 200, 200, 200, 200, 300, 300, 300, 300, 300, 400, 400]);
  });

  test("is worth more in a harder grade", () => {
    expect([0, 1, 2].map((grade) => (answerOne(grade), answerOne(grade)))).toEqual([200, 400, 600]);
    function answerOne(grade: number): number {
      const state = asked(grade);
      answerRight(state);
      return state.height;
    }
  });

  test("holds the storm off, each time a little less", () => {
    const state = asked();
    state.clock = 600;
    answerRight(state);
    expect(state.clock).toBe(600 - 1 + 198);
    state.floors = Array.from({ length: 120 }, () => ({ a: 2, b: 2, speed: 0 }));
    wait(state, 22);
    const before = state.clock;
    answerRight(state);
    expect(state.clock).toBe(before - 1);
  });

  test("can be corrected before its last digit, and given too early with Enter", () => {
    const state = asked();
    Object.assign(state, { a: 7, b: 8 });
    const [first] = digitsOf(state.a * state.b);
    rules.step(state, tap((first! + 1) % 10));
    rules.step(state, tap(ERASE));
    expect(state.digits).toBe(0);
    answerRight(state);
    expect(state.floors).toHaveLength(1);
    wait(state, 22);
    Object.assign(state, { a: 7, b: 8 });
    rules.step(state, tap(5, ENTER));
    expect(state.phase).toBe(PHASE.shaking);
  });
});

describe("a wrong answer", () => {
  test("brings the storm nearer and ends the streak, but takes no floor away", () => {
    const state = asked();
    answerRight(state);
    wait(state, 22);
    const { height, clock } = state;
    answerWrong(state);
    expect(state).toMatchObject({ height, streak: 0, wrongs: 1, phase: PHASE.shaking, clock: clock - 1 - 240 });
    wait(state, 50);
    expect(state.clock).toBe(clock - 1 - 240);
  });

  test("makes its product come back sooner than one that was known at once", () => {
    const random = startRandom(seedOf(2));
    const memory = startMemory(1);
    learn(memory, 2, false, false);
    learn(memory, 5, true, true);
    const counts = [0, 0];
    for (let draw = 0; draw < 800; draw++) {
      const fact = nextFact(memory, 0, random);
      if (fact === 2) counts[0]! += 1;
      if (fact === 5) counts[1]! += 1;
    }
    expect(counts[0]).toBeGreaterThan(counts[1]! * 2);
  });
});

describe("the products", () => {
  test("get harder as the tower grows, and none comes twice within four", () => {
    const random = startRandom(seedOf(3));
    const memory = startMemory(1);
    const drawn = Array.from({ length: 400 }, (_, floor) => nextFact(memory, floor >> 2, random));
    for (const [index, fact] of drawn.entries()) expect(drawn.slice(Math.max(0, index - 3), index)).not.toContain(fact);
    expect(Math.max(...drawn.slice(0, 40))).toBeLessThan(18);
    expect(Math.max(...drawn)).toBeGreaterThan(35);
  });
});

describe("a run", () => {
  const { botRuns, idleRuns } = testRules(rules, createBot, {
    manifest,
    tapFor: ({ phase }, value) => (phase === PHASE.choosing ? CHOOSE + (value % 3) : value % 21),
  });

  test("that nobody plays ends soon, with nothing built", () => {
    for (const { frames, score } of idleRuns()) expect([frames < 2 * MAX_CLOCK + 200, score]).toEqual([true, 0]);
  });

  test("ends even for somebody who is never wrong and needs no time", () => {
    const { state, frames } = playToEnd(rules, seedOf(1), createBot(2, 2));
    expect(frames).toBeLessThan(36_000);
    expect(rules.score(state)).toBeLessThan(manifest.score.max);
  });

  test("of the bot builds high", () => {
    for (const { score } of botRuns()) expect(score).toBeGreaterThan(8_000);
  });
});
