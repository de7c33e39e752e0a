import { describe, expect, test } from "vitest";
import { filterSql, parseRowFilters } from "./row-filters.ts";

describe("the filter of a row subscription", () => {
  test("is a list of conditions that are separated by commas", () => {
    expect(parseRowFilters("id=gt.5,name=not.like.a%")).toEqual([
      { column: "id", operator: "gt", values: ["5"], isNegated: false },
      { column: "name", operator: "like", values: ["a%"], isNegated: true },
    ]);
  });

  test("keeps commas, parentheses and quotes inside quoted values", () => {
    expect(parseRowFilters(String.raw`name=eq."a,b(\"c\")",id=eq.1`).map(({ values }) => values)).toEqual([
      ['a,b("c")'],
      ["1"],
    ]);
  });

  test("reads lists", () => {
    expect(parseRowFilters('name=in.(a,"b,c",d)')[0]!.values).toEqual(["a", "b,c", "d"]);
  });

  test("may be empty", () => {
    expect(parseRowFilters("  ")).toEqual([]);
  });

  test.each(["undefined", "subject=foo.hey", "id=eq", "id=in.1,2", "id=is.maybe", "id=eq.1,"])(
    "refuses %s with a sentence",
    (text) => {
      expect(() => parseRowFilters(text)).toThrow("Error parsing `filter` params");
    },
  );

  test("becomes SQL in which every value is a parameter", () => {
    const values: string[] = [];
    const sql = filterSql(
      parseRowFilters(`id=in.(1,2),"na""me=is.null,name=not.match.^a'`),
      () => "bigint",
      (value) => `$${values.push(value)}`,
    );
    expect(sql).toBe(
      `coalesce((t."id" in ($1::bigint,$2::bigint)) and (t."""na""""me" is null) and not (t."name"::text ~ $3), false)`,
    );
    expect(values).toEqual(["1", "2", "^a'"]);
  });
});
