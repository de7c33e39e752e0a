import { randomUUID } from "node:crypto";
import { AjvCompiler } from "@fastify/ajv-compiler";
import { isPageRead } from "@quackademy/contract/page-reads.ts";
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from "fastify";
import { registerAuth } from "./auth/auth-routes.ts";
import type { AuthService } from "./auth/service/auth-service.ts";
import { guardCalls } from "./auth/service/captcha-calls.ts";
import { ownAddress, siteAddress, type Config } from "./settings/config.ts";
import type { Database } from "./db/database.ts";
import { readClientAddresses, trustFunction } from "./edge/client-address.ts";
import { compressAnswers } from "./edge/compress.ts";
import { allowOrigins } from "./edge/cors.ts";
import { createDrain, type Drain } from "./edge/drain.ts";
import { answerErrors } from "./edge/errors.ts";
import { shutDownGracefully } from "./edge/graceful-shutdown.ts";
import { registerHealth } from "./edge/health.ts";
import { identifyRequests } from "./edge/identity.ts";
import type { Keys } from "./edge/keys.ts";
import { isWorthLogging, loggedError } from "./edge/log-error.ts";
import { isSessionOpen } from "./edge/open-session.ts";
import { readOnlyWhenFull, refuseSignIns, refuseUploads } from "./edge/refuse-writes.ts";
import { registerFunctions, type FunctionsDeps } from "./functions/functions-routes.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { logRequests } from "./logs/log-requests.ts";
import { logSlowStatements } from "./logs/log-slow-statements.ts";
import { registerMetrics } from "./metrics/register-metrics.ts";
import { openRealtime } from "./realtime/open-realtime.ts";
import { registerRealtime } from "./realtime/realtime-routes.ts";
import { registerRest } from "./rest/rest-routes.ts";
import { registerBuilds } from "./site/builds/build-routes.ts";
import { ownOrigins } from "./site/own-origins.ts";
import { registerSite } from "./site/site-routes.ts";
import { visitConfigFor } from "./site/visit-config.ts";
import type { FileStore } from "./storage/files/file-store.ts";
import { registerStorage } from "./storage/storage-routes.ts";
import { UNLIMITED_DISK, type DiskWatch } from "./edge/disk-watch.ts";

/** Shared by all apps of a process, such as those of the tests: a schema is compiled once, and not for each of them. */
const buildValidator = AjvCompiler();

const FUNCTIONS = "/functions/v1";
const REALTIME = "/realtime/v1";

/** Long enough for a large upload over a slow line, and a limit for one that never ends. */
const REQUEST_TIMEOUT_MS = 300_000;

/** How long visitors share an answer. Without a site there are no pages, and nothing is shared. */
const PAGE_ANSWERS_MS = 2000;

/** Half a year. Without subdomains, which may belong to other people. */
const HSTS_SECONDS = 15_552_000;

type AppDeps = {
  config: Config;
  publicConfig: (request: FastifyRequest) => SiteConfig;
  db: Database;
  keys: Keys;
  files: FileStore;
  storageSecret: string;
  auth: Pick<AuthService, "limitFactor" | "passwords" | "refreshSecret" | "confirmsEmail" | "onMessage">;
  functions: FunctionsDeps["functions"];
  /** The disk with the data directory; without it, free space is not checked. */
  disk?: DiskWatch;
  /** Without it, the process never drains. */
  drain?: Drain;
  /** Whether the database lacks a migration that this process needs. */
  isBehind?: () => Promise<boolean>;
  /** When the newest backup was made, in milliseconds since 1970; for the metrics. */
  lastBackupAt?: () => number | null;
  /** The built site; null for API tests. */
  site: { folder: string; rendererFile: string; gamesFolder: string } | null;
  log: { level: string; stream?: { write: (line: string) => void } } | false;
};

/** Creates the whole app from its dependencies. The caller makes it listen. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, publicConfig, db, keys, files, disk = UNLIMITED_DISK, drain = createDrain() } = deps;
  // PostgreSQL and S3 have disks of their own.
  const databaseDisk = config.databaseUrl ? UNLIMITED_DISK : disk;
  const filesDisk = config.databaseUrl && config.s3 ? UNLIMITED_DISK : disk;
  const app = Fastify({
    logger: deps.log && {
      ...deps.log,
      serializers: { err: (error: unknown) => loggedError(error) },
      hooks: {
        logMethod(args, write) {
          if (isWorthLogging(args[0])) write.apply(this, args);
        },
      },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustFunction(config.trustProxy),
    genReqId: () => randomUUID(),
    bodyLimit: config.rest.maxBodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Graceful shutdown: a request during the stop is still answered; then its connection is closed.
    return503OnClosing: false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 4096 },
    schemaController: { compilersFactory: { buildValidator } },
  });
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  // Hooks with `done`, not promises, here and in the edge: each promise would cost every request a microtask.
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    if (isHttps) reply.header("strict-transport-security", `max-age=${HSTS_SECONDS}`);
    done();
  });
  readClientAddresses(app, config.trustProxy);
  const live = await openRealtime({ db, keys, settings: config.realtime, log: app.log });
  // Live connections are closed while other requests end; the route's own hook waits for it.
  app.addHook("preClose", async () => void live.stop());
  shutDownGracefully(app, drain);
  answerErrors(app);
  logRequests(app);
  logSlowStatements(app, config.slowMs);
  registerMetrics(app, { config, db, drain, lastBackupAt: deps.lastBackupAt, live: live.counts });
  compressAnswers(app);
  registerHealth(app, { db, files, disk, drain, config, ...(deps.isBehind && { isBehind: deps.isBehind }) });
  const visitConfig = visitConfigFor(publicConfig, config.experiment);
  app.get("/config.json", (request, reply) => reply.send(visitConfig(request, reply)));

  const service = (
    prefix: string,
    key: "needed" | "optional",
    register: (scope: FastifyInstance) => void | Promise<void>,
  ) =>
    app.register(
      async (scope) => {
        allowOrigins(scope, config.allowedOrigins, prefix === FUNCTIONS && config.functionCors);
        identifyRequests(scope, keys, {
          keyIsOptional: key === "optional",
          ...(prefix === REALTIME && { otherHeader: "x-api-key" }),
        });
        await register(scope);
      },
      { prefix },
    );
  await service("/rest/v1", "needed", (scope) => {
    guardCalls(scope, { db, captchaAt: config.auth.captchaAt, publicUrl: config.publicUrl });
    const pageAnswersMs = deps.site ? PAGE_ANSWERS_MS : 0;
    registerRest(scope, {
      db: readOnlyWhenFull(db, databaseDisk),
      schemas: config.schemas,
      limits: config.rest,
      isPageRead,
      pageAnswersMs,
    });
  });
  await service("/auth/v1", "optional", (scope) => {
    refuseSignIns(scope, databaseDisk);
    registerAuth(scope, {
      db,
      keys,
      // A visitor who used the site's IP address is redirected back to it.
      config: {
        ...config.auth,
        redirectUrls: [...config.auth.redirectUrls, ...(config.publicUrl ? [] : [ownAddress(config)])],
      },
      siteUrl: siteAddress(config),
      log: app.log,
      ...deps.auth,
    });
  });
  await service("/storage/v1", "optional", (scope) => {
    refuseUploads(scope, filesDisk);
    registerStorage(scope, {
      db,
      files,
      signingSecret: deps.storageSecret,
      limits: { maxFileBytes: config.uploadMaxBytes },
    });
  });
  await service(REALTIME, "needed", (scope) =>
    registerRealtime(scope, { ...live, publicUrl: config.publicUrl, allowedOrigins: config.allowedOrigins }),
  );
  await service(FUNCTIONS, "optional", (scope) =>
    registerFunctions(scope, {
      ownCors: config.functionCors,
      functions: deps.functions,
      origin: ownAddress(config),
      timeoutMs: config.timeouts.functionMs,
      isSessionOpen: (id) => isSessionOpen(db, id),
    }),
  );
  registerBuilds(app, { db, files, originsOf: (request) => ownOrigins(publicConfig(request), request) });
  if (deps.site) await registerSite(app, { db, publicConfig, visitConfig, ...deps.site });
  return app;
}
