import type { Catalogue } from "#rest/catalogue/catalogue.ts";

/** Remembers what was made for a key from a catalogue, and forgets it all when the catalogue is another. */
type CompiledCache<T> = {
  get(catalogue: Catalogue, key: string): T | undefined;
  set(catalogue: Catalogue, key: string, value: T): void;
};

const MAX_KEY_LENGTH = 2048;
const MAX_SQL_LENGTH = 32 * 1024;

/** What is long is seldom asked for twice, and a thousand of them would fill the memory. */
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
      // Put back at the end, so that the first is always the one not used for longest.
      if (value !== undefined) {
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
