import type { FastifyInstance } from "fastify";
import type { Config } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { isBackupLate } from "./backup-age.ts";
import type { DiskLevel } from "./disk-level.ts";
import type { DiskWatch } from "./disk-watch.ts";
import type { Drain } from "./drain.ts";

const FRESH_MS = 5000;
const MAX_CHECK_MS = 10_000;

/** Throws when it does not work. */
type Checked = { check(): Promise<void> };

/** A failed check. Pages are still served unless it is fatal. */
type Trouble = { reason: string; isFatal: boolean };

type HealthDeps = {
  db: Database;
  files: Checked;
  disk: Pick<DiskWatch, "level">;
  drain: Pick<Drain, "isDraining">;
  config: Config;
  isBehind?: () => Promise<boolean>;
};

/**
 * `/healthz`: the process responds (liveness). `/readyz`: it can work, or the reasons why not (readiness). Without room
 * for writes or uploads it is degraded and still answers 200: a load balancer must not take the pages away.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, files, disk, drain, config, isBehind = async () => false }: HealthDeps,
): void {
  const findTroubles = () =>
    Promise.all([databaseTrouble(db, isBehind), filesTrouble(files), backupTrouble(db, config)]);
  // The route is public, and a check writes to the disk: requests within a moment share one result.
  let shared: Promise<(Trouble | null)[]> | null = null;
  const troubles = () =>
    (shared ??= Promise.race([findTroubles(), tooSlow()]).finally(
      () => void setTimeout(() => (shared = null), FRESH_MS).unref(),
    ));

  // Readable by any origin: pages of one mirror measure the others.
  app.get("/healthz", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("access-control-allow-origin", "*")
      .send({ status: "ok", version: config.version }),
  );
  app.get("/readyz", async (_request, reply) => {
    if (drain.isDraining()) return reply.header("cache-control", "no-store").code(503).send(STOPPING);
    const found = [...(await troubles()), DISK_TROUBLES[disk.level()]].filter((trouble) => trouble !== null);
    const isReady = found.every(({ isFatal }) => !isFatal);
    const status = found.length === 0 ? "ready" : isReady ? "degraded" : "not ready";
    return reply
      .header("cache-control", "no-store")
      .code(isReady ? 200 : 503)
      .send({ status, reasons: found.map(({ reason }) => reason) });
  });
}

const STOPPING = { status: "not ready", reasons: ["this process is about to stop"] };

// A check that never ends would be shared for ever.
function tooSlow(): Promise<Trouble[]> {
  const trouble = { reason: "the checks take too long", isFatal: true };
  return new Promise((resolve) => setTimeout(() => resolve([trouble]), MAX_CHECK_MS).unref());
}

const DISK_TROUBLES: Record<DiskLevel, Trouble | null> = {
  ok: null,
  low: { reason: "the disk is nearly full: only sign-ins are saved", isFatal: false },
  critical: { reason: "the disk is full: nothing is saved, and nobody can sign in", isFatal: false },
};

async function databaseTrouble(db: Database, isBehind: () => Promise<boolean>): Promise<Trouble | null> {
  const checked = db.asPlatform({ text: "select 1", values: [] }).then(isBehind);
  return checked.then(
    (needsMigration) => (needsMigration ? { reason: "the database lacks a migration", isFatal: true } : null),
    () => ({ reason: "the database does not answer", isFatal: true }),
  );
}

async function backupTrouble(db: Database, { backup }: Config): Promise<Trouble | null> {
  const isLate = backup.at !== null && (await isBackupLate(db).catch(() => false));
  return isLate ? { reason: "the last backup failed or is more than two days old", isFatal: false } : null;
}

async function filesTrouble(files: Checked): Promise<Trouble | null> {
  return files.check().then(
    () => null,
    () => ({ reason: "uploaded files cannot be stored", isFatal: false }),
  );
}
