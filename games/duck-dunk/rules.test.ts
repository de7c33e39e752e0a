import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { solveHold } from "./rules/aim.ts";
import { CUE, EVENT, MODE, PHASE, THEIRS } from "./rules/codes.ts";
import { LEFT, RIGHT } from "./rules/hop.ts";
import { isRead } from "./rules/read.ts";
import { RIVALS } from "./rules/rivals.ts";
import { give } from "./rules/score.ts";
import { RIM_X, UNIT, WALL, WIDTH } from "./rules/units.ts";
import { KEEP_FRAMES, rules, type State } from "./rules.ts";

const SEED = readSeed("7a".repeat(16));

/** Balls and ducks are never lost outside of the court, and nothing is broken. */
function check({ ducks, balls, mode }: State): void {
  for (const [side, duck] of ducks.entries()) {
    if (side === 1 && mode === MODE.shoot) continue;
    expect(duck.x).toBeGreaterThanOrEqual(WALL);
    expect(duck.x).toBeLessThanOrEqual(WIDTH - WALL);
    expect(duck.y).toBeGreaterThanOrEqual(0);
  }
  for (const ball of balls) {
    if (ball.holder >= 0) continue;
    expect(ball.x).toBeGreaterThan(0);
    expect(ball.x).toBeLessThan(WIDTH);
    expect(ball.y).toBeGreaterThanOrEqual(0);
    expect(ball.y).toBeLessThan(1400 * UNIT);
  }
}

for (const variant of ["", "season-1", "season-8", "shoot", "pair"]) {
  const { idleRuns } = testRules(rules, createBot, { manifest, variant, check });
  if (variant !== "pair")
    test(`standing still brings nothing in '${variant}'`, () => {
      for (const { score } of idleRuns()) expect(score).toBe(0);
    });
}

/** A run in play, with the ball in the wings of this side and the other duck far away. */
function begin(side = 0, variant = "pair"): State {
  const state = rules.start(SEED, variant);
  while (state.phase !== PHASE.play) rules.step(state, { held: 0, taps: [] });
  give(state.balls[0]!, side);
  state.ducks[0].x = side === 0 ? 400 * UNIT : 60 * UNIT;
  state.ducks[1].x = side === 0 ? 60 * UNIT : 600 * UNIT;
  return state;
}

const steps = (state: State, held: number, count: number, until: (state: State) => boolean = () => false): number[] => {
  const cues: number[] = [];
  for (let step = 0; step < count && !until(state); step++) {
    rules.step(state, { held, taps: [] });
    cues.push(...state.cues);
  }
  return cues;
};

test("a throw that is let go at the right moment goes in, and far ones count three", () => {
  for (const x of [300, 420, 520, 640]) {
    const state = begin();
    state.ducks[0].x = x * UNIT;
    const { hold, miss } = solveHold(state, 0, state.ducks[0], 1);
    expect(miss).toBeLessThan(20 * UNIT);
    steps(state, RIGHT, hold);
    steps(state, 0, 200, ({ phase }) => phase === PHASE.scored);
    expect(state.points).toEqual([896 - x >= 430 ? 3 : 2, 0]);
  }
});

test("a button that is held until the landing throws nothing", () => {
  const state = begin();
  const cues = steps(state, RIGHT, 90);
  expect(cues).toContain(CUE.late);
  expect(state.balls[0]!.holder).toBe(0);
});

test("a high jump beside the rim is a dunk, and a low hop is none", () => {
  const jump = begin();
  jump.ducks[0].x = 740 * UNIT;
  expect(steps(jump, RIGHT, 60)).toContain(CUE.dunk);
  expect(jump.points).toEqual([3, 0]);
  const hop = begin();
  hop.ducks[0].x = 740 * UNIT;
  steps(hop, RIGHT, 4);
  expect(steps(hop, 0, 60)).not.toContain(CUE.dunk);
});

test("a swipe beside the ball steals it, and one that misses leaves the duck off balance", () => {
  const state = begin(1);
  state.ducks[0].x = 520 * UNIT;
  steps(state, LEFT | RIGHT, 50);
  expect(steps(state, 0, 12)).toContain(CUE.steal);
  const other = begin(1);
  other.ducks[0].x = 440 * UNIT;
  steps(other, LEFT, 12);
  steps(other, 0, 30);
  expect(steps(other, RIGHT, 3)).not.toContain(CUE.hop);
});

test("a rival reads the third hold of the same length, until another one comes", () => {
  const state = begin(1, "season-1");
  const hop = (hold: number): number[] => [...steps(state, RIGHT, hold), ...steps(state, 0, 60)];
  const cues = [...hop(20), ...hop(22)];
  expect([cues.includes(EVENT.read), isRead(state)]).toEqual([false, false]);
  expect(hop(21)).toContain(EVENT.read);
  expect(isRead(state)).toBe(true);
  hop(40);
  expect(isRead(state)).toBe(false);
});

test("a duck that lands on a head makes the ball pop out", () => {
  const state = begin(1);
  Object.assign(state.ducks[0], { x: 600 * UNIT, y: 220 * UNIT, air: 1, vy: 0 });
  expect(steps(state, 0, 60)).toContain(CUE.stomp);
  expect(state.balls[0]!.holder).not.toBe(1);
});

test("a raised wing stops a throw", () => {
  const state = begin(1);
  state.ducks[1].x = 500 * UNIT;
  const { hold } = solveHold(state, 1, state.ducks[1], -1);
  state.ducks[0].x = 330 * UNIT;
  steps(state, LEFT << 8, hold - 16);
  const cues = steps(state, (LEFT << 8) | LEFT | RIGHT, 16);
  cues.push(...steps(state, LEFT | RIGHT, 40));
  expect(cues).toContain(CUE.block);
});

test("who keeps the ball for eight seconds loses it", () => {
  const state = begin();
  steps(state, 0, KEEP_FRAMES + 2);
  expect(state.balls[0]!.holder).toBe(1);
});

test("a fast ball does not pass through the board", () => {
  for (let speed = 400; speed <= 1500; speed += 50) {
    const state = begin();
    Object.assign(state.balls[0]!, { x: 800 * UNIT, y: 340 * UNIT, vx: speed, vy: 0, holder: -1, cool: 99 });
    let most = 0;
    for (let step = 0; step < 40; step++) {
      rules.step(state, { held: 0, taps: [] });
      if (state.balls[0]!.y > 285 * UNIT && state.balls[0]!.y < 385 * UNIT) most = Math.max(most, state.balls[0]!.x);
    }
    expect(most).toBeLessThan(RIM_X[1] + 60 * UNIT);
  }
});

test("a ball from below does not count", () => {
  const state = begin();
  Object.assign(state.balls[0]!, { x: RIM_X[1], y: 200 * UNIT, vx: 0, vy: 900, holder: -1, cool: 99 });
  steps(state, 0, 120);
  expect(state.points).toEqual([0, 0]);
});

test("every rival of the season can be beaten, and beats who does nothing", () => {
  for (const level of RIVALS.keys()) {
    const state = rules.start(SEED, `season-${level + 1}`);
    while (!rules.isOver(state)) rules.step(state, { held: 0, taps: [] });
    expect(state.points[1]).toBeGreaterThan(0);
    expect(rules.score(state)).toBe(0);
  }
});

test("cues of the right duck are told apart", () => {
  const state = begin(1);
  state.ducks[1].x = 250 * UNIT;
  expect(steps(state, LEFT << 8, 60)).toContain(CUE.dunk + THEIRS);
});
