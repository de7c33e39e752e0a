/** The operator's public settings: the same object as /config.json, inlined into the page by the server. */
export type SiteConfig = {
  siteName: string;
  supabaseUrl: string;
  anonKey: string;
  /** External links by name, and the site's other addresses (`mirrors`). Optional. */
  links?: Record<string, string>;
  mirrors?: string[];
  /** The class that is this host's home page. Without it the home page is the class list. */
  homeClass?: string;
  /** Feature flags of this visitor, decided by the server before the first paint. */
  flags?: Record<string, string>;
  /** An external time service. Without it the site's own function is used. */
  timeServiceUrl?: string;
  /** Analytics and error reports. Off if left out. */
  posthog?: { key: string; host: string };
  sentryDsn?: string;
};

let loading: Promise<SiteConfig> | undefined;

export function loadConfig(): Promise<SiteConfig> {
  loading ??= Promise.resolve(readDataBlock<SiteConfig>("quack-config") ?? fetchConfig());
  return loading;
}

/** A JSON data block in the page, or null when the server did not send it. */
export function readDataBlock<T>(id: string): T | null {
  const block = document.getElementById(id);
  return block?.textContent ? (JSON.parse(block.textContent) as T) : null;
}

async function fetchConfig(): Promise<SiteConfig> {
  // With the query, because the server evaluates `?variant=`.
  const answer = await fetch(`/config.json${location.search}`);
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`);
  return (await answer.json()) as SiteConfig;
}
