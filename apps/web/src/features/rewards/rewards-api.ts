import { APP_PLAYED_COINS, PING_MINUTES, TIME_SPENT_COINS } from "@quackademy/contract/rules-numbers.ts";
import type { QueryClient } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** Reports five more active minutes and asks for their reward. The server checks the real time. */
export async function rewardTimeSpent(cache: QueryClient, userId: string): Promise<void> {
  const asked = { user_id: userId, increment_value: PING_MINUTES };
  const minutes = unwrap(await (await supabase()).rpc("increment_time_spent", asked));
  // The account is younger than the page: its first five minutes have not passed yet.
  if (minutes === 0) return;
  await askForCoins(cache, userId, TIME_SPENT_COINS, "time_spent");
}

/** Records that a class is being played from now on. */
export async function recordClassOpened(userId: string, appId: string): Promise<void> {
  const play = { user_id: userId, app_id: appId, updated_at: new Date().toISOString() };
  unwrap(await (await supabase()).from("apps_played").upsert(play));
}

/** Asks for the reward of a minute in a class. */
export function rewardAppPlayed(cache: QueryClient, userId: string): Promise<void> {
  return askForCoins(cache, userId, APP_PLAYED_COINS, "app_played");
}

// Only a request: the referee decides whether and how much to pay. A refusal is a normal answer.
async function askForCoins(cache: QueryClient, userId: string, amt: number, why: string): Promise<void> {
  const { error } = await (await supabase()).from("coins_transactions").insert({ user_id: userId, amt, why });
  if (error) return;
  const changed = [STATE_KEYS.coins, STATE_KEYS.coinsGainedThisBattlePass];
  await Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
