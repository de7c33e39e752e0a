import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JobCharge } from "./job-charge.ts";
import { DEFAULT_FAIRNESS, FairQueue, type Entry } from "./fair-queue.ts";
import type { Cost } from "./statement-costs.ts";

type Item = { id: number; flow: string; isGone?: boolean };

const cost = (ms: number): Cost => ({ id: Math.round(ms * 1000), ms, isKnown: true, slowRuns: 0 });
const client = (flow: string, weight = 1): JobCharge => ({ flow, weight, budgets: [flow], payer: flow });
const own: JobCharge = { flow: "own", weight: 8, budgets: [], payer: null };
const always = () => true;

/** A simulated database that runs one job at a time, with a clock that only its jobs advance. */
function simulation(settings = DEFAULT_FAIRNESS) {
  let now = 0;
  const queue = new FairQueue<Item>(settings, () => now);
  const served: { item: Item; at: number; usedMs: number }[] = [];
  let ids = 0;
  return {
    queue,
    served,
    now: () => now,
    wait: (ms: number) => (now += ms),
    add: (charge: JobCharge, ms: number, isGone = false) =>
      queue.add(charge, cost(ms), { id: ++ids, flow: charge.flow, isGone }),
    /** Runs the next job; `usedMs` is its real duration. */
    step(usedMs?: number): Entry<Item> | undefined {
      const entry = queue.next(always, ({ isGone }) => !isGone);
      if (!entry) return undefined;
      const used = usedMs ?? entry.estimateMs;
      served.push({ item: entry.item, at: now, usedMs: used });
      now += used;
      queue.settle(entry, used);
      return entry;
    },
  };
}

const usedBy = (served: { item: Item; usedMs: number }[], flow: string) =>
  served.reduce((sum, each) => sum + (each.item.flow === flow ? each.usedMs : 0), 0);

describe("for any jobs in any order", () => {
  const arrivals = fc.array(
    fc.record({
      flow: fc.constantFrom("a", "b", "c", "own"),
      ms: fc.integer({ min: 1, max: 400 }),
      usedMs: fc.integer({ min: 1, max: 400 }),
      isGone: fc.boolean(),
      steps: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 60 },
  );

  test("each accepted job runs once, in the order of its flow, unless its caller has gone", () => {
    fc.assert(
      fc.property(arrivals, (asked) => {
        const site = simulation();
        const accepted: number[] = [];
        asked.forEach(({ flow, ms, isGone, steps, usedMs }, i) => {
          const refusal = site.add(flow === "own" ? own : client(flow), ms, isGone);
          if (refusal === null && !isGone) accepted.push(i + 1);
          for (let step = 0; step < steps; step++) site.step(usedMs);
        });
        while (site.step());
        const ran = site.served.map(({ item }) => item.id);
        expect(ran.toSorted((a, b) => a - b)).toEqual(accepted);
        for (const flow of ["a", "b", "c", "own"]) {
          const ids = site.served.filter(({ item }) => item.flow === flow).map(({ item }) => item.id);
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        }
        expect(site.queue.size).toBe(0);
      }),
    );
  });

  test("the site's own work is never refused for its cost", () => {
    fc.assert(
      fc.property(arrivals, (asked) => {
        const site = simulation();
        for (const { ms, usedMs, steps } of asked) {
          expect(site.add(own, ms)).toBeNull();
          for (let step = 0; step < steps; step++) site.step(usedMs);
        }
      }),
    );
  });
});

describe("callers who keep the database busy", () => {
  test("share its time by weight, whatever their statements cost", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (aMs, bMs) => {
        const site = simulation({ ...DEFAULT_FAIRNESS, burstMs: 1e9 });
        const charges = [
          { charge: { flow: "a", weight: 1, budgets: [], payer: null }, ms: aMs },
          { charge: { flow: "b", weight: 4, budgets: [], payer: null }, ms: bMs },
        ];
        for (const { charge, ms } of charges) for (let i = 0; i < 5; i++) site.add(charge, ms);
        while (site.now() < 20_000) {
          const { flow } = site.step()!.item;
          const again = charges.find(({ charge }) => charge.flow === flow)!;
          site.add(again.charge, again.ms);
        }
        const ratio = usedBy(site.served, "b") / usedBy(site.served, "a");
        expect(ratio).toBeGreaterThan(4 * 0.85);
        expect(ratio).toBeLessThan(4 / 0.85);
      }),
      { numRuns: 30 },
    );
  });

  test("do not delay a new caller, who waits for the running job alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 50 }), (flows, ms) => {
        const site = simulation();
        for (let round = 0; round < 10; round++) {
          for (let flow = 0; flow < flows; flow++) site.add(client(`busy ${flow}`), ms);
        }
        for (let step = 0; step < 3 * flows; step++) site.step();
        site.add(client("newcomer"), 1);
        const before = site.served.length;
        while (site.served.at(-1)?.item.flow !== "newcomer") site.step();
        // Flows that have waited as long may go first, each with one job.
        expect(site.served.length - before).toBeLessThanOrEqual(flows + 1);
      }),
    );
  });

  test("fill only their own places when the queue is full", () => {
    const site = simulation({ ...DEFAULT_FAIRNESS, maxWaiting: 100 });
    for (let i = 0; i < 100; i++) site.add(client("flood"), 1);
    expect(site.add(client("other"), 1)).toMatchObject({ reason: "full", item: { flow: "flood" } });
    expect(site.add(client("flood"), 1)).toMatchObject({ reason: "full", item: { flow: "flood" } });
    while (site.step());
    expect(site.served.filter(({ item }) => item.flow === "other")).toHaveLength(1);
  });

  test("are overtaken by jobs that fit while the first does not, and each flow is checked once", () => {
    const site = simulation();
    for (let flow = 0; flow < 500; flow++) site.add(client(`large ${flow}`), 40);
    site.add(client("small"), 1);
    let looks = 0;
    const isSmall = ({ estimateMs }: Entry<Item>) => ++looks > 0 && estimateMs < 10;
    expect(site.queue.nextThatFits(isSmall, always)?.item.flow).toBe("small");
    expect(looks).toBe(501);
    expect(site.queue.nextThatFits(isSmall, always)).toBeUndefined();
  });

  test("do not starve behind a stream of new callers", () => {
    const site = simulation();
    for (let i = 0; i < 20; i++) {
      site.add(client("heavy"), 90);
      site.step();
    }
    site.add(client("heavy"), 90);
    let newcomers = 0;
    while (site.served.at(-1)?.item.flow !== "heavy" || newcomers === 0) {
      site.add(client(`newcomer ${newcomers++}`), 10);
      site.step();
      expect(newcomers).toBeLessThan(5000);
    }
  });
});

describe("a caller over budget", () => {
  const spend = (site: ReturnType<typeof simulation>) => {
    for (let i = 0; i < 5; i++) {
      site.add(client("rascal"), 500);
      site.step();
    }
  };

  test("is served while no one else waits, and otherwise after everyone else", () => {
    const site = simulation();
    spend(site);
    site.add(client("rascal"), 500);
    expect(site.step()?.item.flow).toBe("rascal");
    site.add(client("rascal"), 500);
    for (let i = 0; i < 5; i++) site.add(client("other"), 100);
    expect(Array.from({ length: 6 }, () => site.step()?.item.flow)).toEqual([...Array(5).fill("other"), "rascal"]);
  });

  test("may queue little, is told when to retry, and is served then", () => {
    const site = simulation();
    spend(site);
    site.add(client("other"), 10);
    expect(site.add(client("rascal"), 500)).toBeNull();
    const refusal = site.add(client("rascal"), 500);
    expect(refusal).toMatchObject({ reason: "expensive" });
    expect(refusal!.retryAfterMs).toBeGreaterThanOrEqual(1000);
    while (site.step());
    site.wait(refusal!.retryAfterMs + 10_000);
    site.add(client("rascal"), 500);
    expect(site.queue.isOverBudget(site.step()!)).toBe(false);
  });

  test("may still send unknown statements, because others may share the budget", () => {
    const site = simulation();
    const crowd = { ...client("rascal"), flow: "crowd", weight: 4 };
    spend(site);
    site.add(client("other"), 10);
    const unknown: Cost = { id: 7, ms: 300, isKnown: false, slowRuns: 1 };
    for (let id = 0; id < 100; id++) expect(site.queue.add(crowd, unknown, { id, flow: "crowd" })).toBeNull();
  });

  test("still gets cheap statements answered", () => {
    const site = simulation();
    spend(site);
    site.add(client("other"), 10);
    for (let i = 0; i < 20; i++) expect(site.add(client("rascal"), 2)).toBeNull();
  });

  test("yields to others, and others do not yield to it", () => {
    const site = simulation();
    spend(site);
    site.add(client("rascal"), 500);
    const rascal = site.queue.next(always, always)!;
    site.add(client("other"), 10);
    expect(site.queue.shouldYield(rascal, 10)).toBe(true);
    site.queue.settle(rascal, 50, true);
    site.queue.putBack(rascal);
    const other = site.queue.next(always, always)!;
    expect(other.item.flow).toBe("other");
    expect(site.queue.shouldYield(other, 1000)).toBe(false);
  });
});
