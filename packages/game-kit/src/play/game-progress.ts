import type { SaveStore } from "./save-store.ts";

/** JSON data that a game can keep. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Data that a game keeps between runs: stars, unlocked levels, a collection. It belongs to the account. Two devices are
 * merged field by field, and the larger number, `true` and every entry of a list stay: keep what only grows.
 */
export type GameProgress = {
  /** The value, or null if there is none or it is not of the expected kind. */
  get<Value>(key: string, isFine: (value: unknown) => value is Value): Value | null;
  /** False: the save is full, and the value is not kept. */
  set(key: string, value: Json): boolean;
};

const MAX_KEY = 40;

export function createProgress(save: SaveStore): GameProgress {
  return {
    get(key, isFine) {
      const { progress } = save.saved;
      const value = Object.hasOwn(progress, key) ? progress[key] : null;
      return isFine(value) ? value : null;
    },
    set(key, value) {
      if (key === "" || key.length > MAX_KEY || key === "__proto__") throw new Error(`"${key}" cannot be a key`);
      return save.update({ progress: { ...save.saved.progress, [key]: value } });
    },
  };
}
