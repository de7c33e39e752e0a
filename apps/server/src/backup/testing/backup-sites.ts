import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openPgliteTransfer } from "#backup/pglite-transfer.ts";
import { openPostgresTransfer } from "#backup/postgres-transfer.ts";
import { copyDirectory } from "#db/directory/copy-directory.ts";
import { migrate } from "#db/migrate.ts";
import { readConfig } from "#settings/config.ts";
import { databaseSettings } from "#settings/config-paths.ts";
import { loadSecrets } from "#settings/secrets.ts";
import { createDiskFileStore } from "#storage/files/disk-file-store.ts";
import { createTestDatabase } from "#testing/test-database.ts";

export type Engine = "pglite" | "postgres";

/** A stopped site of either engine, whatever the engine of the test project is. */
export type BackupSite = {
  env: Record<string, string>;
  dataDir: string;
  players: string[];
  fileId: string;
  fileText: string;
  remove(): Promise<void>;
};

/** Text that COPY has to escape. */
const ODD_TEXT = "tab\t, line\nend, back\\slash, \\N, quote ' and a duck 🦆";

/** A site with a few players, their rows and one uploaded file. */
export async function prepareBackupSite(engine: Engine, env: Record<string, string> = {}): Promise<BackupSite> {
  const players = [randomUUID(), randomUUID(), randomUUID()];
  const fileId = randomUUID();
  const fileText = `the file of ${players[0]}`;
  const sql = [
    ...players.map((id, at) => playerSql(id, `duck${at}`)),
    `insert into storage.buckets (id, name) values ('papers', 'papers');
     insert into storage.objects (bucket_id, name, owner, version, metadata)
       values ('papers', 'one.txt', '${players[0]}', '${fileId}', '{"size": ${fileText.length}}');`,
  ].join("\n");
  const site = await prepare(engine, sql);
  const files = createDiskFileStore(path.join(site.dataDir, "files"));
  await files.put(fileId, bytesOf(fileText), 1000);
  return { ...site, env: { ...site.env, ...env }, players, fileId, fileText };
}

type Prepared = Pick<BackupSite, "env" | "dataDir" | "remove">;

async function prepare(engine: Engine, sql: string): Promise<Prepared> {
  const place = await newPlace(engine);
  const dataDir = place.env["DATA_DIR"]!;
  const { databaseUrl, prebuiltDir, folders } = databaseSettings(readConfig(place.env));
  if (prebuiltDir && !databaseUrl) await copyDirectory(prebuiltDir, path.join(dataDir, "db"));
  const db = await (databaseUrl ? openPostgresTransfer(databaseUrl) : openPgliteTransfer(path.join(dataDir, "db")));
  await migrate(db, folders);
  await db.script(sql).finally(() => db.close());
  await loadSecrets(dataDir);
  return { ...place, dataDir };
}

/** An empty place to restore into, as settings of a site. */
export async function newPlace(
  engine: Engine,
  { isEmpty = false } = {},
): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-backup-"));
  const env = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" };
  const removeFolder = async () => fs.rmSync(dataDir, { recursive: true, force: true });
  if (engine === "pglite") return { env: { ...env, DATABASE_URL: "" }, remove: removeFolder };
  const { url, drop } = await createTestDatabase({ isEmpty });
  return { env: { ...env, DATABASE_URL: url }, remove: () => removeFolder().finally(drop) };
}

function playerSql(id: string, name: string): string {
  const text = ODD_TEXT.replaceAll("'", "''");
  return `
    insert into auth.users (id, email, encrypted_password, raw_user_meta_data)
      values ('${id}', '${name}@school.test', '$2b$04$hash', jsonb_build_object('note', '${text}'));
    insert into public.my_users (user_id, username) values ('${id}', '${name}');
    insert into auth.sessions (id, user_id) values (gen_random_uuid(), '${id}');
    insert into gateway.limits (key, free_at) values ('${id}', now());
    insert into auth.audit_log_entries (id, payload) values (gen_random_uuid(), json_build_object('note', '${text}'));`;
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
