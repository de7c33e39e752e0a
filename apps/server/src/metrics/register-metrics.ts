import { createHash, timingSafeEqual } from "node:crypto";
import http from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { Config } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { ApiError } from "#edge/api-error.ts";
import type { Drain } from "#edge/drain.ts";
import { countEvents } from "./count-events.ts";
import { createSampleReader } from "./database-samples.ts";
import { registerGauges } from "./gateway-gauges.ts";
import { observeRequests } from "./observe-requests.ts";

type MetricsDeps = {
  config: Config;
  db: Database;
  drain: Drain;
  lastBackupAt?: (() => number | null) | undefined;
  /** Open connections and joined topics of the realtime service. */
  live: () => { sockets: number; channels: number };
};

/**
 * Metrics in Prometheus' format, at /metrics for those with METRICS_TOKEN, and on METRICS_PORT of this machine. Without
 * either setting nothing is counted.
 */
export function registerMetrics(app: FastifyInstance, { config, db, drain, lastBackupAt, live }: MetricsDeps): void {
  const { metricsToken, metricsPort, version, dataDir } = config;
  if (metricsToken === null && metricsPort === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeRequests(app, registry);
  const stopCounting = countEvents(registry);
  const readSamples = createSampleReader(db);
  const gauges = registerGauges(registry, { db, version, dataDir, drain, readSamples, lastBackupAt, live });
  const scrape = async () => {
    await gauges.update();
    return registry.metrics();
  };
  app.addHook("onClose", async () => stopCounting());

  if (metricsToken !== null) {
    app.get("/metrics", async (request, reply) => {
      if (!isEqual(request.headers.authorization ?? "", `Bearer ${metricsToken}`))
        throw new ApiError(401, "METRICS_TOKEN", "This page needs the token of METRICS_TOKEN.");
      return reply
        .header("cache-control", "no-store")
        .type(registry.contentType)
        .send(await scrape());
    });
  }
  if (metricsPort !== null) openPort(app, metricsPort, scrape, registry.contentType);
}

// On this machine only, so it needs no token.
function openPort(app: FastifyInstance, port: number, scrape: () => Promise<string>, contentType: string): void {
  const server = http.createServer((_request, response) => {
    scrape().then(
      (text) => response.writeHead(200, { "content-type": contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    "onListen",
    () =>
      new Promise<void>((resolve) => {
        server.once("error", (error: NodeJS.ErrnoException) => {
          app.log.error(`METRICS_PORT ${port} cannot be used (${error.code}). Choose another one.`);
          resolve();
        });
        server.listen(port, "127.0.0.1", resolve);
      }),
  );
  app.addHook("onClose", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

// Hashed first, because a constant-time comparison needs equal lengths.
const isEqual = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));
const digest = (text: string) => createHash("sha256").update(text).digest();
