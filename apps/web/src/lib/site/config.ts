/** The operator's public settings: the same object as /config.json, inlined into the page by the server. */
export type SiteConfig = {
  siteName: string;
  supabaseUrl: string;
  anonKey: string;
  /** Places outside the site, by name, and its other addresses: left out where there are none. */
  links?: Record<string, string>;
  mirrors?: string[];
  /** The class whose page is this host's front door: left out where that is the list. */
  homeClass?: string;
  /** What was decided for this visitor before the first paint, by the name of the flag. */
  flags?: Record<string, string>;
  /** Another service than our own function that tells the time: left out where the operator has named none. */
  timeServiceUrl?: string;
  /** Where visits are counted and errors reported: left out where that is nowhere. */
  posthog?: { key: string; host: string };
  sentryDsn?: string;
};

let loading: Promise<SiteConfig> | undefined;

export function loadConfig(): Promise<SiteConfig> {
  loading ??= Promise.resolve(readDataBlock<SiteConfig>("quack-config") ?? fetchConfig());
  return loading;
}

/** A JSON data block of the page, or null when the server did not send it. */
export function readDataBlock<T>(id: string): T | null {
  const block = document.getElementById(id);
  return block?.textContent ? (JSON.parse(block.textContent) as T) : null;
}

async function fetchConfig(): Promise<SiteConfig> {
  // With the query, because `?variant=` is the server's to judge.
  const answer = await fetch(`/config.json${location.search}`);
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
  return (await answer.json()) as SiteConfig;
}
