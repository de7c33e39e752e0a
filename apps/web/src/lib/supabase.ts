import type { Database } from "@quackademy/contract/database.ts";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { loadConfig } from "./config.ts";

export type Supabase = PostgrestClient<Database>;

let client: Promise<Supabase> | undefined;

/** The data client. Its code is fetched with the first call, because the first view is prerendered and needs none. */
export function supabase(): Promise<Supabase> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function connect(): Promise<Supabase> {
  const [{ PostgrestClient }, config] = await Promise.all([import("@supabase/postgrest-js"), loadConfig()]);
  const restUrl = new URL("/rest/v1", config.supabaseUrl || location.origin);
  return new PostgrestClient<Database>(restUrl.href, {
    headers: { apikey: config.anonKey, Authorization: `Bearer ${config.anonKey}` },
  });
}
