import fs from "node:fs/promises";
import path from "node:path";
import { copyDirectory, sync, syncDirectory } from "./directory/copy-directory.ts";
import { migrate, type MigrationFolders } from "./migrate.ts";
import { openPgliteDatabase } from "./pglite-database.ts";
import type { PgliteFiles } from "./pglite-process.ts";
import { DEFAULT_TIMEOUTS } from "./timeouts.ts";

/** Builds a migrated, empty data directory, so that a first start copies files instead of running initdb. */
export async function buildDataDirectory(target: string, folders: MigrationFolders): Promise<void> {
  const draft = await besides(target);
  const db = await openPgliteDatabase({ dataDir: draft, isThrowaway: true }, DEFAULT_TIMEOUTS);
  // An open database would keep the process alive, and nobody would read the error.
  await migrate(db, folders).finally(() => db.close());
  await fs.rm(target, { recursive: true, force: true });
  await allowReading(draft);
  await fs.rename(draft, target);
}

// The site may run as another user than the one who built it, as in a container.
async function allowReading(folder: string): Promise<void> {
  await fs.chmod(folder, 0o755);
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const each = path.join(folder, entry.name);
    await (entry.isDirectory() ? allowReading(each) : fs.chmod(each, 0o644));
  }
}

/** Copies a prebuilt data directory into place. A partial copy is never opened, not even after a power failure. */
export async function installDataDirectory(prebuilt: string, { dataDir, isThrowaway }: PgliteFiles): Promise<void> {
  await clearDrafts(dataDir);
  const draft = await besides(dataDir);
  await copyDirectory(prebuilt, draft);
  if (!isThrowaway) await syncDirectory(draft);
  await fs.chmod(draft, 0o700);
  await fs.rename(draft, dataDir);
  await sync(path.dirname(dataDir));
}

// Removes the remains of an interrupted first start. The caller holds the lock, so no other copy is running.
async function clearDrafts(target: string): Promise<void> {
  const folder = path.dirname(target);
  const drafts = (await fs.readdir(folder)).filter((name) => name.startsWith(`${path.basename(target)}.new-`));
  for (const name of drafts) await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

async function besides(target: string): Promise<string> {
  await fs.mkdir(path.dirname(target), { recursive: true });
  return fs.mkdtemp(`${target}.new-`);
}
