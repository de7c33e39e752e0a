import { deviceStorage } from "#lib/device/device-storage.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** `version` is also the number of days after which the copy is worth refreshing. */
export type CacheSlot = { key: string; version: number };
export type Saved<T> = { v: number; savedAt: number; data: T };

/** The copy on this device if it has the right version, however old: show it at once, refresh it when it is stale. */
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
