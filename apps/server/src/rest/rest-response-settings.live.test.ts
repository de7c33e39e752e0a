import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity, Role } from "#db/database.ts";
import type { TestGateway } from "#testing/test-gateway.ts";
import { openPond, send } from "./testing/pond-gateway.ts";

const SQL = `
create function public.choose_status(chosen text, for_long boolean default true) returns text language plpgsql as $$ begin
  perform set_config('response.status', chosen, for_long); return 'ok'; end $$;
create function public.choose_header(header text) returns text language plpgsql stable as $$ begin
  perform set_config('Response.Headers', json_build_array(json_build_object('X-Chosen', header))::text, true);
  return 'ok'; end $$;
create function public.choose_with_path() returns text language plpgsql set search_path = response_settings, pg_catalog as
  $$ begin perform set_config('response.status', '203', true); return 'ok'; end $$;
create function public.choose_without_path() returns text language plpgsql set search_path = '' as
  $$ begin perform set_config('response.status', '203', true); return 'ok'; end $$;
create function public.set_anything(name text, value text) returns text language plpgsql as
  $$ begin return set_config(name, value, true); end $$;
create function public.set_as_owner() returns text language plpgsql security definer as
  $$ begin return set_config('request.jwt.claims', '{"sub":"x"}', true); end $$;
create function public.mark_insert() returns trigger language plpgsql as
  $$ begin perform set_config('response.headers', '[{"X-Inserted": "yes"}]', true); return new; end $$;
create trigger mark_insert before insert on public.splashes for each row execute function public.mark_insert();
grant execute on all functions in schema public to anon, authenticated, service_role;
`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPond();
  await gateway.db.script(SQL);
});
afterAll(() => gateway.close());

const JSON_BODY = { "content-type": "application/json" };
const call = (name: string, args: object = {}) =>
  send(gateway, `/rpc/${name}`, { method: "POST", body: JSON.stringify(args), headers: JSON_BODY });

describe("a function that runs as its caller", () => {
  test("sets the status and the headers of the response", async () => {
    const chosen = await call("choose_status", { chosen: "202" });
    expect([chosen.status, await chosen.json()]).toEqual([202, "ok"]);
    const withHeader = await send(gateway, "/rpc/choose_header?header=duck");
    expect([withHeader.status, withHeader.headers.get("x-chosen")]).toEqual([200, "duck"]);
    const inserted = await send(gateway, "/splashes", { method: "POST", body: "{}", headers: JSON_BODY });
    expect([inserted.status, inserted.headers.get("x-inserted")]).toEqual([201, "yes"]);
  });

  test("affects only its own response, even when it sets them for the session", async () => {
    const answers = [await call("choose_status", { chosen: "202", for_long: false })];
    for (let index = 0; index < 12; index += 1) answers.push(await send(gateway, "/ponds?select=id"));
    expect(answers.map(({ status }) => status)).toEqual([202, ...Array.from({ length: 12 }, () => 200)]);
  });

  test("can have a search path of its own, if that names response_settings first", async () => {
    expect((await call("choose_with_path")).status).toBe(203);
    const refused = await call("choose_without_path");
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: "42501", hint: expect.stringContaining("response_settings") as string },
    ]);
  });

  test("cannot set anything else", async () => {
    const settings = {
      role: "service_role",
      session_authorization: "postgres",
      "request.jwt.claims": '{"role":"service_role"}',
      "request.headers": "{}",
      "gateway.inserted": "5",
      statement_timeout: "0",
      transaction_read_only: "off",
      search_path: "gateway",
      row_security: "off",
      "response.statuses": "200",
      "response.status ": "200",
      " response.status": "200",
      'response."status"': "200",
      response: "200",
      "": "200",
    };
    for (const [name, value] of Object.entries(settings)) {
      const refused = await call("set_anything", { name, value });
      expect([name, refused.status, ((await refused.json()) as { code: string }).code]).toEqual([name, 403, "42501"]);
    }
    expect((await call("set_anything", { name: null, value: "200" })).status).toBe(403);
  });
});

describe("an expression that a client can influence", () => {
  const as = (role: Role): Identity => ({ role, claims: { role } });
  const run = (role: Role, text: string) => gateway.db.as(as(role), { text, values: [] });

  test.each(["anon", "authenticated", "service_role"] as const)(
    "as %s cannot set more, under any name",
    async (role) => {
      for (const name of ["role", "request.jwt.claims", "statement_timeout", "search_path", "gateway.inserted"]) {
        for (const text of [
          `select set_config('${name}', 'x', true)`,
          `select set_config('${name}', 'x', false)`,
          `select pg_catalog.set_config('${name}', 'x', true)`,
          `select response_settings.set_config('${name}', 'x', true)`,
          `select response_settings.set_response('${name}', 'x')`,
        ]) {
          await expect(run(role, text)).rejects.toMatchObject({ code: "42501" });
        }
      }
      await expect(run(role, "select pg_catalog.set_config('response.status', '200', true)")).rejects.toMatchObject({
        code: "42501",
      });
    },
  );

  test("cannot replace the function that checks", async () => {
    const own = "set_config(setting_name text, new_value text, is_local boolean) returns text";
    for (const text of [
      `create or replace function response_settings.${own} language sql as 'select 1::text'`,
      "drop function response_settings.set_config(text, text, boolean)",
      "alter function response_settings.set_response(text, text) reset all",
      "grant execute on function pg_catalog.set_config(text, text, boolean) to anon",
    ]) {
      await run("anon", text).catch((error: { code: string }) => expect(error.code).toBe("42501"));
    }
    await expect(run("anon", "select set_config('role', 'service_role', true)")).rejects.toMatchObject({
      code: "42501",
    });
  });
});

test("a function can set two cookies", async () => {
  await gateway.db.script(`create function public.set_cookies() returns text language plpgsql as $$ begin
    perform set_config('response.headers', '[{"Set-Cookie": "a=1"}, {"X-Pond": "deep"}, {"set-cookie": "b=2"}]', true);
    return 'ok'; end $$; grant execute on function public.set_cookies to anon; notify pgrst`);
  // The notification arrives a little later.
  await expect.poll(async () => (await call("set_cookies")).status).toBe(200);
  const response = await call("set_cookies");
  expect([response.headers.getSetCookie(), response.headers.get("x-pond")]).toEqual([["a=1", "b=2"], "deep"]);
});

test("a header that HTTP cannot carry is an error of the function", async () => {
  for (const header of ['{"x-pond": "a\\nb"}', '{"x pond": "a"}']) {
    const refused = await call("set_anything", { name: "response.headers", value: `[${header}]` });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([500, "PGRST111"]);
  }
});

test("a security definer function can set anything", async () => {
  expect(await (await call("set_as_owner")).json()).toBe('{"sub":"x"}');
});
