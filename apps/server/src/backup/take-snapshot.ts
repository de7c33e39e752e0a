import fs from "node:fs/promises";
import path from "node:path";
import type { Database } from "#db/database.ts";
import { copyDirectory, linkDirectory } from "#db/directory/copy-directory.ts";

/** Where the running site puts a copy of its data for the command that asked for it. */
export const snapshotDirectory = (dataDir: string): string => path.join(dataDir, "snapshot");

const snapshotFolders = (dataDir: string): string[] =>
  ["db", "files"].map((name) => path.join(snapshotDirectory(dataDir), name));

export async function clearSnapshot(dataDir: string): Promise<void> {
  for (const folder of snapshotFolders(dataDir)) await fs.rm(folder, { recursive: true, force: true });
}

/**
 * Returns what takes a snapshot. One is taken at a time: a command that is killed leaves its snapshot to be completed
 * here, and the next command must not find it half-written.
 */
export function createSnapshots(db: Database, dataDir: string): () => Promise<number> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(() => takeSnapshot(db, dataDir));
    last = next.catch(() => {});
    return next;
  };
}

/**
 * Copies the embedded database while requests wait, and returns how many milliseconds they waited. Most files are linked
 * before, so that the pause does not grow with them; the rest in the same pause, so that none of those that the copy
 * names can be deleted before. A file that was deleted between the two is a file without a row, which the sweep removes.
 */
async function takeSnapshot(db: Database, dataDir: string): Promise<number> {
  if (!db.pause) throw new Error("only the embedded database has snapshots");
  await clearSnapshot(dataDir);
  const target = snapshotDirectory(dataDir);
  const linkFiles = () =>
    linkDirectory(path.join(dataDir, "files"), path.join(target, "files"), ["unfinished", "owner"]);
  await linkFiles();
  const begun = performance.now();
  await db.pause(async () => {
    await copyDirectory(path.join(dataDir, "db"), path.join(target, "db"));
    await linkFiles();
  });
  return Math.round(performance.now() - begun);
}
