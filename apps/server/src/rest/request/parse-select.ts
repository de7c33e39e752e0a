import { ApiError } from "#edge/api-error.ts";
import { parseField, parseName, type JsonStep } from "./parse-field.ts";
import { accept, expect, fail, isAtEnd, match, scan, skipBlanks, type Scanner } from "./text-scanner.ts";

export type Aggregate = "sum" | "avg" | "count" | "max" | "min";

export type SelectField = {
  kind: "field";
  /** `*` stands for every column, or for the rows themselves under count(). */
  name: string;
  path: JsonStep[];
  alias: string | null;
  cast: string | null;
  aggregate: Aggregate | null;
  aggregateCast: string | null;
};

export type SelectEmbed = {
  kind: "embed";
  name: string;
  alias: string | null;
  hint: string | null;
  isInner: boolean;
  isSpread: boolean;
  select: SelectItem[];
};

export type SelectItem = SelectField | SelectEmbed;

const CAST = /[\p{L}\p{M}\p{N}_ $]+/uy;
const AGGREGATE = /\.(?:sum|avg|count|max|min)\(\)/y;
const JOIN = /!(?:inner|left)(?![\p{L}\p{M}\p{N}_$-])/uy;

export function parseSelect(text: string, maxDepth: number): SelectItem[] {
  const scanner = scan(text, "select parameter");
  const items = parseItems(scanner, maxDepth);
  if (!isAtEnd(scanner)) fail(scanner, '"," or end of input');
  return items;
}

function parseItems(scanner: Scanner, depthLeft: number): SelectItem[] {
  const items: SelectItem[] = [];
  skipBlanks(scanner);
  if (isAtEnd(scanner) || scanner.text[scanner.at] === ")") return items;
  do {
    skipBlanks(scanner);
    items.push(parseItem(scanner, depthLeft));
    skipBlanks(scanner);
  } while (accept(scanner, ","));
  return items;
}

function parseItem(scanner: Scanner, depthLeft: number): SelectItem {
  if (accept(scanner, "...")) {
    const name = parseName(scanner);
    const embed = parseEmbedRest(scanner, name, null, depthLeft);
    return embed ? { ...embed, isSpread: true } : fail(scanner, '"("');
  }
  if (accept(scanner, "*")) return plainField("*", null);

  const alias = parseAlias(scanner);
  if (accept(scanner, "count()")) return countField(alias, parseCast(scanner));

  const start = scanner.at;
  const name = parseName(scanner);
  const embed = parseEmbedRest(scanner, name, alias, depthLeft);
  if (embed) return embed;

  scanner.at = start;
  const field = parseField(scanner);
  const cast = parseCast(scanner);
  const called = match(scanner, AGGREGATE);
  const aggregate = called === null ? null : (called.slice(1, -2) as Aggregate);
  const aggregateCast = aggregate === null ? null : parseCast(scanner);
  skipBlanks(scanner);
  if (!isAtEnd(scanner) && !",)".includes(scanner.text[scanner.at]!)) {
    fail(scanner, 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
  return { kind: "field", ...field, alias, cast, aggregate, aggregateCast };
}

/** `alias:`, but not the first half of a `::` cast. */
function parseAlias(scanner: Scanner): string | null {
  const start = scanner.at;
  const first = scanner.text[start];
  if (first === undefined || first === "," || first === ")") return null;
  const alias = parseName(scanner);
  if (scanner.text[scanner.at] === ":" && scanner.text[scanner.at + 1] !== ":") {
    scanner.at += 1;
    return alias;
  }
  scanner.at = start;
  return null;
}

/** `!hint!inner(…)` after a name; nothing when the name is only a column. */
function parseEmbedRest(scanner: Scanner, name: string, alias: string | null, depthLeft: number): SelectEmbed | null {
  const start = scanner.at;
  let hint: string | null = null;
  let join: string | null = null;
  for (let count = 0; count < 2 && scanner.text[scanner.at] === "!"; count += 1) {
    const joined = match(scanner, JOIN);
    if (joined !== null) {
      join ??= joined;
    } else {
      scanner.at += 1;
      hint ??= parseName(scanner);
    }
  }
  if (scanner.text[scanner.at] !== "(") {
    if (scanner.at > start) fail(scanner, '"!" or "("');
    return null;
  }
  if (depthLeft <= 0) throw new ApiError(400, "PGRST100", "The select parameter is nested too deeply");
  scanner.at += 1;
  const select = parseItems(scanner, depthLeft - 1);
  expect(scanner, ")");
  return { kind: "embed", name, alias, hint, isInner: join === "!inner", isSpread: false, select };
}

function parseCast(scanner: Scanner): string | null {
  if (!accept(scanner, "::")) return null;
  const cast = match(scanner, CAST)?.trim();
  return cast ? cast : fail(scanner, "letter or digit");
}

function plainField(name: string, alias: string | null): SelectField {
  return { kind: "field", name, path: [], alias, cast: null, aggregate: null, aggregateCast: null };
}

function countField(alias: string | null, aggregateCast: string | null): SelectField {
  return { ...plainField("*", alias), aggregate: "count", aggregateCast };
}
