import { randomBytes } from "node:crypto";
import fs from "node:fs";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { ownAddress, type Config } from "./config.ts";
import { openDatabase } from "./db/open-database.ts";
import { DEFAULT_TIMEOUTS } from "./db/timeouts.ts";
import { createKeys } from "./edge/keys.ts";
import { loadFunctions } from "./functions/load-functions.ts";
import { PATHS } from "./paths.ts";
import { publicConfigFor } from "./public-config.ts";
import { loadSecrets } from "./secrets.ts";
import { openFileStore } from "./storage/open-file-store.ts";
import { sweepOrphans } from "./storage/sweep-orphans.ts";

const SWEEP_EVERY_MS = 3_600_000;
const ORPHAN_AFTER_MS = 3_600_000;

/** Puts the parts together as the settings say. The parts themselves are handed what they need. */
export async function startGateway(
  config: Config,
  say: (message: string) => void,
): Promise<{ app: FastifyInstance; stop: () => Promise<void> }> {
  const db = await openDatabase(databaseSettings(config), say);
  const secrets = await loadSecrets(config.dataDir);
  const anonKey = config.keys.anonKey ?? secrets.anonKey;
  // Without an operator's own service key there is one only inside this process, for the functions.
  const serviceKey = config.keys.serviceKey ?? `sb_secret_${randomBytes(32).toString("base64url")}`;
  const keys = await createKeys({ anonKey, serviceKey, tokenKey: secrets.tokenKey, jwtSecret: config.keys.jwtSecret });
  const files = await openFileStore(config);
  const app = await createApp({
    config,
    publicConfig: publicConfigFor(config, anonKey),
    db,
    keys,
    files,
    storageSecret: secrets.storageSecret,
    functions: await loadFunctions({ ...functionFolder(), env: functionEnvironment(config, anonKey, serviceKey) }),
    site: fs.existsSync(PATHS.site) ? { folder: PATHS.site, rendererFile: PATHS.siteRenderer } : null,
    log: { level: config.logLevel },
  });
  const sweeping = setInterval(() => {
    sweepOrphans(db, files, ORPHAN_AFTER_MS).catch((error: unknown) =>
      app.log.warn({ err: error }, "could not sweep orphaned files"),
    );
  }, SWEEP_EVERY_MS).unref();
  return {
    app,
    stop: async () => {
      clearInterval(sweeping);
      await app.close();
      await db.close();
    },
  };
}

export function databaseSettings(config: Config) {
  return {
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    prebuiltDir: fs.existsSync(PATHS.prebuiltDatabase) ? PATHS.prebuiltDatabase : null,
    folders: PATHS.migrations,
    timeouts: { ...DEFAULT_TIMEOUTS, ...config.timeouts },
  };
}

// Built functions stand beside the bundle; from source they are read where they were written.
function functionFolder() {
  const folder = import.meta.url.endsWith(".ts") ? PATHS.functions.source : PATHS.functions.built;
  return { folder, configFile: PATHS.functions.config };
}

function functionEnvironment(config: Config, anonKey: string, serviceKey: string): Record<string, string> {
  return {
    ...config.functionEnv,
    SUPABASE_URL: ownAddress(config),
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceKey,
  };
}
