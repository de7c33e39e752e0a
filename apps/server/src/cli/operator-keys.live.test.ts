import { afterAll, beforeAll, expect, test } from "vitest";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";
import { auth, newSession, SESSIONS_ENV, type Session } from "#testing/process-sessions.ts";
import { quack as runQuack } from "#testing/quack-process.ts";
import { isShort } from "#testing/short-form.ts";

const IS_EMBEDDED = process.env["TEST_ENGINE"] !== "postgres";

let site: PreparedSite;
let processes: GatewayProcess[];
beforeAll(async () => {
  site = await prepareSiteOfEngine("select 1", SESSIONS_ENV);
  // The embedded database allows one process; PostgreSQL is shared by several.
  processes = await Promise.all(Array.from({ length: IS_EMBEDDED ? 1 : 2 }, () => startGatewayProcess(site.env)));
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.end("SIGTERM")));
  await site.remove();
});

async function quack<Data>(...words: string[]): Promise<Data> {
  const { code, out } = await runQuack(site.env, ...words, "--json");
  expect(code).toBe(0);
  return JSON.parse(out) as Data;
}

const kidOf = ({ access_token: token }: Session): string =>
  (JSON.parse(Buffer.from(token.split(".")[0]!, "base64url").toString()) as { kid: string }).kid;

const publishedBy = async ({ port }: GatewayProcess): Promise<string[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/v1/.well-known/jwks.json`);
  return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};

test.skipIf(isShort)("a new key signs in every running process, and tokens of the old one stay valid", async () => {
  const before = await newSession(processes[0]!, site);
  const { kid } = await quack<{ kid: string }>("keys", "rotate");
  const listed = await quack<{ kid: string; retired_at: string | null }[]>("keys", "list");
  expect(listed.map((each) => [each.kid, each.retired_at === null])).toEqual([
    [kid, true],
    [kidOf(before), false],
  ]);
  expect(JSON.stringify(listed)).not.toContain('"d"');

  for (const each of processes) {
    await expect.poll(async () => kidOf(await newSession(each, site)), { interval: 200 }).toBe(kid);
    expect(await publishedBy(each)).toEqual([kid, kidOf(before)]);
    expect((await auth(each, site, "GET", "/user", { token: before.access_token })).status).toBe(200);
  }

  const after = await newSession(processes.at(-1)!, site);
  for (const each of processes) {
    expect((await auth(each, site, "GET", "/user", { token: after.access_token })).status).toBe(200);
  }
  const body = { refresh_token: before.refresh_token };
  const refreshed = await auth(processes[0]!, site, "POST", "/token?grant_type=refresh_token", { body });
  expect([refreshed.status, kidOf(refreshed.body)]).toEqual([200, kid]);
});

test.skipIf(isShort)("a key that was retired long ago verifies nothing any more, also after a restart", async () => {
  const old = await newSession(processes[0]!, site);
  await quack("keys", "rotate");
  await Promise.all(processes.map((each) => each.end("SIGTERM")));
  const db = await site.open();
  await db.asPlatform({
    text: `update gateway.signing_keys set retired_at = retired_at - interval '26 hours'`,
    values: [],
  });
  await db.close();
  processes = [await startGatewayProcess(site.env)];
  expect((await auth(processes[0]!, site, "GET", "/user", { token: old.access_token })).status).toBe(403);
  expect(await publishedBy(processes[0]!)).toHaveLength(1);
});
