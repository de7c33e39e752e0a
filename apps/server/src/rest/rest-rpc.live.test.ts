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

describe("calling a function", () => {
  test("works by POST and by GET, with defaults for missing arguments", async () => {
    expect((await rest.rpc("add_up", { a: 1 })).data).toBe(11);
    expect((await rest.rpc("add_up", { a: 1, b: 2 })).data).toBe(3);
    expect((await rest.rpc("add_up", { a: 1, b: 2 }, { get: true })).data).toBe(3);
    const head = await rest.rpc("add_up", { a: 1 }, { head: true, count: "exact" });
    expect([head.status, head.data, head.count]).toEqual([200, null, 1]);
  });

  test("by POST ignores arguments in the URL", async () => {
    const body = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a": 1}' };
    const response = await send(gateway, "/rpc/add_up?b=2", body);
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST100" }]);
    const filtered = await send(gateway, "/rpc/find_ducks?weight=gt.3&select=name", {
      ...body,
      body: '{"prefix": ""}',
    });
    expect(await filtered.json()).toEqual([{ name: "Ada" }, { name: "Dot" }]);
  });

  test("accepts a list of arguments", async () => {
    expect((await rest.rpc("sum_all", { numbers: [1, 2, 3] })).data).toBe(6);
    const response = await send(gateway, "/rpc/sum_all?numbers=4&numbers=5");
    expect(await response.json()).toBe(9);
  });

  test("that returns nothing answers 204", async () => {
    const { data, status } = await rest.rpc("rest_a_while");
    expect([status, data]).toEqual([204, null]);
  });

  test("supports one row, or a row of nulls, as the result", async () => {
    expect((await rest.rpc("duck_by_id", { id: 1 }).select("name, ponds(name)")).data).toEqual({
      name: "Ada",
      ponds: { name: "Mill" },
    });
    expect((await rest.rpc("duck_by_id", { id: 99 }).select("name")).data).toEqual({ name: null });
    expect((await rest.rpc("in_and_out", { x: 4 })).data).toEqual({ x: 4, twice: 8 });
  });

  test("supports plain values as the result", async () => {
    const { data, count } = await rest.rpc("duck_names", {}, { count: "exact" }).range(1, 2);
    expect([data, count]).toEqual([["Bob", "Cy"], 4]);
    expect((await rest.rpc("duck_names").limit(1)).data).toEqual(["Ada"]);
  });

  test("supports records of no declared type as the result", async () => {
    await gateway.db.script(`
      create function public.any_duck(first bigint) returns record language sql stable as
        $$ select id, name from public.ducks where id >= first order by id $$;
      create function public.any_ducks() returns setof record language sql stable as
        $$ select id, name from public.ducks order by id $$;
      create function public.any_ducks_from(first bigint) returns setof record language sql stable as
        $$ select id, name from public.ducks where id >= first order by id $$;
      grant execute on all functions in schema public to anon;
      notify pgrst`);
    // The notification arrives a little later.
    await expect.poll(async () => (await rest.rpc("any_duck", { first: 2 })).data).toEqual({ id: 2, name: "Bob" });
    const all = await rest.rpc("any_ducks", {}, { count: "exact" }).range(1, 2);
    expect([all.count, all.data]).toEqual([
      4,
      [
        { id: 2, name: "Bob" },
        { id: 3, name: "Cy" },
      ],
    ]);
    expect((await rest.rpc("any_ducks_from", { first: 4 })).data).toEqual([{ id: 4, name: "Dot" }]);
    expect((await rest.rpc("any_ducks_from", { first: 4 }, { get: true })).data).toEqual([{ id: 4, name: "Dot" }]);
  });

  test("that names a type of an unexposed schema is refused, and exposes nothing else", async () => {
    await gateway.db.script(`
      create schema cellar;
      create type cellar.cask as (x int, y int);
      create table cellar.wines (x int, y int);
      insert into cellar.wines values (1, 2);
      create function public.named_cask() returns cellar.cask language sql as $$ select row(7, -3)::cellar.cask $$;
      create function public.plain_cask() returns cellar.cask language sql as $$ select 7, -3 $$;
      create function public.all_wines() returns setof cellar.wines language sql as $$ select * from cellar.wines $$;
      grant execute on all functions in schema public to anon;
      notify pgrst`);
    // The notification arrives a little later.
    await expect.poll(async () => (await rest.rpc("named_cask")).status, { timeout: 60_000 }).not.toBe(404);
    expect(await rest.rpc("named_cask")).toMatchObject({ status: 401, error: { code: "42501" } });
    expect(await rest.rpc("all_wines")).toMatchObject({ status: 401, error: { code: "42501" } });
    expect((await rest.rpc("plain_cask")).data).toEqual({ x: 7, y: -3 });
  });

  test("that returns plain values has no columns to select, filter or order by", async () => {
    for (const path of [
      "add_up?a=1&sum=eq.3",
      "duck_names?name=eq.Ada",
      "duck_names?order=name",
      "add_up?a=1&select=sum",
    ]) {
      const response = await send(gateway, `/rpc/${path}`);
      expect([response.status, await response.json()]).toMatchObject([400, { code: "42703" }]);
    }
    expect((await rest.rpc("rest_a_while").eq("id", 1)).error?.code).toBe("42703");
    expect((await rest.rpc("add_up", { a: 1 }).select()).data).toBe(11);
  });

  test("that returns rows is read like a table", async () => {
    const query = () => rest.rpc("find_ducks", { prefix: "" }, { count: "exact" });
    const { data, count, status } = await query()
      .select("name, loud_name, ponds(name), ducklings(count)")
      .gt("weight", 1.5)
      .order("weight", { ascending: false })
      .range(0, 1);
    expect([status, count, data]).toEqual([
      206,
      3,
      [
        { name: "Dot", loud_name: "DOT", ponds: null, ducklings: [{ count: 0 }] },
        { name: "Ada", loud_name: "ADA", ponds: { name: "Mill" }, ducklings: [{ count: 2 }] },
      ],
    ]);
    const plain = await rest.rpc("find_ducks", { prefix: "A" }).select("*, loud_name").single();
    expect(plain.data).toMatchObject({ id: 1, name: "Ada", loud_name: "ADA" });
    const none = await rest.rpc("find_ducks", { prefix: "Z" }).select().maybeSingle();
    expect([none.data, none.error]).toEqual([null, null]);
  });

  test("supports a table type of its own as the result", async () => {
    const { data } = await rest.rpc("weights").select("who:name, kilos").gte("kilos", 3).order("kilos");
    expect(data).toEqual([
      { who: "Ada", kilos: 3.5 },
      { who: "Dot", kilos: 4 },
    ]);
    expect((await rest.rpc("weights").select("kilos.sum()")).data).toEqual([{ sum: 10.75 }]);
    const csv = await rest.rpc("weights").select("name").limit(1).csv();
    expect(csv.data).toBe("name\nAda");
  });

  test("by GET treats parameters that look like filters as filters", async () => {
    const response = await send(gateway, "/rpc/find_ducks?prefix=&weight=gt.3&select=name&order=id");
    expect(await response.json()).toEqual([{ name: "Ada" }, { name: "Dot" }]);
  });

  test("passes the whole body to a single unnamed parameter", async () => {
    const post = async (path: string, type: string, body: string | Buffer, accept = "*/*") =>
      send(gateway, path, { method: "POST", body, headers: { "content-type": type, accept } });
    expect(await (await post("/rpc/whole_json", "application/json", '[1,{"a":2}]')).json()).toEqual({
      got: [1, { a: 2 }],
    });
    expect(await (await post("/rpc/whole_json", "application/json", '{"a":2}')).json()).toEqual({ got: { a: 2 } });
    expect(await (await post("/rpc/whole_text", "text/plain", "quäck")).json()).toBe("got quäck");
    expect(await (await post("/rpc/whole_text", "text/plain", "raw", "text/plain")).text()).toBe("got raw");
    const bytes = await post(
      "/rpc/whole_bytes",
      "application/octet-stream",
      Buffer.from([1, 0, 254]),
      "application/octet-stream",
    );
    expect(bytes.headers.get("content-type")).toBe("application/octet-stream");
    expect([...Buffer.from(await bytes.arrayBuffer())]).toEqual([1, 0, 254, 0, 255]);
  });

  test("passes the body as one object on request, and returns nothing on request", async () => {
    const post = (prefer: string) =>
      send(gateway, "/rpc/whole_json", {
        method: "POST",
        body: '{"a":1}',
        headers: { "content-type": "application/json", prefer },
      });
    const single = await post("params=single-object");
    expect([await single.json(), single.headers.get("preference-applied")]).toEqual([
      { got: { a: 1 } },
      "params=single-object",
    ]);
    const silent = await post("return=minimal");
    expect([silent.status, await silent.text()]).toEqual([204, ""]);
  });

  test("chooses the overload by the argument names", async () => {
    expect((await rest.rpc("greet", { name: "Ada" })).data).toBe("hello Ada");
    expect((await rest.rpc("greet", { id: 7 })).data).toBe("hello number 7");
    const { status, error } = await rest.rpc("unclear", { a: 1 });
    expect([status, error]).toMatchObject([
      300,
      {
        code: "PGRST203",
        message:
          "Could not choose the best candidate function between: public.unclear(a => integer), public.unclear(a => text)",
      },
    ]);
  });

  test("looks in the schema of the profile", async () => {
    expect((await rest.schema("zoo").rpc("greet", { name: "Ada" })).data).toBe("zoo Ada");
  });

  test("gives the function the caller's identity and request", async () => {
    const sub = "00000000-0000-4000-8000-00000000000a";
    const asUser = clientOf(gateway, await gateway.tokenFor({ sub }));
    const { data } = await asUser.rpc("ask_who").setHeader("x-color", "green");
    expect(data).toEqual({ role: "authenticated", uid: sub, path: "/rpc/ask_who", method: "POST", color: "green" });
    expect((await rest.rpc("ask_who", {}, { get: true })).data).toMatchObject({
      role: "anon",
      uid: null,
      method: "GET",
    });
  });

  test("lets the function set the status and headers", async () => {
    const response = await send(gateway, "/rpc/choose_headers", { method: "POST" });
    expect(response.status).toBe(202);
    expect(response.headers.get("x-duck")).toBe("yes");
    expect(response.headers.get("cache-control")).toBe("max-age=5");
  });
});

describe("a call that changes data", () => {
  test("works by POST, and only by POST", async () => {
    const made = await rest.rpc("hatch", { called: "Egg" }).select("name, status");
    expect([made.status, made.data]).toEqual([200, { name: "Egg", status: "afloat" }]);
    const read = await rest.rpc("hatch", { called: "Egg" }, { get: true });
    expect([read.status, read.error?.code]).toEqual([405, "25006"]);
    const count = await rest.from("ducks").select("*", { count: "exact", head: true }).eq("name", "Egg");
    expect(count.count).toBe(1);
  });

  test("is rolled back beyond max-affected, with more rows than one object, or on request", async () => {
    const limited = await withMaxAffected(rest.rpc("rename_all", { suffix: "!" }).select(), 1);
    expect([limited.status, limited.error?.code]).toEqual([400, "PGRST124"]);
    const single = await rest.rpc("rename_all", { suffix: "!" }).select().single();
    expect([single.status, single.error?.code]).toEqual([406, "PGRST116"]);
    const tried = await rest.rpc("rename_all", { suffix: "!" }).select("name").eq("id", 1).rollback();
    expect(tried.data).toEqual([{ name: "Ada!" }]);
    expect((await rest.from("ducks").select("name").eq("id", 1).single()).data).toEqual({ name: "Ada" });
  });

  test("cannot have max-affected when it returns no rows", async () => {
    const headers = { prefer: "handling=strict,max-affected=1", "content-type": "application/json" };
    const response = await send(gateway, "/rpc/add_up", { method: "POST", body: '{"a":1}', headers });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "PGRST128" }]);
  });
});

describe("a missing function", () => {
  test("is 404, with its signature in the message", async () => {
    const { status, error } = await rest.rpc("add_up", { a: 1, c: 2 });
    expect([status, error]).toMatchObject([
      404,
      {
        code: "PGRST202",
        message: "Could not find the function public.add_up(a, c) in the schema cache",
        details:
          "Searched for the function public.add_up with parameters a, c or with a single unnamed json/jsonb parameter, " +
          "but no matches were found in the schema cache.",
        hint: "Perhaps you meant to call the function public.add_up(a, b)",
      },
    ]);
  });

  test("suggests a similar name", async () => {
    const { error } = await rest.rpc("duck_nams", {}, { get: true });
    expect(error).toMatchObject({
      message: "Could not find the function public.duck_nams without parameters in the schema cache",
      hint: "Perhaps you meant to call the function public.duck_names",
    });
  });

  test.each(["PUT", "PATCH", "DELETE"])("cannot be called by %s", async (method) => {
    const response = await send(gateway, "/rpc/add_up", { method });
    expect([response.status, await response.json()]).toMatchObject([405, { code: "PGRST101" }]);
  });
});
