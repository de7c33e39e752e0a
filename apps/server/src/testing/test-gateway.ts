import fs from "node:fs";
import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp } from "#app.ts";
import { issuerOf, readConfig } from "#settings/config.ts";
import type { Claims, Database } from "#db/database.ts";
import { createKeys } from "#edge/keys.ts";
import { createPasswordHasher } from "#auth/service/password-hasher.ts";
import type { FunctionFolder } from "#functions/find-functions.ts";
import { publicConfigFor } from "#site/public-config.ts";
import { generateSecrets } from "#settings/secrets.ts";
import { openFileStore } from "#storage/files/open-file-store.ts";
import type { DiskWatch } from "#edge/disk-watch.ts";
import { injectFetch } from "./inject-fetch.ts";
import { openTestDatabase } from "./test-database.ts";

export type TestGateway = {
  app: FastifyInstance;
  db: Database;
  url: string;
  anonKey: string;
  serviceKey: string;
  /** The real app without a port, for any client package. */
  fetch: typeof fetch;
  /** An access token signed like those of the auth service. */
  tokenFor(claims: Partial<Claims> & { sub: string }, lifetimeSeconds?: number): Promise<string>;
  close(): Promise<void>;
};

export type TestGatewayOptions = {
  sql?: string;
  env?: Record<string, string>;
  functionsFolder?: FunctionFolder;
  /** As with a mail server: an address must be confirmed by mail. The mails stay in the outbox. */
  confirmsEmail?: boolean;
  /** Multiplies the bursts of the rate limits. */
  limitFactor?: number;
  /** A disk with simulated free space. */
  disk?: DiskWatch;
  /** Where log lines go. Without it nothing is logged, unless TEST_LOG is set. */
  onLog?: (line: string) => void;
  /** Another open test gateway: this one shares its database, like a second process, and leaves it open. */
  over?: TestGateway;
};

/** The lowest cost that bcrypt has: the tests hash a thousand passwords. */
const passwords = createPasswordHasher({ cost: 4 });

/** Generous time limits, so that a busy machine fails no test; tests of the limits set their own. */
const PATIENCE = { TIMEOUT_ANON_MS: "60000", TIMEOUT_USER_MS: "60000", TIMEOUT_FUNCTION_MS: "120000" };

/**
 * The whole site on a temporary database of this test project's engine. `sql` runs after the migrations, as the owner;
 * `env` sets settings like an operator.
 */
export async function openTestGateway({
  sql,
  env = {},
  functionsFolder,
  confirmsEmail = false,
  limitFactor = 1,
  disk,
  onLog,
  over,
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-test-"));
  const serviceKey = `sb_secret_${randomUUID()}${randomUUID()}`;
  const config = readConfig({ PUBLIC_URL: "http://quack.test", DATA_DIR: dataDir, ...PATIENCE, ...env });
  const secrets = await generateSecrets();
  const keys = await createKeys({
    anonKey: config.keys.anonKey ?? secrets.anonKey,
    serviceKey: config.keys.serviceKey ?? serviceKey,
    tokenKeys: [secrets.tokenKey],
    issuer: issuerOf(config),
    jwtSecret: config.keys.jwtSecret,
  });
  const db = over?.db ?? (await openTestDatabase(dataDir, config.timeouts));
  if (sql) await db.script(sql);
  const anonKey = config.keys.anonKey ?? secrets.anonKey;
  const ownLog = process.env["TEST_LOG"] ? { level: "debug" } : (false as const);
  const log = onLog ? { level: config.logLevel, stream: { write: onLog } } : ownLog;
  const files = await openFileStore(config);
  const app = await createApp({
    config,
    publicConfig: publicConfigFor(config, anonKey),
    db,
    keys,
    files,
    storageSecret: secrets.storageSecret,
    auth: { limitFactor, passwords, refreshSecret: secrets.storageSecret, confirmsEmail, onMessage: () => {} },
    functions: {
      ...(functionsFolder ?? { folder: "", configFile: "" }),
      env: () => ({
        ...config.functionEnv,
        SUPABASE_URL: config.publicUrl!,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: config.keys.serviceKey ?? serviceKey,
      }),
    },
    ...(disk && { disk }),
    site: null,
    log,
  });
  await app.ready();
  return {
    app,
    db,
    url: config.publicUrl!,
    anonKey,
    serviceKey: config.keys.serviceKey ?? serviceKey,
    fetch: injectFetch(app),
    tokenFor: (claims, lifetimeSeconds = 3600) =>
      keys.sign(
        { role: "authenticated", aud: "authenticated", aal: "aal1", amr: [signedInNow()], ...claims },
        lifetimeSeconds,
      ),
    close: async () => {
      await app.close();
      if (!over) await db.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const signedInNow = () => ({ method: "password", timestamp: Math.floor(Date.now() / 1000) });
