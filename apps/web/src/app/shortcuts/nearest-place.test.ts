import { expect, test } from "vitest";
import { nearestInDirection } from "./nearest-place.ts";

const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

// A wide bar above two rows of three.
const bar = box(0, 0, 400, 40);
const grid = [box(0, 60), box(150, 60), box(300, 60), box(0, 140), box(150, 140), box(300, 140)];
const places = [bar, ...grid];
const from = (at: number, direction: "up" | "down" | "left" | "right") =>
  nearestInDirection(
    places[at]!,
    places.map((place, index) => (index === at ? box(-9999, -9999, 0, 0) : place)),
    direction,
  );

test("the gamepad moves along rows and columns", () => {
  expect([from(1, "right"), from(2, "right"), from(2, "left"), from(2, "down"), from(5, "up")]).toEqual([
    2, 3, 1, 5, 2,
  ]);
});

test("a wide bar is above every box below it", () => {
  expect([from(1, "up"), from(3, "up"), from(0, "down")]).toEqual([0, 0, 2]);
});

test("there is no target beyond the edge", () => {
  expect(nearestInDirection(grid[2]!, grid.slice(0, 2), "right")).toBe(-1);
  expect(nearestInDirection(grid[0]!, [], "down")).toBe(-1);
});

test("without a start, the first box is the target", () => {
  expect([nearestInDirection(null, grid, "up"), nearestInDirection(null, [], "up")]).toEqual([0, -1]);
});
