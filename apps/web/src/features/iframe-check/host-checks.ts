import type { SiteConfig } from "@quackademy/contract/site-config.ts";

const FILE = "/favicon.svg";
const API_QUESTION = "/rest/v1/rpc/get_apps_ordered_by_title?select=id&limit=1";
const STORAGE_QUESTION = "/storage/v1/bucket?limit=1";

export async function canReachFiles(): Promise<boolean> {
  return (await fetch(FILE, { cache: "no-store", credentials: "omit" })).ok;
}

export function canReachApi(config: SiteConfig): Promise<boolean> {
  return reaches(config, API_QUESTION);
}

export function canReachStorage(config: SiteConfig): Promise<boolean> {
  return reaches(config, STORAGE_QUESTION);
}

/** Always as a visitor: this page may be in another site's frame and must not use the player's session. */
async function reaches({ supabaseUrl, anonKey }: SiteConfig, question: string): Promise<boolean> {
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const address = new URL(question, supabaseUrl || location.origin);
  return (await fetch(address, { headers, cache: "no-store", credentials: "omit" })).ok;
}
