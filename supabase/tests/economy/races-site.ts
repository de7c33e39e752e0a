import type { Database } from "@quackademy/contract/database.ts";
import { PostgrestClient } from "@supabase/postgrest-js";
import { openRulesSite, type NewPlayer, type RulesSite } from "#testing/rules-site.ts";

/** A player whose requests use real connections to the gateway's port. */
export type Racer = PostgrestClient<Database, { PostgrestVersion: "12" }> & { id: string; token: string };

export type RacesSite = RulesSite & {
  newRacer(wishes?: NewPlayer): Promise<Racer>;
  racerOf(id: string): Promise<Racer>;
  balanceOf(id: string): Promise<number>;
  /** Number of deadlocks that the database has resolved. The in-process engine has one connection. */
  deadlocks(): Promise<number>;
};

/** Many cheap items, in addition to those of the shop. */
export const THINGS = Array.from({ length: 40 }, (_, i) => ({ id: `thing-${i}`, price: 100 + ((i * 37) % 400) }));

const TYPES = ["special", "background", "cursor", "badge", "font", "icon"];

const THINGS_SQL = `insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, listed) values
  ${THINGS.map(({ id, price }, i) => `('${id}', '${id}', 'For a race.', 'x', ${price}, 'common', '${TYPES[i % TYPES.length]}', true)`).join(",\n")};`;

export async function openRacesSite(): Promise<RacesSite> {
  const site = await openRulesSite(THINGS_SQL);
  const url = await site.gateway.app.listen({ port: 0, host: "127.0.0.1" });

  const racer = (id: string, token: string): Racer => {
    const headers = { apikey: site.gateway.anonKey, authorization: `Bearer ${token}` };
    return Object.assign(new PostgrestClient<Database, { PostgrestVersion: "12" }>(`${url}/rest/v1`, { headers }), {
      id,
      token,
    });
  };
  return {
    ...site,
    newRacer: async (wishes) => {
      const { id, token } = await site.newPlayer(wishes);
      return racer(id, token);
    },
    racerOf: async (id) => racer(id, await site.gateway.tokenFor({ sub: id })),
    balanceOf: async (id) => {
      const [row] = await site.sql(`select balance from private.wallets where user_id = $1`, id);
      return Number(row![0]);
    },
    deadlocks: async () => {
      if (site.gateway.db.engine === "pglite") return 0;
      const [row] = await site.sql(`select deadlocks from pg_stat_database where datname = current_database()`);
      return Number(row![0]);
    },
  };
}
