import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withSetupLock } from "./setup-lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-lock-"));
  file = path.join(folder, "inner", "set-up.lock");
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

describe("the setup lock", () => {
  test("admits one process at a time, and every one in the end", async () => {
    let inside = 0;
    const most: number[] = [];
    const work = async () => {
      inside += 1;
      most.push(inside);
      await sleep(20);
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withSetupLock(file, work)));
    expect(most).toEqual([1, 1, 1]);
  });

  test("is released after a failure", async () => {
    await expect(withSetupLock(file, () => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
    expect(await withSetupLock(file, async () => "in")).toBe("in");
  });

  test("is taken over when its holder has stopped its heartbeat", async () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, "1");
    const aMinuteAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(file, aMinuteAgo, aMinuteAgo);
    expect(await withSetupLock(file, async () => "in")).toBe("in");
  });
});
