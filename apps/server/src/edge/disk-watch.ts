import fs from "node:fs/promises";
import { diskLevel, hasRoomFor, lowBytes, type DiskLevel, type DiskSpace } from "./disk-level.ts";

const EVERY_MS = 5000;
/** Near the limit a fast writer needs only seconds. */
const OFTEN_MS = 500;

/** What the rest of the server asks about the disk. It is known already: nobody waits for it. */
export type DiskWatch = {
  level(): DiskLevel;
  hasRoomFor(bytes: number): boolean;
};

/** For tests and for what has no disk of its own. */
export const ENDLESS_DISK: DiskWatch = { level: () => "ok", hasRoomFor: () => true };

export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await fs.statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Looks at the disk now and then, and says when its level changes. */
export async function watchDisk(
  read: () => Promise<DiskSpace>,
  onChange: (level: DiskLevel, space: DiskSpace) => void,
): Promise<DiskWatch & { look(): Promise<void>; stop(): void }> {
  let space: DiskSpace = { freeBytes: Infinity, totalBytes: Infinity };
  let level: DiskLevel = "ok";
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    // A file system that does not tell its size is not known to be full.
    space = await read().catch(() => space);
    const before = level;
    level = diskLevel(space, before);
    if (level !== before) onChange(level, space);
  }
  function plan(): void {
    if (isStopped) return;
    const isNear = space.freeBytes < 2 * lowBytes(space);
    timer = setTimeout(() => void look().then(plan), isNear ? OFTEN_MS : EVERY_MS).unref();
  }
  await look();
  plan();
  return {
    level: () => level,
    hasRoomFor: (bytes) => hasRoomFor(space, level, bytes),
    look,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
