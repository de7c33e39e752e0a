import type { SiteDatabase } from "@quackademy/contract/site-database.ts";
import type { PostgrestClient } from "@supabase/postgrest-js";

export type Supabase = PostgrestClient<SiteDatabase>;

let client: Promise<Supabase> | undefined;

/** The data client. Its code is fetched with the first call, because the first view is prerendered and needs none. */
export function supabase(): Promise<Supabase> {
  client ??= import("./supabase-client.ts")
    .then(({ connect }) => connect())
    .catch((error: unknown) => {
      client = undefined;
      throw error;
    });
  return client;
}
