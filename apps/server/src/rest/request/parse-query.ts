import { ApiError } from "#edge/api-error.ts";
import { parseJsonPath, parseName, parseNames, type Field } from "./parse-field.ts";
import { looksLikeFilter, parseFilter, type Condition, type Filter } from "./parse-filters.ts";
import { parseLogic } from "./parse-logic.ts";
import { parseOrder, type OrderTerm } from "./parse-order.ts";
import { parseSelect, type SelectItem } from "./parse-select.ts";
import type { RestLimits } from "./rest-limits.ts";
import { accept, expectEnd, scan } from "./text-scanner.ts";

/** A parameter of one resource of the request; an empty path means the root resource. */
type Placed<T> = { path: string[]; value: T };

export type Window = { limit: bigint | null; offset: bigint | null };

export type RestQuery = {
  select: SelectItem[] | null;
  conditions: Placed<Condition>[];
  orders: Placed<OrderTerm[]>[];
  windows: Placed<Window>[];
  columns: string[] | null;
  onConflict: string[] | null;
  /** Arguments of a function called by GET. */
  args: [string, string][];
};

export function parseQuery(search: string, isCall: boolean, limits: RestLimits): RestQuery {
  const query: RestQuery = {
    select: null,
    conditions: [],
    orders: [],
    windows: [],
    columns: null,
    onConflict: null,
    args: [],
  };
  for (const [key, value] of readPairs(search)) readPair(query, key, value, isCall, limits);
  checkSelect(query.select ?? [], limits);
  checkConditions(
    query.conditions.flatMap(({ value }) => filtersOf(value)),
    limits,
  );
  return query;
}

export function readPairs(search: string): [string, string][] {
  if (search === "") return [];
  const pairs = search.split("&").filter((pair) => pair !== "");
  return pairs.map((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [decode(pair), ""] : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
  });
}

function decode(text: string): string {
  const decoded = decodePercents(text.replaceAll("+", " "));
  // PostgreSQL text cannot contain NUL, and a NUL in the SQL would end it.
  if (decoded.includes("\0")) throw new ApiError(400, "22021", 'invalid byte sequence for encoding "UTF8": 0x00');
  return decoded;
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ApiError(400, "PGRST100", "The query string is not valid percent-encoded UTF-8");
  }
}

function readPair(query: RestQuery, key: string, value: string, isCall: boolean, limits: RestLimits): void {
  // The edge has already read the key; a link may carry it in the query.
  if (key === "apikey") return;
  if (key === "select") query.select ??= parseSelect(value, limits.maxDepth);
  else if (key === "columns") query.columns ??= parseNames(scan(value, "columns parameter"));
  else if (key === "on_conflict") query.onConflict ??= parseNames(scan(value, "on_conflict parameter"));
  else if (!readPlacedPair(query, key, value, limits)) readFilterPair(query, key, value, isCall);
}

/** `order`, `limit`, `offset`, `and` and `or`, each for the resource in the key's prefix. */
function readPlacedPair(query: RestQuery, key: string, value: string, limits: RestLimits): boolean {
  const lastDot = key.lastIndexOf(".");
  const word = lastDot < 0 ? key : key.slice(lastDot + 1);
  if (word === "order") {
    if (value !== "") query.orders.push({ path: parsePath(key).slice(0, -1), value: parseOrder(value) });
  } else if (word === "limit" || word === "offset") {
    setWindow(query.windows, parsePath(key).slice(0, -1), word, value);
  } else if (word === "and" || word === "or") {
    const path = parsePath(key).slice(0, -1);
    const isNegated = path.at(-1) === "not";
    const logic = parseLogic({ operator: word, isNegated }, value, limits.maxDepth);
    query.conditions.push({ path: isNegated ? path.slice(0, -1) : path, value: logic });
  } else {
    return false;
  }
  return true;
}

function readFilterPair(query: RestQuery, key: string, value: string, isCall: boolean): void {
  if (isCall && !key.includes(".") && !looksLikeFilter(value)) {
    query.args.push([key, value]);
    return;
  }
  const { path, field } = parseTreePath(key);
  query.conditions.push({ path, value: parseFilter(field, value) });
}

function parsePath(key: string): string[] {
  const { path, field } = parseTreePath(key);
  return [...path, field.name];
}

/** `embed.embed.column->json`. */
function parseTreePath(key: string): { path: string[]; field: Field } {
  const scanner = scan(key, "tree path");
  const names: string[] = [];
  do names.push(parseName(scanner));
  while (accept(scanner, "."));
  const path = parseJsonPath(scanner);
  expectEnd(scanner, 'delimiter (.), "->>", "->" or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1)!, path } };
}

function setWindow(windows: Placed<Window>[], path: string[], word: "limit" | "offset", value: string): void {
  const key = path.join("\n");
  let window = windows.find((item) => item.path.join("\n") === key);
  if (!window) windows.push((window = { path, value: { limit: null, offset: null } }));
  // PostgREST ignores values that are not numbers.
  if (/^-?\d{1,40}$/.test(value)) window.value[word] = BigInt(value);
}

function checkSelect(select: SelectItem[], { maxFields }: RestLimits): void {
  if (countItems(select) <= maxFields) return;
  throw new ApiError(400, "PGRST100", `The select parameter may name at most ${maxFields} fields`);
}

function countItems(select: SelectItem[]): number {
  return select.reduce((count, item) => count + 1 + (item.kind === "embed" ? countItems(item.select) : 0), 0);
}

function filtersOf(condition: Condition): Filter[] {
  return condition.kind === "filter" ? [condition] : condition.items.flatMap(filtersOf);
}

const REGEX_OPERATORS = new Set(["~", "~*"]);
const PATTERN_OPERATORS = new Set(["like", "ilike", ...REGEX_OPERATORS]);

/** Long patterns and many conditions cost time, so both are limited. */
function checkConditions(filters: Filter[], limits: RestLimits): void {
  if (filters.length > limits.maxConditions) {
    throw new ApiError(400, "PGRST100", `At most ${limits.maxConditions} conditions are accepted`);
  }
  const comparisons = filters.flatMap(({ operation }) => (operation.kind === "compare" ? [operation] : []));
  if (!limits.regex && comparisons.some(({ operator }) => REGEX_OPERATORS.has(operator))) {
    throw new ApiError(400, "PGRST100", "Use of regular expressions (match, imatch) is not allowed");
  }
  const patterns = comparisons.filter(({ operator }) => PATTERN_OPERATORS.has(operator));
  if (patterns.some(({ value }) => value.length > limits.maxPatternLength)) {
    throw new ApiError(400, "PGRST100", `A pattern may have at most ${limits.maxPatternLength} characters`);
  }
}
