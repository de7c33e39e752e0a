import { BUTTON, MAX_FRAMES, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playToEnd, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { describe, expect, test } from "vitest";
import { createBot } from "./bot.ts";
import manifest from "./game.json" with { type: "json" };
import { CELLS, EMPTY, isWeed, NEIGHBOURS, slidePlants, WEED } from "./rules-board.ts";
import { CUE } from "./rules-cues.ts";
import { orderOf, orderPoints, ORDERS, starsFor, wantsOf } from "./rules-orders.ts";
import { weedInterval } from "./rules-weeds.ts";
import { PHASE, rules, TAP, undoCost, type GardenState } from "./rules.ts";

const seedOf = (index: number) => readSeed(index.toString(16).padStart(32, "6"));
const [UP, DOWN] = [0, 3];

const cellAt = (q: number, r: number) => CELLS.findIndex((cell) => cell.q === q && cell.r === r);
/** The middle column, from the top. */
const MIDDLE = [-2, -1, 0, 1, 2].map((r) => cellAt(0, r));

function gardenWith(column: number[]): GardenState {
  const state = rules.start(seedOf(1));
  state.cells = CELLS.map(() => EMPTY);
  for (const [index, content] of column.entries()) state.cells[MIDDLE[index]!] = content;
  return state;
}

function middleAfter(column: number[], direction: number): number[] {
  const { cells } = gardenWith(column);
  slidePlants(cells, direction);
  return MIDDLE.map((cell) => cells[cell]!);
}

const { botRuns, idleRuns } = testRules(rules, createBot, {
  manifest,
  tapFor: (_, value) => value % 9,
  mayLoseScore: ({ taps }) => taps.includes(TAP.undo),
});

describe("a garden", () => {
  test("starts with four small plants on nineteen cells, always the same for a seed", () => {
    const state = rules.start(seedOf(1));
    expect(state.cells).toHaveLength(19);
    expect(state.cells.filter((content) => content !== EMPTY)).toHaveLength(4);
    expect(state.cells).toMatchInlineSnapshot(`
      [
        0,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        2,
        1,
        0,
        0,
        0,
      ]
    `);
  });

  test("has six neighbours around the middle, each the other way round too", () => {
    expect(NEIGHBOURS[cellAt(0, 0)]!.every((cell) => cell >= 0)).toBe(true);
    for (const [cell, around] of NEIGHBOURS.entries()) {
      for (const [direction, other] of around.entries()) {
        if (other >= 0) expect(NEIGHBOURS[other]![(direction + 3) % 6]).toBe(cell);
      }
    }
  });
});

describe("a slide", () => {
  test.each([
    ["moves plants to the edge", [0, 0, 1, 0, 2], [1, 2, 0, 0, 0]],
    ["merges two of a kind", [0, 3, 0, 0, 3], [4, 0, 0, 0, 0]],
    ["merges the two that meet first", [1, 0, 1, 1, 0], [2, 1, 0, 0, 0]],
    ["merges two pairs in a line", [1, 1, 0, 1, 1], [2, 2, 0, 0, 0]],
    ["merges each plant once", [1, 1, 2, 0, 0], [2, 2, 0, 0, 0]],
    ["stops at a weed", [0, WEED + 1, 0, 1, 1], [0, WEED + 1, 2, 0, 0]],
    ["does not pass a weed", [1, WEED + 1, 1, 0, 0], [1, WEED + 1, 1, 0, 0]],
    ["does not merge the greatest", [13, 13, 0, 0, 0], [13, 13, 0, 0, 0]],
  ])("%s", (_, before, after) => {
    expect(middleAfter(before, UP)).toEqual(after);
    expect(middleAfter(before.toReversed(), DOWN)).toEqual(after.toReversed());
  });

  test("earns what grows, and several merges multiply", () => {
    const one = gardenWith([2, 2, 0, 0, 0]);
    rules.step(one, tap(UP));
    expect(one.score).toBe(8);
    const two = gardenWith([2, 2, 3, 3, 0]);
    rules.step(two, tap(UP));
    expect(two.score).toBe((8 + 16) * 2);
    expect(two.cues).toContain(CUE.combo + 2);
  });

  test("brings one plant if it merged and two if it did not", () => {
    const merged = gardenWith([1, 1, 0, 0, 0]);
    rules.step(merged, tap(UP));
    expect(merged.cells.filter(Boolean)).toHaveLength(2);
    const moved = gardenWith([0, 1, 0, 0, 0]);
    rules.step(moved, tap(UP));
    expect(moved.cells.filter(Boolean)).toHaveLength(3);
  });

  test("that moves nothing is none", () => {
    const state = gardenWith([1, 2, 0, 0, 0]);
    rules.step(state, tap(UP));
    expect(state.slides).toBe(0);
    expect(state.cues).toEqual([CUE.bump]);
  });

  test("follows two arrow keys that are not pressed in the same frame", () => {
    const state = gardenWith([0, 0, 1, 0, 0]);
    for (const held of [BUTTON.up, BUTTON.up, BUTTON.up | BUTTON.right]) rules.step(state, { held, taps: [] });
    for (let frame = 0; frame < 10; frame++) rules.step(state, { held: BUTTON.up | BUTTON.right, taps: [] });
    for (let frame = 0; frame < 10; frame++) rules.step(state, { held: BUTTON.right, taps: [] });
    expect(state.slides).toBe(1);
    expect(state.last.direction).toBe(1);
  });
});

describe("weeds", () => {
  test("come out of cracks, and not where a plant stands", () => {
    const open = gardenWith([0, 1, 0, 0, 0]);
    [open.weedIn, open.cracks] = [1, [MIDDLE[4]!]];
    rules.step(open, tap(UP));
    expect(isWeed(open.cells[MIDDLE[4]!]!)).toBe(true);

    const trampled = gardenWith([0, 4, 0, 0, 0]);
    [trampled.weedIn, trampled.cracks] = [1, [MIDDLE[0]!]];
    rules.step(trampled, tap(UP));
    expect(trampled.cells.some(isWeed)).toBe(false);
    expect(trampled.score).toBe(20);
  });

  test("are pulled by merges beside them, tough ones by two", () => {
    const state = gardenWith([1, 1, 0, 0, 0]);
    const [weak, tough] = [cellAt(1, -2), cellAt(-1, -1)];
    [state.cells[weak], state.cells[tough]] = [WEED + 1, WEED + 2];
    rules.step(state, tap(UP));
    expect(state.last.pulled).toEqual([weak]);
    expect(state.cells[tough]).toBe(WEED + 1);
  });

  test("come faster and faster", () => {
    expect([0, 100, 1000].map(weedInterval)).toEqual([8, 4, 3]);
  });

  test("overgrow a garden that is left alone, and end the run", () => {
    for (const { frames, score } of idleRuns()) {
      expect(frames).toBeLessThan(MAX_FRAMES / 4);
      expect(score).toBe(0);
    }
  });
});

describe("the watering can", () => {
  test("takes back one slide, and costs what it earned and a little more", () => {
    const state = gardenWith([5, 5, 0, 0, 0]);
    state.score = 1000;
    const { cells, random } = structuredClone(state);
    rules.step(state, tap(UP));
    expect(state.score).toBe(1064);
    rules.step(state, tap(TAP.undo));
    expect([state.cells, state.random, state.score]).toEqual([cells, random, 1000 - undoCost(1000)]);
    expect(state.hasUndo).toBe(false);
    rules.step(state, tap(UP));
    rules.step(state, tap(TAP.undo));
    expect(state.slides).toBe(1);
  });

  test("is filled again by the first plant of a milestone", () => {
    const state = gardenWith([6, 6, 0, 0, 0]);
    state.hasUndo = false;
    rules.step(state, tap(UP));
    expect(state.hasUndo).toBe(true);
    expect(state.cues).toContain(CUE.milestone + 7);
  });

  test("is the last chance of a player who is stuck", () => {
    const { state } = playToEnd(rules, seedOf(4), (each) => {
      each.hasUndo = true;
      if (each.phase === PHASE.stuck) return NOTHING;
      return createBot()(each);
    });
    expect(state.stuckFor).toBeGreaterThan(0);
    expect(state.phase).toBe(PHASE.over);
  });
});

describe("an order", () => {
  const orders = ORDERS.map((order, at) => ({ ...order, number: at + 1 }));

  test.each(orders)("$number can be delivered for three stars, and is the same for every seed", ({ number }) => {
    const variant = `orders-${number}`;
    const { state, score } = playToEnd(rules, seedOf(1), createBot(), variant);
    expect([state.isDone, starsFor(number, state.slides)]).toEqual([true, 3]);
    expect(score).toBeGreaterThan(60_000);
    expect(rules.start(seedOf(2), variant).cells).toEqual(rules.start(seedOf(1), variant).cells);
  });

  test("takes a wanted plant into the basket, and the watering can brings it back", () => {
    const state = { ...gardenWith([3, 3, 0, 0, 0]), order: 1, wants: wantsOf(1) };
    rules.step(state, tap(UP));
    expect([state.wants[4], state.delivered, state.last.delivered]).toEqual([1, 1, [MIDDLE[0]]]);
    rules.step(state, tap(TAP.undo));
    expect([state.wants[4], state.delivered, state.cells[MIDDLE[0]!]]).toEqual([2, 0, 3]);
  });

  test("counts slides first, then time, and little if it is not finished", () => {
    expect(orderPoints(true, 2, 14, 900)).toBeGreaterThan(orderPoints(true, 2, 14, 4000));
    expect(orderPoints(true, 2, 14, 60_000)).toBeGreaterThan(orderPoints(true, 2, 15, 1));
    expect(orderPoints(false, 9, 14, 900)).toBeLessThan(1000);
  });

  test("of another number is the garden without one", () => {
    expect(["orders-0", "orders-13", "orders-x", "map-1"].map(orderOf)).toEqual([0, 0, 0, 0]);
  });
});

describe("the run of an order", () => {
  testRules(rules, createBot, {
    manifest,
    variant: "orders-9",
    tapFor: (_, value) => value % 9,
    mayLoseScore: ({ taps }) => taps.includes(TAP.undo),
  });
});

test("a plant that grows in a slide with two merges is golden", () => {
  const state = gardenWith([2, 2, 3, 3, 0]);
  rules.step(state, tap(UP));
  expect(state.golden).toBe((1 << 3) | (1 << 4));
});

test("the bot's garden grows well", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(5000);
});
