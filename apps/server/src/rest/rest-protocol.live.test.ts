import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond, send } from "./testing/pond-gateway.ts";

const SQL = `
create table public.moments (id int primary key, at timestamptz default '2023-10-18 12:37:59+00', note text default 'none');
insert into public.moments (id) values (1), (2);
create table public.pairs (a int, b int, word text default 'x', primary key (a, b));
create table public.heaps (word text);
create view public.sights as select m.note, m.id as moment_id, p.b, p.a from public.pairs p cross join public.moments m;
create function public.add_sight() returns trigger language plpgsql as $$ begin return new; end $$;
create trigger add_sight instead of insert on public.sights for each row execute function public.add_sight();
grant select, insert, update, delete on public.moments, public.pairs, public.heaps, public.sights to anon;
create function public.tell_cookies() returns json language sql stable as
  $$ select json_build_object('cookies', current_setting('request.cookies')::json,
       'header', current_setting('request.headers')::json -> 'cookie') $$;
create function public.join_words(variadic words text[]) returns text language sql immutable as
  $$ select array_to_string(words, '+') $$;
create function public.odd_code() returns void language plpgsql as $$ begin
  raise sqlstate 'PGRST' using message = '{"code":"a b\\r\\nx","message":"no"}', detail = '{"status":400,"headers":{}}'; end $$;
grant execute on all functions in schema public to anon;
`;

let gateway: TestGateway;
let rest: PostgrestClient;
beforeAll(async () => {
  gateway = await openPond();
  await gateway.db.script(SQL);
  rest = clientOf(gateway);
});
afterAll(() => gateway.close());

const JSON_BODY = { "content-type": "application/json" };
const read = async (path: string) => (await send(gateway, path)).json();

describe("Prefer: timezone", () => {
  const ask = (prefer: string) => send(gateway, "/moments?select=at&id=eq.1", { headers: { prefer } });

  test("returns times in that zone, and says so", async () => {
    const response = await ask("handling=strict, timezone=America/Los_Angeles");
    expect(await response.json()).toEqual([{ at: "2023-10-18T05:37:59-07:00" }]);
    expect(response.headers.get("preference-applied")).toBe("handling=strict, timezone=America/Los_Angeles");
  });

  test("applies to one request only", async () => {
    const preferences = ["timezone=Asia/Tokyo", "count=exact", "timezone=Asia/Tokyo", "return=minimal"];
    const answers = await Promise.all(preferences.map(async (prefer) => (await ask(prefer)).json()));
    const [tokyo, utc] = [[{ at: "2023-10-18T21:37:59+09:00" }], [{ at: "2023-10-18T12:37:59+00:00" }]];
    expect(answers).toEqual([tokyo, utc, tokyo, utc]);
  });

  test("is ignored when the zone does not exist, or refused under handling=strict", async () => {
    const lenient = await ask("timezone=Jupiter/Red_Spot");
    expect([lenient.status, lenient.headers.get("preference-applied")]).toEqual([200, null]);
    const strict = await ask("handling=strict, timezone=Jupiter/Red_Spot");
    expect([strict.status, await strict.json()]).toMatchObject([
      400,
      { code: "PGRST122", details: "Invalid preferences: timezone=Jupiter/Red_Spot" },
    ]);
  });
});

describe("Prefer: missing=default", () => {
  const patch = (body: object) =>
    send(gateway, "/moments?id=eq.2&columns=at,note&select=at,note", {
      method: "PATCH",
      headers: { ...JSON_BODY, prefer: "missing=default, return=representation" },
      body: JSON.stringify(body),
    });

  test("sets the columns that an update's body omits to their defaults", async () => {
    await rest.from("moments").update({ note: "kept", at: "2000-01-01" }).eq("id", 2);
    const response = await patch({ at: "2001-01-01T00:00:00+00:00" });
    expect(response.headers.get("preference-applied")).toBe("missing=default, return=representation");
    expect(await response.json()).toEqual([{ at: "2001-01-01T00:00:00+00:00", note: "none" }]);
  });

  test("keeps an explicit null of the body", async () => {
    expect(await (await patch({ note: null })).json()).toMatchObject([{ note: null }]);
  });
});

describe("the response headers", () => {
  test("have no content type without content", async () => {
    const created = await send(gateway, "/moments", { method: "POST", headers: JSON_BODY, body: '{"id": 31}' });
    expect([created.status, created.headers.get("content-type"), await created.text()]).toEqual([201, null, ""]);
    const change = { method: "PATCH", headers: JSON_BODY, body: '{"note": "n"}' };
    const changed = await send(gateway, "/moments?id=eq.31", change);
    expect([changed.status, changed.headers.get("content-type")]).toEqual([204, null]);
  });

  test("give the number of rows when the range lies behind them", async () => {
    const response = await send(gateway, "/ponds?select=id&offset=9", { headers: { prefer: "count=exact" } });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "*/3"]);
    const call = await send(gateway, "/rpc/duck_names?offset=9", { headers: { prefer: "count=exact" } });
    expect([call.status, call.headers.get("content-range")]).toEqual([416, "*/4"]);
  });

  test("name the schema also when it is the first of several", async () => {
    expect((await send(gateway, "/ponds?select=id")).headers.get("content-profile")).toBe("public");
    const zoo = await send(gateway, "/keepers", { headers: { "accept-profile": "zoo" } });
    expect(zoo.headers.get("content-profile")).toBe("zoo");
  });

  test("name the error code, if it is a token", async () => {
    const missing = await send(gateway, "/nothing");
    expect(missing.headers.get("proxy-status")).toBe("PostgREST; error=PGRST205");
    const denied = await send(gateway, "/locked");
    expect(denied.headers.get("proxy-status")).toBe("PostgREST; error=42501");
    const odd = await send(gateway, "/rpc/odd_code", { method: "POST", headers: JSON_BODY, body: "{}" });
    expect([odd.status, odd.headers.get("proxy-status")]).toEqual([400, null]);
  });
});

test("the location of a row of a view has the keys of all its base tables", async () => {
  const insert = { method: "POST", headers: { ...JSON_BODY, prefer: "return=headers-only" } };
  const response = await send(gateway, "/sights", { ...insert, body: '{"moment_id": 1, "a": 2, "b": 3}' });
  expect([response.status, response.headers.get("location")]).toEqual([201, "/sights?moment_id=eq.1&b=eq.3&a=eq.2"]);
  const unknown = await send(gateway, "/sights", { ...insert, body: '{"a": 2, "b": 3}' });
  expect(unknown.headers.get("location")).toBe("/sights?moment_id=is.null&b=eq.3&a=eq.2");
});

test("an upsert into a table without a key does not report a resolution", async () => {
  const headers = { ...JSON_BODY, prefer: "resolution=merge-duplicates, return=representation" };
  const response = await send(gateway, "/heaps", { method: "POST", headers, body: '{"word": "w"}' });
  expect([response.status, response.headers.get("preference-applied")]).toEqual([201, "return=representation"]);
  const keyed = await send(gateway, "/moments", { method: "POST", headers, body: '{"id": 41}' });
  expect(keyed.headers.get("preference-applied")).toBe("resolution=merge-duplicates, return=representation");
});

test("a missing relationship is reported before a missing column", async () => {
  expect(await read("/ponds?select=nothing,keepers(id)")).toMatchObject({ code: "PGRST200" });
  expect(await read("/ponds?select=nothing,ducks(id)")).toMatchObject({ code: "42703" });
});

test("a function can read the cookies of the request, separately from the headers", async () => {
  const response = await send(gateway, "/rpc/tell_cookies", { headers: { cookie: "pond=mill; empty=; theme=a=b" } });
  expect(await response.json()).toEqual({ cookies: { pond: "mill", empty: "", theme: "a=b" }, header: null });
  expect(await read("/rpc/tell_cookies")).toEqual({ cookies: {}, header: null });
});

describe("a form", () => {
  const post = async (name: string, body: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return (await send(gateway, `/rpc/${name}`, { method: "POST", headers, body })).json();
  };

  test("passes all values of a field to a variadic parameter", async () => {
    expect(await post("join_words", "words=a&words=b+c&words=d")).toBe("a+b c+d");
    expect(await post("join_words", "words=alone")).toBe("alone");
    expect(await post("sum_all", "numbers=4&numbers=5")).toBe(9);
  });

  test("passes the last value of a field to any other parameter", async () => {
    expect(await post("add_up", "a=1&b=2")).toBe(3);
    expect(await post("add_up", "a=1&a=7")).toBe(17);
    expect(await post("whole_json", "p=1&q=two")).toEqual({ got: { p: "1", q: "two" } });
  });
});

test("a PUT ignores the Range header, and refuses a limit", async () => {
  const headers = { ...JSON_BODY, prefer: "return=representation", range: "1-1" };
  const put = { method: "PUT", headers, body: '{"a": 7, "b": 7, "word": "w"}' };
  const response = await send(gateway, "/pairs?a=eq.7&b=eq.7", put);
  expect([response.status, await response.json()]).toEqual([201, [{ a: 7, b: 7, word: "w" }]]);
  const limited = await send(gateway, "/pairs?a=eq.7&b=eq.7&limit=1", put);
  const message = "limit/offset querystring parameters are not allowed for PUT";
  expect([limited.status, await limited.json()]).toMatchObject([400, { code: "PGRST114", message }]);
});

test("a PUT whose filters are not the primary key is refused, whatever they name", async () => {
  for (const filter of ["nothing=not.eq.1", "word=eq.1", "a=eq.1", "and=(a.eq.1,b.eq.1)", "a=eq.1&b=in.(1)"]) {
    const put = { method: "PUT", headers: JSON_BODY, body: '{"a": 1, "b": 1, "word": "w"}' };
    const response = await send(gateway, `/pairs?${filter}`, put);
    expect([response.status, await response.json()]).toMatchObject([405, { code: "PGRST105" }]);
  }
});
