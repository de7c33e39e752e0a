import { ClientGoneError, DatabaseError, OverBudgetError, type Role } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import { retryHeaders, toApiError } from "#edge/errors.ts";

/** An error response. */
type ErrorAnswer = {
  status: number;
  headers: Record<string, string>;
  body: { code: string; details: unknown; hint: unknown; message: string };
};

/** PostgREST's table of SQLSTATEs; the longest prefix counts, all others are a 400. */
const STATUSES: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21000": 500,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42501": 403,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 413,
  "55": 500,
  "57": 500,
  "57P": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** Errors whose message is about the server's internals rather than the request. */
const PRIVATE = /^(XX|58|F0|HV|08|53|57P)/;

/** The cardinality violations that the request itself causes. */
const CLIENT_CARDINALITY = /requires a WHERE clause$|^ON CONFLICT DO UPDATE/;

export function answerError(error: unknown, role: Role): ErrorAnswer {
  const answer = writeError(error, role);
  // A header value must be a token, and a function can raise any code.
  const isToken = /^[\w.-]+$/.test(answer.body.code);
  if (!isToken) return answer;
  return { ...answer, headers: { "proxy-status": `PostgREST; error=${answer.body.code}`, ...answer.headers } };
}

function writeError(error: unknown, role: Role): ErrorAnswer {
  const isAnswer =
    error instanceof DatabaseError && !(error instanceof OverBudgetError || error instanceof ClientGoneError);
  if (isAnswer) return answerDatabaseError(error, role);
  const { status, code, message, details, hint, headers: own } = toApiError(error);
  const headers = { ...headersFor(status), ...retryHeaders(error, status), ...own };
  return { status, headers, body: { code, details, hint, message } };
}

/** Signing in would not help, so this must not be a 401: the function itself has to change. */
const SET_CONFIG_DENIED = "permission denied for function set_config";
const SET_CONFIG_HINT =
  "A request may set response.status and response.headers only. A function that sets its own search_path needs " +
  "response_settings and pg_catalog at the start of it.";

function answerDatabaseError(error: DatabaseError, role: Role): ErrorAnswer {
  const { code, message, details, hint } = error;
  if (code === "PGRST") return answerRaised(error);
  if (code === "42501" && message === SET_CONFIG_DENIED) {
    return { status: 403, headers: {}, body: { code, details, hint: SET_CONFIG_HINT, message } };
  }
  const status = statusOf(code, message, role);
  if (PRIVATE.test(code)) {
    const refused =
      status === 503 ? toApiError(error) : new ApiError(status, code, "Something went wrong on our side.");
    return { status, headers: headersFor(status), body: { code, details: null, hint: null, message: refused.message } };
  }
  return { status, headers: headersFor(status), body: { code, details, hint, message } };
}

function statusOf(code: string, message: string, role: Role): number {
  const chosen = /^PT(...)$/.exec(code);
  if (chosen) return isStatus(Number(chosen[1])) ? Number(chosen[1]) : 500;
  if (code === "42501" && role === "anon") return 401;
  if (code === "21000" && CLIENT_CARDINALITY.test(message)) return 400;
  return STATUSES[code] ?? STATUSES[code.slice(0, 3)] ?? STATUSES[code.slice(0, 2)] ?? 400;
}

function isStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 200 && status <= 599;
}

function headersFor(status: number): Record<string, string> {
  if (status === 401) return { "www-authenticate": "Bearer" };
  return status === 503 ? { "retry-after": "2" } : {};
}

/** `raise sqlstate 'PGRST'`: the message is the body, and the detail holds status and headers, both as JSON. */
function answerRaised({ message, details }: DatabaseError): ErrorAnswer {
  const body = readObject(message);
  const control = details === null ? null : readObject(details);
  if (typeof body?.["code"] !== "string" || typeof body["message"] !== "string") {
    return unreadable(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  if (!control || !isStatus(Number(control["status"])) || typeof control["headers"] !== "object") {
    return unreadable(
      details === null ? "DETAIL is missing in the RAISE statement" : `Invalid JSON value for DETAIL: '${details}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  const headers = Object.entries(control["headers"] ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: Number(control["status"]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: {
      code: body["code"],
      details: body["details"] ?? null,
      hint: body["hint"] ?? null,
      message: body["message"],
    },
  };
}

function unreadable(details: string, hint: string): ErrorAnswer {
  const message = `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`;
  return { status: 500, headers: {}, body: { code: "PGRST121", details, hint, message } };
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
