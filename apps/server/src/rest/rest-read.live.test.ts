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

const names = (rows: unknown) => (rows as { name: string }[]).map(({ name }) => name);

describe("selecting columns", () => {
  test("returns every column of every row by default", async () => {
    const { data, status } = await rest.from("ponds").select().order("id");
    expect(status).toBe(200);
    expect(data).toHaveLength(3);
    expect(data?.[0]).toEqual({
      id: 1,
      name: "Mill",
      depth: 2.5,
      tags: ["deep", "old"],
      data: { fish: { carp: 3 }, list: [1, 2] },
      opened: "2020-02-02",
    });
  });

  test("renames, casts and follows JSON paths", async () => {
    const select = "called:name, depth::text, data->fish->>carp, second:data->list->1, data->list->0";
    const { data } = await rest.from("ponds").select(select).eq("id", 1).single();
    expect(data).toEqual({ called: "Mill", depth: "2.5", carp: "3", second: 2, list: 1 });
  });

  test("casts to SQL's type names, and to the project's own types", async () => {
    const select = "id::int4,w:weight::double precision,v:weight::varchar,status::text,s:status::duck_status";
    const response = await send(gateway, `/ducks?id=eq.2&select=${encodeURIComponent(select)}`);
    expect(await response.json()).toEqual([{ id: 2, w: 1.25, v: "1.25", status: "ashore", s: "ashore" }]);
  });

  test("refuses an unknown type", async () => {
    const { error } = await rest.from("ducks").select("id::regclass");
    expect(error).toMatchObject({ code: "42704" });
  });

  test("follows paths into arrays and rows as if they were JSON", async () => {
    const { data } = await rest.from("ponds").select("first:tags->0").eq("id", 1).single();
    expect(data).toEqual({ first: "deep" });
  });

  test("reads computed columns, also in filters and orders", async () => {
    const { data } = await rest
      .from("ducks")
      .select("name, loud_name")
      .in("loud_name", ["ADA", "CY"])
      .order("loud_name", { ascending: false });
    expect(data).toEqual([
      { name: "Cy", loud_name: "CY" },
      { name: "Ada", loud_name: "ADA" },
    ]);
  });

  test("quotes names that need quoting", async () => {
    const { data, error } = await rest.from("notes").select('"what it says"').eq("what it says", "hi");
    expect({ data, error }).toEqual({ data: [], error: null });
  });
});

describe("filtering", () => {
  const ducks = () => rest.from("ducks").select("name");
  type Query = ReturnType<typeof ducks>;
  const cases: [string, (query: Query) => Query, string[]][] = [
    ["eq", (q) => q.eq("name", "Ada"), ["Ada"]],
    ["neq", (q) => q.neq("status", "afloat"), ["Bob"]],
    ["gt", (q) => q.gt("weight", 2), ["Ada", "Dot"]],
    ["gte", (q) => q.gte("weight", 2), ["Ada", "Cy", "Dot"]],
    ["lt", (q) => q.lt("weight", 2), ["Bob"]],
    ["lte", (q) => q.lte("weight", 2), ["Bob", "Cy"]],
    ["like", (q) => q.like("name", "%o%"), ["Bob", "Dot"]],
    ["like with stars", (q) => q.like("name", "*o*"), ["Bob", "Dot"]],
    ["ilike", (q) => q.ilike("name", "a%"), ["Ada"]],
    ["likeAllOf", (q) => q.likeAllOf("name", ["A%", "%a"]), ["Ada"]],
    ["likeAnyOf", (q) => q.likeAnyOf("name", ["A%", "B%"]), ["Ada", "Bob"]],
    ["ilikeAnyOf", (q) => q.ilikeAnyOf("name", ["a%", "b%"]), ["Ada", "Bob"]],
    ["regexMatch", (q) => q.regexMatch("name", "^[AB]"), ["Ada", "Bob"]],
    ["regexIMatch", (q) => q.regexIMatch("name", "^a"), ["Ada"]],
    ["is null", (q) => q.is("pond_id", null), ["Dot"]],
    ["not is null", (q) => q.not("pond_id", "is", null), ["Ada", "Bob", "Cy"]],
    ["isDistinct", (q) => q.isDistinct("pond_id", 1), ["Cy", "Dot"]],
    ["in", (q) => q.in("name", ["Ada", "Dot", 'no,"one'] as never), ["Ada", "Dot"]],
    ["in nothing", (q) => q.in("name", []), []],
    ["not in", (q) => q.not("name", "in", "(Ada,Bob)"), ["Cy", "Dot"]],
    ["contains json", (q) => q.contains("data", { n: 10 }), ["Ada"]],
    ["containedBy range", (q) => q.containedBy("ages", "[1,10)"), ["Ada", "Bob"]],
    ["overlaps range", (q) => q.overlaps("ages", "[4,6)"), ["Ada", "Bob"]],
    ["rangeGt", (q) => q.rangeGt("ages", "[1,6)"), ["Cy"]],
    ["rangeGte", (q) => q.rangeGte("ages", "[5,6)"), ["Bob", "Cy"]],
    ["rangeLt", (q) => q.rangeLt("ages", "[5,6)"), ["Ada"]],
    ["rangeLte", (q) => q.rangeLte("ages", "[5,9)"), ["Ada", "Bob"]],
    ["rangeAdjacent", (q) => q.rangeAdjacent("ages", "[5,9)"), ["Ada"]],
    ["textSearch on a vector", (q) => q.textSearch("song", "fat & cat", { config: "simple" }), ["Ada"]],
    ["textSearch on text", (q) => q.textSearch("name", "ada", { config: "simple" }), ["Ada"]],
    ["plain search", (q) => q.textSearch("song", "fat rat", { type: "plain", config: "simple" }), ["Dot"]],
    ["phrase search", (q) => q.textSearch("song", "thin rat", { type: "phrase", config: "simple" }), ["Bob"]],
    ["web search", (q) => q.textSearch("song", "fat -rat", { type: "websearch", config: "simple" }), ["Ada"]],
    ["a quantifier", (q) => q.filter("id", "eq(any)", "{1,4}"), ["Ada", "Dot"]],
    ["json text", (q) => q.eq("data->a->>b", "x"), ["Ada"]],
    ["json number", (q) => q.gt("data->n", 9), ["Ada"]],
    ["or", (q) => q.or("name.eq.Ada,and(pond_id.eq.2,weight.lt.3)"), ["Ada", "Cy"]],
    ["nested not", (q) => q.or("not.and(weight.gt.1.5,weight.lt.10),name.in.(Dot)"), ["Bob", "Dot"]],
    ["quotes inside or", (q) => q.or('name.eq."Ada",data->>n.eq."9"'), ["Ada", "Bob"]],
    ["match", (q) => q.match({ pond_id: 1, status: "ashore" }), ["Bob"]],
  ];
  test.each(cases)("%s", async (_title, filter, expected) => {
    const { data, error } = await filter(ducks()).order("id");
    expect(error).toBeNull();
    expect(names(data)).toEqual(expected);
  });

  test("negates a whole or", async () => {
    const response = await send(gateway, "/ducks?select=name&not.or=(name.eq.Ada,name.eq.Bob)&order=id");
    expect(names(await response.json())).toEqual(["Cy", "Dot"]);
  });

  test("accepts several conditions on one column", async () => {
    const { data } = await rest.from("ducks").select("name").gt("weight", 1.5).lt("weight", 3).order("id");
    expect(names(data)).toEqual(["Cy"]);
  });
});

describe("ordering and paging", () => {
  test("orders by several columns, with nulls first or last", async () => {
    const first = await rest
      .from("ducks")
      .select("name")
      .order("pond_id", { nullsFirst: true })
      .order("weight", { ascending: false });
    expect(names(first.data)).toEqual(["Dot", "Ada", "Bob", "Cy"]);
    const last = await rest
      .from("ducks")
      .select("name")
      .order("pond_id", { ascending: false, nullsFirst: false })
      .order("id");
    expect(names(last.data)).toEqual(["Cy", "Ada", "Bob", "Dot"]);
  });

  test("orders by a JSON value", async () => {
    const { data } = await rest.from("ducks").select("name").not("data->>n", "is", null).order("data->n");
    expect(names(data)).toEqual(["Bob", "Ada"]);
  });

  test("returns a range, and reports it", async () => {
    const response = await send(gateway, "/ducks?select=name&order=id", {
      headers: { range: "1-2", prefer: "count=exact" },
    });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe("1-2/4");
    expect(response.headers.get("preference-applied")).toBe("count=exact");
    expect(names(await response.json())).toEqual(["Bob", "Cy"]);
  });

  test("applies the narrower of the URL's and the header's range", async () => {
    const response = await send(gateway, "/ducks?select=name&order=id&limit=3&offset=1", { headers: { range: "2-9" } });
    expect(names(await response.json())).toEqual(["Cy", "Dot"]);
    expect(response.headers.get("content-range")).toBe("2-3/*");
  });

  test("answers 416 beyond the end when the total is known", async () => {
    const { error, status } = await rest.from("ducks").select("*", { count: "exact" }).range(10, 20);
    expect(status).toBe(416);
    expect(error).toMatchObject({
      code: "PGRST103",
      message: "Requested range not satisfiable",
      details: "An offset of 10 was requested, but there are only 4 rows.",
    });
  });

  test.each([
    ["limit=-1", "Limit should be greater than or equal to zero."],
    ["", "The lower boundary must be lower than or equal to the upper boundary in the Range header."],
  ])("refuses an impossible range %s", async (search, details) => {
    const headers: Record<string, string> = search === "" ? { range: "5-2" } : {};
    const response = await send(gateway, `/ducks?${search}`, { headers });
    expect(response.status).toBe(416);
    expect(await response.json()).toMatchObject({ code: "PGRST103", details });
  });

  test.each(["exact", "planned", "estimated"] as const)("counts rows with count=%s", async (count) => {
    const { count: counted, error } = await rest.from("ducks").select("*", { count, head: true }).eq("pond_id", 1);
    expect(error).toBeNull();
    expect(counted).toEqual(expect.any(Number));
    if (count !== "planned") expect(counted).toBe(2);
  });

  test("counts all rows although it returns a page of them", async () => {
    const page = await rest.from("ducks").select("name", { count: "exact" }).order("id").range(0, 1);
    expect([page.status, page.count, names(page.data)]).toEqual([206, 4, ["Ada", "Bob"]]);
    const rest2 = await rest.from("ducks").select("name", { count: "exact" }).order("id").range(2, 9);
    expect([rest2.status, rest2.count, names(rest2.data)]).toEqual([206, 4, ["Cy", "Dot"]]);
    const none = await rest.from("ducks").select("name", { count: "exact" }).eq("id", 99);
    expect([none.status, none.count, none.data]).toEqual([200, 0, []]);
  });

  test("returns no rows for limit 0", async () => {
    const { data, count } = await rest.from("ducks").select("*", { count: "exact" }).limit(0);
    expect([data, count]).toEqual([[], 4]);
  });
});

describe("the form of an answer", () => {
  test("is one object when one was requested", async () => {
    const { data } = await rest.from("ducks").select("name").eq("id", 1).single();
    expect(data).toEqual({ name: "Ada" });
  });

  test.each([
    ["id=eq.99", 0],
    ["", 4],
  ])("is 406 when there is not exactly one (%s)", async (search, rows) => {
    const response = await send(gateway, `/ducks?${search}`, {
      headers: { accept: "application/vnd.pgrst.object+json" },
    });
    expect(response.status).toBe(406);
    expect(await response.json()).toEqual({
      code: "PGRST116",
      message: "Cannot coerce the result to a single JSON object",
      details: `The result contains ${rows} rows`,
      hint: null,
    });
  });

  test("is CSV, with the header also when there are no rows", async () => {
    const { data } = await rest.from("ducks").select('name, weight, song, "a,b":status').lte("id", 2).order("id").csv();
    expect(data).toBe(`name,weight,song,"a,b"\nAda,3.5,"'cat':2 'fat':1",afloat\nBob,1.25,"'rat':2 'thin':1",ashore`);
    const empty = await rest.from("ducks").select("id, name").eq("id", 99).csv();
    expect(empty.data).toBe("id,name\n");
  });

  test("omits nulls on request", async () => {
    const { data } = await rest.from("ducks").select("name, pond_id").eq("id", 4).stripNulls();
    expect(data).toEqual([{ name: "Dot" }]);
    const one = await rest.from("ducks").select("name, pond_id").eq("id", 4).single().stripNulls();
    expect(one.data).toEqual({ name: "Dot" });
  });

  test("is headers only for HEAD", async () => {
    const response = await send(gateway, "/ducks", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-range")).toBe("0-3/*");
    expect(await response.text()).toBe("");
  });

  test("comes from another exposed schema by profile", async () => {
    const response = await send(gateway, "/keepers?order=id", { headers: { "accept-profile": "zoo" } });
    expect(response.headers.get("content-profile")).toBe("zoo");
    expect(names(await response.json())).toEqual(["Ada", "Grace"]);
  });

  test("lists the allowed methods for OPTIONS", async () => {
    const table = await send(gateway, "/ducks", { method: "OPTIONS" });
    expect(table.headers.get("allow")).toBe("OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE");
    const view = await send(gateway, "/pond_sizes", { method: "OPTIONS" });
    expect(view.headers.get("allow")).toBe("OPTIONS,GET,HEAD");
  });

  test("lists only POST for a volatile function", async () => {
    const volatile = await send(gateway, "/rpc/hatch", { method: "OPTIONS" });
    expect(volatile.headers.get("allow")).toBe("OPTIONS,POST");
    const stable = await send(gateway, "/rpc/duck_names", { method: "OPTIONS" });
    expect(stable.headers.get("allow")).toBe("OPTIONS,GET,HEAD,POST");
  });

  test("describes at the root only what the caller may use", async () => {
    const response = await send(gateway, "/");
    const { definitions, paths } = (await response.json()) as { definitions: Record<string, unknown>; paths: object };
    expect(Object.keys(definitions)).toContain("ducks");
    expect(Object.keys(definitions)).not.toContain("locked");
    expect(Object.keys(paths)).toContain("/rpc/add_up");
    expect(response.headers.get("content-profile")).toBe("public");
  });

  test("is refused at the root for an unsupported media type", async () => {
    const response = await send(gateway, "/", { headers: { accept: "text/csv" } });
    expect([response.status, await response.json()]).toMatchObject([406, { code: "PGRST107" }]);
    const mixed = await send(gateway, "/", { headers: { accept: "text/csv, */*;q=0.1" } });
    expect(mixed.headers.get("content-type")).toBe("application/openapi+json; charset=utf-8");
  });
});

describe("aggregates", () => {
  test("group by the other columns", async () => {
    const { data } = await rest
      .from("ducks")
      .select("pond_id, weight.sum(), n:weight.count(), weight.max()::text")
      .order("pond_id");
    expect(data).toEqual([
      { pond_id: 1, sum: 4.75, n: 2, max: "3.5" },
      { pond_id: 2, sum: 2, n: 1, max: "2" },
      { pond_id: null, sum: 4, n: 1, max: "4" },
    ]);
  });

  test("are ordered by an alias of a column of a spread row", async () => {
    const counted = async (order: string) => {
      const response = await send(gateway, `/ducks?select=...ponds(pond:name,ducks:count())&order=${order}`);
      return response.json();
    };
    const [mill, moss, none] = [
      { pond: "Mill", ducks: 2 },
      { pond: "Moss", ducks: 1 },
      { pond: null, ducks: 0 },
    ];
    expect(await counted("ponds(pond).desc.nullslast")).toEqual([moss, mill, none]);
    expect(await counted("ponds(name).nullsfirst")).toEqual([none, mill, moss]);
    expect(await counted("ponds(ducks)")).toMatchObject({ code: "42703" });
    const plain = await send(gateway, "/ducks?select=name,...ponds(pond:name)&order=ponds(pond).desc,id&limit=2");
    expect(await plain.json()).toEqual([
      { name: "Dot", pond: null },
      { name: "Cy", pond: "Moss" },
    ]);
  });

  test("count rows, with and without brackets", async () => {
    expect((await rest.from("ducks").select("count()")).data).toEqual([{ count: 4 }]);
    expect((await rest.from("ponds").select("name, ducks(count)").order("id")).data).toEqual([
      { name: "Mill", ducks: [{ count: 2 }] },
      { name: "Moss", ducks: [{ count: 1 }] },
      { name: "Void", ducks: [{ count: 0 }] },
    ]);
  });

  test("work inside and outside of a spread row", async () => {
    const { data } = await rest.from("ducks").select("status, ...ponds(depth.sum())").order("status");
    expect(data).toEqual([
      { status: "afloat", sum: 3 },
      { status: "ashore", sum: 2.5 },
    ]);
  });

  test("can be grouped by an embedded object and by all columns", async () => {
    const { data } = await rest.from("ducks").select("count(), ponds(name)").eq("pond_id", 1);
    expect(data).toEqual([{ count: 2, ponds: { name: "Mill" } }]);
    const all = await rest.from("badges").select("*, count()").order("id");
    expect(all.data).toEqual([
      { id: 1, label: "swimmer", count: 1 },
      { id: 2, label: "diver", count: 1 },
    ]);
  });

  test("are ordered only by selected columns", async () => {
    const { error, status } = await rest.from("ducks").select("count()").order("id");
    expect([status, error?.code]).toEqual([400, "42803"]);
  });
});
