import { PostgrestClient } from "@supabase/postgrest-js";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Identity } from "#db/database.ts";
import { injectFetch } from "#testing/inject-fetch.ts";
import type { TestGateway } from "#testing/test-gateway.ts";
import { openPond } from "./testing/pond-gateway.ts";
import type { RestLimits } from "./request/rest-limits.ts";
import { registerRest } from "./rest-routes.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPond();
});
afterAll(() => gateway.close());

/** The service alone, with its own settings, on the test database. */
async function serviceWith(limits: Partial<RestLimits>): Promise<PostgrestClient> {
  return new PostgrestClient("http://pond.test", { fetch: await fetchWith(limits) });
}

async function fetchWith(limits: Partial<RestLimits>): Promise<typeof fetch> {
  const app = Fastify();
  const identity: Identity = { role: "anon", claims: { role: "anon" } };
  app.decorateRequest("identity", null as unknown as Identity);
  app.addHook("onRequest", async (request) => {
    request.identity = identity;
  });
  registerRest(app, { db: gateway.db, schemas: ["public"], limits });
  await app.ready();
  return injectFetch(app);
}

describe("an operator may", () => {
  test("show execution plans", async () => {
    const rest = await serviceWith({ plan: true });
    const asJson = await rest.from("ducks").select("name, ponds(name)").eq("id", 1).explain({ format: "json" });
    expect(asJson.data).toEqual([{ Plan: expect.any(Object) as object }]);
    const asText = await rest.from("ducks").select("name").explain({ analyze: true, verbose: true });
    expect(asText.data).toMatch(/Aggregate .*cost=[\s\S]*actual[\s\S]*Output:/);
    const call = await rest.rpc("find_ducks", { prefix: "A" }).explain();
    expect(call.error).toBeNull();
  });

  test("show execution plans whose content type names the planned media type", async () => {
    const ask = await fetchWith({ plan: true });
    const typeFor = async (accept: string) =>
      (await ask("http://pond.test/ducks?id=eq.1", { headers: { accept } })).headers.get("content-type");
    expect(await typeFor("application/vnd.pgrst.plan+json")).toBe(
      'application/vnd.pgrst.plan+json; for="application/json"; charset=utf-8',
    );
    expect(
      await typeFor('application/vnd.pgrst.plan; for="application/vnd.pgrst.object"; options=verbose|wal|analyze'),
    ).toBe(
      'application/vnd.pgrst.plan+text; for="application/vnd.pgrst.object+json"; options=analyze|verbose|wal; charset=utf-8',
    );
  });

  test("allow tx=rollback, which is otherwise ignored", async () => {
    const trying = await serviceWith({ txRollback: true });
    await trying.from("badges").insert({ id: 76, label: "tried" }).rollback();
    const rest = await serviceWith({});
    expect((await rest.from("badges").select("label").eq("id", 76)).data).toEqual([]);
    await rest.from("badges").insert({ id: 77, label: "kept" }).rollback();
    expect((await rest.from("badges").select("label").eq("id", 77)).data).toEqual([{ label: "kept" }]);
  });

  test("allow a delete without a filter", async () => {
    const rest = await serviceWith({ requireFilter: false });
    await rest.from("splashes").insert([{}, {}]);
    expect((await rest.from("splashes").delete().select("height")).data).toHaveLength(2);
  });
});
