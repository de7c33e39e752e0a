import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";
import { routeLabel } from "./route-label.ts";

const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Duration of responses by route pattern. An address of a page or a file would be a label without an end. */
export function observeRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "quack_http_seconds",
    help: "Duration of responses, by route pattern.",
    labelNames: ["route", "method", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = routeLabel(request);
    const method = METHODS.has(request.method) ? request.method : "other";
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ route, method, status }, reply.elapsedTime / 1000);
    done();
  });
}
