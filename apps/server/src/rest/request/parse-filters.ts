import { parseField, type Field } from "./parse-field.ts";
import { accept, expect, fail, isAtEnd, match, scan, skipBlanks, type Scanner } from "./text-scanner.ts";

export type Operation =
  | { kind: "compare"; operator: string; quantifier: "any" | "all" | null; value: string }
  | { kind: "in"; values: string[] }
  | { kind: "is"; value: "null" | "not null" | "true" | "false" | "unknown" }
  | { kind: "distinct"; value: string }
  | { kind: "search"; query: string; config: string | null; value: string };

export type Filter = { kind: "filter"; field: Field; isNegated: boolean; operation: Operation };
export type LogicGroup = { kind: "group"; operator: "and" | "or"; isNegated: boolean; items: Condition[] };
export type Condition = Filter | LogicGroup;

/** Operators that also accept a list: `eq(any).{1,2}`. */
const QUANTIFIED: Record<string, string> = {
  eq: "=",
  gte: ">=",
  gt: ">",
  lte: "<=",
  lt: "<",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
};

const SIMPLE: Record<string, string> = {
  neq: "<>",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
};

const SEARCH: Record<string, string> = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
};

const IS_VALUES = { null: "null", not_null: "not null", true: "true", false: "false", unknown: "unknown" } as const;

const OPERATOR = /[a-z]+/y;
const QUANTIFIER = /\((?:any|all)\)/y;
const CONFIG = /\([\p{L}\p{M}\p{N}_ $]+\)/uy;
const LOGIC_VALUE = /\{[^{}]*\}|[^,)]*/y;
const LIST_VALUE = /[^,)]*/y;
const QUOTED = /"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y;
const REST = /[\s\S]*/y;

/** The value of `column=…`: everything after the operator is the value. */
export function parseFilter(field: Field, text: string): Filter {
  const scanner = scan(text, "filter");
  const filter = parseOperation(scanner, field, (at) => match(at, REST) ?? "");
  if (!isAtEnd(scanner)) fail(scanner, "end of input");
  return filter;
}

/** Whether text starts like a filter; this tells filters from arguments in a GET call. */
export function looksLikeFilter(text: string): boolean {
  const [first = "", second] = text.split(".", 2);
  if (second === undefined) return false;
  if (first === "not" || first === "in" || first === "is" || first === "isdistinct") return true;
  const name = first.replace(/\(.*$/, "");
  return Object.hasOwn(QUANTIFIED, name) || Object.hasOwn(SIMPLE, name) || Object.hasOwn(SEARCH, name);
}

/** A condition inside `and(…)` and `or(…)`, where a comma or bracket ends an unquoted value. */
export function parseLogicFilter(scanner: Scanner): Filter {
  const field = parseField(scanner);
  expect(scanner, ".");
  return parseOperation(scanner, field, parseLogicValue);
}

function parseOperation(scanner: Scanner, field: Field, parseValue: (scanner: Scanner) => string): Filter {
  const isNegated = accept(scanner, "not.");
  const start = scanner.at;
  const name = match(scanner, OPERATOR) ?? "";
  const operation = parseKnown(scanner, name, parseValue);
  if (operation) return { kind: "filter", field, isNegated, operation };
  scanner.at = start;
  return fail(scanner, isNegated ? "operator (eq, gt, ...)" : '"not" or operator (eq, gt, ...)');
}

function parseKnown(scanner: Scanner, name: string, parseValue: (scanner: Scanner) => string): Operation | null {
  if (Object.hasOwn(QUANTIFIED, name)) {
    const found = match(scanner, QUANTIFIER);
    const quantifier = found === null ? null : found === "(any)" ? "any" : "all";
    if (!accept(scanner, ".")) return null;
    const value = parseValue(scanner);
    const isPattern = name === "like" || name === "ilike";
    return {
      kind: "compare",
      operator: QUANTIFIED[name]!,
      quantifier,
      value: isPattern ? value.replaceAll("*", "%") : value,
    };
  }
  if (Object.hasOwn(SEARCH, name)) {
    const config = match(scanner, CONFIG)?.slice(1, -1).trim() ?? null;
    if (!accept(scanner, ".")) return null;
    return { kind: "search", query: SEARCH[name]!, config, value: parseValue(scanner) };
  }
  if (!accept(scanner, ".")) return null;
  if (name === "in") return { kind: "in", values: parseList(scanner) };
  if (name === "is") return { kind: "is", value: parseIsValue(scanner) };
  if (name === "isdistinct") return { kind: "distinct", value: parseValue(scanner) };
  if (!Object.hasOwn(SIMPLE, name)) return null;
  return { kind: "compare", operator: SIMPLE[name]!, quantifier: null, value: parseValue(scanner) };
}

function parseIsValue(scanner: Scanner): (typeof IS_VALUES)[keyof typeof IS_VALUES] {
  const start = scanner.at;
  const word = (match(scanner, /[a-z_]+/iy) ?? "").toLowerCase();
  if (Object.hasOwn(IS_VALUES, word)) return IS_VALUES[word as keyof typeof IS_VALUES];
  scanner.at = start;
  return fail(scanner, "isVal: (null, not_null, true, false, unknown)");
}

function parseList(scanner: Scanner): string[] {
  const values: string[] = [];
  skipBlanks(scanner);
  expect(scanner, "(");
  skipBlanks(scanner);
  do {
    values.push(parseQuotedOr(scanner, LIST_VALUE));
  } while (accept(scanner, ","));
  skipBlanks(scanner);
  expect(scanner, ")");
  skipBlanks(scanner);
  return values.length === 1 && values[0] === "" ? [] : values;
}

function parseLogicValue(scanner: Scanner): string {
  return parseQuotedOr(scanner, LOGIC_VALUE);
}

/** Quotes count only when they enclose the whole value. */
function parseQuotedOr(scanner: Scanner, bare: RegExp): string {
  const quoted = match(scanner, QUOTED);
  if (quoted !== null) return quoted.slice(1, -1).replace(/\\([\s\S])/g, "$1");
  return match(scanner, bare) ?? "";
}
