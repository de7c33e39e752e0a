import { describe, expect, test } from "vitest";
import { isCheap, isExpensive, updateCost, StatementCosts } from "./statement-costs.ts";

const fresh = () => new StatementCosts().of("select 1");

describe("the cost of a statement", () => {
  test("is known after one quick run", () => {
    const cost = fresh();
    updateCost(cost, 2, false);
    expect(isCheap(cost)).toBe(true);
  });

  test("is not known after one slow run: the machine may have been busy", () => {
    const cost = fresh();
    updateCost(cost, 400, false);
    expect(cost.isKnown).toBe(false);
    updateCost(cost, 2, false);
    expect(isCheap(cost)).toBe(true);
  });

  test("is known as expensive after three slow runs in sequence", () => {
    const cost = fresh();
    for (const usedMs of [400, 300, 500]) updateCost(cost, usedMs, false);
    expect(cost).toMatchObject({ isKnown: true, ms: 300 });
    expect(isExpensive(cost)).toBe(true);
  });

  test("is not proven by concurrent runs, which share one cause", () => {
    const cost = fresh();
    for (let run = 0; run < 10; run++) updateCost(cost, 400, false, 0);
    expect(cost.isKnown).toBe(false);
  });

  test("is known as expensive when a run had to be stopped", () => {
    const cost = fresh();
    updateCost(cost, 50, true);
    expect(cost).toMatchObject({ isKnown: true, ms: 100 });
  });
});
