import { expect, test } from "vitest";
import { prepareSite } from "#testing/prepared-site.ts";
import { SESSIONS_ENV } from "#testing/process-sessions.ts";
import { surviveRestarts } from "./surviving-sessions.ts";

test.runIf(process.env["TEST_ENGINE"] !== "postgres")("sessions survive SIGTERM and kill -9", async () => {
  const site = await prepareSite({ sql: "select 1", env: SESSIONS_ENV });
  const survivals = await surviveRestarts(site, 10).finally(() => site.remove());
  expect(survivals.map(({ lost }) => lost)).toEqual([0, 0]);
});
