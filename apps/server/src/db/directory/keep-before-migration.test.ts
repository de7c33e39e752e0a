import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDirectory } from "#db/data-lock.ts";
import { removeLeftovers } from "./remove-leftovers.ts";
import { keepBeforeMigration } from "./keep-before-migration.ts";
import { removeCopiesBefore } from "./remove-old-copies.ts";
import { finishSwaps, swapDirectories } from "./swap-directories.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-directory-"));
  put("db", "old");
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

function put(name: string, text: string): void {
  fs.mkdirSync(path.join(dataDir, name), { recursive: true });
  fs.writeFileSync(path.join(dataDir, name, "PG_VERSION"), text);
}
const read = (name: string) => fs.readFileSync(path.join(dataDir, name, "PG_VERSION"), "utf8");

const applied = (...project: string[]) => ({ platform: ["0001"], project });

test("the last two copies before migrations are kept, and those of restores", async () => {
  put("db.before-restore-20261117-030000", "restore");
  // In this order: a platform version is a smaller number than those of the project.
  for (const [day, version] of ["20261117000000", "20261118000000", "0022"].entries())
    await keepBeforeMigration(dataDir, version, applied(version), new Date(2026, 10, 17 + day));
  expect(fs.readdirSync(dataDir).sort()).toEqual([
    "db",
    "db.before-0022",
    "db.before-20261118000000",
    "db.before-restore-20261117-030000",
  ]);
  expect(read("db.before-0022")).toBe("old");
});

test("a copy is made again when the old version ran on after it", async () => {
  expect(await keepBeforeMigration(dataDir, "3", applied("1"))).toBe(true);
  put("db", "the old version ran on");
  expect(await keepBeforeMigration(dataDir, "3", applied("1"))).toBe(true);
  expect(read("db.before-3")).toBe("the old version ran on");
});

test("a copy stays when a part of the upgrade has run since", async () => {
  await keepBeforeMigration(dataDir, "3", applied("1"));
  put("db", "half upgraded");
  expect(await keepBeforeMigration(dataDir, "3", applied("1", "2"))).toBe(false);
  expect(read("db.before-3")).toBe("old");
});

test("copies that are older than the list of deleted accounts are removed", async () => {
  put("db.before-restore-20260801-030000", "restore");
  put("files.before-restore-20261117-030000", "restore");
  await keepBeforeMigration(dataDir, "1", applied("0"), new Date("2026-08-01"));
  await keepBeforeMigration(dataDir, "2", applied("1"), new Date("2026-11-17"));
  await removeCopiesBefore(dataDir, new Date("2026-11-01"));
  expect(fs.readdirSync(dataDir).sort()).toEqual(["db", "db.before-2", "files.before-restore-20261117-030000"]);
});

test("leftovers of killed commands are removed, but not the snapshot of a running backup", () => {
  const kept = ["db.before-1", "db.before-restore-20261117-030000", "files", "move-it-yourself"];
  const leftovers = ["db.before-draft", "db.restore-1", "files.restore-1", "move-aB3xYz", "snapshot"];
  for (const name of [...kept, ...leftovers]) put(name, "some");
  const unlock = lockDataDirectory(path.join(dataDir, "snapshot"));
  removeLeftovers(dataDir);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["db", ...kept, "snapshot"].sort());
  unlock();
  removeLeftovers(dataDir);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["db", ...kept].sort());
});

const SWAPS = [
  { draft: "db.restore-1", target: "db", old: "db.before-1" },
  { draft: "files.restore-1", target: "files", old: "files.before-1" },
];

test("a swap that was cut off at any step is completed by the next start", () => {
  // The states between the renames of `swapDirectories`.
  const states: [string, string][][] = [
    [
      ["db", "old"],
      ["db.restore-1", "new"],
      ["files.restore-1", "new"],
    ],
    [
      ["db.before-1", "old"],
      ["db.restore-1", "new"],
      ["files.restore-1", "new"],
    ],
    [
      ["db.before-1", "old"],
      ["db", "new"],
      ["files.restore-1", "new"],
    ],
    [
      ["db.before-1", "old"],
      ["db", "new"],
      ["files", "new"],
    ],
  ];
  for (const state of states) {
    for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true });
    for (const [name, text] of state) put(name, text);
    fs.writeFileSync(path.join(dataDir, "swap.json"), JSON.stringify(SWAPS));
    finishSwaps(dataDir);
    expect(fs.readdirSync(dataDir).sort()).toEqual(["db", "db.before-1", "files"]);
    expect([read("db"), read("db.before-1")]).toEqual(["new", "old"]);
  }
});

test("a swap without drafts changes nothing", () => {
  swapDirectories(dataDir, SWAPS);
  expect(fs.readdirSync(dataDir)).toEqual(["db"]);
});

test("a swap that fails half way leaves everything as it was", () => {
  put("db.restore-1", "new");
  put("files", "old");
  put("files.restore-1", "new");
  // A directory that is not empty cannot be replaced by a rename.
  put("files.before-1", "in the way");
  expect(() => swapDirectories(dataDir, SWAPS)).toThrow(/ENOTEMPTY|EEXIST/);
  expect(fs.readdirSync(dataDir).sort()).toEqual(["db", "db.restore-1", "files", "files.before-1", "files.restore-1"]);
  expect([read("db"), read("db.restore-1"), read("files")]).toEqual(["old", "new", "old"]);
});

test("an interrupted swap whose new part was lost names the old one", () => {
  fs.renameSync(path.join(dataDir, "db"), path.join(dataDir, "db.before-1"));
  fs.writeFileSync(path.join(dataDir, "swap.json"), JSON.stringify(SWAPS));
  expect(() => finishSwaps(dataDir)).toThrow(/neither .*db\.restore-1 nor .*\n.*Rename it/);
  expect(fs.existsSync(path.join(dataDir, "swap.json"))).toBe(true);
});
