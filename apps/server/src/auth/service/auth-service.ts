import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { Keys } from "#edge/keys.ts";
import type { AuthConfig } from "#settings/auth-settings.ts";

/** The dependencies of every auth flow. */
export type AuthService = {
  db: Database;
  keys: Keys;
  config: AuthConfig;
  passwords: PasswordHasher;
  /** The site's public address. Links in mails are built from it, never from a request. */
  siteUrl: string;
  /** Derives the next refresh token, always the same one. */
  refreshSecret: string;
  /** Messages can be sent, so an address must be confirmed. */
  confirmsEmail: boolean;
  /** Multiplies the bursts of the rate limits. Only tests use another factor than 1. */
  limitFactor: number;
  /** Called when a message is queued. */
  onMessage: () => void;
  log: FastifyBaseLogger;
};

/** Runs a statement that returns one JSON value. Null when there is no row. */
export async function queryJson<T>(db: Database, text: string, ...values: (string | null)[]): Promise<T | null> {
  const [row] = await db.asPlatform({ text, values });
  const json = row?.[0];
  return json == null ? null : (JSON.parse(json) as T);
}

export async function run(db: Database, text: string, ...values: (string | null)[]): Promise<number> {
  return (await db.asPlatform({ text, values })).length;
}
