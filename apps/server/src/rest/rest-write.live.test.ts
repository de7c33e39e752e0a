import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { withMaxAffected, clientOf, openPond, send } from "./testing/pond-gateway.ts";

let gateway: TestGateway;
let rest: PostgrestClient;
beforeAll(async () => {
  gateway = await openPond();
  rest = clientOf(gateway);
});
afterAll(() => gateway.close());

const json = { "content-type": "application/json" };
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(gateway, path, { method: "POST", body: JSON.stringify(body), headers: { ...json, ...headers } });
const duckNames = async () => {
  const { data } = await rest.from("ducks").select("name").order("id");
  return (data as { name: string }[]).map(({ name }) => name);
};

describe("inserting", () => {
  test("returns only 201 by default", async () => {
    const response = await post("/ponds", { name: "Quiet" });
    expect([response.status, await response.text()]).toEqual([201, ""]);
    expect(response.headers.get("content-range")).toBe("*/*");
  });

  test("returns the new row with defaults, computed columns and embeds on request", async () => {
    const { data, status } = await rest
      .from("ducks")
      .insert({ name: "Eve", pond_id: 2 })
      .select("name, status, loud_name, ponds(name), ducklings(name)")
      .single();
    expect([status, data]).toEqual([
      201,
      { name: "Eve", status: "afloat", loud_name: "EVE", ponds: { name: "Moss" }, ducklings: [] },
    ]);
    const all = await rest.from("ducks").insert({ name: "Eva" }).select("*, loud_name").single();
    expect(all.data).toMatchObject({ name: "Eva", status: "afloat", loud_name: "EVA" });
    expect(Object.keys(all.data as object)).not.toContain("gateway_row");
  });

  test("accepts many rows at once, and sets missing columns to null", async () => {
    const { data, count } = await rest
      .from("ponds")
      .insert([{ name: "M1", depth: 1 }, { name: "M2" }], { count: "exact" })
      .select("name, depth");
    expect([count, data]).toEqual([
      2,
      [
        { name: "M1", depth: 1 },
        { name: "M2", depth: null },
      ],
    ]);
  });

  test("sets missing columns to their defaults on request", async () => {
    const { data } = await rest
      .from("ponds")
      .insert(
        [
          { name: "D1", depth: null },
          { name: "D2", opened: "2021-01-01" },
        ],
        { defaultToNull: false },
      )
      .select("name, depth, opened");
    expect(data).toEqual([
      { name: "D1", depth: null, opened: "2020-02-02" },
      { name: "D2", depth: 1.5, opened: "2021-01-01" },
    ]);
  });

  test("accepts rows of defaults only, and no rows at all", async () => {
    const insert = async (rows: object) =>
      (
        await rest
          .from("splashes")
          .insert(rows as never)
          .select("height")
      ).data;
    expect(await insert({})).toEqual([{ height: 7 }]);
    expect(await insert([{}, {}])).toEqual([{ height: 7 }, { height: 7 }]);
    expect(await insert([])).toEqual([]);
  });

  test("accepts CSV and forms", async () => {
    const csv = await send(gateway, "/ponds?select=name,depth,tags", {
      method: "POST",
      body: 'name,depth,tags\n"C,1",3,"{a,b}"\nC2,NULL,NULL\n',
      headers: { "content-type": "text/csv", prefer: "return=representation" },
    });
    expect([csv.status, await csv.json()]).toEqual([
      201,
      [
        { name: "C,1", depth: 3, tags: ["a", "b"] },
        { name: "C2", depth: null, tags: null },
      ],
    ]);
    const form = await send(gateway, "/ponds?select=name,depth", {
      method: "POST",
      body: "name=F+1&depth=7",
      headers: { "content-type": "application/x-www-form-urlencoded", prefer: "return=representation" },
    });
    expect(await form.json()).toEqual([{ name: "F 1", depth: 7 }]);
  });

  test("returns the location of the new row", async () => {
    const response = await post("/badges", { id: 31, label: "x" }, { prefer: "return=headers-only" });
    expect([response.status, response.headers.get("location")]).toEqual([201, "/badges?id=eq.31"]);
    expect(response.headers.get("preference-applied")).toBe("return=headers-only");
    const big = await send(gateway, "/ducks", {
      method: "POST",
      body: '{"id":9007199254740993,"name":"Far"}',
      headers: { "content-type": "application/json", prefer: "return=headers-only" },
    });
    expect(big.headers.get("location")).toBe("/ducks?id=eq.9007199254740993");
    const pair = await post("/duck_badges", { badge_id: 2, duck_id: 2 }, { prefer: "return=headers-only" });
    expect(pair.headers.get("location")).toBe("/duck_badges?duck_id=eq.2&badge_id=eq.2");
    await rest.from("ducks").delete().eq("name", "Far");
    await rest.from("duck_badges").delete().match({ duck_id: 2, badge_id: 2 });
  });

  test("keeps every digit of a number", async () => {
    const response = await send(gateway, "/badges?select=label", {
      method: "POST",
      body: '{"id": 32, "label": 12345678901234567890.123456789}',
      headers: { ...json, prefer: "return=representation" },
    });
    expect(await response.json()).toEqual([{ label: "12345678901234567890.123456789" }]);
  });

  test("needs no select privilege when nothing is returned, and otherwise only for the returned columns", async () => {
    const silent = await rest.from("half_open").insert({ id: 10, open: "yes" });
    expect([silent.status, silent.error]).toEqual([201, null]);
    const shown = await rest.from("half_open").insert({ id: 11, open: "yes" }).select("id, open");
    expect(shown.data).toEqual([{ id: 11, open: "yes" }]);
    const tooMuch = await rest.from("half_open").insert({ id: 12, open: "yes" }).select();
    expect([tooMuch.status, tooMuch.error?.code]).toEqual([401, "42501"]);
    const upsert = await rest.from("half_open").upsert({ id: 13, open: "new" });
    expect(upsert.error?.code).toBe("42501");
  });
});

describe("upserting", () => {
  test("is 201 when a row is new and 200 when all existed", async () => {
    const first = await rest.from("badges").upsert({ id: 40, label: "a" }).select();
    expect([first.status, first.data]).toEqual([201, [{ id: 40, label: "a" }]]);
    const again = await rest.from("badges").upsert({ id: 40, label: "b" }).select();
    expect([again.status, again.data]).toEqual([200, [{ id: 40, label: "b" }]]);
    const mixed = await rest.from("badges").upsert([
      { id: 40, label: "c" },
      { id: 41, label: "d" },
    ]);
    expect(mixed.status).toBe(201);
  });

  test("can use another key, and can ignore existing rows", async () => {
    const named = await rest
      .from("ponds")
      .upsert({ name: "Mill", depth: 3 }, { onConflict: "name" })
      .select("id, depth");
    expect(named.data).toEqual([{ id: 1, depth: 3 }]);
    const ignored = await rest
      .from("ponds")
      .upsert({ name: "Mill", depth: 4 }, { onConflict: "name", ignoreDuplicates: true })
      .select();
    expect([ignored.status, ignored.data]).toEqual([201, []]);
    await rest.from("ponds").update({ depth: 2.5 }).eq("id", 1);
  });

  test("refuses the same row twice with a 400", async () => {
    const { status, error } = await rest.from("badges").upsert([
      { id: 42, label: "a" },
      { id: 42, label: "b" },
    ]);
    expect([status, error?.code]).toEqual([400, "21000"]);
  });

  test("by PUT accepts exactly the row in the URL", async () => {
    const put = (path: string, body: unknown, prefer = "return=representation") =>
      send(gateway, path, { method: "PUT", body: JSON.stringify(body), headers: { ...json, prefer } });
    const made = await put("/badges?id=eq.50", { id: 50, label: "put" });
    expect([made.status, await made.json()]).toEqual([201, [{ id: 50, label: "put" }]]);
    const changed = await put("/badges?id=eq.50", { id: 50, label: "again" }, "return=minimal");
    expect(changed.status).toBe(204);
    const other = await put("/badges?id=eq.51", { id: 50, label: "no" });
    expect([other.status, await other.json()]).toMatchObject([400, { code: "PGRST115" }]);
    const loose = await put("/badges?label=eq.x", { id: 50, label: "no" });
    expect([loose.status, await loose.json()]).toMatchObject([405, { code: "PGRST105" }]);
    const limited = await put("/badges?id=eq.50&limit=1", { id: 50, label: "no" });
    expect([limited.status, await limited.json()]).toMatchObject([400, { code: "PGRST114" }]);
  });
});

describe("updating and deleting", () => {
  test.each(["PATCH", "DELETE"])(
    "does not support a limit, and %s refuses one rather than change too many rows",
    async (method) => {
      const before = await duckNames();
      const init = { method, ...(method === "PATCH" && { body: '{"name":"same"}' }) };
      const headers = { "content-type": "application/json" };
      for (const search of ["&limit=1&order=id", "&offset=1"]) {
        const response = await send(gateway, `/ducks?id=gt.0${search}`, { ...init, headers });
        expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST114" }]);
      }
      const ranged = await send(gateway, "/ducks?id=gt.0", { ...init, headers: { ...headers, range: "0-0" } });
      expect(ranged.status).toBe(400);
      expect(await duckNames()).toEqual(before);
    },
  );

  test("changes the rows that match the filters, and counts them", async () => {
    const { data, count, status } = await rest
      .from("ducks")
      .update({ weight: 2.25 }, { count: "exact" })
      .eq("name", "Cy")
      .select("name, weight, ponds(name)");
    expect([status, count, data]).toEqual([200, 1, [{ name: "Cy", weight: 2.25, ponds: { name: "Moss" } }]]);
    await rest.from("ducks").update({ weight: 2 }).eq("name", "Cy");
  });

  test("is 204 without a body, with the changed range", async () => {
    const response = await send(gateway, "/ducks?id=lte.2", { method: "PATCH", body: '{"data":null}', headers: json });
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([204, "0-1/*", ""]);
    const none = await send(gateway, "/ducks?id=eq.999", { method: "PATCH", body: '{"data":null}', headers: json });
    expect([none.status, none.headers.get("content-range")]).toEqual([204, "*/*"]);
  });

  test("can filter by computed columns and JSON", async () => {
    const computed = await rest
      .from("ducks")
      .update({ data: { seen: 1 } })
      .eq("loud_name", "DOT")
      .select("name");
    expect(computed.data).toEqual([{ name: "Dot" }]);
    const byJson = await rest
      .from("ducks")
      .update({ data: null })
      .eq("data->>seen", "1")
      .or("name.eq.Dot,name.eq.Ada")
      .select("name");
    expect(byJson.data).toEqual([{ name: "Dot" }]);
  });

  test("changes nothing when there is nothing to set", async () => {
    const { data, status } = await rest.from("ducks").update({}).eq("id", 1).select("name");
    expect([status, data]).toEqual([200, []]);
  });

  test("returns the deleted rows on request", async () => {
    await rest.from("ponds").insert({ name: "Gone", depth: 4 });
    const { data, count } = await rest
      .from("ponds")
      .delete({ count: "exact" })
      .eq("name", "Gone")
      .select("name, depth");
    expect([data, count]).toEqual([[{ name: "Gone", depth: 4 }], 1]);
  });

  test("refuses to change every row", async () => {
    const response = await send(gateway, "/ducks", { method: "DELETE" });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "21000", message: "DELETE requires a WHERE clause" },
    ]);
    const update = await send(gateway, "/ducks", { method: "PATCH", body: '{"name":"x"}', headers: json });
    expect(update.status).toBe(400);
  });

  test("writes through an updatable view, and through no other", async () => {
    const through = await rest.from("heavy_ducks").update({ weight: 3.5 }).eq("id", 1).select("name");
    expect(through.data).toEqual([{ name: "Ada" }]);
    const stuck = await rest.from("pond_sizes").insert({ pond_id: 1 });
    expect(stuck.status).toBe(400);
  });
});

describe("a change is rolled back", () => {
  test("when an insert has two rows and one object was requested", async () => {
    const before = await duckNames();
    const two = [{ name: "T1" }, { name: "T2" }];
    const { status, error } = await rest.from("ducks").insert(two).select().single();
    expect([status, error]).toMatchObject([406, { code: "PGRST116", details: "The result contains 2 rows" }]);
    expect(await duckNames()).toEqual(before);
  });

  test.each(["update", "delete"] as const)("when an %s affects too many rows or none", async (verb) => {
    const before = await duckNames();
    const table = () => (verb === "update" ? rest.from("ducks").update({ name: "same" }) : rest.from("ducks").delete());
    const many = await table().gt("id", 0).select().single();
    expect([many.status, many.error?.code]).toEqual([406, "PGRST116"]);
    const none = await table().eq("id", -1).select().single();
    expect([none.status, none.error]).toMatchObject([406, { details: "The result contains 0 rows" }]);
    const limited = await withMaxAffected(table().gt("id", 0), 1);
    expect([limited.status, limited.error]).toMatchObject([
      400,
      { code: "PGRST124", message: "Query result exceeds max-affected preference constraint" },
    ]);
    expect(await duckNames()).toEqual(before);
  });

  test("when it was sent with tx=rollback", async () => {
    const before = await duckNames();
    const made = await rest.from("ducks").insert({ name: "Ghost" }).select("name").rollback();
    expect([made.status, made.data]).toEqual([201, [{ name: "Ghost" }]]);
    const gone = await rest.from("ponds").delete().eq("name", "Void").select("name").rollback();
    expect(gone.data).toEqual([{ name: "Void" }]);
    expect((await rest.from("ponds").select("id").eq("name", "Void")).data).toHaveLength(1);
    expect(await duckNames()).toEqual(before);
  });

  test("when an insert violates a constraint", async () => {
    const before = await duckNames();
    const { status, error } = await rest.from("ducks").insert([
      { name: "Fine", weight: 1 },
      { name: "Bad", weight: -1 },
    ]);
    expect([status, error?.code]).toEqual([400, "23514"]);
    expect(await duckNames()).toEqual(before);
  });
});

describe("row security", () => {
  const ada = "00000000-0000-4000-8000-00000000000a";
  const bob = "00000000-0000-4000-8000-00000000000b";

  test("returns and changes only the caller's own rows", async () => {
    const asAda = clientOf(gateway, await gateway.tokenFor({ sub: ada }));
    const asBob = clientOf(gateway, await gateway.tokenFor({ sub: bob }));
    const mine = await asAda.from("notes").insert({ "what it says": "hi" }).select("owner, shout").single();
    expect([mine.status, mine.data]).toEqual([201, { owner: ada, shout: "HI" }]);
    expect((await asBob.from("notes").select()).data).toEqual([]);
    expect((await asBob.from("notes").delete().eq("owner", ada).select()).data).toEqual([]);
    const forged = await asBob.from("notes").insert({ owner: ada });
    expect([forged.status, forged.error?.code]).toEqual([403, "42501"]);
    const generated = await asAda.from("notes").insert({ shout: "no" });
    expect([generated.status, generated.error?.code]).toEqual([400, "428C9"]);
  });
});
