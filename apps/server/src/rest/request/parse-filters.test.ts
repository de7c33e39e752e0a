import { describe, expect, test } from "vitest";
import { looksLikeFilter, parseFilter } from "./parse-filters.ts";
import { parseLogic } from "./parse-logic.ts";

const field = { name: "f", path: [] };
const compare = (operator: string, value: string, quantifier: string | null = null) => ({
  kind: "compare",
  operator,
  quantifier,
  value,
});

describe("a filter", () => {
  test.each<[string, object]>([
    ["eq.1", compare("=", "1")],
    ["eq.", compare("=", "")],
    ["eq.a.b,(c)", compare("=", "a.b,(c)")],
    ["neq.1", compare("<>", "1")],
    ["gte.1", compare(">=", "1")],
    ["like.*a%", compare("like", "%a%")],
    ["match.^a*", compare("~", "^a*")],
    ["like(any).{a*,b}", compare("like", "{a%,b}", "any")],
    ["eq(all).{1}", compare("=", "{1}", "all")],
    ["cs.{1,2}", compare("@>", "{1,2}")],
    ["adj.[1,2)", compare("-|-", "[1,2)")],
    ["in.(1,2)", { kind: "in", values: ["1", "2"] }],
    ["in.()", { kind: "in", values: [] }],
    ['in.("a,b","c\\"d",e f)', { kind: "in", values: ["a,b", 'c"d', "e f"] }],
    ['in.(a"b)', { kind: "in", values: ['a"b'] }],
    ["is.null", { kind: "is", value: "null" }],
    ["is.NOT_NULL", { kind: "is", value: "not null" }],
    ["is.True", { kind: "is", value: "true" }],
    ["isdistinct.x", { kind: "distinct", value: "x" }],
    ["fts.a & b", { kind: "search", query: "to_tsquery", config: null, value: "a & b" }],
    ["wfts(english).a.b", { kind: "search", query: "websearch_to_tsquery", config: "english", value: "a.b" }],
  ])("reads %j", (text, operation) => {
    expect(parseFilter(field, text)).toEqual({ kind: "filter", field, isNegated: false, operation });
    expect(parseFilter(field, `not.${text}`)).toEqual({ kind: "filter", field, isNegated: true, operation });
  });

  test.each([
    "",
    "eq",
    "1",
    "noop.1",
    "EQ.1",
    "eq().1",
    "eq(some).1",
    "neq(any).1",
    "is.maybe",
    "is.",
    "in.1",
    "in.(1",
    "fts().x",
    "not.not.eq.1",
    "toString.1",
    "__proto__.1",
  ])("refuses %j", (text) => {
    expect(() => parseFilter(field, text)).toThrow(/failed to parse filter/);
  });

  test("is told from an argument by its prefix", () => {
    for (const text of ["eq.1", "not.eq.1", "in.(1)", "is.null", "like(any).{a}", "fts(english).x"])
      expect(looksLikeFilter(text)).toBe(true);
    for (const text of ["", "1", "hello", "a.b", "e.g. this", "equal.1", "toString.x"])
      expect(looksLikeFilter(text)).toBe(false);
  });
});

describe("a logic tree", () => {
  const or = { operator: "or", isNegated: false } as const;
  const filter = (name: string, operation: object, isNegated = false) => ({
    kind: "filter",
    field: { name, path: [] },
    isNegated,
    operation,
  });

  test.each<[string, object[]]>([
    ["(a.eq.1,b.gt.2)", [filter("a", compare("=", "1")), filter("b", compare(">", "2"))]],
    ["( a.eq.1 , b.is.null )", [filter("a", compare("=", "1 ")), filter("b", { kind: "is", value: "null" })]],
    ['(a.eq."1,)")', [filter("a", compare("=", "1,)"))]],
    ["(a.cs.{1,2},b.eq.3)", [filter("a", compare("@>", "{1,2}")), filter("b", compare("=", "3"))]],
    [
      "(a.in.(1,2),b.not.eq.3)",
      [filter("a", { kind: "in", values: ["1", "2"] }), filter("b", compare("=", "3"), true)],
    ],
    [
      "(and(a.eq.1),not.or(b.eq.2))",
      [
        { kind: "group", operator: "and", isNegated: false, items: [filter("a", compare("=", "1"))] },
        { kind: "group", operator: "or", isNegated: true, items: [filter("b", compare("=", "2"))] },
      ],
    ],
    ["(android.eq.1,order.eq.2)", [filter("android", compare("=", "1")), filter("order", compare("=", "2"))]],
    ['("a.b".eq.1)', [filter("a.b", compare("=", "1"))]],
  ])("reads %j", (text, items) => {
    expect(parseLogic(or, text, 5)).toEqual({ kind: "group", ...or, items });
  });

  test.each(["", "a.eq.1", "()", "(a.eq.1", "(a.eq.1))", "(a)", "(xor(a.eq.1))", "(a.eq.1,)", "(,a.eq.1)"])(
    "refuses %j",
    (text) => {
      expect(() => parseLogic(or, text, 5)).toThrow(/failed to parse/);
    },
  );

  test("is refused beyond the maximum depth", () => {
    expect(() => parseLogic(or, `(${"and(".repeat(20_000)}`, 5)).toThrow("nested too deeply");
  });
});
