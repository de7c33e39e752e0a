import { APP_PLAYED_COINS, PING_MINUTES, TIME_SPENT_COINS } from "@quackademy/contract/rules-numbers.ts";
import type { QueryClient } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** Five more minutes at school, and their reward. The server knows how many minutes have really passed. */
export async function rewardTimeSpent(cache: QueryClient, userId: string): Promise<void> {
  const asked = { user_id: userId, increment_value: PING_MINUTES };
  unwrap(await (await supabase()).rpc("increment_time_spent", asked));
  await askForCoins(cache, userId, TIME_SPENT_COINS, "time_spent");
}

/** Says that a class is being played from now on. */
export async function noteClassOpened(userId: string, appId: string): Promise<void> {
  const play = { user_id: userId, app_id: appId, updated_at: new Date().toISOString() };
  unwrap(await (await supabase()).from("apps_played").upsert(play));
}

/** After a minute in a class. */
export function rewardAppPlayed(cache: QueryClient, userId: string): Promise<void> {
  return askForCoins(cache, userId, APP_PLAYED_COINS, "app_played");
}

// A request: what is paid, and whether, is the referee's business. "Nothing to award" is an answer like any other.
async function askForCoins(cache: QueryClient, userId: string, amt: number, why: string): Promise<void> {
  const { error } = await (await supabase()).from("coins_transactions").insert({ user_id: userId, amt, why });
  if (error) return;
  const changed = [STATE_KEYS.coins, STATE_KEYS.coinsGainedThisBattlePass];
  await Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
