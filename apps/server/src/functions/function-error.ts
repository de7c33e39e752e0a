import type { FastifyInstance } from "fastify";
import { ApiError } from "#edge/api-error.ts";
import { toApiError } from "#edge/errors.ts";

/** The gateway's own error responses for functions. */
export const functionError = {
  notFound: () => new ApiError(404, "NOT_FOUND", "Requested function was not found"),
  noToken: () => new ApiError(401, "UNAUTHORIZED_NO_AUTH_HEADER", "Missing authorization header"),
  sessionOver: () => new ApiError(401, "UNAUTHORIZED_SESSION_OVER", "This session is over. Sign in again."),
  failedToStart: (why: Error) => new ApiError(503, "BOOT_ERROR", "Function failed to start (please check logs)", why),
  timeout: () => new ApiError(504, "IDLE_TIMEOUT", "The function did not answer in time"),
  callerGone: () => new ApiError(499, "CALLER_GONE", "The client disconnected."),
  bodyTooLarge: (maxBytes: number) =>
    new ApiError(413, "BODY_TOO_LARGE", `This function accepts a body of at most ${Math.floor(maxBytes / 1024)} kB`),
  noRoom: () => new ApiError(429, "TOO_MANY_BODIES", "Too many large requests at once. Try again in a moment."),
};

/** functions-js tells platform failures from function failures by this header. */
const RELAY_FAILURES = [503, 504];

/** Answers errors like Supabase's functions service. What a function threw is only logged. */
export function answerFunctionErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, code, message, details } = toApiError(error);
    if (status >= 500) request.log.error({ err: details ?? error }, "function request failed");
    if (RELAY_FAILURES.includes(status)) reply.header("x-relay-error", "true");
    if (status === 429) reply.header("retry-after", "1");
    const shown = status === 401 ? 401 : code;
    return reply
      .code(status)
      .header("sb-error-code", code)
      .header("cache-control", "no-store")
      .type("application/json; charset=utf-8")
      .send({ code: shown, message });
  });
}
