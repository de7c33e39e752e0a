import { describe, expect, test } from "vitest";
import { mediaName, parseAccept } from "./parse-media.ts";
import { appliedPreferences, parsePrefer } from "./parse-prefer.ts";
import { parseRange } from "./parse-range.ts";

describe("Prefer", () => {
  test("is read from one line, and the first of two values counts", () => {
    const prefer = parsePrefer(
      "return=minimal, return=representation,count=exact , max-affected=5,handling=strict, x, tx=never",
    );
    expect(prefer).toMatchObject({ return: "minimal", count: "exact", maxAffected: 5, handling: "strict", tx: null });
    expect(prefer.unknown).toEqual(["x", "tx=never"]);
  });

  test("cannot access an object's prototype", () => {
    expect(parsePrefer("__proto__=x, constructor=y").unknown).toEqual(["__proto__=x", "constructor=y"]);
  });

  test("is echoed in PostgREST's order", () => {
    const prefer = parsePrefer("tx=rollback, count=exact, max-affected=3, return=minimal");
    expect(appliedPreferences(prefer, ["return", "count", "tx", "maxAffected"])).toBe(
      "return=minimal, count=exact, tx=rollback",
    );
    expect(appliedPreferences(prefer, ["missing"])).toBeNull();
  });
});

describe("Accept", () => {
  test.each([
    [undefined, ["application/json"]],
    ["*/*", ["application/json"]],
    ["text/csv;q=0.5, application/json", ["application/json", "text/csv"]],
    ["application/vnd.pgrst.object+json;nulls=stripped", ["application/vnd.pgrst.object+json;nulls=stripped"]],
    ["application/vnd.pgrst.object", ["application/vnd.pgrst.object+json"]],
    ["application/vnd.pgrst.array+json", ["application/json"]],
    [
      'application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|nope|buffers',
      ['application/vnd.pgrst.plan+json; for="text/csv"; options=analyze|buffers'],
    ],
    ["text/html", ["text/html"]],
  ])("%s", (header, names) => {
    expect(parseAccept(header).map(mediaName)).toEqual(names);
  });
});

describe("Range", () => {
  const all = { limit: null, offset: null };
  test.each([
    [undefined, all, { offset: 0n, limit: null }],
    ["0-9", all, { offset: 0n, limit: 10n }],
    ["5-", all, { offset: 5n, limit: null }],
    ["items=5-5", all, { offset: 5n, limit: 1n }],
    ["bytes=0-1,5-6", all, { offset: 0n, limit: null }],
    ["0-9", { limit: 5n, offset: 2n }, { offset: 2n, limit: 5n }],
    ["4-5", { limit: 5n, offset: 2n }, { offset: 4n, limit: 2n }],
    ["50-60", { limit: 5n, offset: 2n }, { offset: 50n, limit: 0n }],
    [undefined, { limit: null, offset: -4n }, { offset: 0n, limit: null }],
  ])("%s within %o", (header, window, expected) => {
    expect(parseRange(header, window)).toEqual(expected);
  });

  test("is refused when it is impossible", () => {
    expect(() => parseRange("5-2", all)).toThrow("not satisfiable");
    expect(() => parseRange(undefined, { limit: -1n, offset: null })).toThrow("not satisfiable");
    expect(() => parseRange(`${"9".repeat(30)}-`, all)).toThrow("out of range");
  });
});
