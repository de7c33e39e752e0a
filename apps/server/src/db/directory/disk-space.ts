import fs from "node:fs/promises";

/** Space on the disk with a folder. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await fs.statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
