/** Room on the disk that holds the data directory. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

/**
 * `low`: players read and sign in, and write nothing. `critical`: the reserve for signing in is nearly gone as well, and
 * only reads go on.
 */
export type DiskLevel = "ok" | "low" | "critical";

const MB = 1024 * 1024;
const LOW_SHARE = 0.05;
/** Of a small disk 5 % are too few for a write-ahead log, and of a large one they are many. */
const LOW_AT_LEAST = 200 * MB;
const LOW_AT_MOST = 5000 * MB;
const LARGEST_SHARE = 0.2;
const CRITICAL_PART = 0.25;
/** A level ends a little above where it began, so that it does not flicker. */
const RELIEF = 1.2;

/** Below how many free bytes the disk counts as nearly full. */
export function lowBytes({ totalBytes }: Pick<DiskSpace, "totalBytes">): number {
  const wanted = Math.min(Math.max(totalBytes * LOW_SHARE, LOW_AT_LEAST), LOW_AT_MOST);
  return Math.min(wanted, totalBytes * LARGEST_SHARE);
}

export function diskLevel(space: DiskSpace, before: DiskLevel = "ok"): DiskLevel {
  const low = lowBytes(space);
  const isBelow = (bytes: number, wasBelow: boolean) => space.freeBytes < bytes * (wasBelow ? RELIEF : 1);
  if (isBelow(low * CRITICAL_PART, before === "critical")) return "critical";
  return isBelow(low, before !== "ok") ? "low" : "ok";
}

/** Whether a file of that size may be stored: it must leave half of the reserve. */
export function hasRoomFor(space: DiskSpace, level: DiskLevel, bytes: number): boolean {
  return level === "ok" && space.freeBytes - bytes >= lowBytes(space) / 2;
}
