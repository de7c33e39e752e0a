import { describe, expect, test } from "vitest";
import type { LiveRow } from "#features/races/race-words.ts";
import { wallShape } from "./wall-shape.ts";
import { createSteadyOrder, gameTiles, wallPlan, wallRest } from "./wall-tiles.ts";

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
  const SCREENS: [width: number, height: number][] = [
    [1920, 1080],
    [1366, 768],
    [1024, 768],
    [2560, 1080],
    [844, 390],
    [390, 844],
  ];
  const SHAPE = wallShape(1920, 1080);

  test("are inside it and do not cover each other, for every number of runners and every screen", () => {
    const faults: string[] = [];
    for (const screen of SCREENS) {
      const shape = wallShape(...screen);
      for (let count = 1; count <= 40; count++) {
        const { spots, free, height: whole } = wallPlan(many(count), shape);
        const boxes = [...spots, ...(free ? [free] : [])];
        const isInside = boxes.every(
          ({ x, y, width, height }) =>
            x >= 0 && y >= 0 && x + width <= shape.width + 0.01 && y + height <= whole + 0.01,
        );
        const isApart = boxes.every((one, at) =>
          boxes
            .slice(at + 1)
            .every(
              (other) =>
                one.x + one.width <= other.x ||
                other.x + other.width <= one.x ||
                one.y + one.height <= other.y ||
                other.y + other.height <= one.y,
            ),
        );
        const hasPicture = spots.every(({ height, strip }) => height > 1.5 * strip);
        if (!isInside || !isApart || !hasPicture) faults.push(`${count} on ${screen.join(" by ")}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test("have room for a name of twelve letters, which is as large on every projector", () => {
    for (const screen of SCREENS.slice(0, 4)) {
      const shape = wallShape(...screen);
      const narrowest = Math.min(...wallPlan(many(33), shape).spots.map(({ width }) => width));
      expect(narrowest, screen.join(" by ")).toBeGreaterThanOrEqual(262);
      expect((30 * shape.unit) / screen[0]).toBeGreaterThan(0.011);
    }
  });

  test("are three large and thirty small; more runners have their names only", () => {
    const plan = wallPlan(many(40), SHAPE);
    expect([plan.spots.filter(({ isTop }) => isTop).length, plan.spots.length]).toEqual([3, 33]);
    expect(numbers(wallRest(many(40), SHAPE))).toEqual([34, 35, 36, 37, 38, 39, 40]);
    expect(gameTiles(plan, SHAPE).filter(({ isFirst }) => isFirst)).toHaveLength(5);
  });

  test("fill the screen where runners are few", () => {
    const [one, other] = wallPlan(many(2), SHAPE).spots;
    expect([one!.width, other!.x + other!.width, one!.height]).toEqual([926, 1864, 942]);
    expect(wallPlan(many(4), SHAPE).spots.map(({ x, y }) => [x > 0, y > 0])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  test("leave the picture the same space in the frame as on the page", () => {
    for (const screen of SCREENS) {
      const shape = wallShape(...screen);
      const plan = wallPlan(many(30), shape);
      for (const [at, tile] of gameTiles(plan, shape).entries()) {
        const spot = plan.spots[at]!;
        expect((tile.y + tile.height) * plan.height).toBeCloseTo(spot.y + spot.height - spot.strip, 6);
      }
    }
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
