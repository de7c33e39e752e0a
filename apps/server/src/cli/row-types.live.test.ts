import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";
import { PATHS } from "#paths.ts";
import { printRowTypes } from "./print-row-types.ts";

test("the row types of the contract match the migrations (npm run db:types updates them)", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-types-"));
  const db = await openTestDatabase(dataDir);
  try {
    expect(fs.readFileSync(PATHS.rowTypes, "utf8")).toBe(await printRowTypes(db));
  } finally {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
