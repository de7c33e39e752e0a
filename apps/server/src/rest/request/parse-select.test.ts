import { describe, expect, test } from "vitest";
import { parseSelect, type SelectField } from "./parse-select.ts";

const field = (name: string, more: Partial<SelectField> = {}): SelectField => ({
  kind: "field",
  name,
  path: [],
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
  ...more,
});
const embed = (name: string, select: unknown[], more: object = {}) => ({
  kind: "embed",
  name,
  alias: null,
  hint: null,
  isInner: false,
  isSpread: false,
  select,
  ...more,
});
const key = (name: string, asText = false) => ({ key: name, isIndex: false, asText });
const index = (at: string, asText = false) => ({ key: at, isIndex: true, asText });

describe("select", () => {
  test.each<[string, unknown[]]>([
    ["", []],
    ["*", [field("*")]],
    ["id,name", [field("id"), field("name")]],
    [" id , name ", [field("id"), field("name")]],
    ["a b", [field("a b")]],
    ["a-b", [field("a-b")]],
    ['"a,b(c"', [field("a,b(c")]],
    ['"a\\"b"', [field('a"b')]],
    ["naïve_名前", [field("naïve_名前")]],
    ["al:id", [field("id", { alias: "al" })]],
    ['"al ias":id', [field("id", { alias: "al ias" })]],
    ["id::text", [field("id", { cast: "text" })]],
    ["al:id::double precision", [field("id", { alias: "al", cast: "double precision" })]],
    ["data->a", [field("data", { path: [key("a")] })]],
    ["data->a->>b", [field("data", { path: [key("a"), key("b", true)] })]],
    ["data->0->>-1", [field("data", { path: [index("0"), index("-1", true)] })]],
    ['data->"a.b"->>c::int', [field("data", { path: [key("a.b"), key("c", true)], cast: "int" })]],
    ["data->!@#$_a", [field("data", { path: [key("!@#$_a")] })]],
    ["data->1a", [field("data", { path: [key("1a")] })]],
    ["count()", [field("*", { aggregate: "count" })]],
    ["n:count()::text", [field("*", { aggregate: "count", alias: "n", aggregateCast: "text" })]],
    ["id.sum()", [field("id", { aggregate: "sum" })]],
    ["id::int.avg()::text", [field("id", { cast: "int", aggregate: "avg", aggregateCast: "text" })]],
    ["a(b)", [embed("a", [field("b")])]],
    ["a()", [embed("a", [])]],
    ["a(*),b", [embed("a", [field("*")]), field("b")]],
    ["x:a!hint(b)", [embed("a", [field("b")], { alias: "x", hint: "hint" })]],
    ["a!inner(b)", [embed("a", [field("b")], { isInner: true })]],
    ["a!left(b)", [embed("a", [field("b")])]],
    ["a!hint!inner(b)", [embed("a", [field("b")], { hint: "hint", isInner: true })]],
    ["a!inner!hint(b)", [embed("a", [field("b")], { hint: "hint", isInner: true })]],
    ["a!innermost(b)", [embed("a", [field("b")], { hint: "innermost" })]],
    ["...a(b)", [embed("a", [field("b")], { isSpread: true })]],
    ["a(b(c))", [embed("a", [embed("b", [field("c")])])]],
    ["a ( b )", [embed("a", [field("b")])]],
  ])("reads %j", (text, expected) => {
    expect(parseSelect(text, 5)).toEqual(expected);
  });

  test.each([
    "a(",
    "a)",
    "a(b",
    "a,,b",
    ",a",
    "a,",
    ":a",
    "a:",
    "a::",
    "a!b",
    "a!(b)",
    "a->",
    "a->>",
    "...a",
    "a[]",
    "a(b))",
    '"a',
    "a.nope()",
    "*x",
    "(a)",
  ])("refuses %j", (text) => {
    expect(() => parseSelect(text, 5)).toThrow(/failed to parse select parameter/);
  });

  test("reports where parsing stopped", () => {
    expect(() => parseSelect("id,a[]", 5)).toThrow('"failed to parse select parameter (id,a[])" (line 1, column 5)');
  });

  test("is refused beyond the maximum depth", () => {
    expect(() => parseSelect("a(b(c(d)))", 2)).toThrow("nested too deeply");
    expect(() => parseSelect("a(".repeat(10_000), 5)).toThrow("nested too deeply");
  });
});
