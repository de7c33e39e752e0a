import type { SiteDatabase } from "@quackademy/contract/site-database.ts";
import { PostgrestClient } from "@supabase/postgrest-js";
import { fetchWithSession } from "./fetch-with-session.ts";
import { loadConfig } from "#lib/site/config.ts";
import type { Supabase } from "./supabase.ts";

export async function connect(): Promise<Supabase> {
  const { supabaseUrl } = await loadConfig();
  const restUrl = new URL("/rest/v1", supabaseUrl || location.origin);
  return new PostgrestClient<SiteDatabase>(restUrl.href, {
    fetch: (input, init) => fetchWithSession(input instanceof Request ? input.url : input, init),
  });
}
