import type { Database } from "#db/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** A cache of the last catalogue read. */
export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** The same without waiting; null before the first load. */
  loaded(): Catalogue | null;
  /** Reloads because a name was unknown; resolves with null when it was reloaded a moment ago. */
  refresh(seen: Catalogue): Promise<Catalogue | null>;
};

/** Unknown names trigger a reload, but no more often than this: clients can send any name. */
const MIN_REFRESH_MS = 5000;

export function createCatalogueCache(db: Database, schemas: string[]): CatalogueCache {
  let catalogue: Catalogue | null = null;
  let loading: Promise<Catalogue> | null = null;
  let loadedAt = 0;
  let isOutdated = false;

  // A load may miss a change that arrives while it runs, so such a load is repeated.
  function load(): Promise<Catalogue> {
    isOutdated = false;
    loading ??= loadCatalogue(db, schemas)
      .then((loaded) => {
        catalogue = loaded;
        loadedAt = performance.now();
        return loaded;
      })
      .finally(() => {
        loading = null;
        if (isOutdated) void load().catch(() => {});
      });
    return loading;
  }

  function reload(): void {
    if (loading) isOutdated = true;
    else if (catalogue) void load().catch(() => {});
  }

  // Requests do not wait for this: until it listens, unknown names still trigger a reload.
  void db.listen("pgrst", (payload) => payload !== "reload config" && reload()).catch(() => {});

  return {
    current: async () => catalogue ?? load(),
    loaded: () => catalogue,
    refresh: async (seen) => {
      if (catalogue && catalogue !== seen) return catalogue;
      if (loading) return loading;
      if (performance.now() - loadedAt < MIN_REFRESH_MS) return null;
      return load();
    },
  };
}
