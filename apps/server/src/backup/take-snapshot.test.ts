import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { createSnapshots, snapshotDirectory } from "./take-snapshot.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-snapshot-"));
  fs.mkdirSync(path.join(dataDir, "db"));
  fs.writeFileSync(path.join(dataDir, "db", "first"), "first");
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const inSnapshot = () => fs.readdirSync(path.join(snapshotDirectory(dataDir), "db"));

test("a second snapshot waits for the first, and contains nothing of it", async () => {
  const begun: string[][] = [];
  let letFirstGoOn = () => {};
  const firstMayGoOn = new Promise<void>((resolve) => (letFirstGoOn = resolve));
  const pause = async (work: () => Promise<void>) => {
    begun.push(fs.readdirSync(path.join(dataDir, "db")));
    if (begun.length === 1) await firstMayGoOn;
    await work();
  };
  const snapshot = createSnapshots({ pause } as unknown as Database, dataDir);
  const first = snapshot();
  const second = snapshot();
  await expect.poll(() => begun.length).toBe(1);
  letFirstGoOn();
  await first;
  expect(inSnapshot()).toEqual(["first"]);
  fs.renameSync(path.join(dataDir, "db", "first"), path.join(dataDir, "db", "second"));
  await second;
  expect(inSnapshot()).toEqual(["second"]);
});

test("a snapshot that failed does not keep the next from being taken", async () => {
  let isBroken = true;
  const pause = async (work: () => Promise<void>) => {
    if (isBroken) throw new Error("disk full");
    await work();
  };
  const snapshot = createSnapshots({ pause } as unknown as Database, dataDir);
  await expect(snapshot()).rejects.toThrow("disk full");
  isBroken = false;
  await snapshot();
  expect(inSnapshot()).toEqual(["first"]);
});
