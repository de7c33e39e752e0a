import fs from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "#db/operator-error.ts";
import { readDiskSpace } from "./disk-space.ts";

/** The site needs some space of its own while the copy exists. */
const SPARE_BYTES = 32 * 1024 * 1024;

/** Throws before a copy of `folder` next to it would fill the disk. On a full disk the site could not write at all. */
export async function requireRoomForCopy(folder: string, readSpace = readDiskSpace): Promise<void> {
  const neededBytes = (await directoryBytes(folder)) + SPARE_BYTES;
  // A file system that does not report its size is not treated as full.
  const space = await readSpace(folder).catch(() => null);
  if (space === null || space.freeBytes >= neededBytes) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / (1024 * 1024))} MB`;
  throw new OperatorError(
    `The disk has no room for a copy of the database: the copy needs ${megabytes(neededBytes)}, and ${megabytes(space.freeBytes)} are free.\n` +
      `Free some space on the disk with ${path.dirname(folder)}, and try again.`,
  );
}

async function directoryBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    // Race condition: a running database removes files.
    const size = async () => (await fs.stat(name).catch(() => null))?.size ?? 0;
    bytes += entry.isDirectory() ? await directoryBytes(name) : await size();
  }
  return bytes;
}
