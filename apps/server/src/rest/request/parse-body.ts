import { ApiError } from "#edge/api-error.ts";
import { isNestedDeeperThan } from "#edge/json-depth.ts";
import { parseCsv } from "./parse-csv.ts";
import { readPairs } from "./parse-query.ts";

export type RestBody =
  /** Rows or named arguments. The text goes to the database unchanged, so that numbers keep every digit. */
  | { kind: "json"; text: string; isArray: boolean; keys: string[]; rowCount: number; isForm?: true }
  /** One value for a function's only, unnamed parameter. */
  | { kind: "raw"; type: "text" | "xml" | "bytea"; bytes: Buffer };

/** `isListed` when the URL names the columns: rows may then have different keys. */
type BodyRules = { isCall: boolean; isListed: boolean; maxRows: number };

const MAX_JSON_DEPTH = 100;
const JSON_TYPE = "application/json";

const RAW_TYPES: Record<string, "text" | "xml" | "bytea"> = {
  "text/plain": "text",
  "text/xml": "xml",
  "application/octet-stream": "bytea",
};

export function parseBody(bytes: Buffer, contentType: string | undefined, rules: BodyRules): RestBody {
  const media = contentType === undefined || contentType === JSON_TYPE ? JSON_TYPE : mediaOf(contentType);
  if (media === JSON_TYPE || media === "") return parseJsonBody(decodeUtf8(bytes), rules);
  if (media === "text/csv") return rowsBody(parseCsv(decodeUtf8(bytes)), rules);
  if (media === "application/x-www-form-urlencoded") return formBody(readPairs(decodeUtf8(bytes)), rules);
  if (rules.isCall && Object.hasOwn(RAW_TYPES, media)) return { kind: "raw", type: RAW_TYPES[media]!, bytes };
  throw new ApiError(400, "PGRST102", `Content-Type not acceptable: ${media}`);
}

const mediaOf = (contentType: string) => contentType.split(";")[0]!.trim().toLowerCase();

// One for all bodies: making one costs more than decoding a small body.
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw invalidJson();
  }
}

function parseJsonBody(text: string, rules: BodyRules): RestBody {
  if (text === "" && rules.isCall) return { kind: "json", text: "{}", isArray: false, keys: [], rowCount: 1 };
  const json = readJson(text);
  if (Array.isArray(json)) return arrayBody(text, json, rules);
  if (isObject(json)) {
    return { kind: "json", text, isArray: false, keys: Object.keys(json), rowCount: 1 };
  }
  // PostgREST treats a plain string or number as no rows, but as a value for a function.
  return { kind: "json", text: rules.isCall ? text : "[]", isArray: !rules.isCall, keys: [], rowCount: 0 };
}

function arrayBody(text: string, rows: unknown[], rules: BodyRules): RestBody {
  if (rows.length > rules.maxRows && !rules.isCall) {
    throw new ApiError(413, "PGRST102", `At most ${rules.maxRows} rows are accepted at once`);
  }
  const keys = rules.isListed ? [] : sharedKeys(rows, rules.isCall);
  return { kind: "json", text, isArray: true, keys, rowCount: rows.length };
}

function sharedKeys(rows: unknown[], isCall: boolean): string[] {
  const first = rows[0];
  const keys = isObject(first) ? Object.keys(first) : [];
  const known = new Set(keys);
  const isAlike = (row: unknown) => {
    if (!isObject(row)) return false;
    const own = Object.keys(row);
    return own.length === known.size && own.every((key) => known.has(key));
  };
  if (rows.every(isAlike)) return keys;
  // An array is valid for a function's only parameter; it just names no arguments.
  if (isCall) return [];
  throw new ApiError(400, "PGRST102", "All object keys must match");
}

function rowsBody(rows: Record<string, string | null>[], rules: BodyRules): RestBody {
  return arrayBody(JSON.stringify(rows), rows, { ...rules, isListed: false });
}

/**
 * Fields of a form. For a call each is a list of texts, because only the function decides whether repeats are allowed.
 */
function formBody(pairs: [string, string][], { isCall }: BodyRules): RestBody {
  if (isCall) {
    const lists = new Map<string, string[]>();
    for (const [name, value] of pairs) lists.set(name, [...(lists.get(name) ?? []), value]);
    const text = JSON.stringify(Object.fromEntries(lists));
    return { kind: "json", text, isArray: false, keys: [...lists.keys()], rowCount: 1, isForm: true };
  }
  const fields = Object.fromEntries(pairs);
  return { kind: "json", text: JSON.stringify(fields), isArray: false, keys: Object.keys(fields), rowCount: 1 };
}

function readJson(text: string): unknown {
  if (isNestedDeeperThan(text, MAX_JSON_DEPTH)) {
    throw new ApiError(400, "PGRST102", "The json is nested too deeply");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function invalidJson(): ApiError {
  return new ApiError(400, "PGRST102", "Empty or invalid json");
}
