import { describe, expect, test } from "vitest";
import { createGamePace, FRAME_MS, MAX_CATCH_UP } from "./game-pace.ts";

/** Counts the frames due in `totalMs` on a screen that refreshes every `everyMs`. */
function framesIn(totalMs: number, everyMs: number, speed = 1): number {
  const pace = createGamePace();
  pace.speed = speed;
  let frames = 0;
  for (let ask = 0; ask * everyMs <= totalMs; ask++) frames += pace.advance(ask * everyMs);
  return frames;
}

describe("the pace", () => {
  test.each([1000 / 30, 1000 / 59.94, 1000 / 60, 1000 / 75, 1000 / 144, 1000 / 240])(
    "is sixty frames a second on a screen that refreshes every %d ms",
    (everyMs) => {
      expect(Math.abs(framesIn(10_000, everyMs) - 600)).toBeLessThanOrEqual(2);
    },
  );

  test("gives a jittery 60 Hz screen exactly one frame per refresh", () => {
    const pace = createGamePace();
    pace.advance(0);
    const given = Array.from({ length: 200 }, (_, ask) => pace.advance((ask + 1) * FRAME_MS + ((ask * 7) % 11) - 5));
    expect(new Set(given)).toEqual(new Set([1]));
  });

  test("catches up everything that was missed, where it must not be skipped", () => {
    const pace = createGamePace();
    pace.advance(0);
    expect(pace.advance(10_000, 36_000)).toBe(600);
    expect(pace.advance(20_000)).toBe(MAX_CATCH_UP);
  });

  test("interpolates on fast screens only", () => {
    const alphasAt = (everyMs: number) => {
      const pace = createGamePace();
      return Array.from({ length: 400 }, (_, ask) => {
        pace.advance(ask * everyMs);
        return pace.alpha;
      }).slice(-60);
    };
    expect(new Set(alphasAt(1000 / 60))).toEqual(new Set([1]));
    const fast = alphasAt(1000 / 144);
    expect(Math.min(...fast)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...fast)).toBeLessThanOrEqual(1);
    expect(new Set(fast.map((alpha) => alpha.toFixed(2))).size).toBeGreaterThan(3);
  });

  test("catches up on a few lost frames and skips a long wait", () => {
    const pace = createGamePace();
    pace.advance(0);
    expect(pace.advance(3 * FRAME_MS)).toBe(3);
    expect(pace.advance(10_000)).toBe(MAX_CATCH_UP);
    expect(pace.advance(10_000 + FRAME_MS)).toBe(1);
  });

  test("does not count paused time", () => {
    const pace = createGamePace();
    pace.advance(0);
    pace.advance(100);
    pace.restart();
    expect(pace.advance(60_000)).toBe(0);
    expect(pace.advance(60_000 + FRAME_MS)).toBe(1);
  });

  test("follows the speed factor", () => {
    expect(Math.abs(framesIn(10_000, FRAME_MS, 0.5) - 300)).toBeLessThanOrEqual(2);
    expect(Math.abs(framesIn(10_000, FRAME_MS, 8) - 4800)).toBeLessThanOrEqual(8);
  });

  test("reports how far into a frame a moment is", () => {
    const pace = createGamePace();
    pace.advance(0);
    pace.advance(FRAME_MS);
    const first = pace.msIntoFrame(FRAME_MS + 2);
    expect(pace.msIntoFrame(FRAME_MS + 5) - first).toBe(3);
    expect([pace.msIntoFrame(-100), pace.msIntoFrame(10_000)]).toEqual([0, 16]);
  });
});
