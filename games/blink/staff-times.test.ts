import { openReplay } from "@quackademy/game-kit/core/replay-scrubber.ts";
import { readStaff } from "@quackademy/game-kit/staff/load-staff.ts";
import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { describe, expect, test } from "vitest";
import { MODE, rules, type State } from "./rules.ts";
import staff from "./staff.json" with { type: "json" };
import { medalsOf, nextToBeat, STAFF, STAFF_TOTALS, staffTimes, streakOf } from "./staff-times.ts";

const runOf = (variant: string, results: number[]): State => ({
  ...rules.start(readSeed("7a".repeat(16)), variant),
  results,
});

describe("the staff's times", () => {
  test.each(["", "mix"])("are those of their recorded runs of mode '%s'", (variant) => {
    for (const [who, name] of STAFF.entries()) {
      const run = readStaff(staff).find((each) => each.who === name.toLowerCase() && each.variant === variant)!;
      const replay = openReplay(rules, run);
      replay.seek(run.frames);
      const { mode, kinds, results } = replay.state;
      expect(STAFF_TOTALS[mode]![who]).toBe(run.score);
      for (const [round, kind] of kinds.entries()) {
        const own = mode === MODE.pure ? [results[round]!] : results.filter((_, at) => kinds[at] === kind);
        const mean = own.reduce((sum, ms) => sum + ms, 0) / own.length;
        expect(Math.abs(staffTimes({ mode, round, kinds })[who]! - mean)).toBeLessThan(1);
      }
    }
  });

  test("are the pace of one, two and three stars in an exam", () => {
    const { kinds, ...rest } = runOf("exam-1", []);
    expect(staffTimes({ ...rest, kinds })).toEqual([713, 403, 310]);
  });
});

test("an answer has a medal for each of the staff that it beats, and medals in a row are a streak", () => {
  const run = runOf("", [600, 300, 220, 200, 1900]);
  expect(medalsOf(run)).toEqual([1, 2, 3, 3, 0]);
  expect(streakOf(run)).toBe(0);
  expect(streakOf(runOf("", [600, 300, 220, 200]))).toBe(4);
  expect(streakOf(runOf("", [600, 900, 220, 200]))).toBe(2);
  expect(streakOf(runOf("", []))).toBe(0);
});

test("the next of the staff to beat is the slowest that is faster than the best", () => {
  expect(nextToBeat(MODE.pure, null)).toEqual({ name: "Duckling", total: 2388, place: 0 });
  expect(nextToBeat(MODE.pure, 2388)?.name).toBe("Duckling");
  expect(nextToBeat(MODE.pure, 1600)?.name).toBe("Goose");
  expect(nextToBeat(MODE.pure, 1100)).toBeNull();
  expect(nextToBeat(MODE.duel, null)).toBeNull();
});
