import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpConnection, requestBytes } from "#testing/http-connection.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

let gateway: TestGateway;
let connection: HttpConnection;

beforeAll(async () => {
  gateway = await openTestGateway({
    sql: `create function public.who() returns text language sql stable as
            $$ select current_user || ' ' || coalesce(auth.uid()::text, '-') $$;
          create function public.sent() returns json language sql stable as
            $$ select current_setting('request.headers')::json $$;
          grant execute on function public.who(), public.sent() to anon, authenticated;`,
  });
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  connection = await HttpConnection.open((gateway.app.server.address() as AddressInfo).port);
});

afterAll(async () => {
  connection.close();
  await gateway.close();
});

/** Status and body of a request, always on the same connection, as behind a proxy. */
async function ask(authorization?: string): Promise<string> {
  const headers = { apikey: gateway.anonKey, ...(authorization !== undefined && { authorization }) };
  const { status, body } = await connection.request(requestBytes("GET", "/rest/v1/rpc/who", headers));
  return status === 200 ? body.toString() : String(status);
}

test("requests of several people on one connection each run as their sender", async () => {
  const people = [randomUUID(), randomUUID()];
  const tokens = await Promise.all(people.map((sub) => gateway.tokenFor({ sub })));
  for (const turn of [0, 1, 1, 0, 1, 0, 0]) {
    expect(await ask(`Bearer ${tokens[turn]}`)).toBe(`"authenticated ${people[turn]}"`);
    expect(await ask()).toBe('"anon -"');
  }
  expect(await ask(`bearer  ${tokens[0]} `), "spelled in another way").toBe(`"authenticated ${people[0]}"`);
  expect(await ask(`Bearer ${tokens[0]}x`), "nearly the same token").toBe("401");
  expect(await ask(`Basic ${tokens[0]}`), "not a bearer token").toBe('"anon -"');
});

test("SQL sees the headers of each request on a connection, and no cookie among them", async () => {
  const sent = async (headers: Record<string, string>) => {
    const all = { apikey: gateway.anonKey, ...headers };
    const { body } = await connection.request(requestBytes("GET", "/rest/v1/rpc/sent", all));
    return JSON.parse(body.toString()) as unknown;
  };
  const always = { host: "127.0.0.1", apikey: gateway.anonKey };
  for (const headers of [{ "x-mark": "one" }, { "x-mark": "one" }, { "x-mark": "two" }, { "x-name": "two" }, {}])
    expect(await sent(headers)).toEqual({ ...always, ...headers });
  expect(await sent({ cookie: "a=b", "x-mark": "one" })).toEqual({ ...always, "x-mark": "one" });
});

test("a token is refused on the connection that used it, as soon as it expires", async () => {
  const sub = randomUUID();
  const token = await gateway.tokenFor({ sub }, 2);
  expect(await ask(`Bearer ${token}`)).toBe(`"authenticated ${sub}"`);
  await expect.poll(() => ask(`Bearer ${token}`)).toBe("401");
});

test("a token is refused on the connection that used it, as soon as its session has ended", async () => {
  const [sub, session] = [randomUUID(), randomUUID()];
  const run = (text: string, value: string) => gateway.db.asPlatform({ text, values: [value] });
  await run("insert into auth.users (id) values ($1::uuid)", sub);
  await gateway.db.asPlatform({
    text: "insert into auth.sessions (id, user_id) values ($1::uuid, $2::uuid)",
    values: [session, sub],
  });
  const token = await gateway.tokenFor({ sub, session_id: session });
  expect(await ask(`Bearer ${token}`)).toBe(`"authenticated ${sub}"`);
  await run("delete from auth.sessions where id = $1::uuid", session);
  expect(await ask(`Bearer ${token}`)).toBe("401");
});
