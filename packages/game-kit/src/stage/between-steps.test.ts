import { expect, test } from "vitest";
import { createBetween } from "./between-steps.ts";

const rock = {};

test("a thing is drawn between its last two places", () => {
  const between = createBetween(100);
  between.keep(rock, 0, 10);
  expect(between.place(rock, 8, 20, 0.25)).toEqual({ x: 2, y: 12.5 });
  expect(between.place(rock, 8, 20, 1)).toEqual({ x: 8, y: 20 });
});

test("a new thing and a jump are drawn where they are", () => {
  const between = createBetween(100);
  expect(between.place(rock, 8, 20, 0.5)).toEqual({ x: 8, y: 20 });
  between.keep(rock, 500, 0);
  expect(between.place(rock, 8, 20, 0.5)).toEqual({ x: 8, y: 20 });
});
