import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

const SITE = fileURLToPath(new URL("./fixtures/site", import.meta.url));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({
    functionsFolder: { folder: SITE, configFile: `${SITE}/config.toml` },
    env: { ALLOWED_ORIGINS: "http://friend.test", API_FUNCTION_CORS: "true" },
  });
});
afterAll(() => gateway.close());

async function allowed(path: string, origin: string, init: RequestInit = {}): Promise<[number, string | null]> {
  const headers = { authorization: `Bearer ${gateway.anonKey}`, origin, ...(init.headers as object) };
  const response = await gateway.fetch(`${gateway.url}${path}`, { ...init, headers });
  return [response.status, response.headers.get("access-control-allow-origin")];
}

const PREFLIGHT = { method: "OPTIONS", headers: { "access-control-request-method": "POST" } };

test("a function decides which sites may call it, when the operator leaves CORS to functions", async () => {
  expect(await allowed("/functions/v1/probe/headers", "http://stranger.test")).toEqual([200, "*"]);
  expect(await allowed("/functions/v1/probe/headers", "http://stranger.test", PREFLIGHT)).toEqual([200, "*"]);
  expect(await allowed("/functions/v1/probe/text", "http://stranger.test")).toEqual([200, null]);
});

test("the edge answers CORS for a site that the operator allowed", async () => {
  expect(await allowed("/functions/v1/probe/headers", "http://friend.test")).toEqual([200, "http://friend.test"]);
  expect(await allowed("/functions/v1/probe/text", "http://friend.test", PREFLIGHT)).toEqual([
    204,
    "http://friend.test",
  ]);
});

test("a sandboxed frame is refused, whatever the function answers", async () => {
  expect(await allowed("/functions/v1/probe/headers", "null")).toEqual([200, null]);
  expect(await allowed("/functions/v1/probe/headers", "null", PREFLIGHT)).toEqual([403, null]);
});

test("the other services still allow only the operator's sites", async () => {
  expect(await allowed("/rest/v1/", "http://stranger.test", PREFLIGHT)).toEqual([403, null]);
});
