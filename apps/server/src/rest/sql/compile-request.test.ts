import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "#edge/api-error.ts";
import type { CatalogueRows, ColumnRow, TypeRow } from "#rest/catalogue/catalogue-rows.ts";
import { compileRequest } from "./compile-request.ts";
import { readCatalogue } from "#rest/catalogue/load-catalogue.ts";
import { parseBody } from "#rest/request/parse-body.ts";
import { parseRequest, type IncomingRequest } from "#rest/request/parse-request.ts";
import { DEFAULT_REST_LIMITS } from "#rest/request/rest-limits.ts";

const limits = DEFAULT_REST_LIMITS;

const type = (oid: number, name: string, spelled = name): TypeRow => ({
  oid,
  schema: "pg_catalog",
  name,
  kind: "b",
  spelled,
  array: false,
  base: null,
  row_of: null,
  default: null,
});
const column = (table: number, position: number, name: string, typeOid: number, spelled: string): ColumnRow => ({
  table,
  position,
  name,
  type: typeOid,
  spelled,
  nullable: true,
  default: null,
});
const ROWS: CatalogueRows = {
  tables: [
    { oid: 1, schema: "public", name: 'du"cks', kind: "r", updatable: 28 },
    { oid: 2, schema: "public", name: "ponds", kind: "r", updatable: 28 },
  ],
  columns: [
    column(1, 1, "id", 20, "bigint"),
    column(1, 2, "name", 25, "text"),
    column(1, 3, "pond_id", 20, "bigint"),
    column(1, 4, "data", 3802, "jsonb"),
    column(2, 1, "id", 20, "bigint"),
    column(2, 2, "name", 25, "text"),
  ],
  views: null,
  keys: [
    { kind: "p", name: "ducks_pkey", table: 1, columns: [1], foreign_table: 0, foreign_columns: null },
    { kind: "p", name: "ponds_pkey", table: 2, columns: [1], foreign_table: 0, foreign_columns: null },
    { kind: "f", name: "ducks_pond_id_fkey", table: 1, columns: [3], foreign_table: 2, foreign_columns: [1] },
  ],
  functions: [
    {
      schema: "public",
      name: "add",
      volatility: "i",
      set: false,
      rows: 0,
      defaults: 0,
      returns: 20,
      names: ["a", "b"],
      modes: null,
      types: [20, 25],
    },
  ],
  types: [type(20, "int8", "bigint"), type(25, "text"), type(3802, "jsonb")],
  enums: null,
  geojson: null,
};
const catalogue = readCatalogue(ROWS, ["public"]);

function compile(search: string, more: Partial<IncomingRequest> = {}, limits = DEFAULT_REST_LIMITS) {
  const incoming: IncomingRequest = {
    method: "GET",
    isCall: false,
    name: 'du"cks',
    search,
    headers: {},
    body: null,
    ...more,
  };
  return compileRequest({ catalogue, limits }, parseRequest(incoming, ["public"], limits));
}
const json = (text: string, isCall = false) =>
  parseBody(Buffer.from(text), undefined, { isCall, isListed: false, maxRows: 100 });

function errorOf(act: () => unknown): ApiError {
  try {
    act();
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}

// Recognizable in any text, with characters that end a string, a name or a comment.
const value = fc
  .string({ maxLength: 12, unit: "grapheme" })
  .map((text) => `M4RK${text.replaceAll("\0", "")}'"$1--/*\\`);

describe("the SQL of a request", () => {
  test("is the same for all values, and contains none of them", () => {
    const shapes: ((text: string) => { text: string; values: { list: (string | null)[] } })[] = [
      (text) => compile(`name=eq.${encodeURIComponent(text)}`),
      (text) => compile(`name=not.ilike.${encodeURIComponent(text)}&limit=5`),
      (text) => compile(`name=fts(english).${encodeURIComponent(text)}`),
      (text) => compile(`name=in.(${encodeURIComponent(JSON.stringify(text))},b)`),
      (text) => compile(`or=(name.eq.${encodeURIComponent(JSON.stringify(text))},id.eq.1)`),
      (text) => compile(`select=id,ponds(name)&ponds.name=neq.${encodeURIComponent(text)}`),
      (text) => compile(`select=x:data->${encodeURIComponent(JSON.stringify(text))}`),
      (text) => compile(`order=data->${encodeURIComponent(JSON.stringify(text))}`),
      (text) => compile(`name=eq.${encodeURIComponent(text)}`, { method: "DELETE" }),
      (text) => compile(`id=eq.1&name=eq.${encodeURIComponent(text)}`, { method: "PATCH", body: json('{"name":"x"}') }),
      (text) => compile(`a=1&b=${encodeURIComponent(text)}`, { isCall: true, name: "add" }),
    ];
    for (const shape of shapes) {
      fc.assert(
        fc.property(value, value, (one, other) => {
          const compiled = shape(one);
          expect(compiled.text).toBe(shape(other).text);
          expect(compiled.text).not.toContain("M4RK");
          expect(compiled.values.list.some((bound) => bound?.includes("M4RK"))).toBe(true);
        }),
        { numRuns: 30 },
      );
    }
  });

  test("contains client names only as quoted identifiers", () => {
    fc.assert(
      fc.property(value, (alias) => {
        const { text } = compile(`select=${encodeURIComponent(JSON.stringify(alias))}:name`);
        const withoutNames = text.replace(/"(?:[^"]|"")*"/g, "");
        expect(withoutNames).not.toContain("M4RK");
      }),
    );
  });

  test("contains the body only as a value", () => {
    const body = json('{"name":"M4RK"}');
    const { text, values } = compile("", { method: "POST", body });
    expect(text).not.toContain("M4RK");
    expect(text).toContain("json_to_record($1::json)");
    expect(values).toEqual({ list: [null], bodyAt: 0 });
  });

  test("quotes names from the catalogue", () => {
    expect(compile("select=id").text).toContain('from "public"."du""cks" as t0');
  });

  test("reads a limited number of relations, counting conditions on embeds each time", () => {
    const exists = (count: number) => Array.from({ length: count }, () => "ponds=not.is.null").join("&");
    const select = "select=id,ponds(id)";
    const open = { ...limits, maxConditions: 100 };
    const relations = ({ text }: { text: string }) => text.match(/ from "public"/g)?.length;
    expect(relations(compile(`${select}&${exists(62)}`, {}, open))).toBe(64);
    expect(() => compile(`${select}&${exists(63)}`, {}, open)).toThrow("more than 64 relations");
  });

  test("allows the maximum number of embeds, each inner and counted", () => {
    const embeds = Array.from({ length: limits.maxEmbeds }, (_, n) => `e${n}:ponds!inner(id)`).join(",");
    expect(() => compile(`select=${embeds}`, { headers: { prefer: "count=exact" } })).not.toThrow();
  });

  test("has no more values than the protocol can number", () => {
    const path = `data${"->1".repeat(20)}`;
    const filters = Array.from({ length: 33 }, () => `ponds.name${"->1".repeat(20)}=eq.1`);
    const exists = Array.from({ length: 60 }, () => "ponds=not.is.null");
    const search = ["select=id,ponds(id)", `${path}=eq.1`, ...filters, ...exists].join("&");
    expect(() => compile(search, {}, { ...limits, maxConditions: 100 })).toThrow("more than 32000 values");
  });

  test("quotes only the beginning of an unknown name", () => {
    const long = "x".repeat(5000);
    const body = json(JSON.stringify({ [long]: 1 }));
    const mistakes = [
      () => compile("", { name: long }),
      () => compile(`select=${long}`),
      () => compile(`select=id::${long}`),
      () => compile(`select=${long}(id)`),
      () => compile(`select=id,${long}!`),
      () => compile(`${long}.id=eq.1`),
      () => compile("", { method: "POST", body }),
      () => compile("", { isCall: true, name: "add", method: "POST", body }),
      () => compile("", { isCall: true, name: long }),
      () => compile("", { headers: { "accept-profile": long } }),
    ];
    for (const mistake of mistakes) {
      const error = errorOf(mistake);
      expect(error.message).toContain("xxx…");
      expect(JSON.stringify([error.message, error.details, error.hint]).length).toBeLessThan(1000);
    }
  });

  test("counts separately only when a page is full", () => {
    const { text } = compile("limit=5", { headers: { prefer: "count=exact" } });
    expect(text).toContain("case when count(*) <");
    expect(compile("limit=5").text).not.toContain("case when count(*)");
  });

  test("uses a read-only transaction for reads, and another for writes", () => {
    expect(compile("").isReadOnly).toBe(true);
    expect(
      compile("", { isCall: true, name: "add", method: "POST", body: json('{"a":1,"b":"x"}', true) }).isReadOnly,
    ).toBe(true);
    expect(compile("id=eq.1", { method: "DELETE" }).isReadOnly).toBe(false);
  });
});
