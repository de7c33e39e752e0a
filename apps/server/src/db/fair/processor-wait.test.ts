import { describe, expect, test } from "vitest";
import { overdueBy, ProcessorWait, stretchedTimeout, type ClockOwner } from "./processor-wait.ts";

/** A process whose clock the test moves. */
function openProcess(owner: ClockOwner) {
  const clock = { ranMs: 0, waitedMs: 0, nowMs: 0, reads: 0 };
  const wait = new ProcessorWait(
    {
      readMs: () => clock.ranMs,
      readWaitedMs: () => {
        clock.reads += 1;
        return clock.waitedMs;
      },
    },
    owner,
    clock.nowMs,
  );
  const spend = (ranMs: number, waitedMs: number, sleptMs = 0) => {
    clock.ranMs += ranMs;
    clock.waitedMs += waitedMs;
    clock.nowMs += ranMs + waitedMs + sleptMs;
  };
  return { clock, wait, spend };
}

describe("the time that a job had no processor", () => {
  test("is that of the database's process, and does not include waiting for a lock or a disk", () => {
    const { clock, wait, spend } = openProcess("backend");
    spend(5, 300);
    const begun = wait.begin(clock.nowMs);
    spend(40, 2000, 100);
    expect(wait.since(begun, 2140, clock.nowMs)).toBe(2000);
  });

  test("is our own share of waiting when the database's process cannot be seen", () => {
    const { clock, wait, spend } = openProcess("same machine");
    spend(0, 0, 1000);
    const begun = wait.begin(clock.nowMs);
    spend(60, 40, 900);
    expect(wait.since(begun, 1000, clock.nowMs)).toBe(400);
  });

  test("is at most half of the job when the database's process cannot be seen, and 0 when hardly anything ran", () => {
    const { clock, wait, spend } = openProcess("same machine");
    spend(0, 0, 1000);
    const first = wait.begin(clock.nowMs);
    spend(10, 90, 900);
    expect(wait.since(first, 1000, clock.nowMs)).toBe(500);
    const second = wait.begin(clock.nowMs);
    spend(1, 5, 994);
    expect(wait.since(second, 1000, clock.nowMs)).toBe(0);
  });

  test("counts from the end of the job before it on the same connection", () => {
    const { clock, wait, spend } = openProcess("backend");
    spend(0, 0, 1000);
    const [first, second] = [wait.begin(clock.nowMs), wait.begin(clock.nowMs)];
    spend(100, 900);
    expect(wait.since(first, 1000, clock.nowMs)).toBe(900);
    spend(50, 10);
    expect(wait.since(second, 60, clock.nowMs)).toBe(10);
  });

  test("is not looked at for short jobs", () => {
    const { clock, wait, spend } = openProcess("backend");
    const { reads } = clock;
    for (let job = 0; job < 10; job++) {
      const begun = wait.begin(clock.nowMs);
      spend(1, 0.5);
      expect(wait.since(begun, 1.5, clock.nowMs)).toBe(0);
    }
    expect(clock.reads).toBe(reads);
  });
});

describe("the stretch of time limits", () => {
  test("follows the share of time without a processor, and ends with the load", () => {
    const { clock, wait, spend } = openProcess("backend");
    const measure = () => {
      wait.begin(clock.nowMs);
      return wait.stretch;
    };
    expect(measure()).toBe(1);
    spend(250, 750);
    expect(measure()).toBe(4);
    spend(1, 999);
    expect(measure()).toBe(10);
    spend(900, 0, 100);
    expect(measure()).toBe(1);
  });

  test("is 1 when the database is on another machine", () => {
    const { clock, wait, spend } = openProcess("elsewhere");
    spend(250, 750);
    wait.begin(clock.nowMs);
    expect(wait.stretch).toBe(1);
  });

  test("is 1 when hardly anything ran", () => {
    const { clock, wait, spend } = openProcess("backend");
    spend(1, 5, 2000);
    wait.begin(clock.nowMs);
    expect(wait.stretch).toBe(1);
  });
});

describe("a read that the database stopped at its time limit", () => {
  test("gets a longer limit when the machine was starved", () => {
    expect(stretchedTimeout(3000, 3000, 1500)).toBe(12_000);
  });

  test("never gets more than ten times its limit", () => {
    expect(stretchedTimeout(3000, 3000, 2999)).toBe(30_000);
    expect(stretchedTimeout(3000, 3000, 3000)).toBe(30_000);
  });

  test("gets no second try when it worked all the time, or waited for a lock", () => {
    expect(stretchedTimeout(3000, 3000, 0)).toBeNull();
    expect(stretchedTimeout(3000, 3010, 200)).toBeNull();
  });

  test("gets no second try when an operator cancelled it before its limit", () => {
    expect(stretchedTimeout(3000, 500, 400)).toBeNull();
  });
});

describe("a running statement of the embedded database", () => {
  test("is overdue by its CPU time", () => {
    expect(overdueBy(3000, { usedMs: 3100, runningMs: 3200, waitedMs: 0 })).toBe(100);
  });

  test("is not overdue after a minute on a machine that gives it a thirtieth of a processor", () => {
    expect(overdueBy(3000, { usedMs: 2000, runningMs: 60_000, waitedMs: 58_000 })).toBeLessThan(0);
  });

  test("is overdue when it sleeps for four times its limit, and in any case after forty times", () => {
    expect(overdueBy(3000, { usedMs: 10, runningMs: 12_400, waitedMs: 0 })).toBe(100);
    expect(overdueBy(3000, { usedMs: 10, runningMs: 124_000, waitedMs: 124_000 })).toBe(100);
  });
});
