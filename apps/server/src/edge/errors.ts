import type { FastifyError, FastifyInstance } from "fastify";
import { ClientGoneError, DatabaseError, OverBudgetError } from "#db/database.ts";
import { ApiError } from "./api-error.ts";

/**
 * Turns any thrown value into an ApiError. An unexpected error is a bug: it is logged, and the client sees only a plain
 * 500.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof OverBudgetError) return new ApiError(429, error.code, error.message);
  // The client disconnected. A status below 500 keeps it out of the log.
  if (error instanceof ClientGoneError) return new ApiError(499, error.code, error.message);
  if (error instanceof DatabaseError && /^(08|53|57P)/.test(error.code)) {
    return new ApiError(503, error.code, "The database is not available right now. Try again in a moment.");
  }
  const { statusCode, code, message } = error as Partial<FastifyError>;
  const isFastifys = typeof statusCode === "number" && statusCode >= 400 && statusCode < 500;
  if (isFastifys) return new ApiError(statusCode, code ?? "BAD_REQUEST", message ?? "");
  return new ApiError(500, "XX000", "Something went wrong on our side.");
}

/** The Retry-After header for a refused client. */
export function retryHeaders(error: unknown, status: number): Record<string, string> {
  if (error instanceof OverBudgetError) return { "retry-after": String(Math.ceil(error.retryAfterMs / 1000)) };
  return status === 503 ? { "retry-after": "2" } : {};
}

/** The default error handler, in PostgREST's format. A service with another format sets its own in its scope. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = toApiError(error);
    if (refused.status >= 500) request.log.error({ err: error }, "request failed");
    if (refused.status === 401) reply.header("www-authenticate", "Bearer");
    const { code, message, details, hint } = refused;
    return reply
      .code(refused.status)
      .headers(retryHeaders(error, refused.status))
      .type("application/json; charset=utf-8")
      .send({ code, details, hint, message });
  });
}
