import { expect, test } from "vitest";
import { allPuzzles, findWrong } from "./check-puzzles.ts";

test("every puzzle has one solution, and no shorter one", () => {
  expect(findWrong(allPuzzles())).toEqual([]);
});
