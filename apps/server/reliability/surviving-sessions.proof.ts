import { expect, test } from "vitest";
import { createTestDatabase } from "#testing/test-database.ts";
import { prepareSite } from "#testing/prepared-site.ts";
import { SESSIONS_ENV } from "#testing/process-sessions.ts";
import { surviveRestarts } from "./surviving-sessions.ts";

test("two hundred sessions survive SIGTERM and kill -9 without a new sign-in", async () => {
  const { url, drop } =
    process.env["TEST_ENGINE"] === "postgres" ? await createTestDatabase() : { url: "", drop: async () => {} };
  const site = await prepareSite({ sql: "select 1", databaseUrl: url, env: SESSIONS_ENV });
  try {
    const survivals = await surviveRestarts(site, 200);
    console.log(survivals);
    expect(survivals.map(({ lost }) => lost)).toEqual([0, 0]);
  } finally {
    await site.remove();
    await drop();
  }
});
