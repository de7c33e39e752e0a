import { describe, expect, test } from "vitest";
import { isBreakDue, type PlayTime, addPlayTime } from "./break-reminder.ts";

const FIVE_MINUTES = 300_000;
const NO_TIME: PlayTime = { spentMs: 0, at: 0 };

/** A ping every five minutes. */
function ping(times: number, from: PlayTime = NO_TIME, begin = 1_000_000_000): PlayTime[] {
  const moments = Array.from({ length: times }, (_, index) => begin + index * FIVE_MINUTES);
  return moments.reduce<PlayTime[]>((all, now) => [...all, addPlayTime(all.at(-1) ?? from, now)], []);
}

describe("a break", () => {
  test("is suggested after every hour without one", () => {
    const due = ping(24).map(isBreakDue);
    expect(due.flatMap((isDue, index) => (isDue ? [index + 1] : []))).toEqual([12, 24]);
  });

  test("that the player took restarts the hour", () => {
    const before = ping(11).at(-1)!;
    const back = addPlayTime(before, before.at + 4 * FIVE_MINUTES);
    expect(isBreakDue(back)).toBe(false);
    expect(back.spentMs).toBe(FIVE_MINUTES);
  });

  test("is not delayed by a clock that was set back", () => {
    expect(addPlayTime({ spentMs: 3_300_000, at: 2_000_000_000 }, 1_000_000_000).spentMs).toBe(FIVE_MINUTES);
  });
});
