import { describe, expect, test } from "vitest";
import { parseOrder } from "./parse-order.ts";
import { parseQuery } from "./parse-query.ts";
import { DEFAULT_REST_LIMITS } from "./rest-limits.ts";

const parse = (search: string, isCall = false) => parseQuery(search, isCall, DEFAULT_REST_LIMITS);

describe("a query string", () => {
  test("is split into parameters, each with its resource", () => {
    const query = parse(
      "select=id&a=eq.1&b.c=gt.2&order=id.desc&b.order=x&limit=3&b.limit=4&b.offset=5&or=(a.eq.1)&b.not.and=(c.eq.2)",
    );
    expect(query.select).toHaveLength(1);
    expect(query.conditions.map(({ path, value }) => [path, value.kind, value.isNegated])).toEqual([
      [[], "filter", false],
      [["b"], "filter", false],
      [[], "group", false],
      [["b"], "group", true],
    ]);
    expect(query.orders.map(({ path }) => path)).toEqual([[], ["b"]]);
    expect(query.windows).toEqual([
      { path: [], value: { limit: 3n, offset: null } },
      { path: ["b"], value: { limit: 4n, offset: 5n } },
    ]);
  });

  test("accepts columns with dots and quotes in their names", () => {
    expect(parse('"a.b"=eq.1').conditions).toMatchObject([{ path: [], value: { field: { name: "a.b" } } }]);
    expect(parse('b."c.d"->"e.f"=eq.1').conditions).toMatchObject([
      { path: ["b"], value: { field: { name: "c.d", path: [{ key: "e.f" }] } } },
    ]);
    expect(() => parse("data->>a.b=eq.1")).toThrow(/failed to parse tree path/);
  });

  test("decodes a plus as a space, and an encoded plus as a plus", () => {
    expect(parse("a=eq.x+y%2Bz").conditions).toMatchObject([{ value: { operation: { value: "x y+z" } } }]);
  });

  test("ignores a limit that is not a number, and the API key", () => {
    expect(parse("limit=abc&apikey=x").windows).toEqual([{ path: [], value: { limit: null, offset: null } }]);
  });

  test("has arguments for a function, and filters beside them", () => {
    const query = parse("a=1&b=eq.2&name=e.g.+this", true);
    expect(query.args).toEqual([
      ["a", "1"],
      ["name", "e.g. this"],
    ]);
    expect(query.conditions).toHaveLength(1);
  });

  test.each(["a=%ff", "%zz=eq.1", "a=eq.%"])("refuses bytes that are not UTF-8: %s", (search) => {
    expect(() => parse(search)).toThrow("percent-encoded");
  });

  test.each(["a=eq.%00", "select=%22a%00%22:id", "%00=eq.1"])("refuses a NUL, wherever it is: %s", (search) => {
    expect(() => parse(search)).toThrow("0x00");
  });

  test("counts its conditions inside and, or and not", () => {
    const many = Array.from({ length: 17 }, () => "a.eq.1").join(",");
    expect(() => parse(`or=(${many},and(${many}))&a=eq.1`)).not.toThrow();
    expect(() => parse(`or=(${many},and(${many}),or(${many}))`)).toThrow("At most 50 conditions");
  });
});

describe("an order", () => {
  const term = (name: string, more: object = {}) => ({
    relation: null,
    field: { name, path: [] },
    direction: null,
    nulls: null,
    ...more,
  });
  test.each<[string, object[]]>([
    ["a", [term("a")]],
    ["a.desc", [term("a", { direction: "desc" })]],
    ["a.asc.nullsfirst,b.nullslast", [term("a", { direction: "asc", nulls: "first" }), term("b", { nulls: "last" })]],
    ["r(a).desc", [term("a", { relation: "r", direction: "desc" })]],
    [
      "data->a->>b.desc",
      [
        term("data", {
          direction: "desc",
          field: {
            name: "data",
            path: [
              { key: "a", isIndex: false, asText: false },
              { key: "b", isIndex: false, asText: true },
            ],
          },
        }),
      ],
    ],
    ['"a.desc".asc', [term("a.desc", { direction: "asc" })]],
  ])("reads %j", (text, expected) => {
    expect(parseOrder(text)).toEqual(expected);
  });

  test.each(["", "a.up", "a.descc", "a.desc.nulls", "a,,b", "r(a", "r(a,b)", "a.asc.desc"])("refuses %j", (text) => {
    expect(() => parseOrder(text)).toThrow(/failed to parse order/);
  });
});
