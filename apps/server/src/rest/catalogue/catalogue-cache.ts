import type { Database } from "#db/database.ts";
import type { Catalogue } from "./catalogue.ts";
import { loadCatalogue } from "./load-catalogue.ts";

/** The catalogue as it was last read. */
export type CatalogueCache = {
  current(): Promise<Catalogue>;
  /** Reads it again because something it said was not so; resolves with null when that was done just now. */
  refresh(seen: Catalogue): Promise<Catalogue | null>;
};

/** Unknown names make the catalogue be read again, but no more often than this: anybody can make up a name. */
const MIN_REFRESH_MS = 5000;

export function createCatalogueCache(db: Database, schemas: string[]): CatalogueCache {
  let catalogue: Catalogue | null = null;
  let loading: Promise<Catalogue> | null = null;
  let loadedAt = 0;
  let isOutdated = false;

  // A change that arrives during a load may have been missed by it, so such a load is followed by another.
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

  // Requests do not wait for this: until it stands, unknown names still lead to a fresh catalogue.
  void db.listen("pgrst", (payload) => payload !== "reload config" && reload()).catch(() => {});

  return {
    current: async () => catalogue ?? load(),
    refresh: async (seen) => {
      if (catalogue && catalogue !== seen) return catalogue;
      if (loading) return loading;
      if (performance.now() - loadedAt < MIN_REFRESH_MS) return null;
      return load();
    },
  };
}
