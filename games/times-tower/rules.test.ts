import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { answerOf, FACTS, learn, nextFact, OP, startMemory } from "./rules-facts.ts";
import { dangerOf, limitAt, offsetFor, type Floor } from "./rules-wobble.ts";
import {
  CUE,
  ENTER,
  ERASE,
  MAX_CLOCK,
  PHASE,
  rightAnswer,
  rules,
  TOPPLE_FRAMES,
  VARIANTS,
  type State,
} from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "a"));
const digitsOf = (value: number) => Array.from(String(value), Number);

function asked(variant = ""): State {
  const state = rules.start(seedOf(1), variant);
  wait(state, 30);
  return state;
}

const floorOf = (dx: number): Floor => ({ a: 2, b: 2, op: OP.times, speed: 0, cm: 200, dx });

/** A state whose tower has these floors, each so far beside the one below. */
function towerOf(...offsets: number[]): State {
  const state = asked();
  state.floors = offsets.map(floorOf);
  state.lean = offsets.reduce((sum, dx) => sum + dx, 0);
  state.height = 200 * offsets.length;
  return state;
}

function wait(state: State, frames: number): void {
  for (let frame = 0; frame < frames; frame++) rules.step(state, NOTHING);
}

function answerRight(state: State): void {
  rules.step(state, tap(...digitsOf(rightAnswer(state))));
}

function answerWrong(state: State): void {
  const right = rightAnswer(state);
  rules.step(state, tap(...digitsOf(right % 10 === 9 ? right - 1 : right + 1)));
}

describe("the start", () => {
  test("asks half a second after the start, in each mode with its own signs", () => {
    const ops = VARIANTS.map((variant) => {
      const state = rules.start(seedOf(1), variant);
      wait(state, 29);
      expect(state.phase).toBe(PHASE.starting);
      wait(state, 1);
      expect(state.phase).toBe(PHASE.asking);
      return state.op;
    });
    expect(ops[0]).toBe(OP.times);
    expect([OP.plus, OP.minus]).toContain(ops[1]);
    expect(ops.slice(2)).toEqual([OP.divide, OP.times]);
    expect(rules.start(seedOf(1), "no such mode").mode).toBe(0);
  });

  test("asks for the same product for the same seed, and it is an easy one", () => {
    const state = asked();
    expect([state.a, state.b, state.op]).toEqual([asked().a, asked().b, OP.times]);
    expect(FACTS[0]!.slice(0, 8)).toContainEqual([Math.min(state.a, state.b), Math.max(state.a, state.b), OP.times]);
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
    const state = asked();
    const heights: number[] = [];
    for (let floor = 0; floor < 12; floor++) {
      const before = state.height;
      answerRight(state);
      heights.push(state.height - before);
      wait(state, 22);
    }
    expect(heights).toEqual([400, 400, 400, 400, 400, 600, 600, 600, 600, 600, 800, 800]);
  });

  test("holds the storm off, each time a little less", () => {
    const state = asked();
    state.clock = 600;
    answerRight(state);
    expect(state.clock).toBe(600 - 1 + 198);
    state.floors = Array.from({ length: 120 }, () => floorOf(0));
    wait(state, 22);
    const before = state.clock;
    answerRight(state);
    expect(state.clock).toBe(before - 1);
  });

  test("can be corrected before its last digit, and given too early with Enter", () => {
    const state = asked();
    Object.assign(state, { a: 7, b: 8, op: OP.times });
    const [first] = digitsOf(56);
    rules.step(state, tap((first! + 1) % 10));
    rules.step(state, tap(ERASE));
    expect(state.digits).toBe(0);
    answerRight(state);
    expect(state.floors).toHaveLength(1);
    wait(state, 22);
    Object.assign(state, { a: 7, b: 8, op: OP.times });
    rules.step(state, tap(5, ENTER));
    expect(state.phase).toBe(PHASE.shaking);
  });
});

describe("a wrong answer", () => {
  test("brings the storm nearer and ends the streak, but takes no floor of a straight tower away", () => {
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
    const memory = startMemory(0);
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

describe("the tower", () => {
  test("gets floors that lie the more askew the slower they come, and quick ones that right it", () => {
    const { floors } = towerOf(0, 0);
    const offset = (lean: number, speed: number) => offsetFor({ floors, lean, sway: 0, swaySpeed: 0 }, speed, 1);
    expect([offset(0, 100), offset(0, 75), offset(0, 74), offset(0, 0)]).toEqual([0, 0, 4, 34]);
    expect([offset(40, 100), offset(-40, 100), offset(6, 100)]).toEqual([-12, 12, -6]);
  });

  test("breaks when it leans too far, and the rest stands again", () => {
    const state = towerOf(0, 0, 0, 25, 25, 25, 25, 25);
    const before = state.height;
    expect(dangerOf(state)).toBeGreaterThan(1000);
    rules.step(state, NOTHING);
    expect(state.cues).toEqual([CUE.topple]);
    expect([state.phase, state.topples, state.streak]).toEqual([PHASE.toppling, 1, 0]);
    expect([state.floors.length, state.fallen.length]).toEqual([3, 5]);
    expect(state.height).toBe(before - 5 * 200);
    const { clock } = state;
    wait(state, TOPPLE_FRAMES);
    expect([state.phase, state.fallen, state.clock]).toEqual([PHASE.asking, [], clock]);
  });

  test("sways after a mistake: a straight one stands, a leaning one falls", () => {
    const fate = (...offsets: number[]) => {
      const state = towerOf(...offsets);
      answerWrong(state);
      wait(state, 95);
      return state.topples;
    };
    expect([fate(0, 0, 0, 0), fate(0, 26, 26, 26)]).toEqual([0, 1]);
  });

  test("never leans further than it can", () => {
    for (const { state } of botRuns()) expect(Math.abs(state.lean)).toBeLessThanOrEqual(limitAt(0));
  });
});

describe("the facts", () => {
  test("have whole answers of one to three digits, and none is there twice", () => {
    for (const facts of FACTS) {
      expect(new Set(facts.map(String)).size).toBe(facts.length);
      for (const fact of facts) {
        const answer = answerOf(fact);
        expect(Number.isInteger(answer) && answer >= 1 && answer <= 999).toBe(true);
        if (fact[2] === OP.divide) expect(fact[0] % fact[1]).toBe(0);
      }
    }
  });

  test("get harder as the tower grows, and none comes twice within four", () => {
    const random = startRandom(seedOf(3));
    const memory = startMemory(0);
    const drawn = Array.from({ length: 400 }, (_, floor) => nextFact(memory, floor >> 2, random));
    for (const [index, fact] of drawn.entries()) expect(drawn.slice(Math.max(0, index - 3), index)).not.toContain(fact);
    expect(Math.max(...drawn.slice(0, 40))).toBeLessThan(18);
    expect(Math.max(...drawn)).toBeGreaterThan(35);
  });
});

const tapFor = (_: State, value: number) => value % 12;
// A tower that breaks is lower than before.
const mayLoseScore = () => true;
const { botRuns, idleRuns } = testRules(rules, createBot, { manifest, tapFor, mayLoseScore });

// The other modes differ only in their facts.
describe("sums", () => {
  testRules(rules, createBot, { manifest, variant: "plus", tapFor, mayLoseScore });
});

describe("a run", () => {
  test("that nobody plays ends soon, with nothing built", () => {
    for (const { frames, score } of idleRuns()) expect([frames < 2 * MAX_CLOCK + 200, score]).toEqual([true, 0]);
  });

  test("ends even for somebody who is never wrong and needs no time", () => {
    const { state, frames } = playToEnd(rules, seedOf(1), createBot(2));
    expect(frames).toBeLessThan(36_000);
    expect(rules.score(state)).toBeLessThan(manifest.score.max);
  });

  test("of the bot builds high", () => {
    for (const { score } of botRuns()) expect(score).toBeGreaterThan(8_000);
  });
});
