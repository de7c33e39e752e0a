import type { DiskSpace } from "#db/directory/disk-space.ts";
import { diskLevel, hasRoomFor, lowBytes, type DiskLevel } from "./disk-level.ts";

const EVERY_MS = 5000;
/** Near the limit a fast writer fills the disk within seconds. */
const OFTEN_MS = 500;

/** The state of the disk for the rest of the server. It is cached, so callers do not wait. */
export type DiskWatch = {
  level(): DiskLevel;
  hasRoomFor(bytes: number): boolean;
};

/** For tests and for parts without a local disk. */
export const UNLIMITED_DISK: DiskWatch = { level: () => "ok", hasRoomFor: () => true };

/** Checks the disk periodically, and reports changes of its level. */
export async function watchDisk(
  read: () => Promise<DiskSpace>,
  onChange: (level: DiskLevel, space: DiskSpace) => void,
): Promise<DiskWatch & { checkDisk(): Promise<void>; stop(): void }> {
  let space: DiskSpace = { freeBytes: Infinity, totalBytes: Infinity };
  let level: DiskLevel = "ok";
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function checkDisk(): Promise<void> {
    // A file system that does not report its size is not treated as full.
    space = await read().catch(() => space);
    const before = level;
    level = diskLevel(space, before);
    if (level !== before) onChange(level, space);
  }
  function plan(): void {
    if (isStopped) return;
    const isNear = space.freeBytes < 2 * lowBytes(space);
    timer = setTimeout(() => void checkDisk().then(plan), isNear ? OFTEN_MS : EVERY_MS).unref();
  }
  await checkDisk();
  plan();
  return {
    level: () => level,
    hasRoomFor: (bytes) => hasRoomFor(space, level, bytes),
    checkDisk,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
