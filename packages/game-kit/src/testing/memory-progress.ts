import type { GameProgress, Json } from "#play/game-progress.ts";

/** Progress that is kept in memory, for tests of what a game keeps. */
export function createMemoryProgress(): GameProgress {
  const kept = new Map<string, Json>();
  return {
    get(key, isFine) {
      const value: unknown = kept.get(key) ?? null;
      return isFine(value) ? value : null;
    },
    set(key, value) {
      kept.set(key, value);
      return true;
    },
  };
}
