import { fetchLoadedVersion } from "./play-api.ts";

/**
 * Knows which rules a game was loaded with, and compares them with those that a run asks for: the site may have got a
 * newer game since the page was opened. `onOutdated` is called once for a newer version, not again and again for one
 * that cannot be had.
 */
export function createLoadedRules(onOutdated: () => void) {
  let loaded: Promise<string | null> = Promise.resolve(null);
  let lastAsked = "";
  return {
    /** To be called whenever the game is loaded. */
    remember(entry: string): void {
      loaded = entry.startsWith("/g/") ? fetchLoadedVersion(entry).catch(() => null) : Promise.resolve(null);
    },
    /** Whether its runs are replayed at all. */
    isReplayed: async (): Promise<boolean> => (await loaded) !== null,
    async has(simVersion: string): Promise<boolean> {
      const known = await loaded;
      if (known === null || known === simVersion) return true;
      if (lastAsked !== simVersion) onOutdated();
      lastAsked = simVersion;
      return false;
    },
  };
}
