import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond, send } from "./testing/pond-gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openPond({ API_MAX_ROWS: "3", API_AGGREGATES: "false", API_REGEX: "false", TIMEOUT_ANON_MS: "3000" });
});
afterAll(() => gateway.close());

const json = { "content-type": "application/json" };
const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe("a request is limited", () => {
  test("in rows, also inside embeds and functions", async () => {
    const rest = clientOf(gateway);
    const page = await rest.from("ducks").select("*", { count: "exact" }).limit(1000);
    expect([page.status, page.data?.length, page.count]).toEqual([206, 3, 4]);
    expect((await rest.from("ducks").select().limit(2)).data).toHaveLength(2);
    expect((await rest.rpc("duck_names")).data).toHaveLength(3);
    expect((await rest.rpc("find_ducks", { prefix: "" })).data).toHaveLength(3);
    await rest.from("ducks").insert([1, 2, 3].map((n) => ({ name: `n${n}`, pond_id: 1 })));
    const pond = await rest
      .from("ponds")
      .select("ducks(name)")
      .eq("id", 1)
      .limit(100, { referencedTable: "ducks" })
      .single();
    expect(pond.data?.ducks).toHaveLength(3);
  });

  test("in bytes of the URL", async () => {
    const response = await send(gateway, `/ducks?name=eq.${"x".repeat(9000)}`);
    expect([response.status, await code(response)]).toEqual([414, "PGRST100"]);
  });

  test("in bytes of the body", async () => {
    const body = JSON.stringify({ name: "x".repeat(300_000) });
    const response = await send(gateway, "/ponds", { method: "POST", body, headers: json });
    expect(response.status).toBe(413);
  });

  test("in rows of the body", async () => {
    const rows = Array.from({ length: 101 }, (_, n) => ({ id: 1000 + n }));
    const headers = { ...json, prefer: "return=minimal" };
    const many = await send(gateway, "/badges", { method: "POST", body: JSON.stringify(rows), headers });
    expect([many.status, await code(many)]).toEqual([413, "PGRST102"]);
    const some = await send(gateway, "/badges", { method: "POST", body: JSON.stringify(rows.slice(1)), headers });
    expect(some.status).toBe(201);
  });

  test("in rows that return to a table through another", async () => {
    const ask = async (path: string) => {
      const response = await send(gateway, path);
      return [response.status, response.ok ? null : await code(response)];
    };
    // To-one embeds and trees cannot multiply rows; a list inside a list of the same table can.
    expect(await ask("/ducks?select=name,ponds(name,ducks(name))")).toEqual([400, "PGRST100"]);
    expect(await ask("/ponds?select=name,ducks(name,ponds(name,ducks(name)))")).toEqual([400, "PGRST100"]);
    expect(await ask("/ponds?select=name,ducks(name,ponds(name))")).toEqual([200, null]);
    expect(await ask("/ducks?select=name,ducklings(name)")).toEqual([200, null]);
    expect(await ask("/ducks?select=name,ducklings(name,ducklings(name))")).toEqual([400, "PGRST100"]);
    // Three different tables deep is normal use.
    expect(await ask("/ponds?select=name,ducks(name,duck_badges(badges(label)))")).toEqual([200, null]);
  });

  test("in bytes of the answer, except for the service role", async () => {
    const long = "x".repeat(200_000);
    for (let n = 0; n < 6; n++) {
      const body = JSON.stringify({ id: 9000 + n, label: long });
      await send(gateway, "/badges", { method: "POST", body, headers: json });
    }
    const path = "/badges?select=id,label&id=gte.9000&order=id";
    const three = await send(gateway, `${path}&limit=3`);
    expect([three.status, ((await three.json()) as unknown[]).length]).toEqual([200, 3]);
    const roomy = await send(gateway, "/badges?select=a:label,b:label,c:label&id=gte.9000");
    expect([roomy.status, await code(roomy)]).toEqual([413, "54000"]);
    const authorization = { apikey: gateway.serviceKey, authorization: `Bearer ${gateway.serviceKey}` };
    const whole = await send(gateway, "/badges?select=a:label,b:label,c:label&id=gte.9000", { headers: authorization });
    expect(whole.status).toBe(200);
  });

  test("in nesting depth", async () => {
    const nest = (depth: number): string => (depth === 0 ? "name" : `ducks!mother_id(${nest(depth - 1)})`);
    expect((await send(gateway, `/ducks?select=${nest(5)}`)).status).toBe(200);
    expect((await send(gateway, `/ducks?select=${nest(6)}`)).status).toBe(400);
    const logic = (depth: number): string => (depth === 0 ? "id.eq.1" : `and(${logic(depth - 1)})`);
    expect((await send(gateway, `/ducks?or=(${logic(4)})`)).status).toBe(200);
    expect((await send(gateway, `/ducks?or=(${logic(5)})`)).status).toBe(400);
    expect((await send(gateway, `/ducks?or=${"(".repeat(2000)}`)).status).toBe(400);
  });

  test("in conditions and embeds", async () => {
    const filters = (count: number) => Array.from({ length: count }, () => "id.eq.1").join(",");
    expect((await send(gateway, `/ducks?or=(${filters(50)})`)).status).toBe(200);
    expect((await send(gateway, `/ducks?or=(${filters(50)})&id=eq.1`)).status).toBe(400);
    const embeds = (count: number) => Array.from({ length: count }, (_, n) => `e${n}:ponds(name)`).join(",");
    expect((await send(gateway, `/ducks?select=${embeds(20)}`)).status).toBe(200);
    expect((await send(gateway, `/ducks?select=${embeds(21)}`)).status).toBe(400);
  });

  test("in fields, including embedded ones", async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}:name`).join(",");
    expect((await send(gateway, `/ducks?select=${fields(50)},ponds(${fields(49)})`)).status).toBe(200);
    expect((await send(gateway, `/ducks?select=${fields(50)},ponds(${fields(50)})`)).status).toBe(400);
  });

  test("in JSON path steps, wherever they are", async () => {
    const path = (steps: number) => `data${"->1".repeat(steps)}`;
    for (const query of ["select=x:PATH", "PATH=is.null", "or=(PATH.is.null)", "order=PATH"]) {
      expect((await send(gateway, `/ducks?${query.replace("PATH", path(20))}`)).status).toBe(200);
      const response = await send(gateway, `/ducks?${query.replace("PATH", path(1200))}`);
      expect([response.status, await code(response)]).toEqual([400, "PGRST100"]);
    }
  });

  test("in relations, counting each time that conditions and orders read them", async () => {
    const orders = (count: number) => Array.from({ length: count }, () => "ponds(id)").join(",");
    expect((await send(gateway, `/ducks?select=id,ponds(id)&order=${orders(50)}`)).status).toBe(200);
    const ordered = await send(gateway, `/ducks?select=id,ponds(id)&order=${orders(400)}`);
    expect([ordered.status, await code(ordered)]).toEqual([400, "PGRST100"]);
    const paths = ["d", "d.d", "d.d.d", "d.d.d.d", "d.d.d.d.d"];
    const filters = paths.flatMap((path) => Array.from({ length: 10 }, () => `${path}=not.is.null`)).join("&");
    const select = "d:ducklings(d:ducklings(d:ducklings(d:ducklings(d:ducklings(id)))))";
    const filtered = await send(gateway, `/ducks?select=${select}&${filters}`);
    expect([filtered.status, await code(filtered)]).toEqual([400, "PGRST100"]);
  });

  test("in regular expressions, unless the operator allows them", async () => {
    for (const filter of ["name=match.^a", "name=not.imatch.a", "or=(name.match(any).{a,b})"]) {
      const response = await send(gateway, `/ducks?${filter}`);
      expect([response.status, await code(response)]).toEqual([400, "PGRST100"]);
    }
    expect((await send(gateway, "/ducks?name=ilike(any).{a*,b*}")).status).toBe(200);
  });

  test("in the length of a pattern", async () => {
    expect((await send(gateway, `/ducks?name=like.${"a*".repeat(129)}`)).status).toBe(400);
    expect((await send(gateway, `/ducks?or=(name.ilike.${"a*".repeat(129)})`)).status).toBe(400);
  });

  test("in aggregates, unless the operator allows them", async () => {
    const response = await send(gateway, "/ducks?select=weight.sum()");
    expect([response.status, await code(response)]).toEqual([400, "PGRST123"]);
    expect((await send(gateway, "/ponds?select=ducks(count)")).status).toBe(200);
  });

  test("in time, and the service keeps working for others", async () => {
    const response = await send(gateway, "/rpc/spin", { method: "POST" });
    expect([response.status, await code(response)]).toEqual([500, "57014"]);
    const authorization = `Bearer ${await gateway.tokenFor({ sub: "00000000-0000-4000-8000-00000000000a" })}`;
    expect((await send(gateway, "/ducks?limit=1", { headers: { authorization } })).status).toBe(200);
  });
});
