import { parseField, parseName, type Field } from "./parse-field.ts";
import { accept, expect, fail, isAtEnd, match, scan, skipBlanks, type Scanner } from "./text-scanner.ts";

export type OrderTerm = {
  /** An embedded to-one resource whose column is used, or null for the resource's own. */
  relation: string | null;
  field: Field;
  direction: "asc" | "desc" | null;
  nulls: "first" | "last" | null;
};

const RELATION = /(?:"(?:[^"\\]|\\.)*"|[\p{L}\p{M}\p{N}_ $-]+)\(/uy;

export function parseOrder(text: string): OrderTerm[] {
  const scanner = scan(text, "order");
  const terms: OrderTerm[] = [];
  do {
    skipBlanks(scanner);
    terms.push(parseTerm(scanner));
    skipBlanks(scanner);
  } while (accept(scanner, ","));
  if (!isAtEnd(scanner)) fail(scanner, '"asc", "desc", "nullsfirst" or "nullslast"');
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  const relation = parseRelation(scanner);
  const field = parseField(scanner);
  if (relation !== null) expect(scanner, ")");
  const direction = accept(scanner, ".asc") ? "asc" : accept(scanner, ".desc") ? "desc" : null;
  const nulls = accept(scanner, ".nullsfirst") ? "first" : accept(scanner, ".nullslast") ? "last" : null;
  return { relation, field, direction, nulls };
}

function parseRelation(scanner: Scanner): string | null {
  const start = scanner.at;
  if (match(scanner, RELATION) === null) return null;
  scanner.at = start;
  const relation = parseName(scanner);
  expect(scanner, "(");
  return relation;
}
