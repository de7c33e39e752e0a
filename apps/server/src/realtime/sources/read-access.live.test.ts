import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Identity } from "#db/database.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { readAccess } from "./read-access.ts";
import { readReplay } from "./read-replay.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-access-"));
const anon: Identity = { role: "anon", claims: { role: "anon" } };
const service: Identity = { role: "service_role", claims: { role: "service_role" } };
const ada: Identity = { role: "authenticated", claims: { role: "authenticated", sub: randomUUID() } };
const NOTHING = { readBroadcast: false, writeBroadcast: false, readPresence: false, writePresence: false };
const EVERYTHING = { readBroadcast: true, writeBroadcast: true, readPresence: true, writePresence: true };

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(dataDir);
  await db.script(`
    create policy "players hear their own pond" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'pond:' || (select auth.uid()));
    create policy "players are counted in the lobby" on realtime.messages for insert to authenticated
      with check (extension = 'presence' and (select realtime.topic()) = 'lobby');
    create policy "everybody sees the lobby" on realtime.messages for select to anon, authenticated
      using ((select realtime.topic()) = 'lobby' and event is distinct from 'hidden');
    create policy "a header opens the gate" on realtime.messages for select to anon
      using ((select realtime.topic()) = 'gate' and current_setting('request.headers')::json ->> 'x-gate' = 'open');`);
});
afterAll(async () => {
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const stored = () => db.asPlatform({ text: "select count(*) from realtime.messages", values: [] });

describe("access to a private topic", () => {
  test("is what the policies say, for reading and writing, broadcast and presence", async () => {
    const access = readAccess(db);
    expect(await access(`pond:${ada.claims.sub}`, ada, {})).toEqual({ ...NOTHING, readBroadcast: true });
    expect(await access(`pond:${randomUUID()}`, ada, {})).toEqual(NOTHING);
    expect(await access("lobby", anon, {})).toEqual({ ...NOTHING, readBroadcast: true, readPresence: true });
    expect(await access("lobby", ada, {})).toEqual({ ...EVERYTHING, writeBroadcast: false });
    expect(await access("anywhere", service, {})).toEqual(EVERYTHING);
    expect(await access("anywhere", anon, {})).toEqual(NOTHING);
  });

  test("may depend on headers", async () => {
    const access = readAccess(db);
    expect(await access("gate", anon, {})).toEqual(NOTHING);
    expect((await access("gate", anon, { "x-gate": "open" })).readBroadcast).toBe(true);
  });

  test("leaves no probe behind", async () => {
    const before = await stored();
    await readAccess(db)("lobby", ada, {});
    expect(await stored()).toEqual(before);
  });

  test("is read twice for a crowd, and never from before a join", async () => {
    let count = 0;
    const counting: Pick<Database, "as"> = {
      as: (...question) => {
        count += 1;
        return db.as(...question);
      },
    };
    const access = readAccess(counting);
    const answers = await Promise.all(Array.from({ length: 100 }, () => access("lobby", anon, {})));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(count).toBe(2);
    await access("lobby", anon, {});
    expect(count).toBe(3);
  });

  test("is refused to a session that has ended", async () => {
    const ended: Identity = { ...ada, claims: { ...ada.claims, session_id: randomUUID() } };
    await expect(readAccess(db)("lobby", ended, {})).rejects.toThrow();
  });
});

describe("the replay of a topic", () => {
  test("has the newest private messages that the caller may read, oldest first", async () => {
    const send = (event: string, isPrivate: boolean) =>
      db.asPlatform({ text: "select realtime.send('{}', $1, 'lobby', $2::boolean)", values: [event, `${isPrivate}`] });
    for (const event of ["one", "two", "hidden", "three"]) await send(event, true);
    await send("public", false);
    const replay = readReplay(db);
    const events = async (identity: Identity, limit: number, sinceMs = 0) =>
      (await replay("lobby", identity, { sinceMs, limit })).map(({ event }) => event);
    expect(await events(anon, 25)).toEqual(["one", "two", "three"]);
    expect(await events(anon, 2)).toEqual(["two", "three"]);
    expect(await events(service, 1000)).toEqual(["one", "two", "hidden", "three"]);
    expect(await events(anon, 25, Date.now() + 3_600_000)).toEqual([]);
    expect(await replay("elsewhere", anon, { sinceMs: 0, limit: 25 })).toEqual([]);
  });
});

describe("the partitions of messages", () => {
  test("exist from yesterday to three days ahead, and older ones are dropped", async () => {
    await db.script(`
      create table realtime.messages_2020_01_01 partition of realtime.messages for values from ('2020-01-01') to ('2020-01-02');`);
    await db.asPlatform({ text: "select realtime.keep_partitions()", values: [] });
    const [row] = await db.asPlatform({
      text: `select count(*), bool_or(c.relname = 'messages_2020_01_01'), bool_and(c.relrowsecurity)
        from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'realtime.messages'::regclass`,
      values: [],
    });
    expect(Number(row![0])).toBeGreaterThanOrEqual(5);
    expect(row!.slice(1)).toEqual(["f", "t"]);
  });
});
