import { describe, expect, test } from "vitest";
import { isNestedDeeperThan } from "#edge/json-depth.ts";
import { parseBody } from "./parse-body.ts";
import { parseCsv } from "./parse-csv.ts";

const rules = { isCall: false, isListed: false, maxRows: 3 };
const parse = (text: string, more: Partial<typeof rules> = {}, type = "application/json") =>
  parseBody(Buffer.from(text), type, { ...rules, ...more });

describe("a body", () => {
  test("is passed on unchanged, and described by its keys", () => {
    expect(parse(' {"a": 1.0, "__proto__": 2} ')).toEqual({
      kind: "json",
      text: ' {"a": 1.0, "__proto__": 2} ',
      isArray: false,
      keys: ["a", "__proto__"],
      rowCount: 1,
    });
    expect(parse('[{"a":1,"b":2},{"b":3,"a":4}]')).toMatchObject({ isArray: true, keys: ["a", "b"], rowCount: 2 });
    expect(parse("[]")).toMatchObject({ isArray: true, keys: [], rowCount: 0 });
  });

  test("has no rows when it is a plain value", () => {
    expect(parse("5")).toMatchObject({ text: "[]", isArray: true, rowCount: 0 });
    expect(parse("5", { isCall: true })).toMatchObject({ text: "5", isArray: false });
    expect(parse("", { isCall: true })).toMatchObject({ text: "{}", keys: [] });
  });

  test("may have rows with different keys when the URL names the columns", () => {
    const mixed = '[{"a":1},{"b":2}]';
    expect(() => parse(mixed)).toThrow("All object keys must match");
    expect(parse(mixed, { isListed: true })).toMatchObject({ rowCount: 2 });
  });

  test("is refused when it is too large or not JSON", () => {
    expect(() => parse("[{},{},{},{}]")).toThrow("At most 3 rows");
    for (const text of ["", "{", "nope", "{'a':1}"]) expect(() => parse(text)).toThrow("Empty or invalid json");
    expect(() => parseBody(Buffer.from([0x22, 0xff, 0x22]), undefined, rules)).toThrow("Empty or invalid json");
    expect(() => parse("{}", {}, "text/html")).toThrow("Content-Type not acceptable: text/html");
    expect(() => parse("a", {}, "text/plain")).toThrow("Content-Type not acceptable");
  });

  test("from a form is a row of text", () => {
    expect(parse("a=1&b=x+y%26", {}, "application/x-www-form-urlencoded")).toMatchObject({
      text: '{"a":"1","b":"x y&"}',
      keys: ["a", "b"],
    });
  });
});

describe("a CSV body", () => {
  test.each([
    ["a,b\n1,2\n", [{ a: "1", b: "2" }]],
    [
      "a,b\r\n1,2\r\n3,4",
      [
        { a: "1", b: "2" },
        { a: "3", b: "4" },
      ],
    ],
    ['a\n"x,""y""\nz"\n', [{ a: 'x,"y"\nz' }]],
    ['a,b\nNULL,"NULL"', [{ a: null, b: "NULL" }]],
    ["a,b\n1,\n", [{ a: "1", b: "" }]],
    ["a,b\n,", [{ a: "", b: "" }]],
    ["a\n", []],
  ])("reads %j", (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test.each(["", 'a\n"x', 'a\n"x"y', "a,b\n1"])("refuses %j", (text) => {
    expect(() => parseCsv(text)).toThrow();
  });
});

test("nesting is counted outside of strings", () => {
  expect(isNestedDeeperThan('{"a":["[[[[\\"[["]}', 2)).toBe(false);
  expect(isNestedDeeperThan("[[[]]]", 2)).toBe(true);
  expect(isNestedDeeperThan("[][][][]", 1)).toBe(false);
});
