import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { leaveStaleLock, startLockRace, type LockRace } from "./lock-race.ts";

const ROUNDS = 20;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-lock-"));
let race: LockRace;

beforeAll(async () => {
  // Bundled once, because compiling TypeScript in nine processes would take longer than the test.
  const entry = fileURLToPath(new URL("./lock-contender.ts", import.meta.url));
  const output = { entryFileNames: "contender.mjs" };
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: entry, outDir: folder, rolldownOptions: { output } },
  });
  race = await startLockRace(path.join(folder, "contender.mjs"), 9);
});

afterAll(async () => {
  await race.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe("processes that lock one data directory", () => {
  test("get it one at a time, and the others are told the holder", async () => {
    const outcomes = await race.run(path.join(folder, "fresh"));
    const winners = outcomes.filter(({ outcome }) => outcome === "won");
    expect(winners).toHaveLength(1);
    for (const { message } of outcomes.filter(({ outcome }) => outcome === "refused")) {
      expect(message).toContain(`process ${winners[0]!.pid} `);
    }
    // The lock does not change hands while its holder lives.
    const again = await race.run(path.join(folder, "fresh"));
    expect(again.filter(({ outcome }) => outcome === "won")).toEqual([]);
    await race.release();
    expect(fs.existsSync(path.join(folder, "fresh", "lock"))).toBe(false);
  });

  test(`have exactly one winner when the holder was killed, ${ROUNDS} times over`, async () => {
    const dataDir = path.join(folder, "stale");
    await race.killWinner(await race.run(dataDir));
    const staleLock = fs.readFileSync(path.join(dataDir, "lock"), "utf8");
    for (let round = 0; round < ROUNDS; round++) {
      leaveStaleLock(dataDir, staleLock);
      const outcomes = await race.run(dataDir);
      expect(outcomes).toHaveLength(8);
      expect(outcomes.filter(({ outcome }) => outcome === "won")).toHaveLength(1);
      await race.release();
      expect(fs.readdirSync(dataDir)).toEqual([]);
    }
  });
});
