import type { DiskSpace } from "#db/directory/disk-space.ts";

/**
 * `low`: players can read and sign in, but not write. `critical`: the reserve for sign-ins is nearly used up too, so
 * only reads work.
 */
export type DiskLevel = "ok" | "low" | "critical";

const MB = 1024 * 1024;
const LOW_SHARE = 0.05;
/** 5 % of a small disk are too few for a write-ahead log, and of a large one needlessly many. */
const LOW_AT_LEAST = 200 * MB;
const LOW_AT_MOST = 5000 * MB;
const LARGEST_SHARE = 0.2;
const CRITICAL_PART = 0.25;
/** Hysteresis: a level ends a little above where it began. */
const HYSTERESIS = 1.2;

/** The number of free bytes below which the disk counts as nearly full. */
export function lowBytes({ totalBytes }: Pick<DiskSpace, "totalBytes">): number {
  const wanted = Math.min(Math.max(totalBytes * LOW_SHARE, LOW_AT_LEAST), LOW_AT_MOST);
  return Math.min(wanted, totalBytes * LARGEST_SHARE);
}

export function diskLevel(space: DiskSpace, before: DiskLevel = "ok"): DiskLevel {
  const low = lowBytes(space);
  const isBelow = (bytes: number, wasBelow: boolean) => space.freeBytes < bytes * (wasBelow ? HYSTERESIS : 1);
  if (isBelow(low * CRITICAL_PART, before === "critical")) return "critical";
  return isBelow(low, before !== "ok") ? "low" : "ok";
}

/** Whether a file of that size may be stored: it must leave half of the reserve. */
export function hasRoomFor(space: DiskSpace, level: DiskLevel, bytes: number): boolean {
  return level === "ok" && space.freeBytes - bytes >= lowBytes(space) / 2;
}
