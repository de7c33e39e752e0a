import fs from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "#config.ts";
import type { Database } from "#db/database.ts";

const MIN_FREE = 0.05;
const FRESH_MS = 5000;
const MAX_CHECK_MS = 10_000;

/** Throws when it cannot do its work. */
type Checked = { check(): Promise<void> };

/** `/healthz`: the process answers. `/readyz`: it can do its work, or these are the reasons why not. */
export function registerHealth(
  app: FastifyInstance,
  { db, files, config }: { db: Database; files: Checked; config: Config },
): void {
  const findTroubles = () => Promise.all([databaseTrouble(db), diskTrouble(config.dataDir), filesTrouble(files)]);
  // Anybody may ask, and checking writes to the disk: all who ask within a moment share one answer.
  let shared: Promise<(string | null)[]> | null = null;
  const troubles = () =>
    (shared ??= Promise.race([findTroubles(), tooSlow()]).finally(
      () => void setTimeout(() => (shared = null), FRESH_MS).unref(),
    ));

  // Anybody's page may read it: that is how a mirror is measured from another one.
  app.get("/healthz", (_request, reply) =>
    reply
      .header("cache-control", "no-store")
      .header("access-control-allow-origin", "*")
      .send({ status: "ok", version: config.version }),
  );
  app.get("/readyz", async (_request, reply) => {
    const reasons = (await troubles()).filter((reason) => reason !== null);
    return reply
      .header("cache-control", "no-store")
      .code(reasons.length === 0 ? 200 : 503)
      .send({ status: reasons.length === 0 ? "ready" : "not ready", reasons });
  });
}

// An answer that never comes would be shared for ever.
function tooSlow(): Promise<string[]> {
  return new Promise((resolve) => setTimeout(() => resolve(["the checks take too long"]), MAX_CHECK_MS).unref());
}

async function databaseTrouble(db: Database): Promise<string | null> {
  return db.asPlatform({ text: "select 1", values: [] }).then(
    () => null,
    () => "the database does not answer",
  );
}

async function diskTrouble(dataDir: string): Promise<string | null> {
  try {
    const { bavail, blocks } = await fs.statfs(dataDir);
    return bavail / blocks < MIN_FREE ? "the disk is more than 95 % full" : null;
  } catch {
    return "the data directory cannot be read";
  }
}

async function filesTrouble(files: Checked): Promise<string | null> {
  return files.check().then(
    () => null,
    () => "uploaded files cannot be stored",
  );
}
