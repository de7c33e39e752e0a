import { ApiError } from "#edge/api-error.ts";
import { accept, fail, isAtEnd, match, skipBlanks, type Scanner } from "./text-scanner.ts";

/** A step into a JSON value; `asText` for the last arrow of `->>`. */
export type JsonStep = { key: string; isIndex: boolean; asText: boolean };
export type Field = { name: string; path: JsonStep[] };

const NAME = /[\p{L}\p{M}\p{N}_ $]+(?:-(?!>)[\p{L}\p{M}\p{N}_ $]+)*/uy;
const JSON_KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;
const JSON_INDEX = /-?\d+(?=->|::|[.,)]|$)/y;

/** Each step nests the SQL expression once more, and PostgreSQL's parser has limited stack depth. */
const MAX_JSON_STEPS = 20;

/** A bare name, or a name in double quotes if it has special characters. */
export function parseName(scanner: Scanner): string {
  if (scanner.text[scanner.at] === '"') return parseQuoted(scanner);
  const name = match(scanner, NAME)?.trim();
  return name ? name : fail(scanner, "field name (* or [a..z0..9_$])");
}

function parseQuoted(scanner: Scanner): string {
  scanner.at += 1;
  let value = "";
  while (!isAtEnd(scanner)) {
    const char = scanner.text[scanner.at]!;
    scanner.at += 1;
    if (char === '"') return value;
    if (char !== "\\") value += char;
    else if (!isAtEnd(scanner)) value += scanner.text[scanner.at++]!;
  }
  return fail(scanner, '"\\""');
}

export function parseField(scanner: Scanner): Field {
  skipBlanks(scanner);
  const name = parseName(scanner);
  const path = parseJsonPath(scanner);
  skipBlanks(scanner);
  return { name, path };
}

export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = [];
  for (;;) {
    const asText = accept(scanner, "->>");
    if (!asText && !accept(scanner, "->")) return path;
    if (path.length === MAX_JSON_STEPS) {
      throw new ApiError(400, "PGRST100", `A field may have at most ${MAX_JSON_STEPS} JSON steps`);
    }
    const index = match(scanner, JSON_INDEX);
    if (index !== null) path.push({ key: index, isIndex: true, asText });
    else path.push({ key: parseJsonKey(scanner), isIndex: false, asText });
  }
}

function parseJsonKey(scanner: Scanner): string {
  if (scanner.text[scanner.at] === '"') return parseQuoted(scanner);
  const key = match(scanner, JSON_KEY)?.trim();
  return key ? key : fail(scanner, '"-", digit or any non reserved character different from: .,>()');
}

/** `a,b,"c d"`: the lists of `columns` and `on_conflict`. */
export function parseNames(scanner: Scanner): string[] {
  const names: string[] = [];
  do {
    skipBlanks(scanner);
    names.push(parseName(scanner));
    skipBlanks(scanner);
  } while (accept(scanner, ","));
  if (!isAtEnd(scanner)) fail(scanner, '"," or end of input');
  return names;
}
