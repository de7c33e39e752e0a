import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database, Identity } from "#db/database.ts";
import type { RowChanges, RowListener, RowSubscription } from "#realtime/realtime-sources.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { openRowChanges } from "./row-changes.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-rows-"));
const PATIENT = { timeout: 30_000, interval: 10 };
const service: Identity = { role: "service_role", claims: { role: "service_role" } };
const player = (): Identity => ({ role: "authenticated", claims: { role: "authenticated", sub: randomUUID() } });
const [ada, ben] = [player(), player()];

let db: Database;
let rows: RowChanges;
const log = { warn: vi.fn() };
let open: RowListener[] = [];

beforeAll(async () => {
  db = await openTestDatabase(dataDir);
  await db.script(`
    create table public.nests (id bigint primary key, owner uuid, name text, eggs int, secret text);
    alter table public.nests enable row level security;
    create policy "players see their own" on public.nests for select to authenticated using (owner = (select auth.uid()));
    grant select (id, owner, name, eggs) on public.nests to authenticated;
    grant all on public.nests to service_role;
    create table public.open_nests (id int primary key, name text);
    grant select on public.open_nests to anon, authenticated;
    grant all on public.open_nests to service_role;
    alter table public.open_nests replica identity full;
    create table public.unpublished (id int primary key);
    alter publication supabase_realtime add table public.nests, public.open_nests;`);
  rows = await openRowChanges(db, log);
});
afterEach(() => {
  open.forEach((listener) => listener.end());
  open = [];
});
afterAll(async () => {
  await rows.close();
  await db.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

type Data = {
  type: string;
  table: string;
  record?: Record<string, unknown>;
  old_record?: Record<string, unknown>;
  columns: { name: string; type: string }[];
};

/** Listens and collects what arrives. */
async function listen(identity: Identity, ...subscriptions: Partial<RowSubscription>[]) {
  const heard: { ids: number[]; data: Data }[] = [];
  const wanted = subscriptions.map((each, at) => ({
    id: at + 1,
    subscription: { event: "*", schema: "public", table: "nests", ...each },
  }));
  const listener = await rows.listen(wanted, identity, ({ ids, data }) =>
    heard.push({ ids, data: JSON.parse(data) as Data }),
  );
  open.push(listener);
  const names = () => heard.map(({ data }) => data.record?.["name"]);
  return {
    heard,
    listener,
    names,
    until: (name: string) => vi.waitFor(() => expect(names()).toContain(name), PATIENT),
  };
}

const write = (text: string, ...values: string[]) => db.as(service, { text, values });
let lastId = 0;
async function addNest(owner: Identity, name: string, eggs = 0): Promise<number> {
  lastId += 1;
  const values = [String(lastId), owner.claims.sub!, name, String(eggs)];
  await write("insert into public.nests values ($1::bigint, $2::uuid, $3, $4::int, 'hush')", ...values);
  return lastId;
}

describe("row changes", () => {
  test("reach only those who may read the row, with the columns they may read", async () => {
    const own = await listen(ada, {});
    const other = await listen(ben, {});
    const id = await addNest(ada, "Reed");
    await addNest(ben, "Moss");
    await own.until("Reed");
    await other.until("Moss");
    expect(own.names()).toEqual(["Reed"]);
    expect(other.names()).toEqual(["Moss"]);
    const { data, ids } = own.heard[0]!;
    expect(ids).toEqual([1]);
    expect(data).toMatchObject({ type: "INSERT", schema: "public", table: "nests", errors: null });
    expect(data.record).toEqual({ id, owner: ada.claims.sub, name: "Reed", eggs: 0 });
    expect(data.columns[0]).toEqual({ name: "id", type: "int8" });
    expect(JSON.stringify([own.heard, other.heard])).not.toContain("hush");
  });

  test("have an update with its current values and the old key", async () => {
    const id = await addNest(ada, "Sedge");
    const { heard, until } = await listen(ada, { event: "UPDATE" });
    await write("update public.nests set name = 'Rush' where id = $1::bigint", String(id));
    await until("Rush");
    expect(heard[0]!.data.old_record).toEqual({ id });
  });

  test("leave out a row that has become somebody else's", async () => {
    const id = await addNest(ada, "Given");
    const { names, until } = await listen(ada, {});
    await write("update public.nests set owner = $2::uuid where id = $1::bigint", String(id), ben.claims.sub!);
    await addNest(ada, "Kept");
    await until("Kept");
    expect(names()).toEqual(["Kept"]);
  });

  test("have only the primary key of a deleted row", async () => {
    const id = await addNest(ada, "Gone");
    const { heard } = await listen(ben, { event: "DELETE" });
    await write("delete from public.nests where id = $1::bigint", String(id));
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
    expect(heard[0]!.data).toMatchObject({ type: "DELETE", old_record: { id } });
    expect(heard[0]!.data.record).toBeUndefined();
  });

  test("have all former values of a table without row security and with full replica identity", async () => {
    const { heard } = await listen(ada, { table: "open_nests", filter: "name=eq.Old" });
    await write("insert into public.open_nests values (1, 'Older'), (2, 'Old')");
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
    await write("delete from public.open_nests");
    await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENT);
    expect(heard.map(({ data }) => data.record ?? data.old_record)).toEqual([
      { id: 2, name: "Old" },
      { id: 2, name: "Old" },
    ]);
  });

  test("follow filters, and name every subscription that matches", async () => {
    const { heard, until } = await listen(
      ada,
      { filter: "eggs=gte.3,name=ilike.duck%" },
      { filter: "name=in.(Duck 2,last)" },
      { event: "DELETE" },
    );
    for (const [at, name] of ["Duck 1", "Duck 2", "duck 3", "Goose"].entries()) await addNest(ada, name, at + 2);
    await addNest(ada, "last");
    await until("last");
    expect(heard.map(({ ids, data }) => [data.record!["name"], ids])).toEqual([
      ["Duck 2", [1, 2]],
      ["duck 3", [1]],
      ["last", [2]],
    ]);
  });

  test("contain only the selected columns", async () => {
    const { heard, until } = await listen(ada, { select: ["id", "name"] });
    await addNest(ada, "Short");
    await until("Short");
    expect(Object.keys(heard[0]!.data.record!)).toEqual(["id", "name"]);
    expect(heard[0]!.data.columns.map(({ name }) => name)).toEqual(["id", "name"]);
  });

  test("arrive in order and once, whatever the size of the statement", async () => {
    const { heard } = await listen(ada, { filter: "name=eq.Many" });
    await write(
      "insert into public.nests select n, $1::uuid, 'Many', 0, '' from generate_series(100001, 100700) n",
      ada.claims.sub!,
    );
    await vi.waitFor(() => expect(heard).toHaveLength(700), PATIENT);
    expect(heard.map(({ data }) => data.record!["id"])).toEqual(Array.from({ length: 700 }, (_, n) => 100_001 + n));
  });

  test("keep large keys exact", async () => {
    const { heard } = await listen(ada, { event: "INSERT" });
    await write("insert into public.nests values (9007199254740993, $1::uuid, 'Large', 0, '')", ada.claims.sub!);
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENT);
  });

  test("end with the listener, and follow a new identity", async () => {
    const first = await listen(ada, {});
    const second = await listen(ada, {});
    first.listener.end();
    second.listener.setIdentity(ben);
    await addNest(ada, "Unheard");
    await addNest(ben, "Heard");
    await second.until("Heard");
    expect(second.names()).toEqual(["Heard"]);
    expect(first.heard).toEqual([]);
  });

  test.each([
    [{ table: "unpublished" }, "Unable to subscribe to changes"],
    [{ table: "no_such_table" }, "Unable to subscribe to changes"],
    [{ filter: "secret=eq.hush" }, "invalid column for filter secret"],
    [{ select: ["secret"] }, "invalid column for select secret"],
    [{ filter: "id=eq.duck" }, "invalid input syntax"],
    [{ filter: "name=match.(" }, "invalid regular expression"],
    [{ filter: "name=near.me" }, "Error parsing `filter` params"],
  ])("refuse the subscription %j with a reason", async (subscription, reason) => {
    await expect(listen(ada, subscription)).rejects.toThrow(reason);
  });

  test("are not stored while nobody listens", async () => {
    await vi.waitFor(async () => {
      const [row] = await db.asPlatform({ text: "select count(*) from gateway.row_watches", values: [] });
      expect(row).toEqual(["0"]);
    }, PATIENT);
    const count = "select count(*) from gateway.row_changes";
    const before = await db.asPlatform({ text: count, values: [] });
    await addNest(ada, "Quiet");
    expect(await db.asPlatform({ text: count, values: [] })).toEqual(before);
  });
});
