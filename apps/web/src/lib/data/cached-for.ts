import { readCache, writeCache } from "./local-cache.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;
const UNVERSIONED = 0;

/**
 * Returns the copy on this device if it is younger than `days` (fractions allowed), else fetches and stores it. On
 * localhost it always fetches, because a cache would hide changes during development.
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
  // A timestamp in the future means that the clock was wrong when this was saved.
  if (saved && age >= 0 && age < days * DAY_MS) return saved.data;
  const data = await load();
  writeCache(slot, data);
  return data;
}

export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname);
}
