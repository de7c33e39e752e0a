import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_BUSY_MS, MAX_WAL_BYTES, planUpkeep, type UpkeepView } from "./plan-upkeep.ts";
import type { TableState } from "./table-states.ts";

const MB = 1024 * 1024;
const CLEAN: TableState = {
  name: "public.ponds",
  isCatalogue: false,
  isVacuumed: true,
  isAnalysed: true,
  deadRows: 0,
  changedRows: 0,
  liveRows: 1000,
  bytes: MB,
  liveBytes: MB,
};
const view = (tables: Partial<TableState>[], rest: Partial<UpkeepView> = {}): UpkeepView => ({
  tables: tables.map((table) => ({ ...CLEAN, ...table })),
  walBytes: 0,
  isQuiet: false,
  rewritten: new Map(),
  now: 1e9,
  ...rest,
});
const sqlOf = (given: UpkeepView) => planUpkeep(given).map(({ sql }) => sql);

describe("upkeep of the embedded engine", () => {
  test("leaves clean tables alone", () => {
    expect(planUpkeep(view([CLEAN, { isAnalysed: false }]))).toEqual([]);
  });

  test("makes a checkpoint when the write-ahead log is long, however busy the site is", () => {
    expect(sqlOf(view([], { walBytes: MAX_WAL_BYTES }))).toEqual(["checkpoint"]);
  });

  test("vacuums a table with many dead rows, and one whose dead rows are unknown", () => {
    expect(sqlOf(view([{ deadRows: 5000 }]))).toEqual(["vacuum (truncate) public.ponds"]);
    expect(sqlOf(view([{ isVacuumed: false, bytes: 3 * MB }]))).toEqual(["vacuum (truncate) public.ponds"]);
    expect(sqlOf(view([{ deadRows: 5000, changedRows: 6000 }]))).toEqual(["vacuum (truncate, analyze) public.ponds"]);
  });

  test("analyses a table when much of it has changed", () => {
    expect(sqlOf(view([{ changedRows: 5100 }]))).toEqual([]);
    expect(sqlOf(view([{ changedRows: 5300 }]))).toEqual(["analyze public.ponds"]);
    const dirty = { name: "public.ducks", deadRows: 5000 };
    const changed = { changedRows: 5300, bytes: 2.5 * MB };
    expect(
      planUpkeep(view([changed, dirty])).map(({ kind }) => kind),
      "room first",
    ).toEqual(["vacuum", "analyse"]);
  });

  test("rewrites a vacuumed table whose files are mostly empty, and not again at once", () => {
    const bloated = { bytes: 30 * MB, liveBytes: MB };
    expect(sqlOf(view([bloated]))).toEqual(["vacuum (full, analyze) public.ponds"]);
    const rewritten = new Map([["public.ponds", { at: 1e9 - 1000, bytes: MB }]]);
    expect(planUpkeep(view([bloated], { rewritten }))).toEqual([]);
    expect(planUpkeep(view([bloated], { rewritten, now: 2e9 }))).toHaveLength(1);
    const withoutEffect = new Map([["public.ponds", { at: 0, bytes: 29 * MB }]]);
    expect(planUpkeep(view([bloated], { rewritten: withoutEffect })), "it was no smaller then").toEqual([]);
    expect(sqlOf(view([{ ...bloated, bytes: 90 * MB }], { rewritten })), "too much to wait").toHaveLength(1);
    expect(sqlOf(view([{ ...bloated, deadRows: 1e6 }])), "faster than a vacuum").toEqual([
      "vacuum (full, analyze) public.ponds",
    ]);
    expect(planUpkeep(view([{ ...bloated, isCatalogue: true }])), "the catalogue's files stay").toEqual([]);
  });

  test("leaves long tasks for an idle moment", () => {
    const large = { deadRows: 1e6, bytes: 900 * MB, liveBytes: 500 * MB };
    expect(planUpkeep(view([large]))).toEqual([]);
    expect(planUpkeep(view([large], { isQuiet: true }))).toHaveLength(1);
  });

  test("does one task per table at a time, and no long one while requests wait", () => {
    const count = fc.nat(5_000_000);
    const table = fc.record({
      name: fc.uuid(),
      isCatalogue: fc.boolean(),
      isVacuumed: fc.boolean(),
      isAnalysed: fc.boolean(),
      deadRows: count,
      changedRows: count,
      liveRows: count,
      bytes: fc.nat(2 ** 31),
      liveBytes: fc.nat(2 ** 31),
    });
    fc.assert(
      fc.property(fc.array(table), fc.boolean(), (tables, isQuiet) => {
        const tasks = planUpkeep(view(tables, { isQuiet }));
        expect(new Set(tasks.map((task) => task.table)).size).toBe(tasks.length);
        if (!isQuiet) expect(tasks.every(({ costMs }) => costMs <= MAX_BUSY_MS)).toBe(true);
        const catalogue = new Set(tables.filter((each) => each.isCatalogue).map(({ name }) => name));
        expect(tasks.some(({ kind, table: name }) => kind === "rewrite" && catalogue.has(name!))).toBe(false);
      }),
    );
  });
});
