import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { levelView } from "./level.ts";

const count = fc.integer({ min: 0, max: 10_000_000 });
const players = fc.record({ time_spent: count, longest_streak: count, apps_played: count });
const COLUMNS = ["time_spent", "longest_streak", "apps_played"] as const;

describe("a level", () => {
  test("is the square root of the points, rounded down", () => {
    fc.assert(
      fc.property(players, (player) => {
        const { level, base, goal, next, points } = levelView(player);
        const exact = player.time_spent * 0.1 + player.longest_streak * 5 + player.apps_played * 0.5;
        expect([base, goal, next]).toEqual([level ** 2, (level + 1) ** 2, level + 1]);
        expect(base).toBeLessThanOrEqual(points);
        expect(points).toBeLessThan(goal);
        expect(Math.abs(exact - points)).toBeLessThan(1.001);
      }),
    );
  });

  test("never looks reached before it is, and the bar stays within its bounds", () => {
    fc.assert(
      fc.property(players, (player) => {
        const { percent, points, goal, words } = levelView(player);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThan(100);
        expect(words.replaceAll(",", "")).toBe(`${points} of ${goal} points`);
      }),
    );
  });

  test("never falls when a player plays on", () => {
    const columns = fc.constantFrom(...COLUMNS);
    fc.assert(
      fc.property(players, columns, count, (player, column, more) => {
        const later = levelView({ ...player, [column]: player[column] + more });
        expect(later.level).toBeGreaterThanOrEqual(levelView(player).level);
      }),
    );
  });
});
