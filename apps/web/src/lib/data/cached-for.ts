import { readCache, writeCache } from "./local-cache.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;
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
  // A copy from the future was saved while the device had a wrong clock.
  if (saved && age >= 0 && age < days * DAY_MS) return saved.data;
  const data = await load();
  writeCache(slot, data);
  return data;
}

export function isOwnMachine(hostname: string): boolean {
  return OWN_MACHINE.test(hostname);
}
