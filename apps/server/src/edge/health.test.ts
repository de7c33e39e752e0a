import os from "node:os";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readConfig } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import type { DiskLevel } from "./disk-level.ts";
import { createDrain } from "./drain.ts";
import { registerHealth } from "./health.ts";

let checks = 0;
let trouble: Promise<void> | null = null;
let level: DiskLevel = "ok";
let isBehind = false;
let drain = createDrain();

async function openApp() {
  const app = Fastify();
  const db = { asPlatform: async () => [] } as unknown as Database;
  const files = {
    check: async () => {
      checks += 1;
      await trouble;
    },
  };
  registerHealth(app, {
    db,
    files,
    disk: { level: () => level },
    drain,
    isBehind: async () => isBehind,
    config: readConfig({ DATA_DIR: os.tmpdir() }),
  });
  await app.ready();
  return () => app.inject("/readyz");
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  checks = 0;
  trouble = null;
  level = "ok";
  isBehind = false;
  drain = createDrain();
});
afterEach(() => void vi.useRealTimers());

test("all readiness requests within five seconds share one check", async () => {
  const ask = await openApp();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  vi.advanceTimersByTime(4999);
  await ask();
  expect(checks).toBe(1);
  vi.advanceTimersByTime(1);
  await ask();
  expect(checks).toBe(2);
});

test("a failure is detected, and its end as well", async () => {
  const ask = await openApp();
  trouble = Promise.reject(new Error("the disk is gone"));
  const answer = await ask();
  const said = { status: "degraded", reasons: ["uploaded files cannot be stored"] };
  expect([answer.statusCode, answer.json()]).toEqual([200, said]);
  trouble = null;
  vi.advanceTimersByTime(5000);
  expect((await ask()).json()).toEqual({ status: "ready", reasons: [] });
});

test("a nearly full disk is reported, and the site stays ready", async () => {
  const ask = await openApp();
  level = "low";
  const answer = await ask();
  const said = { status: "degraded", reasons: ["the disk is nearly full: only sign-ins are saved"] };
  expect([answer.statusCode, answer.json()]).toEqual([200, said]);
  level = "critical";
  expect((await ask()).json()).toMatchObject({ status: "degraded" });
});

test("a check that never ends is a failure, and the next one starts anew", async () => {
  const ask = await openApp();
  trouble = new Promise(() => {});
  const waiting = ask();
  await vi.waitFor(() => expect(checks).toBe(1), 60_000);
  vi.advanceTimersByTime(10_000);
  const answer = await waiting;
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { reasons: ["the checks take too long"] }]);
  trouble = null;
  vi.advanceTimersByTime(5000);
  expect((await ask()).statusCode).toBe(200);
});

test("a process that is about to stop is not ready, at once", async () => {
  const ask = await openApp();
  expect((await ask()).statusCode).toBe(200);
  drain.start();
  const answer = await ask();
  const said = { status: "not ready", reasons: ["this process is about to stop"] };
  expect([answer.statusCode, answer.json()]).toEqual([503, said]);
});

test("a database that lacks a migration is not ready", async () => {
  const ask = await openApp();
  isBehind = true;
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { reasons: ["the database lacks a migration"] }]);
});
