import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import type { Keys } from "#edge/keys.ts";
import type { AuthConfig } from "#settings/config.ts";

/** What every flow of the auth service is handed. */
export type AuthService = {
  db: Database;
  keys: Keys;
  config: AuthConfig;
  /** The address people know the site by. Links in mails are built from it and from nothing a request says. */
  siteUrl: string;
  /** Makes a child of a refresh token, always the same one. */
  refreshSecret: string;
  /** Messages can be sent, so an address has to be proven before it counts. */
  confirmsEmail: boolean;
  /** A message is waiting to be sent. */
  onMessage: () => void;
  log: FastifyBaseLogger;
};

/** Runs a statement that answers with one JSON value. Null when there is no row. */
export async function askJson<T>(db: Database, text: string, ...values: (string | null)[]): Promise<T | null> {
  const [row] = await db.asPlatform({ text, values });
  const json = row?.[0];
  return json == null ? null : (JSON.parse(json) as T);
}

export async function run(db: Database, text: string, ...values: (string | null)[]): Promise<number> {
  return (await db.asPlatform({ text, values })).length;
}
