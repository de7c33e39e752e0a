import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database, Identity } from "#db/database.ts";
import type { Broadcast, MessageFeed } from "#realtime/realtime-sources.ts";
import { isShort } from "#testing/short-form.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { openMessageFeed } from "./message-feed.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-feed-"));
const isPostgres = process.env["TEST_ENGINE"] === "postgres";
const service: Identity = { role: "service_role", claims: { role: "service_role" } };
const log = { warn: vi.fn() };
const PATIENT = { timeout: 30_000, interval: 10 };

let db: Database;
let feed: MessageFeed;
let delivered: Broadcast[];

beforeAll(async () => {
  db = await openTestDatabase(dataDir);
  await db.script(`
    create table public.released (id int);
    create function public.send_many(label text, most int, fails boolean) returns void language plpgsql as $$
    begin
      for n in 1..most loop
        perform realtime.send(jsonb_build_object('label', label, 'n', n), 'test', 'pond', true);
      end loop;
      if fails then raise exception 'rolled back'; end if;
    end $$;
    create function public.send_and_wait(label text) returns void language plpgsql as $$
    begin
      perform realtime.send(jsonb_build_object('label', label, 'n', 1), 'test', 'pond', true);
      loop
        exit when exists (select from public.released) or clock_timestamp() > now() + interval '1 minute';
        perform pg_sleep(0.02);
      end loop;
    end $$;
    grant execute on function public.send_many(text, int, boolean) to service_role;`);
});
afterAll(async () => {
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  delivered = [];
  log.warn.mockClear();
  feed = await openMessageFeed(db, (broadcasts) => delivered.push(...broadcasts), log);
  await feed.setListening(true);
});
afterEach(() => feed.close());

const send = (label: string, most = 1, fails = false) =>
  db.as(service, { text: "select public.send_many($1, $2::int, $3::boolean)", values: [label, `${most}`, `${fails}`] });

const texts = () => delivered.map(({ content }) => ("json" in content ? content.json : ""));
const bodies = () => texts().map((text) => JSON.parse(text) as { label: string; n: number });
const labels = () => bodies().map(({ label }) => label);
const arrived = (label: string) => vi.waitFor(() => expect(labels()).toContain(label), PATIENT);

describe("the feed of committed messages", () => {
  test("delivers what a transaction has sent, with its topic, event and id", async () => {
    await send("one");
    await arrived("one");
    const { content, ...rest } = delivered[0]!;
    const body = JSON.parse((content as { json: string }).json) as { id: string; label: string };
    expect(rest).toEqual({ topic: "pond", event: "test", isPrivate: true, id: body.id });
  });

  test("delivers bytes as they were sent", async () => {
    await db.asPlatform({ text: "select realtime.send_binary('\\x00ff10', 'raw', 'pond', false)", values: [] });
    await vi.waitFor(() => expect(delivered).toHaveLength(1), PATIENT);
    expect(delivered[0]).toMatchObject({ event: "raw", isPrivate: false });
    expect([...(delivered[0]!.content as { bytes: Uint8Array }).bytes]).toEqual([0, 255, 16]);
  });

  test("misses nothing and repeats nothing with many writers and rollbacks, and keeps the order of each", async () => {
    const writers = Array.from({ length: 8 }, (_, writer) => writer);
    const sizes = [1, 3, 1, 40];
    await Promise.all(
      writers.map(async (writer) => {
        for (const [round, size] of sizes.entries()) {
          await send(`w${writer}-${round}`, size);
          await send(`lost${writer}-${round}`, 2, true).catch(() => {});
        }
      }),
    );
    const expected = writers.length * sizes.reduce((sum, size) => sum + size, 0);
    await vi.waitFor(() => expect(delivered.length).toBeGreaterThanOrEqual(expected), PATIENT);
    await send("last");
    await arrived("last");

    expect(delivered).toHaveLength(expected + 1);
    expect(new Set(delivered.map(({ id }) => id)).size).toBe(delivered.length);
    expect(labels().filter((label) => label.startsWith("lost"))).toEqual([]);
    for (const writer of writers) {
      const own = bodies().filter(({ label }) => label.startsWith(`w${writer}-`));
      const sent = sizes.flatMap((size, round) =>
        Array.from({ length: size }, (_, n) => `w${writer}-${round} ${n + 1}`),
      );
      expect(own.map(({ label, n }) => `${label} ${n}`)).toEqual(sent);
    }
  });

  test("delivers messages of all sizes in order", async () => {
    const sizes = [10, 7000, 9000, 20, 60_000, 30];
    for (const size of sizes) {
      await db.asPlatform({
        text: "select realtime.send(jsonb_build_object('label', repeat('x', $1::int)), 'test', 'pond', true)",
        values: [`${size}`],
      });
    }
    await vi.waitFor(() => expect(delivered).toHaveLength(sizes.length), PATIENT);
    expect(labels().map((label) => label.length)).toEqual(sizes);
  });

  test.skipIf(isShort)("reads more than one page", async () => {
    await send("many", 1200);
    await vi.waitFor(() => expect(delivered).toHaveLength(1200), PATIENT);
    expect(bodies().map(({ n }) => n)).toEqual(Array.from({ length: 1200 }, (_, n) => n + 1));
  });

  test("begins with messages that are committed after it began to listen", async () => {
    await feed.setListening(false);
    await send("unheard");
    await feed.setListening(true);
    await send("heard");
    await arrived("heard");
    expect(labels()).toEqual(["heard"]);
  });

  test("goes on where it was after a notification was lost", async () => {
    await send("before");
    await arrived("before");
    feed.look();
    await send("after");
    feed.look();
    await arrived("after");
    expect(labels()).toEqual(["before", "after"]);
  });

  test.runIf(isPostgres)("goes on where it was after all connections were lost", async () => {
    await send("before");
    await arrived("before");
    await db
      .asPlatform({
        text: "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename is not null",
        values: [],
      })
      .catch(() => {});
    await vi.waitFor(() => send("after"), PATIENT);
    await arrived("after");
    expect(labels().filter((label) => label === "before")).toHaveLength(1);
  });

  test.runIf(isPostgres && !isShort)(
    "holds messages back behind an older transaction that is open, and then delivers all",
    async () => {
      const waiting = db.asPlatform({ text: "select public.send_and_wait('slow')", values: [] });
      await vi.waitFor(async () => {
        const rows = await db.asPlatform({
          text: "select 1 from pg_stat_activity where query like 'select public.send_and_wait%' and backend_xid is not null",
          values: [],
        });
        expect(rows).toHaveLength(1);
      }, PATIENT);
      await send("quick");
      feed.look();
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce(), PATIENT);
      expect(delivered).toEqual([]);

      await db.as(service, { text: "insert into public.released values (1)", values: [] });
      await waiting;
      await arrived("quick");
      expect(labels()).toEqual(["slow", "quick"]);
    },
  );
});
