import { ApiError } from "#edge/api-error.ts";
import type { RestBody } from "./parse-body.ts";
import { parseAccept, type Media } from "./parse-media.ts";
import { parsePrefer, type Preferences } from "./parse-prefer.ts";
import { parseQuery, type RestQuery } from "./parse-query.ts";
import { parseRange, type RowRange } from "./parse-range.ts";
import type { RestLimits } from "./rest-limits.ts";
import { shorten } from "./shorten.ts";

export type RestMethod = "GET" | "HEAD" | "POST" | "PATCH" | "PUT" | "DELETE";

/** A request as received. `name` is the table or function, already decoded. */
export type IncomingRequest = {
  method: RestMethod;
  isCall: boolean;
  name: string;
  search: string;
  headers: Record<string, string | undefined>;
  body: RestBody | null;
  /** The database's time zones, if the request names one. */
  timezones?: ReadonlySet<string>;
};

export type RestRequest = {
  method: RestMethod;
  isCall: boolean;
  name: string;
  schema: string;
  /** There are several schemas, so the answer names the one it comes from. */
  isProfiled: boolean;
  query: RestQuery;
  prefer: Preferences;
  accept: Media[];
  range: RowRange;
  body: RestBody | null;
};

/** These change every row that matches; ignoring a limit would change more rows than intended. */
const UNLIMITED_METHODS = new Set<RestMethod>(["PATCH", "DELETE"]);

export function parseRequest(incoming: IncomingRequest, schemas: string[], limits: RestLimits): RestRequest {
  const { method, isCall, headers } = incoming;
  const prefer = parsePrefer(headers.prefer, incoming.timezones);
  const { schema, isProfiled } = chooseSchema(method, headers, schemas);
  if (prefer.handling === "strict" && prefer.unknown.length > 0) {
    const details = `Invalid preferences: ${shorten(prefer.unknown.join(", "))}`;
    throw new ApiError(400, "PGRST122", "Invalid preferences given with handling=strict", details);
  }
  if (isCall && method !== "GET" && method !== "HEAD" && method !== "POST") {
    throw new ApiError(405, "PGRST101", `Cannot use the ${method} method on RPC`);
  }
  // The arguments of a POST are in its body, so columns in its URL are always filters.
  const query = parseQuery(incoming.search, isCall && method !== "POST", limits);
  const window = query.windows.find(({ path }) => path.length === 0)?.value;
  if (UNLIMITED_METHODS.has(method) && (window || headers.range !== undefined)) {
    throw new ApiError(400, "PGRST114", `limit, offset and the Range header are not allowed for ${method}`);
  }
  // PUT names its one row by the key, so the Range header is ignored.
  if (method === "PUT" && window) {
    throw new ApiError(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT");
  }
  return {
    method,
    isCall,
    name: incoming.name,
    schema,
    isProfiled,
    query,
    prefer: limits.txRollback || prefer.tx === null ? prefer : { ...prefer, tx: null },
    accept: parseAccept(headers.accept),
    range: parseRange(method === "GET" ? headers.range : undefined, window ?? { limit: null, offset: null }),
    body: withColumns(incoming, query.columns),
  };
}

function chooseSchema(
  method: RestMethod,
  headers: IncomingRequest["headers"],
  schemas: string[],
): { schema: string; isProfiled: boolean } {
  const isRead = method === "GET" || method === "HEAD";
  const asked = isRead ? headers["accept-profile"] : headers["content-profile"];
  const schema = asked ?? schemas[0]!;
  if (!schemas.includes(schema)) {
    const hint = `Only the following schemas are exposed: ${schemas.join(", ")}`;
    throw new ApiError(406, "PGRST106", `Invalid schema: ${shorten(schema)}`, null, hint);
  }
  return { schema, isProfiled: asked !== undefined || schemas.length > 1 };
}

/** `columns` selects the keys of the body to use. */
function withColumns({ body, method }: IncomingRequest, columns: string[] | null): RestBody | null {
  if (columns === null || method === "PUT" || body?.kind !== "json") return body;
  return { ...body, keys: columns };
}
