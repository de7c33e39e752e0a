import { LEADERBOARD_SIZE } from "@quackademy/contract/rules-numbers.ts";
import { queryOptions } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/state-keys.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";

type Standing = { user_id: string; username: string; icon: string; rank: number };
export type StreakStanding = Standing & { current_streak: number };

export const topStreaksQuery = queryOptions({
  queryKey: STATE_KEYS.topStreaks,
  queryFn: async () =>
    unwrap(
      await (await supabase()).rpc("get_top_streaks", { p_limit: LEADERBOARD_SIZE }),
    ) as unknown as StreakStanding[],
  meta: { hideError: true },
});
