import { constants } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

/** Copies a closed or paused data directory. On file systems with reflinks this copies no bytes. */
export async function copyDirectory(from: string, to: string): Promise<void> {
  await fs.cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/**
 * Hard-links every file of a folder: later deletions do not touch the links. A missing folder is an empty one. A second
 * call links what is new; a file that is deleted meanwhile is left out.
 */
export async function linkDirectory(from: string, to: string, skip: string[] = []): Promise<void> {
  await fs.mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await fs.readdir(from, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const entry of entries) {
    if (skip.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkDirectory(source, target);
    else await linkFile(source, target);
  }
}

async function linkFile(source: string, target: string): Promise<void> {
  try {
    await fs.link(source, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || code === "ENOENT") return;
    // Not every file system has hard links.
    await fs.copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Makes a folder and everything in it survive a power failure. */
export async function syncDirectory(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const name = path.join(folder, entry.name);
    await (entry.isDirectory() ? syncDirectory(name) : sync(name));
  }
  await sync(folder);
}

export async function sync(name: string): Promise<void> {
  const file = await fs.open(name, "r");
  await file.sync().finally(() => file.close());
}
