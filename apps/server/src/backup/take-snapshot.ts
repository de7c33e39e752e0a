import path from "node:path";
import type { Database } from "#db/database.ts";
import { copyDirectory, linkDirectory } from "#db/directory/copy-directory.ts";

/** Where the running site puts a copy of its data for the command that asked for it. */
export const snapshotDirectory = (dataDir: string): string => path.join(dataDir, "snapshot");

/**
 * Copies the embedded database while requests wait, and returns how many milliseconds they waited. Most files are linked
 * before, so that the pause does not grow with them; the rest in the same pause, so that none of those that the copy
 * names can be deleted before. A file that was deleted between the two is a file without a row, which the sweep removes.
 */
export async function takeSnapshot(db: Database, dataDir: string): Promise<number> {
  if (!db.pause) throw new Error("only the embedded database has snapshots");
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
