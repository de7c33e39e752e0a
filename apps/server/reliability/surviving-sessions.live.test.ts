import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/test-database.ts";
import { startGatewayProcess } from "#testing/gateway-process.ts";
import { prepareSite } from "#testing/prepared-site.ts";
import { auth, newSession, SESSIONS_ENV } from "#testing/process-sessions.ts";
import { surviveRestarts } from "./surviving-sessions.ts";

const isPostgres = process.env["TEST_ENGINE"] === "postgres";

test.runIf(!isPostgres)("sessions survive SIGTERM and kill -9", async () => {
  const site = await prepareSite({ sql: "select 1", env: SESSIONS_ENV });
  const survivals = await surviveRestarts(site, 10).finally(() => site.remove());
  expect(survivals.map(({ lost }) => lost)).toEqual([0, 0]);
});

test.runIf(isPostgres)("a sign-out at one process takes effect on the next request at another", async () => {
  const { url, drop } = await createTestDatabase();
  const site = await prepareSite({ sql: "select 1", databaseUrl: url, env: SESSIONS_ENV });
  const [one, other] = await Promise.all([startGatewayProcess(site.env), startGatewayProcess(site.env)]);
  try {
    const { access_token: token } = await newSession(one, site);
    const readsAt = async ({ port }: { port: number }) => {
      const headers = { apikey: site.anonKey, authorization: `Bearer ${token}` };
      return (await fetch(`http://127.0.0.1:${port}/rest/v1/categories?select=id&limit=1`, { headers })).status;
    };
    expect([await readsAt(one), await readsAt(other)]).toEqual([200, 200]);
    expect((await auth(one, site, "POST", "/logout?scope=global", { token })).status).toBe(204);
    expect([await readsAt(other), await readsAt(one)]).toEqual([401, 401]);
    expect((await auth(other, site, "GET", "/user", { token })).status).toBe(403);
  } finally {
    await Promise.all([one.end("SIGTERM"), other.end("SIGTERM")]);
    await site.remove();
    await drop();
  }
});
