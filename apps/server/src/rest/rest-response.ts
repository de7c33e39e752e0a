import { validateHeaderName, validateHeaderValue } from "node:http";
import { ApiError } from "#edge/api-error.ts";
import type { Compiled } from "./sql/compiled.ts";
import { mediaName, type Media } from "./request/parse-media.ts";
import { appliedPreferences } from "./request/parse-prefer.ts";
import type { RestRequest } from "./request/parse-request.ts";

export type RestAnswer = { status: number; headers: Record<string, string | string[]>; body: string | Buffer };

/** Filled step by step: an object that is copied for each step would cost every request. */
type Headers = Record<string, string>;

/** The one row that every statement returns. */
type AnswerRow = {
  body: string | null;
  rows: number;
  total: number | null;
  headers: string | null;
  status: string | null;
  extra: string | null;
};

export function readAnswerRow(row: (string | null)[] | undefined): AnswerRow {
  const [body = null, rows = null, total = null, headers = null, status = null, extra = null] = row ?? [];
  return { body, rows: Number(rows ?? 0), total: total === null ? null : Number(total), headers, status, extra };
}

const WRITERS = {
  read: writeRead,
  insert: writeInsert,
  update: writeChange,
  delete: writeChange,
  put: writePut,
  call: writeCall,
};

export function writeAnswer(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  return override(WRITERS[compiled.verb](request, compiled, row), row);
}

function writeRead(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  if (compiled.media.kind === "object" && row.rows !== 1) throw notSingular(row.rows);
  const { status, contentRange } = rangeOf(request, row);
  const headers: Headers = { "content-range": contentRange };
  addApplied(headers, request, ["count", "tx", "handling", "timezone"]);
  addContent(headers, request, compiled.media);
  return { status, headers, body: bodyOf(request, compiled, row) };
}

function writeInsert(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  const isUpsert = request.prefer.resolution === "merge-duplicates";
  // An upsert that only met existing rows has created nothing.
  const status = isUpsert && row.extra !== null && Number(row.extra) <= 0 ? 200 : 201;
  const headers: Headers = { "content-range": `*/${request.prefer.count === null ? "*" : row.rows}` };
  if (!isUpsert && row.extra !== null) headers["location"] = locationOf(compiled.name, row.extra);
  addApplied(headers, request, [
    ...(compiled.ignoresResolution ? [] : (["resolution"] as const)),
    "missing",
    "return",
    "count",
    "tx",
    "handling",
    "timezone",
  ]);
  return withRepresentation(request, compiled, row, status, status, headers);
}

function writeChange(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  const counted = request.prefer.count === null ? "*" : row.rows;
  const shown = compiled.verb === "update" && row.rows > 0 ? `0-${row.rows - 1}` : "*";
  const headers: Headers = { "content-range": `${shown}/${counted}` };
  addApplied(headers, request, [
    ...(compiled.verb === "update" ? (["missing"] as const) : []),
    "return",
    "count",
    "tx",
    "handling",
    "timezone",
    "maxAffected",
  ]);
  return withRepresentation(request, compiled, row, 200, 204, headers);
}

function writePut(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  const headers: Headers = {};
  addApplied(headers, request, ["return", "count", "tx", "handling", "timezone"]);
  return withRepresentation(request, compiled, row, Number(row.extra) > 0 ? 201 : 200, 204, headers);
}

function writeCall(request: RestRequest, compiled: Compiled, row: AnswerRow): RestAnswer {
  const { status, contentRange } = rangeOf(request, row);
  const headers: Headers = { "content-range": contentRange };
  addApplied(headers, request, ["params", "count", "tx", "handling", "timezone", "maxAffected"]);
  const isSilent = compiled.returns?.kind === "void" || (request.prefer.return === "minimal" && status < 300);
  if (isSilent) return { status: 204, headers, body: "" };
  addContent(headers, request, compiled.media);
  return { status, headers, body: bodyOf(request, compiled, row) };
}

function withRepresentation(
  request: RestRequest,
  compiled: Compiled,
  row: AnswerRow,
  status: number,
  silentStatus: number,
  headers: Headers,
): RestAnswer {
  if (request.prefer.return !== "representation") return { status: silentStatus, headers, body: "" };
  addContent(headers, request, compiled.media);
  return { status, headers, body: bodyOf(request, compiled, row) };
}

function bodyOf(request: RestRequest, { media, csvHeader }: Compiled, { body }: AnswerRow): string | Buffer {
  if (request.method === "HEAD") return "";
  if (csvHeader !== null) return body === null ? `${csvHeader}\n` : `${csvHeader}\n${body}`;
  return media.kind === "octets" ? Buffer.from(body ?? "", "hex") : (body ?? "");
}

function rangeOf({ range, prefer }: RestRequest, { rows, total }: AnswerRow): { status: number; contentRange: string } {
  const offset = Number(range.offset);
  const shown = rows > 0 && total !== 0 ? `${offset}-${offset + rows - 1}` : "*";
  const contentRange = `${shown}/${prefer.count === null || total === null ? "*" : total}`;
  if (prefer.count === null || total === null) return { status: 200, contentRange };
  if (offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`;
    throw new ApiError(416, "PGRST103", "Requested range not satisfiable", details, null, {
      "content-range": `*/${total}`,
    });
  }
  return { status: rows < total ? 206 : 200, contentRange };
}

function addContent(headers: Headers, { isProfiled, schema }: RestRequest, media: Media): void {
  headers["content-type"] = contentTypeOf(media);
  if (isProfiled) headers["content-profile"] = schema;
}

const contentTypes = new WeakMap<Media, string>();

function contentTypeOf(media: Media): string {
  let type = contentTypes.get(media);
  if (type === undefined) {
    contentTypes.set(media, (type = `${mediaName(media)}${media.kind === "octets" ? "" : "; charset=utf-8"}`));
  }
  return type;
}

function addApplied(headers: Headers, { prefer }: RestRequest, names: Parameters<typeof appliedPreferences>[1]): void {
  const header = appliedPreferences(prefer, names);
  if (header !== null) headers["preference-applied"] = header;
}

function locationOf(table: string, keyJson: string): string {
  const key = Object.entries(JSON.parse(keyJson) as Record<string, string | null>).map(([name, value]) => {
    const filter = value === null ? "is.null" : `eq.${value}`;
    return `${encodeURIComponent(name)}=${encodeURIComponent(filter)}`;
  });
  return `/${encodeURIComponent(table)}?${key.join("&")}`;
}

/** SQL can set the status and add headers with the settings `response.status` and `response.headers`. */
function override(answer: RestAnswer, { headers, status }: AnswerRow): RestAnswer {
  if (!headers && !status) return answer;
  return {
    status: status ? readStatus(status) : answer.status,
    headers: headers ? { ...answer.headers, ...readHeaders(headers) } : answer.headers,
    body: answer.body,
  };
}

function readStatus(text: string): number {
  const status = Number(text);
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status;
  throw new ApiError(500, "PGRST112", "response.status guc must be a valid status code");
}

function readHeaders(text: string): Record<string, string | string[]> {
  const invalid = "response.headers guc must be a JSON array composed of objects with a single key and a string value";
  try {
    // A header may appear several times: each cookie has its own.
    const headers = new Map<string, string | string[]>();
    for (const item of JSON.parse(text) as Record<string, unknown>[]) {
      const [[name, value], ...more] = Object.entries(item) as [[string, unknown], ...unknown[]];
      if (typeof value !== "string" || more.length > 0) throw new Error(invalid);
      const key = name.toLowerCase();
      validateHeaderName(key);
      validateHeaderValue(key, value);
      const before = headers.get(key);
      headers.set(key, before === undefined ? value : [before, value].flat());
    }
    return Object.fromEntries(headers);
  } catch {
    throw new ApiError(500, "PGRST111", invalid);
  }
}

function notSingular(rows: number): ApiError {
  const details = `The result contains ${rows} rows`;
  return new ApiError(406, "PGRST116", "Cannot coerce the result to a single JSON object", details);
}
