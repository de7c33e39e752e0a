import { expect, test } from "vitest";
import { copyTable } from "./copy-table.ts";
import type { TransferDatabase } from "./transfer-database.ts";

const MEGABYTE = 1024 * 1024;

test("a table with large values is read in smaller steps, so that each holds about two megabytes", async () => {
  const statements: string[] = [];
  const copyOut = (sql: string) => {
    statements.push(sql);
    return Promise.resolve(new Uint8Array());
  };
  const db = { copyOut } as unknown as TransferDatabase;
  const read = async (bytes: number) => {
    statements.length = 0;
    for await (const _ of copyTable(db, { name: "public.apps", columns: ["id"], pages: 512, bytes }));
    return statements.length;
  };
  expect(await read(4 * MEGABYTE)).toBe(2);
  expect(await read(400 * MEGABYTE)).toBe(256);
  // Reads at least one page, however large its values are.
  expect(await read(40_000 * MEGABYTE)).toBe(512);
});
