import { describe, expect, test } from "vitest";
import type { LiveRow } from "#features/races/race-words.ts";
import { createSteadyOrder, gameTiles, wallRest, wallSpots } from "./wall-tiles.ts";

const rows = (...numbers: number[]): LiveRow[] =>
  numbers.map((no, at) => ({
    runner: { no, name: `Duck ${no}` } as LiveRow["runner"],
    place: at + 1,
    score: 0,
    state: "playing",
  }));
const many = (count: number) => rows(...Array.from({ length: count }, (_, at) => at + 1));
const numbers = (given: LiveRow[]) => given.map(({ runner }) => runner.no);

describe("the tiles of the wall", () => {
  test("are inside it and do not cover each other, for every number of runners", () => {
    for (let count = 1; count <= 40; count++) {
      const spots = wallSpots(many(count));
      for (const { x, y, width, height, strip } of spots) {
        expect(x >= 0 && y >= 0 && x + width <= 1.0001 && y + height <= 1.0001 && height > strip, String(count)).toBe(
          true,
        );
      }
      for (const [at, one] of spots.entries())
        for (const other of spots.slice(at + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart, `${one.row.runner.no} and ${other.row.runner.no} of ${count}`).toBe(true);
        }
    }
  });

  test("are three large and thirty small; more runners have their names only", () => {
    const spots = wallSpots(many(40));
    expect([spots.filter(({ isTop }) => isTop).length, spots.length]).toEqual([3, 33]);
    expect(numbers(wallRest(many(40)))).toEqual([34, 35, 36, 37, 38, 39, 40]);
    expect(gameTiles(spots).filter(({ isFirst }) => isFirst)).toHaveLength(5);
  });
});

describe("the order of the tiles", () => {
  test("changes at most every two seconds", () => {
    let now = 0;
    const order = createSteadyOrder(() => now);
    expect(numbers(order(rows(1, 2, 3, 4, 5)))).toEqual([1, 2, 3, 4, 5]);
    now = 1000;
    expect(numbers(order(rows(1, 2, 3, 5, 4)))).toEqual([1, 2, 3, 4, 5]);
    now = 2000;
    expect(numbers(order(rows(1, 2, 3, 5, 4)))).toEqual([1, 2, 3, 5, 4]);
  });

  test("has one change at a time among the first three", () => {
    let now = 0;
    const order = createSteadyOrder(() => now);
    order(rows(1, 2, 3, 4));
    now = 2000;
    expect(numbers(order(rows(4, 3, 2, 1)))).toEqual([4, 2, 3, 1]);
    now = 4000;
    expect(numbers(order(rows(4, 3, 2, 1)))).toEqual([4, 3, 2, 1]);
  });

  test("takes newcomers in at once", () => {
    const order = createSteadyOrder(() => 0);
    order(rows(1));
    expect(numbers(order(rows(2, 1)))).toEqual([2, 1]);
  });
});
