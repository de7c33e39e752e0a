import type { SiteDatabase } from "@quackademy/contract/site-database.ts";
import type { PostgrestClient } from "@supabase/postgrest-js";

export type Supabase = PostgrestClient<SiteDatabase>;

let client: Promise<Supabase> | undefined;

/** The data client. Its code is loaded with the first call: the prerendered first view needs none. */
export function supabase(): Promise<Supabase> {
  client ??= import("./supabase-client.ts")
    .then(({ connect }) => connect())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
