import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond, send } from "./testing/pond-gateway.ts";

let gateway: TestGateway;
let rest: PostgrestClient;
beforeAll(async () => {
  gateway = await openPond();
  rest = clientOf(gateway);
});
afterAll(() => gateway.close());

const json = { "content-type": "application/json" };
async function ask(path: string, init: RequestInit = {}): Promise<[number, string]> {
  const response = await send(gateway, path, init);
  const body = (await response.json()) as { code: string; message: string };
  expect(Object.keys(body).toSorted()).toEqual(["code", "details", "hint", "message"]);
  expect(JSON.stringify(body)).not.toMatch(/select .* from|node_modules|at .*\.ts:/i);
  return [response.status, body.code];
}
const write = (method: string, body: string, headers: Record<string, string> = {}) => ({
  method,
  body,
  headers: { ...json, ...headers },
});

describe("a client error is reported for", () => {
  test.each([
    ["an unknown table", "/pnds", [404, "PGRST205"]],
    ["an unknown column", "/ducks?select=nope", [400, "42703"]],
    ["an unknown column in a filter", "/ducks?nope=eq.1", [400, "42703"]],
    ["an unknown column in an order", "/ducks?order=nope", [400, "42703"]],
    ["an unknown operator", "/ducks?id=equals.1", [400, "PGRST100"]],
    ["no operator", "/ducks?id=1", [400, "PGRST100"]],
    ["a broken select", "/ducks?select=a(b", [400, "PGRST100"]],
    ["a broken or", "/ducks?or=(id.eq.1", [400, "PGRST100"]],
    ["an empty or", "/ducks?or=()", [400, "PGRST100"]],
    ["a broken order", "/ducks?order=id.up", [400, "PGRST100"]],
    ["a value of the wrong type", "/ducks?id=eq.x", [400, "22P02"]],
    ["a value that is no member", "/ducks?status=eq.sunk", [400, "22P02"]],
    ["an operator the type lacks", "/ducks?id=like.1", [404, "42883"]],
    ["a broken regular expression", "/ducks?name=match.(", [400, "2201B"]],
    ["an unknown text search configuration", "/ducks?song=fts(nope).x", [400, "42704"]],
    ["an offset beyond a bigint", "/ducks?offset=99999999999999999999", [400, "22003"]],
    ["an offset beyond a bigint inside", "/ponds?select=ducks(id)&ducks.offset=99999999999999999999", [400, "22003"]],
    ["a NUL in a value", "/ducks?name=eq.a%00b", [400, "22021"]],
    ["a NUL in a name", "/ducks?select=%22a%00b%22:id", [400, "22021"]],
    ["bytes that are not UTF-8", "/ducks?name=eq.%ff", [400, "PGRST100"]],
    ["a broken escape", "/ducks?name=eq.%zz", [400, "PGRST100"]],
    ["a prototype for a table", "/__proto__", [404, "PGRST205"]],
    ["a prototype for a column", "/ducks?select=__proto__,constructor", [400, "42703"]],
    ["a prototype for an operator", "/ducks?id=constructor.1", [400, "PGRST100"]],
    ["a path that leads nowhere", "/ducks/1/2", [404, "PGRST125"]],
    ["a table without privileges", "/locked", [401, "42501"]],
    ["a column one may not read", "/half_open?select=closed", [401, "42501"]],
  ])("%s", async (_title, path, expected) => {
    expect(await ask(path)).toEqual(expected);
  });

  test.each([
    ["a body that is not JSON", write("POST", "{"), [400, "PGRST102"]],
    ["an empty body", write("POST", ""), [400, "PGRST102"]],
    ["rows that are not alike", write("POST", '[{"name":"a"},{"depth":1}]'), [400, "PGRST102"]],
    ["rows that are not rows", write("POST", '[1,{"name":"a"}]'), [400, "PGRST102"]],
    ["JSON nested beyond reason", write("POST", "[".repeat(5000) + "]".repeat(5000)), [400, "PGRST102"]],
    ["a column that is not there", write("POST", '{"nope":1}'), [400, "PGRST204"]],
    ["a prototype for a column", write("POST", '{"__proto__":1}'), [400, "PGRST204"]],
    ["a NUL in a value", write("POST", '{"name":"a\\u0000"}'), [400, "22P05"]],
    ["half a character in a value", write("POST", '{"name":"\\ud800"}'), [400, "22P02"]],
    ["a value of the wrong type", write("POST", '{"name":"a","depth":"x"}'), [400, "22P02"]],
    ["a number beyond any", write("POST", '{"name":"a","id":1e400}'), [400, "22P02"]],
    ["a missing value", write("POST", '{"name":null}'), [400, "23502"]],
    ["a value that is taken", write("POST", '{"name":"Mill"}'), [409, "23505"]],
    ["a body of another kind", write("POST", "<a/>", { "content-type": "text/html" }), [400, "PGRST102"]],
    ["CSV with a ragged line", write("POST", "name,depth\na\n", { "content-type": "text/csv" }), [400, "PGRST102"]],
    ["an update of many at once", write("PATCH", '[{"name":"a"},{"name":"b"}]'), [400, "PGRST102"]],
  ])("%s", async (_title, init, expected) => {
    expect(await ask(init.method === "PATCH" ? "/ponds?id=eq.1" : "/ponds", init)).toEqual(expected);
  });

  test("a row that others reference, or that references nothing", async () => {
    expect(await ask("/ponds?id=eq.1", { method: "DELETE" })).toEqual([409, "23503"]);
    expect(await ask("/ducks", write("POST", '{"name":"a","pond_id":99}'))).toEqual([409, "23503"]);
  });

  test("missing columns and conflict targets", async () => {
    expect(await ask("/ponds?columns=nope", write("POST", '[{"name":"a"}]'))).toEqual([400, "PGRST204"]);
    const merge = { prefer: "resolution=merge-duplicates" };
    expect(await ask("/ponds?on_conflict=nope", write("POST", '{"name":"a"}', merge))).toEqual([400, "42703"]);
    expect(await ask("/ponds?on_conflict=depth", write("POST", '{"name":"a"}', merge))).toEqual([400, "42P10"]);
  });

  test("a filter on a resource that is not embedded, also when nothing is returned", async () => {
    expect(await ask("/ponds?id=eq.1&ducks.id=eq.1", { method: "DELETE" })).toEqual([400, "PGRST108"]);
  });

  test("an unknown schema or media type", async () => {
    const schema = await send(gateway, "/ducks", { headers: { "accept-profile": "auth" } });
    expect([schema.status, await schema.json()]).toEqual([
      406,
      {
        code: "PGRST106",
        message: "Invalid schema: auth",
        details: null,
        hint: "Only the following schemas are exposed: public, zoo",
      },
    ]);
    expect(await ask("/ducks", { headers: { accept: "text/html" } })).toEqual([406, "PGRST107"]);
    expect(await ask("/ducks", { headers: { accept: "application/vnd.pgrst.plan+json" } })).toEqual([406, "PGRST107"]);
    expect(await ask("/rpc/add_up?a=1", { headers: { accept: "text/csv" } })).toEqual([406, "PGRST107"]);
  });

  test("unknown preferences under handling=strict", async () => {
    const response = await send(gateway, "/ducks", { headers: { prefer: "handling=strict, count=exact, fly=high" } });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: "PGRST122", details: "Invalid preferences: fly=high" },
    ]);
    expect((await send(gateway, "/ducks", { headers: { prefer: "fly=high" } })).status).toBe(200);
  });

  test("a parse error, with its position", async () => {
    const { error } = await rest.from("ducks").select("name").filter("id", "equals", 1);
    expect(error).toMatchObject({
      code: "PGRST100",
      message: '"failed to parse filter (equals.1)" (line 1, column 1)',
      details: 'unexpected "e" expecting "not" or operator (eq, gt, ...)',
    });
    const negated = await rest.from("ducks").select("name").filter("id", "not.equals", 1);
    expect(negated.error?.details).toBe('unexpected "e" expecting operator (eq, gt, ...)');
    const key = await rest.from("ducks").select("data->(a");
    expect(key.error?.details).toBe(
      'unexpected "(" expecting "-", digit or any non reserved character different from: .,>()',
    );
  });

  test("a missing privilege, with 401 for visitors and 403 for users", async () => {
    const asUser = clientOf(gateway, await gateway.tokenFor({ sub: "00000000-0000-4000-8000-00000000000a" }));
    const { status, error } = await asUser.from("locked").select();
    expect([status, error?.code, error?.message]).toEqual([403, "42501", "permission denied for table locked"]);
    const visitor = await send(gateway, "/locked");
    expect([visitor.status, visitor.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  });

  test("an invalid token, in the WWW-Authenticate challenge", async () => {
    const expired = await gateway.tokenFor({ sub: "00000000-0000-4000-8000-00000000000a" }, -60);
    const response = await send(gateway, "/ducks", { headers: { authorization: `Bearer ${expired}` } });
    const challenge = 'Bearer error="invalid_token", error_description="JWT expired"';
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, challenge]);
  });
});

describe("an error raised by a function", () => {
  test("with PTxyz sets the status", async () => {
    const { status, error } = await rest.rpc("be_a_teapot");
    expect([status, error]).toMatchObject([
      418,
      { code: "PT418", message: "short and stout", details: "tip", hint: "pour" },
    ]);
  });

  test("with PT and an invalid status is a 500", async () => {
    await gateway.db.script(`create function public.bad_status() returns void language plpgsql as
      $$ begin raise sqlstate 'PT40A' using message = 'wrong'; end $$; grant execute on function public.bad_status to anon; notify pgrst`);
    await expect.poll(() => ask("/rpc/bad_status", { method: "POST" })).toEqual([500, "PT40A"]);
  });

  test("with PGRST sets status, headers and body", async () => {
    const response = await send(gateway, "/rpc/refuse_nicely", { method: "POST" });
    expect([response.status, response.headers.get("x-pond"), await response.json()]).toEqual([
      402,
      "dry",
      { code: "D1", message: "no", details: "d", hint: "h" },
    ]);
    expect(await ask("/rpc/refuse_badly", { method: "POST" })).toEqual([500, "PGRST121"]);
  });

  test("with any other code is a 400 with its message", async () => {
    const { status, error } = await rest.rpc("plain_raise");
    expect([status, error]).toMatchObject([400, { code: "P0001", message: "just no" }]);
  });
});
