import { describe, expect, test } from "vitest";
import { experiencePoints, levelBase, levelFor } from "./levels.ts";

const player = (time_spent: number, longest_streak: number, apps_played: number) => ({
  time_spent,
  longest_streak,
  apps_played,
});

describe("experience", () => {
  test.each([
    [player(0, 0, 0), 0],
    [player(5, 0, 0), 0.5],
    [player(0, 1, 0), 5],
    [player(0, 0, 1), 0.5],
    [player(3, 0, 0), 0.3],
    [player(100, 3, 7), 28.5],
    [player(123_455, 365, 60), 14_200.5],
  ])("of %j is %d points", (source, points) => {
    expect(experiencePoints(source)).toBe(points);
  });
});

describe("a level", () => {
  test.each([
    [0, 0],
    [5, 0],
    [10, 1],
    [35, 1],
    [40, 2],
    [89, 2],
    [90, 3],
    [9_999, 31],
    [10_000, 31],
    [10_240, 32],
  ])("after %d minutes is %d", (minutes, level) => {
    expect(levelFor(player(minutes, 0, 0)).level).toBe(level);
  });

  test("starts exactly at its square number of points, for the first thousand levels", () => {
    for (let level = 1; level <= 1000; level++) {
      expect(levelFor(player(levelBase(level) * 10, 0, 0))).toMatchObject({ level, base: level * level, progress: 0 });
      expect(levelFor(player(levelBase(level) * 10 - 1, 0, 0)).level).toBe(level - 1);
    }
  });

  test("shows the progress to the next level", () => {
    expect(levelFor(player(0, 1, 3))).toEqual({ points: 6.5, level: 2, base: 4, nextBase: 9, progress: 0.5 });
  });
});
