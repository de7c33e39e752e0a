import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import v8 from "node:v8";
import vm from "node:vm";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PATHS } from "#paths.ts";
import { openPglite } from "./open-pglite.ts";
import { answerOf } from "./pglite-answer.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-answer-"));
let pglite: PGlite;

beforeAll(async () => {
  fs.cpSync(PATHS.prebuiltDatabase, dataDir, { recursive: true });
  pglite = await openPglite(dataDir, () => {});
});

afterAll(async () => {
  await pglite.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

it("an answer of many parts is complete", () => {
  const text = Buffer.from(answerOf(pglite, query("select repeat('quack', 100000)"))).toString("latin1");
  expect(text.match(/quack/g)).toHaveLength(100_000);
  expect(text).toContain("SELECT 1");
});

it("answers leave nothing in memory", () => {
  v8.setFlagsFromString("--expose-gc");
  const collect = vm.runInNewContext("gc") as () => void;
  const failing = query("select 1 / 0");
  const usedAfter = (statements: number) => {
    for (let i = 0; i < statements; i += 1) answerOf(pglite, failing);
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = usedAfter(200);
  // 1200 bytes each, as long as PGlite kept them.
  expect(usedAfter(1500) - before).toBeLessThan(1500 * 400);
});

/** A simple query: type, length, text and a zero. */
function query(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.from([0x51, 0, 0, 0, 0]);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}
