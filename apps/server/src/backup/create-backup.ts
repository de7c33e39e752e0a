import fs from "node:fs";
import path from "node:path";
import { FileMissing, type FileStore } from "#storage/files/file-store.ts";
import { appliedMigrations } from "#db/migrate.ts";
import { copyTable, countLines } from "./copy-table.ts";
import {
  FORMAT,
  MANIFEST,
  SECRETS,
  tableFile,
  uploadedFile,
  type FileEntry,
  type Manifest,
} from "./archive/manifest.ts";
import { LEFT_OUT, listSequences, listTables, SECRET_TABLES } from "./table-list.ts";
import type { TransferDatabase } from "./transfer-database.ts";
import { writeArchive, type ArchiveWriter } from "./archive/write-archive.ts";

/** Where a backup comes from: a database that nobody changes meanwhile, and the files it names. */
export type BackupSource = {
  db: TransferDatabase;
  files: Pick<FileStore, "get">;
  dataDir: string;
  close(): Promise<void>;
};

export type BackupOptions = {
  file: string;
  appVersion: string;
  kind: Manifest["kind"];
  /** Encrypts the archive, which then has the secrets. */
  passphrase: string | null;
  now: Date;
};

/** Writes an archive of one state of the site. */
export async function createBackup(source: BackupSource, options: BackupOptions): Promise<Manifest> {
  const { db } = source;
  fs.mkdirSync(path.dirname(options.file), { recursive: true, mode: 0o700 });
  await db.script("begin isolation level repeatable read read only");
  const archive = await writeArchive(options.file, options.passphrase, source.dataDir);
  try {
    const manifest = await writeEntries(source, archive, options);
    await archive.addText(MANIFEST, JSON.stringify(manifest, null, 1));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await db.script("rollback").catch(() => {});
  }
}

async function writeEntries(source: BackupSource, archive: ArchiveWriter, options: BackupOptions): Promise<Manifest> {
  const { db } = source;
  const isSite = options.kind === "site";
  const hasSecrets = isSite && options.passphrase !== null;
  const manifest: Manifest = {
    format: FORMAT,
    kind: options.kind,
    createdAt: options.now.toISOString(),
    appVersion: options.appVersion,
    engine: db.engine,
    migrations: await appliedMigrations(db),
    tables: [],
    sequences: [],
    files: [],
    missingFiles: [],
    hasSecrets,
    findings: isSite ? await countFindings(db) : 0,
  };
  const leftOut = [...LEFT_OUT, ...(hasSecrets ? [] : SECRET_TABLES)];
  for (const table of isSite ? await listTables(db) : []) {
    if (leftOut.includes(table.name)) continue;
    let rows = 0;
    const counted = async function* () {
      for await (const chunk of copyTable(db, table)) {
        rows += countLines(chunk);
        yield chunk;
      }
    };
    const { bytes, sha256 } = await archive.addStream(tableFile(table.name), counted());
    manifest.tables.push({ name: table.name, columns: table.columns, rows, bytes, sha256 });
  }
  // After the rows: a sequence is not part of the transaction and may only be ahead of them.
  if (isSite) manifest.sequences = await listSequences(db);
  for (const id of await listFiles(db)) {
    const entry = await addFile(source.files, archive, id);
    if (entry) manifest.files.push(entry);
    else manifest.missingFiles.push(id);
  }
  if (hasSecrets) await addSecrets(source.dataDir, archive);
  return manifest;
}

/** Runs the audit of the rules. A database of an early version has none. */
export async function countFindings(db: TransferDatabase): Promise<number> {
  const [exists] = await db.asPlatform({ text: "select to_regprocedure('private.audit()') is not null", values: [] });
  if (exists![0] !== "t") return 0;
  const [found] = await db.asPlatform({ text: "select count(*) from private.audit()", values: [] });
  return Number(found![0]);
}

async function listFiles(db: TransferDatabase): Promise<string[]> {
  const rows = await db.asPlatform({
    text: `select version from storage.objects
      where version ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' order by version`,
    values: [],
  });
  return rows.map(([version]) => version!);
}

// A player can delete a file after the database was read.
async function addFile(files: Pick<FileStore, "get">, archive: ArchiveWriter, id: string): Promise<FileEntry | null> {
  const stream = await files.get(id).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  return stream && { id, ...(await archive.addStream(uploadedFile(id), stream)) };
}

async function addSecrets(dataDir: string, archive: ArchiveWriter): Promise<void> {
  const file = path.join(dataDir, "secrets.json");
  if (fs.existsSync(file)) await archive.addText(SECRETS, fs.readFileSync(file, "utf8"));
}
