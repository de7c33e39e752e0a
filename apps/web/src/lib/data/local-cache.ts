import { deviceStorage } from "#lib/device/device-storage.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `version` is also the number of days after which the copy is stale. */
export type CacheSlot = { key: string; version: number };
export type Saved<T> = { v: number; savedAt: number; data: T };

/** Stale-while-revalidate: returns the stored copy of this version whatever its age; the caller refreshes it. */
export function readCache<T>(slot: CacheSlot): Saved<T> | null {
  try {
    const saved = JSON.parse(deviceStorage.getItem(slot.key) ?? "null") as Saved<T> | null;
    return saved?.v === slot.version && typeof saved.savedAt === "number" ? saved : null;
  } catch {
    return null;
  }
}

export function writeCache<T>(slot: CacheSlot, data: T, savedAt = Date.now()): void {
  deviceStorage.setItem(slot.key, JSON.stringify({ v: slot.version, savedAt, data } satisfies Saved<T>));
}

export function lifetimeMs(slot: CacheSlot): number {
  return slot.version * DAY_MS;
}
