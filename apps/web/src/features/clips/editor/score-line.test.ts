import { expect, test } from "vitest";
import { scoreArea, scoreLine } from "./score-line.ts";

test("the line of the scores rises from the lowest to the highest, over the whole timeline", () => {
  expect(scoreLine([0, 50, 100], 600, { start: 0, end: 600 })).toBe("M0.0 84.0L500.0 48.0L1000.0 12.0");
});

test("a timeline that shows a part of the run shows that part of the line", () => {
  expect(scoreLine([0, 50, 100], 600, { start: 300, end: 600 })).toBe("M-1000.0 84.0L0.0 48.0L1000.0 12.0");
});

test("a run without points has a flat line", () => {
  expect(scoreLine([0, 0], 60, { start: 0, end: 60 })).toBe("M0.0 84.0L1000.0 84.0");
});

test("the area of the scores goes down to the timeline's edge", () => {
  expect(scoreArea("M0.0 84.0L500.0 48.0L1000.0 12.0")).toBe("M0.0 84.0L500.0 48.0L1000.0 12.0L1000.0 96L0.0 96Z");
});
