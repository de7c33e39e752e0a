import type { PostgrestClient } from "@supabase/postgrest-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestGateway } from "#testing/test-gateway.ts";
import { clientOf, openPond, send } from "./testing/pond-gateway.ts";

let gateway: TestGateway;
let rest: PostgrestClient;
beforeAll(async () => {
  gateway = await openPond();
  rest = clientOf(gateway);
});
afterAll(() => gateway.close());

async function read(path: string): Promise<unknown> {
  const response = await send(gateway, path);
  return response.json();
}

describe("embedding", () => {
  test("follows a foreign key to its row, or to null", async () => {
    const { data } = await rest.from("ducks").select("name, ponds(name)").order("id");
    expect(data).toEqual([
      { name: "Ada", ponds: { name: "Mill" } },
      { name: "Bob", ponds: { name: "Mill" } },
      { name: "Cy", ponds: { name: "Moss" } },
      { name: "Dot", ponds: null },
    ]);
  });

  test("follows a foreign key backwards to many rows", async () => {
    const { data } = await rest.from("ponds").select("name, ducks(name)").order("id");
    expect(data).toEqual([
      { name: "Mill", ducks: [{ name: "Ada" }, { name: "Bob" }] },
      { name: "Moss", ducks: [{ name: "Cy" }] },
      { name: "Void", ducks: [] },
    ]);
  });

  test("detects a one-to-one relationship from both ends", async () => {
    expect(await read("/ducks?select=name,duck_details(motto)&id=eq.1")).toEqual([
      { name: "Ada", duck_details: { motto: "quack first" } },
    ]);
    expect(await read("/duck_details?select=motto,ducks(name)&duck_id=eq.1")).toEqual([
      { motto: "quack first", ducks: { name: "Ada" } },
    ]);
  });

  test("goes through a junction", async () => {
    expect(await read("/ducks?select=name,badges(label)&id=lte.2&order=id&badges.order=id.desc")).toEqual([
      { name: "Ada", badges: [{ label: "diver" }, { label: "swimmer" }] },
      { name: "Bob", badges: [{ label: "swimmer" }] },
    ]);
    expect(await read("/badges?select=label,ducks!duck_badges(name)&id=eq.2")).toEqual([
      { label: "diver", ducks: [{ name: "Ada" }] },
    ]);
  });

  test("works over several levels, and back up", async () => {
    expect(
      await read("/ponds?select=name,ducks(name,badges(label,duck_badges(duck_id)))&id=eq.1&ducks.id=eq.2"),
    ).toEqual([
      {
        name: "Mill",
        ducks: [{ name: "Bob", badges: [{ label: "swimmer", duck_badges: [{ duck_id: 1 }, { duck_id: 2 }] }] }],
      },
    ]);
  });

  test("chooses between two relationships by constraint, by column or by target", async () => {
    const both = { winner: { name: "Ada" }, loser: { name: "Bob" } };
    for (const hints of [
      ["races_winner_id_fkey", "races_loser_id_fkey"],
      ["winner_id", "loser_id"],
    ]) {
      expect(await read(`/races?id=eq.1&select=winner:ducks!${hints[0]}(name),loser:ducks!${hints[1]}(name)`)).toEqual([
        both,
      ]);
    }
    expect(await read("/races?id=eq.1&select=winner:winner_id(name),loser:races_loser_id_fkey(name)")).toEqual([both]);
    expect(await read("/ducks?id=eq.1&select=won:races!winner_id(id)&won.order=id")).toEqual([
      { won: [{ id: 1 }, { id: 2 }] },
    ]);
  });

  test("works from a table to itself, upwards by column and downwards by name", async () => {
    expect(await read("/ducks?id=eq.2&select=name,mother_id(name),children:ducks(name)")).toEqual([
      { name: "Bob", mother_id: { name: "Ada" }, children: [{ name: "Dot" }] },
    ]);
  });

  test("uses the keys of a view's base tables", async () => {
    expect(await read("/heavy_ducks?select=name,ponds(name),badges(label)&order=id&badges.order=id")).toEqual([
      { name: "Ada", ponds: { name: "Mill" }, badges: [{ label: "swimmer" }, { label: "diver" }] },
      { name: "Dot", ponds: null, badges: [] },
    ]);
    expect(await read("/ponds?id=eq.1&select=heavy_ducks(name)")).toEqual([{ heavy_ducks: [{ name: "Ada" }] }]);
  });

  test("works with a function over the row", async () => {
    expect(
      await read("/ducks?id=eq.1&select=name,ducklings(name,loud_name),eldest_duckling(name)&ducklings.order=id.desc"),
    ).toEqual([
      {
        name: "Ada",
        ducklings: [
          { name: "Cy", loud_name: "CY" },
          { name: "Bob", loud_name: "BOB" },
        ],
        eldest_duckling: { name: "Bob" },
      },
    ]);
  });

  test("counts an embed under its own name", async () => {
    expect(await read("/ponds?select=name,n:ducks(count)&order=id&limit=1")).toEqual([
      { name: "Mill", n: [{ count: 2 }] },
    ]);
  });
});

describe("modifying an embed", () => {
  test("filters the embedded rows, not their parents", async () => {
    const { data } = await rest.from("ponds").select("name, ducks(name)").eq("ducks.status", "ashore").order("id");
    expect(data).toEqual([
      { name: "Mill", ducks: [{ name: "Bob" }] },
      { name: "Moss", ducks: [] },
      { name: "Void", ducks: [] },
    ]);
  });

  test("with !inner filters both, and counts the rest", async () => {
    const { data, count } = await rest
      .from("ponds")
      .select("name, ducks!inner(name)", { count: "exact" })
      .eq("ducks.status", "ashore");
    expect([data, count]).toEqual([[{ name: "Mill", ducks: [{ name: "Bob" }] }], 1]);
  });

  test("accepts !inner inside !inner", async () => {
    expect(await read("/ponds?select=name,ducks!inner(name,badges!inner(label))&ducks.badges.label=eq.diver")).toEqual([
      { name: "Mill", ducks: [{ name: "Ada", badges: [{ label: "diver" }] }] },
    ]);
  });

  test("filters by whether there are embedded rows, also inside or", async () => {
    expect(await read("/ponds?select=name,ducks()&ducks=is.null")).toEqual([{ name: "Void" }]);
    expect(await read("/ponds?select=name,ducks()&ducks=not.is.null&order=id")).toEqual([
      { name: "Mill" },
      { name: "Moss" },
    ]);
    expect(await read("/ponds?select=name,d:ducks()&or=(d.is.null,name.eq.Mill)&order=id")).toEqual([
      { name: "Mill" },
      { name: "Void" },
    ]);
  });

  test("orders, limits and paginates inside, by alias too", async () => {
    const { data } = await rest
      .from("ponds")
      .select("mine:ducks(name)")
      .eq("id", 1)
      .order("name", { referencedTable: "mine", ascending: false })
      .limit(1, { referencedTable: "mine" });
    expect(data).toEqual([{ mine: [{ name: "Bob" }] }]);
    expect(await read("/ponds?id=eq.1&select=ducks(name)&ducks.order=id&ducks.offset=1")).toEqual([
      { ducks: [{ name: "Bob" }] },
    ]);
  });

  test("accepts or inside", async () => {
    const { data } = await rest
      .from("ponds")
      .select("ducks(name)")
      .eq("id", 1)
      .or("name.eq.Ada,weight.gt.9", { referencedTable: "ducks" });
    expect(data).toEqual([{ ducks: [{ name: "Ada" }] }]);
  });

  test("orders the parents by a column of their to-one row", async () => {
    expect(await read("/ducks?select=name,ponds(depth)&order=ponds(depth).desc.nullslast,id")).toEqual([
      { name: "Ada", ponds: { depth: 2.5 } },
      { name: "Bob", ponds: { depth: 2.5 } },
      { name: "Cy", ponds: { depth: 0.5 } },
      { name: "Dot", ponds: null },
    ]);
  });

  test("spreads one row into its parent, also through another spread", async () => {
    expect(await read("/duck_details?select=motto,...ducks(name,...ponds(pond:name,depth))&order=duck_id")).toEqual([
      { motto: "quack first", name: "Ada", pond: "Mill", depth: 2.5 },
      { motto: null, name: "Cy", pond: "Moss", depth: 0.5 },
    ]);
    expect(await read("/ducks?id=eq.4&select=name,...ponds(*)")).toMatchObject([{ depth: null, tags: null }]);
  });

  test("spreads many rows into lists", async () => {
    expect(await read("/ponds?select=pond:name,...ducks(names:name,weight)&order=id&ducks.order=id.desc")).toEqual([
      { pond: "Mill", names: ["Bob", "Ada"], weight: [1.25, 3.5] },
      { pond: "Moss", names: ["Cy"], weight: [2] },
      { pond: "Void", names: [], weight: [] },
    ]);
  });
});

describe("an embed that cannot be resolved", () => {
  test("is 300 when there are several relationships, and lists them", async () => {
    const { error, status } = await rest.from("races").select("ducks(*)");
    expect(status).toBe(300);
    expect(error).toMatchObject({
      code: "PGRST201",
      message: "Could not embed because more than one relationship was found for 'races' and 'ducks'",
      hint:
        "Try changing 'ducks' to one of the following: 'ducks!races_loser_id_fkey', 'ducks!races_winner_id_fkey'. " +
        "Find the desired relationship in the 'details' key.",
      details: [
        {
          cardinality: "many-to-one",
          embedding: "races with ducks",
          relationship: "races_loser_id_fkey using races(loser_id) and ducks(id)",
        },
        { cardinality: "many-to-one", embedding: "races with ducks" },
      ],
    });
  });

  test("is 400 when there is none, and suggests a name", async () => {
    const { error, status } = await rest.from("ducks").select("pond(*)");
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: "PGRST200",
      message: "Could not find a relationship between 'ducks' and 'pond' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'ducks' and 'pond' in the schema 'public', but no matches were found.",
      hint: "Perhaps you meant 'ponds' instead of 'pond'.",
    });
  });

  test.each([
    ["/ducks?select=name&ponds.name=eq.x", "PGRST108"],
    ["/ducks?select=name&order=ponds(name)", "PGRST108"],
    ["/ponds?select=name,ducks(name)&order=ducks(name)", "PGRST118"],
    ["/ponds?select=name,ducks(name)&ducks=eq.5", "PGRST120"],
    ["/ponds?select=ducks(name),ducks(id)", "42712"],
    ["/ponds?select=ducks(nope)", "42703"],
    ["/rpc/weights?select=ponds(*)", "PGRST200"],
  ])("says why: %s", async (path, code) => {
    const response = await send(gateway, path);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, code]);
  });
});

describe("grouped rows", () => {
  test("are ordered by a column of a spread row", async () => {
    expect(await read("/ducks?select=weight.sum(),...ponds(pond:name)&order=ponds(name).desc.nullslast")).toEqual([
      { sum: 2, pond: "Moss" },
      { sum: 4.75, pond: "Mill" },
      { sum: 4, pond: null },
    ]);
  });

  test("are ordered by a column of an embedded row, selected or not", async () => {
    const [none, mill, moss] = [
      { count: 1, ponds: null },
      { count: 2, ponds: { name: "Mill" } },
      { count: 1, ponds: { name: "Moss" } },
    ];
    const query = "/ducks?select=count(),ponds(name)&order=ponds";
    expect(await read(`${query}(name).asc.nullsfirst`)).toEqual([none, mill, moss]);
    expect(await read(`${query}(depth).asc.nullsfirst`)).toEqual([none, moss, mill]);
  });

  test("cannot be ordered by a column outside the group", async () => {
    for (const query of ["select=count()&order=name", "select=count(),...ponds(name)&order=ponds(depth)"]) {
      expect(await read(`/ducks?${query}`)).toMatchObject({ code: "42803" });
    }
  });
});
