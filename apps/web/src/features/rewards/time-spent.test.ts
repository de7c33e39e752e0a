// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isPingDue, PING_KEY, startTimeSpent } from "./time-spent.ts";

const MINUTE = 60_000;

describe("a ping is due", () => {
  const here = { now: 100 * MINUTE, isVisible: true, lastActiveAt: 99 * MINUTE, lastPingAt: 95 * MINUTE };

  test("after five minutes in a visible tab with recent activity", () => {
    expect(isPingDue(here)).toBe(true);
  });

  test.each([
    ["too early", { lastPingAt: 95 * MINUTE + 1 }],
    ["in a hidden tab", { isVisible: false }],
    ["after five minutes without activity", { lastActiveAt: 95 * MINUTE }],
  ])("never %s", (_, change) => {
    expect(isPingDue({ ...here, ...change })).toBe(false);
  });
});

describe("a visit", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse("2026-11-15T09:00:00Z") });
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  const move = () => dispatchEvent(new Event("pointermove"));
  const stay = (minutes: number) => {
    for (let passed = 0; passed < minutes; passed++) {
      vi.advanceTimersByTime(MINUTE);
      move();
    }
  };

  test("pings every five minutes, however many tabs are open", () => {
    const ping = vi.fn(() => Promise.resolve());
    const stops = [startTimeSpent(ping), startTimeSpent(ping)];
    stay(16);
    expect(ping).toHaveBeenCalledTimes(3);
    for (const stop of stops) stop();
    stay(20);
    expect(ping).toHaveBeenCalledTimes(3);
  });

  test("is counted where storage is denied", () => {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    const ping = vi.fn(() => Promise.resolve());
    const stop = startTimeSpent(ping);
    stay(16);
    expect(ping).toHaveBeenCalledTimes(3);
    stop();
    vi.restoreAllMocks();
  });

  test("is not counted without activity", () => {
    const ping = vi.fn(() => Promise.resolve());
    const stop = startTimeSpent(ping);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(ping).not.toHaveBeenCalled();
    stop();
  });

  test("continues after a failed ping, and after a clock was set back", () => {
    const ping = vi.fn(() => Promise.reject(new Error("offline")));
    localStorage.setItem(PING_KEY, String(Date.now() + 24 * 60 * MINUTE));
    const stop = startTimeSpent(ping);
    stay(11);
    expect(ping).toHaveBeenCalledTimes(2);
    stop();
  });
});
