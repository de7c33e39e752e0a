const DAY_MS = 24 * 60 * 60 * 1000;
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

/** `version` is also the number of days after which the copy is worth refreshing. */
export type CacheSlot = { key: string; version: number };
export type Saved<T> = { v: number; savedAt: number; data: T };

/** The copy on this device if it has the right version, however old: show it at once, refresh it when it is stale. */
export function readCache<T>(slot: CacheSlot, storage = deviceStorage()): Saved<T> | null {
  try {
    const saved = JSON.parse(storage?.getItem(slot.key) ?? "null") as Saved<T> | null;
    return saved?.v === slot.version && typeof saved.savedAt === "number" ? saved : null;
  } catch {
    return null;
  }
}

export function writeCache<T>(slot: CacheSlot, data: T, savedAt = Date.now(), storage = deviceStorage()): void {
  try {
    storage?.setItem(slot.key, JSON.stringify({ v: slot.version, savedAt, data } satisfies Saved<T>));
  } catch {
    // Full or forbidden: the cache is a convenience, the page goes on without it.
  }
}

export function lifetimeMs(slot: CacheSlot): number {
  return slot.version * DAY_MS;
}

/** On a developer's own machine a cache only hides changes, so there is none. */
export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname);
}

function deviceStorage(): Storage | null {
  try {
    return isOwnMachine(location.hostname) ? null : localStorage;
  } catch {
    return null;
  }
}
