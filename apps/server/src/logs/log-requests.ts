import type { FastifyInstance } from "fastify";
import { routeLabel } from "#metrics/route-label.ts";

/** W3C Trace Context: version, trace id, parent id and flags. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

const TALKATIVE = new Set(["trace", "debug", "info"]);

/** One line per request at the level `info`: the route's pattern, and neither the address asked for nor the client's. */
export function logRequests(app: FastifyInstance): void {
  if (!TALKATIVE.has(app.log.level)) return;
  app.addHook("onResponse", (request, reply, done) => {
    const [, trace] = TRACEPARENT.exec(request.headers.traceparent?.toString() ?? "") ?? [];
    request.log.info(
      {
        method: request.method,
        route: routeLabel(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(trace && { trace }),
      },
      "request",
    );
    done();
  });
}
