import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DataDirectoryBusy, holderOf, lockDataDirectory } from "./data-lock.ts";

let dataDir: string;

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-lock-"));
});

afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

describe("the lock of a data directory", () => {
  test("reports its holder to the next process, and is gone when released", () => {
    const unlock = lockDataDirectory(dataDir);
    expect(() => lockDataDirectory(dataDir)).toThrow(`process ${process.pid} on ${os.hostname()}`);
    expect(holderOf(dataDir)).toMatchObject({ pid: process.pid });
    unlock();
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  test("of another machine is respected while its heartbeat continues", () => {
    leaveLock({ pid: 1, host: "elsewhere", processStart: "unknown" });
    expect(() => lockDataDirectory(dataDir)).toThrow("process 1 on elsewhere");
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(path.join(dataDir, "lock"), longAgo, longAgo);
    expectTaken();
  });

  test("that another process took over is detected, left alone, and ends us", async () => {
    vi.useFakeTimers();
    const onLost = vi.fn<() => void>();
    const unlock = lockDataDirectory(dataDir, onLost);
    leaveLock({ pid: 1, host: "elsewhere", processStart: "unknown" });
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    expect(onLost).toHaveBeenCalledOnce();
    unlock();
    expect(holderOf(dataDir)).toMatchObject({ pid: 1, host: "elsewhere" });
  });

  test("of a process in another container is respected, even where its process id means nothing", () => {
    leaveLock({ pid: 4_000_000, host: `${os.hostname()} (pid:[1])`, processStart: "unknown" });
    expect(() => lockDataDirectory(dataDir)).toThrow("process 4000000");
  });

  test("is not confused with a newer process of the same id", () => {
    leaveLock({ pid: process.pid, host: myHost(), processStart: "another boot/1" });
    expectTaken();
  });

  test("that is unreadable, or was being taken over at a power failure, does not last", () => {
    fs.writeFileSync(path.join(dataDir, "lock"), "");
    fs.mkdirSync(path.join(dataDir, "lock.takeover"));
    expect(() => lockDataDirectory(dataDir)).toThrow(DataDirectoryBusy);
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(path.join(dataDir, "lock.takeover"), longAgo, longAgo);
    expect(() => lockDataDirectory(dataDir)).toThrow("Try again");
    expectTaken();
  });

  test.runIf(process.platform === "linux")("is released by a zombie process", async () => {
    const parent = spawn("sh", ["-c", "sleep 60 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
    const pid = await zombieChildOf(parent);
    const boot = fs.readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    leaveLock({ pid, host: myHost(), processStart: `${boot}/${statOf(pid)[19]}` });
    expectTaken();
    parent.kill("SIGKILL");
  });
});

function myHost(): string {
  const unlock = lockDataDirectory(dataDir);
  const { host } = holderOf(dataDir)!;
  unlock();
  return host;
}

function leaveLock(holder: { pid: number; host: string; processStart: string }): void {
  fs.writeFileSync(path.join(dataDir, "lock"), JSON.stringify(holder));
}

function expectTaken(): void {
  const unlock = lockDataDirectory(dataDir);
  expect(holderOf(dataDir)).toMatchObject({ pid: process.pid });
  unlock();
}

async function zombieChildOf(parent: ChildProcess): Promise<number> {
  const [line] = (await once(parent.stdout!, "data")) as [Buffer];
  const pid = Number(line.toString());
  // A shell would reap its child; the process that replaces it does not.
  await expect.poll(() => fs.readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim()).toBe("sleep");
  process.kill(pid, "SIGKILL");
  await expect.poll(() => statOf(pid)[0]).toBe("Z");
  return pid;
}

function statOf(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
