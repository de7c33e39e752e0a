import type { Catalogue } from "#rest/catalogue/catalogue.ts";

/** Caches values compiled from a catalogue, and is cleared when the catalogue changes. */
type CompiledCache<T> = {
  get(catalogue: Catalogue, key: string): T | undefined;
  set(catalogue: Catalogue, key: string, value: T): void;
};

const MAX_KEY_LENGTH = 2048;
const MAX_SQL_LENGTH = 32 * 1024;

/** Long requests are rarely repeated, and a thousand of them would fill the memory. */
export function isWorthKeeping(key: string, sql: string): boolean {
  return key.length <= MAX_KEY_LENGTH && sql.length <= MAX_SQL_LENGTH;
}

export function createCompiledCache<T>(maxEntries: number): CompiledCache<T> {
  let made: Catalogue | null = null;
  const entries = new Map<string, T>();
  return {
    get(catalogue, key) {
      if (made !== catalogue) return undefined;
      const value = entries.get(key);
      // Reinserted at the end, so that the first entry is the least recently used; not while nothing is evicted yet.
      if (value !== undefined && entries.size > maxEntries / 2) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    set(catalogue, key, value) {
      if (made !== catalogue) {
        entries.clear();
        made = catalogue;
      }
      entries.set(key, value);
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    },
  };
}
