import pg from "pg";
import type { Identity, RequestContext } from "./database.ts";

// set_config returns the value, which nobody needs: counting nulls keeps headers and claims from being sent back.
const ENTER = `select pg_catalog.num_nulls(
  set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
  set_config('request.path', $3, true), set_config('request.headers', $4, true),
  set_config('request.cookies', $5, true), set_config('statement_timeout', $6, true),
  set_config('role', $7, true), set_config('transaction_read_only', $8, true),
  set_config('search_path', $9 || current_setting('search_path'), true))`;

// A token with a session is checked against the session first: a sign-out takes effect on the next request.
const ENTER_BY_SESSION = `select gateway.require_session($10), ${ENTER.slice("select ".length)}`;

/** Our set_config comes before PostgreSQL's: it lets every role set the status and headers of the response. */
const PATH_START = "response_settings, pg_catalog, ";

type Limits = { timeoutMs: number; isReadOnly: boolean };

/** The statement that makes the transaction one of this caller: role, claims, the request and its limits. */
export function enterTransaction(
  identity: Identity,
  context: RequestContext | undefined,
  { timeoutMs, isReadOnly }: Limits,
): { text: string; values: string[] } {
  // Cookies have a setting of their own.
  const cookie = context?.headers["cookie"];
  const values = [
    claimsOf(identity),
    context?.method ?? "",
    context?.path ?? "",
    context?.headersText ?? JSON.stringify({ ...context?.headers, cookie: undefined }),
    cookie === undefined ? "{}" : JSON.stringify(readCookies(cookie)),
    String(timeoutMs),
    identity.role,
    isReadOnly ? "on" : "off",
    searchPathOf(context?.schema),
  ];
  const { session_id: session } = identity.claims;
  if (!session) return { text: ENTER, values };
  values.push(session);
  return { text: ENTER_BY_SESSION, values };
}

// A cached token has the same identity object each time.
const claimsTexts = new WeakMap<Identity, string>();

function claimsOf(identity: Identity): string {
  let text = claimsTexts.get(identity);
  if (text === undefined) claimsTexts.set(identity, (text = JSON.stringify(identity.claims)));
  return text;
}

// There are as many as the operator exposes.
const searchPaths = new Map<string | undefined, string>([[undefined, PATH_START]]);

function searchPathOf(schema: string | undefined): string {
  let path = searchPaths.get(schema);
  if (path === undefined) searchPaths.set(schema, (path = `${PATH_START}${pg.escapeIdentifier(schema!)}, `));
  return path;
}

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(";").map((pair) => {
    const equals = pair.indexOf("=");
    return equals < 0 ? [pair.trim(), ""] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== "")) as Record<string, string>;
}
