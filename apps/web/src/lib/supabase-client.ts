import type { Database } from "@quackademy/contract/database.ts";
import { PostgrestClient } from "@supabase/postgrest-js";
import { loadConfig } from "./config.ts";
import { accessToken, recheckSession } from "./session-client.ts";
import type { Supabase } from "./supabase.ts";

export async function connect(): Promise<Supabase> {
  const { anonKey, supabaseUrl } = await loadConfig();
  const restUrl = new URL("/rest/v1", supabaseUrl || location.origin);
  return new PostgrestClient<Database>(restUrl.href, { headers: { apikey: anonKey }, fetch: asCaller });

  /** Every request goes out as whoever is signed in at that moment. */
  async function asCaller(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const token = await accessToken();
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${token ?? anonKey}`);
    const answer = await fetch(input, { ...init, headers });
    if (token && answer.status === 401) await recheckSession().catch(() => {});
    return answer;
  }
}
