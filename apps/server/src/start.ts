import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { deleteExpired } from "./auth/accounts/delete-expired.ts";
import { listArchives } from "./backup/stored-archives.ts";
import { openSenders } from "./auth/messages/message-senders.ts";
import { createOutboxPage } from "./auth/messages/outbox-page.ts";
import { sendMessages } from "./auth/messages/send-messages.ts";
import { createPasswordHasher } from "./auth/service/password-hasher.ts";
import { loadTokenKeys, sharedSecret } from "./auth/service/token-keys.ts";
import { startBackups } from "./backup/backup-schedule.ts";
import { eraseListed } from "./backup/erased-users.ts";
import { createSnapshots } from "./backup/take-snapshot.ts";
import { syncCatalogueOrWarn } from "./catalogue/sync-catalogue.ts";
import { issuerOf, ownAddress, siteAddress, type Config } from "./settings/config.ts";
import { databaseSettings, gamesFolder } from "./settings/config-paths.ts";
import type { Database } from "./db/database.ts";
import { createBehindCheck } from "./db/migrate.ts";
import { openDatabase } from "./db/open-database.ts";
import { createDrain, type Drain } from "./edge/drain.ts";
import { stopListening } from "./edge/graceful-shutdown.ts";
import { createKeys } from "./edge/keys.ts";
import { logStreamIn } from "./logs/write-log.ts";
import { socketSecret } from "./operator-socket/socket-address.ts";
import { openOperatorSocket } from "./operator-socket/open-socket.ts";
import { PATHS } from "./paths.ts";
import { findSite } from "./site/find-site.ts";
import { publicConfigFor } from "./site/public-config.ts";
import { loadSecrets } from "./settings/secrets.ts";
import { openFileStore } from "./storage/files/open-file-store.ts";
import { requireBucket } from "./storage/files/require-bucket.ts";
import { sweepOrphans } from "./storage/files/sweep-orphans.ts";
import type { DiskLevel } from "./edge/disk-level.ts";
import { readDiskSpace } from "./db/directory/disk-space.ts";
import { watchDisk } from "./edge/disk-watch.ts";
import { sendDueMail } from "./upkeep/due-mail.ts";
import { watchForIdle } from "./upkeep/idle-watch.ts";
import { createUpkeep, runUpkeep } from "./upkeep/run-upkeep.ts";

/** Not at once, because a start is busy. A site that is restarted often is swept, too. */
const FIRST_SWEEP_MS = 120_000;
const SWEEP_EVERY_MS = 3_600_000;
const ORPHAN_AFTER_MS = 3_600_000;

const DISK_MESSAGES: Record<DiskLevel, (freeMb: number) => string> = {
  ok: () => "The disk has space again: everything can be saved.",
  low: (freeMb) =>
    `The disk is nearly full (${freeMb} MB free): players can read and sign in, but not save. Free some space.`,
  critical: (freeMb) => `The disk is full (${freeMb} MB free): players can only read. Free some space now.`,
};

/** Creates all parts from the settings and connects them. */
export async function startGateway(
  config: Config,
  say: (message: string) => void,
): Promise<{ app: FastifyInstance; drain: Drain; outboxUrl: () => string | null; stop: () => Promise<void> }> {
  const settings = databaseSettings(config);
  const db = await openDatabase(settings, say);
  await eraseListed(db, config.backup.dir, say);
  await syncCatalogueOrWarn(db, gamesFolder(config), say);
  const secrets = await loadSecrets(config.dataDir);
  // In the database, so that processes with data directories of their own agree.
  const anonKey = config.keys.anonKey ?? (await sharedSecret(db, "anon key", secrets.anonKey));
  // Without an operator's own service key, one exists only inside this process, for the functions.
  const serviceKey = config.keys.serviceKey ?? `sb_secret_${randomBytes(32).toString("base64url")}`;
  const keys = await createKeys({
    anonKey,
    serviceKey,
    tokenKeys: await loadTokenKeys(db, secrets.tokenKey),
    reloadTokenKeys: () => loadTokenKeys(db),
    issuer: issuerOf(config),
    jwtSecret: config.keys.jwtSecret,
  });
  const files = await openFileStore(config);
  if (config.s3) await requireBucket(files, config.s3.bucket, say);
  const disk = await watchDisk(
    () => readDiskSpace(config.dataDir),
    (level, { freeBytes }) => say(DISK_MESSAGES[level](Math.floor(freeBytes / 1e6))),
  );
  const drain = createDrain();
  const site = await findSite(config, say);
  const app: FastifyInstance = await createApp({
    config,
    publicConfig: publicConfigFor(config, anonKey, site?.build),
    lastBackupAt: () => listArchives(config.backup.dir).at(-1)?.time ?? null,
    db,
    keys,
    files,
    disk,
    drain,
    isBehind: createBehindCheck(db, settings.folders),
    storageSecret: await sharedSecret(db, "storage", secrets.storageSecret),
    auth: {
      limitFactor: 1,
      passwords: createPasswordHasher(),
      refreshSecret: await sharedSecret(db, "refresh"),
      confirmsEmail: config.auth.smtpUrl !== null,
      onMessage: () => sending.wake(),
    },
    functions: {
      ...functionFolder(),
      // With PORT=0 the port is known only once the server listens, which is before any function is called.
      env: () => functionEnvironment({ ...config, port: portOf(app) ?? config.port }, anonKey, serviceKey),
    },
    site,
    log: { level: config.logLevel, stream: logStreamIn(config.logFormat) },
  });
  const outbox = createOutboxPage(db, config, () => portOf(app) ?? config.port);
  outbox?.register(app);
  const sending = sendMessages({ db, senders: openSenders(config.auth), log: app.log });
  const sweep = () => {
    Promise.all([sweepOrphans(db, files, ORPHAN_AFTER_MS), deleteExpired(db, { auditDays: config.auditDays })]).catch(
      (error: unknown) => app.log.warn({ err: error }, "could not delete orphaned files and expired data"),
    );
  };
  const firstSweep = setTimeout(sweep, FIRST_SWEEP_MS).unref();
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref();
  const stopUpkeep = startUpkeep(db, app);
  const stopMail = config.auth.smtpUrl === null ? () => {} : startMail(config, db, app, () => sending.wake());
  const stopBackups = startBackups({ config, db, log: app.log });
  const socket = config.databaseUrl ? null : await openSocketOrSay(config.dataDir, secrets.storageSecret, db, say);
  return {
    app,
    drain,
    outboxUrl: () => outbox?.url() ?? null,
    stop: async () => {
      clearTimeout(firstSweep);
      clearInterval(sweeping);
      stopUpkeep();
      stopMail();
      await stopBackups();
      disk.stop();
      await stopListening(app.server);
      await app.close();
      await sending.stop();
      await socket?.close();
      await db.close();
    },
  };
}

function startMail(config: Config, db: Database, app: FastifyInstance, onMessage: () => void): () => void {
  const siteUrl = () => siteAddress({ ...config, port: portOf(app) ?? config.port });
  return sendDueMail({ db, siteName: config.auth.siteName, siteUrl, onMessage, log: app.log });
}

// PostgreSQL has its own autovacuum and checkpointer.
function startUpkeep(db: Database, app: FastifyInstance): () => void {
  if (db.engine === "postgres") return () => {};
  const upkeep = createUpkeep({
    db,
    isQuiet: watchForIdle(app.server),
    onTask: (task, tookMs) => app.log.debug({ ...task, tookMs }, "database upkeep"),
  });
  return runUpkeep(upkeep, (error) => app.log.warn({ err: error }, "database upkeep failed"));
}

// No other process can open the embedded database while we have it. If the socket fails, the site still runs.
async function openSocketOrSay(dataDir: string, storageSecret: string, db: Database, say: (message: string) => void) {
  const snapshot = createSnapshots(db, dataDir);
  return openOperatorSocket({ dataDir, secret: socketSecret(storageSecret), db, snapshot }).catch((error: Error) => {
    say(`The operator's commands cannot reach this process: ${error.message}`);
    return null;
  });
}

function portOf(app: FastifyInstance): number | undefined {
  return (app.server.address() as AddressInfo | null)?.port;
}

// Built functions are next to the bundle; from source they are read in place.
function functionFolder() {
  const folder = import.meta.url.endsWith(".ts") ? PATHS.functions.source : PATHS.functions.built;
  const beside = (name: string) => path.join(PATHS.functions.source, name);
  const files = { scheduleFile: beside("schedule.json"), limitsFile: beside("body-limits.json") };
  return { folder, configFile: PATHS.functions.config, ...files };
}

function functionEnvironment(config: Config, anonKey: string, serviceKey: string): Record<string, string> {
  return {
    // Rules of locally built games, which may not have been released.
    FUNCTION_RULES_URL: pathToFileURL(path.join(gamesFolder(config), "rules")).href,
    ...config.functionEnv,
    SUPABASE_URL: ownAddress(config),
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  };
}
