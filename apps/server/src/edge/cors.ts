import type { FastifyInstance } from "fastify";

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const EXPOSED =
  "content-range, content-location, content-profile, content-type, content-length, content-encoding, location, " +
  "preference-applied, proxy-status, range-unit, etag, date, x-request-id, x-relay-error, retry-after";

/**
 * CORS: other sites may use the API only if the operator allowed them; a sandboxed frame (`Origin: null`) never may.
 * With `asksService` the service answers the preflight of other sites.
 */
export function allowOrigins(app: FastifyInstance, origins: string[], asksService = false): void {
  const allowed = new Set(origins.filter((origin) => origin !== "null"));
  app.addHook("onRequest", (request, reply, done) => {
    const { origin } = request.headers;
    // Also without an origin: a cache must not serve this response to a page that has one.
    reply.header("vary", "Origin");
    if (origin === undefined) return done();
    const isAllowed = allowed.has(origin);
    if (isAllowed) reply.header("access-control-allow-origin", origin).header("access-control-expose-headers", EXPOSED);
    const isPreflight = request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
    if (!isPreflight || (asksService && !isAllowed && origin !== "null")) return done();
    if (!isAllowed) return void reply.code(403).send();
    const wanted = request.headers["access-control-request-headers"];
    if (wanted) reply.header("access-control-allow-headers", wanted);
    void reply
      .header("access-control-allow-methods", METHODS)
      .header("access-control-max-age", "7200")
      .code(204)
      .send();
  });
}
