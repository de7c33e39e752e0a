import { DatabaseError, type Database, type Identity, type RequestContext, type Statement } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { CatalogueCache } from "./catalogue/catalogue-cache.ts";
import { compileRequest } from "./sql/compile-request.ts";
import type { Compiled } from "./sql/compiled.ts";
import { createCompiledCache, isWorthKeeping } from "./sql/compiled-cache.ts";
import { extractValues, restoreValues, type ExtractedValues } from "./sql/extract-values.ts";
import type { RestBody } from "./request/parse-body.ts";
import { mediaName } from "./request/parse-media.ts";
import { namesTimezone } from "./request/parse-prefer.ts";
import { parseRequest, type IncomingRequest, type RestRequest } from "./request/parse-request.ts";
import type { RestLimits } from "./request/rest-limits.ts";
import { readAnswerRow, writeAnswer, type RestAnswer } from "./rest-response.ts";
import type { SqlValues } from "./sql/sql-values.ts";

type Deps = { db: Database; catalogues: CatalogueCache; schemas: string[]; limits: RestLimits };
type Prepared = { request: RestRequest; compiled: Compiled };

const MAX_REMEMBERED = 1000;

/** SQLSTATEs that mean the cached catalogue is outdated. */
const STALE_SQLSTATES = new Set(["42P01", "42703", "42704", "3F000"]);
const STALE_CODES = new Set(["PGRST200", "PGRST202", "PGRST204", "PGRST205", "42703", "42704"]);

/**
 * A missing function means an outdated catalogue only with a qualified name, as from the catalogue. The same SQLSTATE
 * means a missing operator, when a filter does not fit its column.
 */
const MISSING_FUNCTION = { code: "42883", message: /^function [^(]+\./ };

/** Requests with the same URL and these same headers have the same SQL. */
const SHAPING_HEADERS = ["accept", "prefer", "range", "accept-profile", "content-profile"] as const;

const nothingExtracted = ({ search }: IncomingRequest): ExtractedValues => ({ search, values: [] });

export function createRestRunner({ db, catalogues, schemas, limits }: Deps) {
  const remembered = createCompiledCache<Prepared>(MAX_REMEMBERED);

  /** `search` is that of the request without the extracted values. */
  function prepare(catalogue: Catalogue, incoming: IncomingRequest, search: string): Prepared {
    const key = shapeKey(incoming, search);
    const known = remembered.get(catalogue, key);
    if (known) return known;
    const request = parseRequest({ ...incoming, search }, schemas, limits);
    const prepared = { request, compiled: compileRequest({ catalogue, limits }, request) };
    // The body is not cached: the statement depends only on its shape.
    if (isWorthKeeping(key, prepared.compiled.text)) {
      remembered.set(catalogue, key, { ...prepared, request: { ...request, body: null } });
    }
    return prepared;
  }

  // Objects here are written out: copies with `...` would get a new hidden class for each request.
  async function runOn(catalogue: Catalogue, incoming: IncomingRequest, identity: Identity, outer: RequestContext) {
    const extracted = isTableRead(incoming) ? extractValues(incoming.search) : nothingExtracted(incoming);
    const { request, compiled } = prepare(catalogue, incoming, extracted.search);
    const statement: Statement = {
      text: compiled.text,
      values: restoreValues(fillBody(compiled.values, incoming.body), extracted),
      readOnly: compiled.isReadOnly,
      rollback: request.prefer.tx === "rollback",
    };
    const { method, path, headers, headersText, caller } = outer;
    const context: RequestContext = { method, path, headers, schema: request.schema };
    if (headersText !== undefined) context.headersText = headersText;
    if (caller) context.caller = caller;
    if (request.prefer.timezone !== null) context.timezone = request.prefer.timezone;
    const rows = await db.as(identity, statement, context);
    if (compiled.media.kind === "plan") return writePlan(compiled, rows);
    const row = readAnswerRow(rows[0]);
    if (compiled.countQuery !== null && needsEstimate(request, row.total)) {
      const { text, values } = compiled.countQuery;
      const explain = { text, values: restoreValues(values.list, extracted), readOnly: true };
      const estimate = readEstimate(await db.as(identity, explain, context));
      row.total = Math.max(estimate, row.total ?? 0);
    }
    return writeAnswer(request, compiled, row);
  }

  // Loaded on demand: it is slow, and few requests need it.
  let known: Promise<ReadonlySet<string>> | null = null;
  function timezones(): Promise<ReadonlySet<string>> {
    known ??= db
      .asPlatform({ text: "select name from pg_timezone_names", values: [] })
      .then((rows) => new Set(rows.map(([name]) => name!)));
    known.catch(() => (known = null));
    return known;
  }

  function needsEstimate({ prefer }: RestRequest, total: number | null): boolean {
    return prefer.count === "planned" || (total ?? 0) > limits.maxRows;
  }

  /** Answers a request. If it fails because the catalogue is outdated, it is retried once with a new one. */
  return async (asked: IncomingRequest, identity: Identity, context: RequestContext): Promise<RestAnswer> => {
    const catalogue = catalogues.loaded() ?? (await catalogues.current());
    const incoming = namesTimezone(asked.headers.prefer) ? { ...asked, timezones: await timezones() } : asked;
    try {
      return await runOn(catalogue, incoming, identity, context);
    } catch (error) {
      if (!isStale(error)) throw error;
      const newer = await catalogues.refresh(catalogue);
      if (newer === null || newer === catalogue) throw error;
      return runOn(newer, incoming, identity, context);
    }
  };
}

function isStale(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    if (error.code === MISSING_FUNCTION.code) return MISSING_FUNCTION.message.test(error.message);
    return STALE_SQLSTATES.has(error.code);
  }
  return error instanceof ApiError && STALE_CODES.has(error.code);
}

/** Only for these does no filter value change the statement. */
function isTableRead({ method, isCall }: IncomingRequest): boolean {
  return !isCall && (method === "GET" || method === "HEAD");
}

export function shapeKey(incoming: IncomingRequest, search = incoming.search): string {
  const { method, isCall, name, headers, body } = incoming;
  let shaping = "";
  for (const header of SHAPING_HEADERS) shaping += `\n${headers[header] ?? ""}`;
  // A name can contain a line break, so its length goes before it; the other parts cannot.
  return `${method}\n${isCall ? "rpc" : ""}\n${name.length}\n${name}\n${search}${shaping}\n${bodyShape(body)}`;
}

function bodyShape(body: RestBody | null): string {
  if (body === null) return "";
  if (body.kind === "raw") return body.type;
  return `${body.isForm ? "form" : ""}${body.isArray ? "[" : "{"}${Math.min(body.rowCount, 2)}${JSON.stringify(body.keys)}`;
}

function fillBody({ list, bodyAt }: SqlValues, body: RestBody | null): (string | null)[] {
  if (bodyAt === null || body === null) return list;
  const filled = list.slice();
  filled[bodyAt] = body.kind === "json" ? body.text : body.bytes.toString(body.type === "bytea" ? "hex" : "utf8");
  return filled;
}

function writePlan({ media }: Compiled, rows: (string | null)[][]): RestAnswer {
  const headers = { "content-type": `${mediaName(media)}; charset=utf-8` };
  return { status: 200, headers, body: rows.map(([line]) => line ?? "").join("\n") };
}

function readEstimate(rows: (string | null)[][]): number {
  const [explained] = JSON.parse(rows.map(([line]) => line ?? "").join("\n")) as { Plan?: { "Plan Rows"?: number } }[];
  return explained?.Plan?.["Plan Rows"] ?? 0;
}
