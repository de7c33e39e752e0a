import { randomUUID } from "node:crypto";
import type { Database } from "@quackademy/contract/database.ts";
import { openTestGateway, type TestGateway, type TestGatewayOptions } from "@quackademy/server/testing/test-gateway.ts";
import { PostgrestClient } from "@supabase/postgrest-js";
import { StorageClient } from "@supabase/storage-js";

type Rest = PostgrestClient<Database, { PostgrestVersion: "12" }>;

/** A client as in the browser: REST and storage, with one identity. */
export type Visitor = Rest & { storage: StorageClient };
export type Player = Visitor & { id: string; token: string };

export type NewPlayer = {
  coins?: number;
  username?: string;
  /** Has a verified second factor; the token says whether it was used. */
  factor?: "shown" | "not shown";
  roles?: ("creator" | "moderator" | "trusted-creator")[];
  /** Signed up just now. Otherwise five minutes ago, so that their time counts from now on. */
  isNew?: boolean;
};

/** The whole site on a temporary database, with ways to sign in and to move the server's clock. */
export type RulesSite = {
  gateway: TestGateway;
  visitor: Visitor;
  /** The trusted functions' client. */
  service: Visitor;
  newPlayer(wishes?: NewPlayer): Promise<Player>;
  as(token: string): Visitor;
  /** Moves the server's clock forward or back from its current time. */
  travel(interval: string): Promise<void>;
  /** SQL as the database owner. Rows come as text. */
  sql(text: string, ...values: (string | null)[]): Promise<(string | null)[][]>;
  /** Every broken invariant; empty if all is well. */
  audit(): Promise<string[]>;
  close(): Promise<void>;
};

/** The rules version of our own classes, which exist even if no game was built. */
const SIM_VERSION = "0123456789abcdef";
const PLAYABLE_CLASSES = `update public.apps set sim_version = '${SIM_VERSION}' where verifier = 'replay';`;

export async function openRulesSite(sql = "", more: Omit<TestGatewayOptions, "sql"> = {}): Promise<RulesSite> {
  const gateway = await openTestGateway({ sql: PLAYABLE_CLASSES + sql, ...more });
  const as = (token: string) => visitorOf(gateway, token);
  const query = (text: string, ...values: (string | null)[]) => gateway.db.asPlatform({ text, values });

  async function newPlayer({
    coins = 0,
    username,
    factor,
    roles = [],
    isNew = false,
  }: NewPlayer = {}): Promise<Player> {
    const id = randomUUID();
    await query(`insert into auth.users (id) values ($1)`, id);
    const token = await gateway.tokenFor({ sub: id, aal: factor === "shown" ? "aal2" : "aal1" });
    await query(
      `insert into public.my_users (user_id, username, created_at, age_band)
       values ($1, coalesce($2, private.random_username()), private.now() - $3::interval, $4)`,
      id,
      username ?? null,
      isNew ? "0 seconds" : "5 minutes",
      // A player of unknown age cannot be a creator.
      roles.includes("creator") ? "16-18" : null,
    );
    if (factor) {
      await query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        id,
      );
    }
    for (const role of roles) await query(`insert into public.player_roles (user_id, role) values ($1, $2)`, id, role);
    if (coins > 0) await query(`select private.adjust_coins($1, $2, 'for a test')`, id, String(coins));
    return Object.assign(as(token), { id, token });
  }

  return {
    gateway,
    visitor: as(gateway.anonKey),
    service: as(gateway.serviceKey),
    newPlayer,
    as,
    travel: async (interval) => void (await query(`update private.clock set skew = skew + $1::interval`, interval)),
    sql: query,
    audit: async () => {
      const rows = await query(`select rule, subject, finding from private.audit()`);
      return rows.map((row) => row.join(" | "));
    },
    close: () => gateway.close(),
  };
}

function visitorOf(gateway: TestGateway, token: string): Visitor {
  const headers = { apikey: gateway.anonKey, authorization: `Bearer ${token}` };
  const rest: Rest = new PostgrestClient(`${gateway.url}/rest/v1`, { headers, fetch: gateway.fetch });
  return Object.assign(rest, { storage: new StorageClient(`${gateway.url}/storage/v1`, headers, gateway.fetch) });
}
