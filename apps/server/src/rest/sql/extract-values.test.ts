import { describe, expect, test } from "vitest";
import { extractValues, restoreValues } from "./extract-values.ts";

const shapeOf = (search: string) => extractValues(search).search;

describe("lifting values out of a query string", () => {
  test("gives queries that differ only in plain values the same shape", () => {
    expect(shapeOf("select=id&id=eq.1&at=gte.2024-01-02")).toBe(shapeOf("select=id&id=eq.22&at=gte.1999-12-31"));
    expect(shapeOf("id=eq.1")).not.toBe(shapeOf("id=neq.1"));
    expect(shapeOf("id=eq.1")).not.toBe(shapeOf("other=eq.1"));
    expect(shapeOf("id=eq.1")).not.toBe(shapeOf("id=eq.1&id=eq.2"));
  });

  test.each([
    "select=eq.id",
    "order=eq.id",
    "limit=eq.1",
    "or=eq.1",
    "columns=eq.id",
    "on_conflict=eq.id",
    "apikey=eq.x",
    "id=like.a",
    "id=in.(1,2)",
    "id=is.null",
    "id=not.eq.1",
    "id=eq(any).1",
    "id=eq.",
    "id=eq.a%20b",
    "id=eq.a+b",
    "embed.id=eq.1",
    "data->>key=eq.1",
  ])("leaves %s unchanged", (search) => {
    expect(extractValues(search)).toEqual({ search, values: [] });
  });

  test("puts each value back at its placeholder, as often as it occurs", () => {
    const extracted = extractValues("a=eq.one&b=like.x&c=lt.two");
    const [a, b, c] = extracted.search.split("&").map((pair) => pair.slice(pair.indexOf(".") + 1));
    expect(restoreValues([c!, a!, null, b!, "20", a!], extracted)).toEqual(["two", "one", null, "x", "20", "one"]);
  });
});
