import { FunctionsClient } from "@supabase/functions-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PATHS } from "#paths.ts";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";

let gateway: TestGateway;
let client: FunctionsClient;

beforeAll(async () => {
  gateway = await openTestGateway({
    functionsFolder: { folder: PATHS.functions.source, configFile: PATHS.functions.config },
  });
  const headers = { apikey: gateway.anonKey, Authorization: `Bearer ${gateway.anonKey}` };
  client = new FunctionsClient(`${gateway.url}/functions/v1`, { headers, customFetch: gateway.fetch });
});

afterAll(() => gateway.close());

test("the server's time is public and never cached", async () => {
  for (const method of ["GET", "POST"] as const) {
    const before = Date.now();
    const { data, error, response } = await client.invoke<{ now: string; epochMs: number }>("server-time", { method });
    expect(error).toBeNull();
    expect(data!.epochMs).toBeGreaterThanOrEqual(before);
    expect(data!.epochMs).toBeLessThanOrEqual(Date.now());
    expect(new Date(data!.now).getTime()).toBe(data!.epochMs);
    expect(response!.headers.get("cache-control")).toBe("no-store");
  }
  expect((await client.invoke("server-time", { method: "DELETE" })).response?.status).toBe(405);
});

test("a missing function is a 404", async () => {
  expect((await client.invoke("nowhere")).response?.status).toBe(404);
});
