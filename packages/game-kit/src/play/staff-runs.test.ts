import { expect, test } from "vitest";
import type { StaffRun } from "#staff/load-staff.ts";
import { medalFor } from "./staff-runs.ts";

const run = (who: StaffRun["who"], score: number): StaffRun => {
  return { who, score, name: who, variant: "", seed: "", log: new Uint8Array(), frames: 1 };
};

test("a medal is for beating a staff run, not for reaching its score, in both orders", () => {
  const climbed = [run("duckling", 200), run("drake", 650), run("goose", 900)];
  expect([0, 200, 201, 742, 901].map((score) => medalFor(score, climbed, "desc"))).toEqual([0, 0, 1, 2, 3]);
  const timed = [run("duckling", 400), run("drake", 300), run("goose", 250)];
  expect([500, 399, 250, 249].map((score) => medalFor(score, timed, "asc"))).toEqual([0, 1, 2, 3]);
  expect(medalFor(100, [], "desc")).toBe(0);
});
