import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Identity } from "#db/database.ts";
import type { TestGateway } from "#testing/test-gateway.ts";
import { createCatalogueCache } from "./catalogue/catalogue-cache.ts";
import { DEFAULT_REST_LIMITS } from "./request/rest-limits.ts";
import { createRestRunner } from "./run-request.ts";
import { openPond, send } from "./testing/pond-gateway.ts";

const VISITOR: Identity = { role: "anon", claims: { role: "anon" } };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPond();
  await send(gateway, "/ducks");
});
afterAll(() => gateway.close());

const statusOf = async (path: string) => (await send(gateway, path)).status;
const soon = (path: string, status: number) => expect.poll(() => statusOf(path)).toBe(status);

describe("a schema change", () => {
  test("is detected without a notification", async () => {
    expect(await statusOf("/lakes")).toBe(404);
    await gateway.db.script("create table public.lakes (id int primary key); grant select on public.lakes to anon");
    await soon("/lakes", 200);
    await gateway.db.script("alter table public.lakes add column deep boolean default true");
    await soon("/lakes?select=deep", 200);
    await gateway.db.script("alter table public.lakes add pond_id int references public.ponds");
    await soon("/lakes?select=ponds(name)", 200);
    await gateway.db.script(
      "create function public.drain() returns int language sql as 'select 1'; grant execute on function public.drain to anon",
    );
    await soon("/rpc/drain", 200);
    await gateway.db.script("drop table public.lakes");
    await soon("/lakes", 404);
  });

  test("is detected after PostgREST's notification", async () => {
    await gateway.db.script("notify pgrst, 'reload schema'");
    expect(await statusOf("/ducks")).toBe(200);
  });

  test("is suspected when a function is missing, but not when a filter does not fit its column", async () => {
    await gateway.db.script(
      "create function public.ebb(public.ducks) returns int language sql as 'select 1'; grant execute on function public.ebb to anon",
    );
    const catalogues = createCatalogueCache(gateway.db, ["public"]);
    const refresh = vi.spyOn(catalogues, "refresh");
    const run = createRestRunner({ db: gateway.db, catalogues, schemas: ["public"], limits: DEFAULT_REST_LIMITS });
    const ask = (name: string, search: string, isCall = false) =>
      run({ method: "GET", isCall, name, search, headers: {}, body: null }, VISITOR, {
        method: "GET",
        path: "/",
        headers: {},
      });
    await ask("ducks", "select=ebb");
    for (const search of ["id=like.x", "id=fts.x", "select=name.sum()"]) {
      await expect(ask("ducks", search)).rejects.toMatchObject({ code: "42883" });
    }
    await expect(ask("find_ducks", "prefix=A&id=like.x", true)).rejects.toMatchObject({ code: "42883" });
    expect(refresh).not.toHaveBeenCalled();
    await gateway.db.script("drop function public.ebb; drop function public.weights");
    await expect(ask("ducks", "select=ebb")).rejects.toThrow();
    await expect(ask("weights", "", true)).rejects.toThrow();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test("does not fail requests that run during the reload", async () => {
    await gateway.db.script(
      "create table public.shore (id int primary key, a int); grant select on public.shore to anon",
    );
    await soon("/shore?select=a", 200);
    const reading = Array.from({ length: 20 }, () => statusOf("/shore?select=id"));
    await gateway.db.script("alter table public.shore drop column a; alter table public.shore add column b text");
    expect(new Set(await Promise.all(reading))).toEqual(new Set([200]));
    await soon("/shore?select=b", 200);
    expect(await statusOf("/shore?select=a")).toBe(400);
  });
});
