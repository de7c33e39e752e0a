/** The current catalogue; `version` changes with it. */
export type Catalogue = { version: number; apps: unknown[] | null };

const FRESH_MS = 2000;

/** Loads the catalogue once for all requests within two seconds, and detects changes. */
export function cacheCatalogue(loadApps: () => Promise<unknown[] | null>): () => Promise<Catalogue> {
  let until = 0;
  let current: Promise<Catalogue> = Promise.resolve({ version: 0, apps: null });
  let version = 0;
  let text: string | undefined;

  async function load(): Promise<Catalogue> {
    const apps = await loadApps();
    const loaded = JSON.stringify(apps);
    if (loaded !== text) version += 1;
    text = loaded;
    return { version, apps };
  }
  return () => {
    if (until <= Date.now()) {
      until = Date.now() + FRESH_MS;
      current = load();
    }
    return current;
  };
}
