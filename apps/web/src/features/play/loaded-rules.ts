import { fetchLoadedVersion } from "./play-api.ts";

/**
 * Compares the rules version of the loaded game with the one a run needs: the site may have been updated since the page
 * was opened. `onOutdated` is called once per version.
 */
export function createLoadedRules(onOutdated: () => void) {
  let loaded: Promise<string | null> = Promise.resolve(null);
  let lastAsked = "";
  return {
    /** Call this whenever the game is loaded. */
    remember(entry: string): void {
      loaded = entry.startsWith("/g/") ? fetchLoadedVersion(entry).catch(() => null) : Promise.resolve(null);
    },
    /** Whether the game's runs are replayed at all. */
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

export type LoadedRules = ReturnType<typeof createLoadedRules>;
