import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createRenderBudget } from "./render-budget.ts";

const ALL = { burstMs: 1000, perSecondMs: 200 };
const EACH = { burstMs: 300, perSecondMs: 50 };

function open() {
  let now = 0;
  const budget = createRenderBudget(ALL, EACH, () => now);
  return { budget, wait: (ms: number) => void (now += ms) };
}

describe("the budget for rendering", () => {
  test("ends for the caller who uses it up, and not for the others", () => {
    const { budget, wait } = open();
    let rendered = 0;
    for (let tries = 0; tries < 1000; tries++) {
      const settle = budget.take("hostile");
      settle?.(12);
      if (settle) rendered += 1;
    }
    expect(rendered).toBeLessThanOrEqual(Math.ceil(EACH.burstMs / 12));
    expect(budget.take("visitor")).not.toBeNull();
    wait(1000);
    expect(budget.take("hostile"), "it comes back").not.toBeNull();
  });

  test("counts renderings in progress", () => {
    const { budget } = open();
    const taken = Array.from({ length: 100 }, () => budget.take("hostile")).filter(Boolean);
    expect(taken).toHaveLength(EACH.burstMs / 10);
  });

  test("is never overdrawn by more than one rendering, per caller or in total", () => {
    const step = fc.record({
      caller: fc.constantFrom("a", "b", "c", "d", "e", "f"),
      tookMs: fc.integer({ min: 1, max: 40 }),
      waitMs: fc.integer({ min: 0, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const { budget, wait } = open();
        const used = new Map<string, number>();
        let passedMs = 0;
        for (const { caller, tookMs, waitMs } of steps) {
          wait(waitMs);
          passedMs += waitMs;
          const settle = budget.take(caller);
          if (!settle) continue;
          settle(tookMs);
          used.set(caller, (used.get(caller) ?? 0) + tookMs);
          const limit = (of: typeof ALL) => of.burstMs + (passedMs / 1000) * of.perSecondMs + 40;
          expect(used.get(caller)).toBeLessThanOrEqual(limit(EACH));
          expect([...used.values()].reduce((a, b) => a + b)).toBeLessThanOrEqual(limit(ALL));
        }
      }),
    );
  });
});
