import type { RulesSite } from "./rules-site.ts";

/** Sets the server's clock; it runs on from there. */
export async function setClock(site: RulesSite, moment: string): Promise<void> {
  await site.sql(`update private.clock set skew = $1::timestamptz - clock_timestamp()`, moment);
}
