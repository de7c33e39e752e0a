import type { SiteConfig } from "@quackademy/contract/site-config.ts";

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
