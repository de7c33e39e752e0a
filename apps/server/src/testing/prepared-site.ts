import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { issuerOf, readConfig } from "#settings/config.ts";
import type { Database } from "#db/database.ts";
import { openDatabase } from "#db/open-database.ts";
import { createKeys, type Keys } from "#edge/keys.ts";
import { loadSecrets } from "#settings/secrets.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { createTestDatabase } from "./test-database.ts";

/** A site that can be started as a separate process, any number of times. */
export type PreparedSite = {
  env: Record<string, string>;
  dataDir: string;
  anonKey: string;
  serviceKey: string;
  /** An access token of a signed-in user. */
  tokenFor(sub: string): Promise<string>;
  /** Opens the site's database; the embedded one must not be open elsewhere. */
  open(): Promise<Database>;
  remove(): Promise<void>;
};

/** Settings of a developer's own `.env` that tests must ignore. */
const NOT_FROM_OUTSIDE = ["DATABASE_URL", "PUBLIC_URL", "ALLOWED_ORIGINS", "JWT_SECRET", "S3_BUCKET", "S3_ENDPOINT"];

/** A site on the engine of this test project. */
export async function prepareSiteOfEngine(sql: string, env: Record<string, string> = {}): Promise<PreparedSite> {
  if (process.env["TEST_ENGINE"] !== "postgres") return prepareSite({ sql, env });
  const { url, drop } = await createTestDatabase();
  const site = await prepareSite({ sql, databaseUrl: url, env });
  return { ...site, remove: () => site.remove().finally(drop) };
}

/** A migrated data directory (and database, if there is a URL for one), with `sql` run on top of it. */
export async function prepareSite({
  sql,
  databaseUrl = "",
  env: extra = {},
}: {
  sql: string;
  databaseUrl?: string;
  env?: Record<string, string>;
}): Promise<PreparedSite> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-site-"));
  const anonKey = `sb_publishable_${randomUUID()}`;
  const serviceKey = `sb_secret_${randomUUID()}`;
  const env = {
    ...Object.fromEntries(NOT_FROM_OUTSIDE.map((name) => [name, ""])),
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ANON_KEY: anonKey,
    SERVICE_KEY: serviceKey,
    ...extra,
  };
  const open = () => openDatabase(databaseSettings(readConfig(env)), () => {});

  const db = await open();
  await db.script(sql).finally(() => db.close());
  const { tokenKey } = await loadSecrets(dataDir);
  const issuer = issuerOf(readConfig(env));
  const keys: Keys = await createKeys({ anonKey, serviceKey, tokenKeys: [tokenKey], issuer, jwtSecret: null });
  return {
    env,
    dataDir,
    anonKey,
    serviceKey,
    tokenFor: (sub) => keys.sign({ role: "authenticated", aud: "authenticated", aal: "aal1", sub }, 3600),
    open,
    remove: async () => fs.rmSync(dataDir, { recursive: true, force: true }),
  };
}
