import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#db/database.ts";
import type { Bus } from "#realtime/realtime-sources.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { openPostgresBus } from "./bus-postgres.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";
const PATIENT = { timeout: 30_000, interval: 10 };
const QUICK = { heartbeatMs: 50, goneMs: 400 };

// The embedded database has one process, so its bus does nothing.
describe.runIf(isPostgres)("the bus between processes", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-bus-"));
  let db: Database;
  let buses: Bus[] = [];
  beforeAll(async () => {
    db = await openTestDatabase(dataDir);
  });
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });
  afterAll(async () => {
    await db.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  /** A process with what it has received. */
  async function open(options = {}) {
    const bus = await openPostgresBus(db, options);
    const messages: { kind: string; text: string; sender: string }[] = [];
    const gaps: string[] = [];
    bus.onMessage((kind, content, sender) => messages.push({ kind, text: Buffer.from(content).toString(), sender }));
    bus.onGap((sender, reason) => gaps.push(`${sender} ${reason}`));
    buses.push(bus);
    const say = (text: string) => bus.publish("say", Buffer.from(text));
    return { bus, messages, gaps, say };
  }

  /** Two processes that know each other. */
  async function openPair(options = {}) {
    const [one, two] = [await open(options), await open(options)];
    await vi.waitFor(() => {
      one.say("hello");
      expect(two.messages.length).toBeGreaterThan(0);
    }, PATIENT);
    await vi.waitFor(() => {
      two.say("hello");
      expect(one.messages.length).toBeGreaterThan(0);
    }, PATIENT);
    const marker = `ready ${Math.random()}`;
    for (const [from, to] of [
      [one, two],
      [two, one],
    ] as const) {
      from.say(marker);
      await vi.waitFor(() => expect(to.messages.at(-1)?.text).toBe(marker), PATIENT);
    }
    for (const each of [one, two]) {
      each.messages.length = 0;
      each.gaps.length = 0;
    }
    return { one, two };
  }

  test("carries messages in order to the other process and not back", async () => {
    const { one, two } = await openPair();
    const sent = Array.from({ length: 500 }, (_, n) => `message ${n}`);
    sent.forEach(one.say);
    await vi.waitFor(() => expect(two.messages).toHaveLength(500), PATIENT);
    expect(two.messages.map(({ text }) => text)).toEqual(sent);
    expect(new Set(two.messages.map(({ sender }) => sender)).size).toBe(1);
    expect(one.messages).toEqual([]);
    expect(two.gaps).toEqual([]);
  });

  test("drops messages beyond its limit, and the other process notices the gap", async () => {
    const { one, two } = await openPair({ maxWaitingBytes: 1000 });
    Array.from({ length: 50 }, (_, n) => one.say(`${n} `.repeat(20)));
    await vi.waitFor(() => expect(two.gaps).toHaveLength(1), PATIENT);
    expect(two.messages.length).toBeGreaterThan(0);
    expect(two.messages.length).toBeLessThan(50);
  });

  test("carries messages that are larger than a notification in their place", async () => {
    const { one, two } = await openPair();
    const sent = ["small", "L".repeat(200_000), "after", "ü".repeat(5000)];
    sent.forEach(one.say);
    await vi.waitFor(() => expect(two.messages).toHaveLength(4), PATIENT);
    expect(two.messages.map(({ text }) => text)).toEqual(sent);
  });

  test("reports a process that has become silent", async () => {
    const { one, two } = await openPair(QUICK);
    one.say("who am I");
    await vi.waitFor(() => expect(two.messages).toHaveLength(1), PATIENT);
    await one.bus.close();
    await vi.waitFor(() => expect(two.gaps).toEqual([`${two.messages[0]!.sender} gone`]), PATIENT);
  });

  test("reports that messages were lost when one is missing", async () => {
    const { two } = await openPair();
    for (const counter of [7, 9]) {
      await db.asPlatform({ text: "select pg_notify('realtime_bus', $1)", values: [`other:${counter}:`] });
    }
    await vi.waitFor(() => expect(two.gaps).toEqual(["other lost"]), PATIENT);
  });

  test("ignores a notification that is not of its form", async () => {
    const { one, two } = await openPair();
    await db.asPlatform({ text: "select pg_notify('realtime_bus', 'nonsense')", values: [] });
    one.say("still here");
    await vi.waitFor(() => expect(two.messages.map(({ text }) => text)).toEqual(["still here"]), PATIENT);
  });
});
