import { deviceStorage } from "./device-storage.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

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

const UNVERSIONED = 0;

/**
 * Anything that may be as old as `days`, which can be a part of one: from this device while it is young enough, and
 * fetched and kept otherwise. On a developer's own machine a cache only hides changes, so there it is always fetched.
 */
export async function cachedFor<T>(
  key: string,
  days: number,
  load: () => Promise<T>,
  hostname = location.hostname,
): Promise<T> {
  if (isOwnMachine(hostname)) return load();
  const slot = { key, version: UNVERSIONED };
  const saved = readCache<T>(slot);
  const age = saved ? Date.now() - saved.savedAt : Infinity;
  // What is of tomorrow was kept by a clock that has been set right since.
  if (saved && age >= 0 && age < days * DAY_MS) return saved.data;
  const data = await load();
  writeCache(slot, data);
  return data;
}

export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname);
}
