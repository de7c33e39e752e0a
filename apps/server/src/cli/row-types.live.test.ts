import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { PATHS } from "#paths.ts";
import { printDataMap } from "./print-data-map.ts";
import { printRowTypes } from "./print-row-types.ts";
import { printTables } from "./print-tables.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-types-"));
let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(dataDir);
});
afterAll(async () => {
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test("the row types of the contract match the migrations (npm run db:types updates them)", async () => {
  expect(fs.readFileSync(PATHS.rowTypes, "utf8")).toBe(await printRowTypes(db));
});

test("docs/TABLES.md matches the migrations (npm run db:types updates it)", async () => {
  expect(fs.readFileSync(PATHS.tables, "utf8")).toBe(await printTables(db));
});

test("docs/DATA-MAP.md matches the comments of the tables (npm run db:types updates it)", async () => {
  const map = await printDataMap(db);
  expect(fs.readFileSync(PATHS.dataMap, "utf8")).toBe(map);
  const rows = map.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.length).toBeGreaterThan(40);
  expect(
    rows.filter((row) => row.includes("|  |")),
    "every table says what, why and how long",
  ).toEqual([]);
});
