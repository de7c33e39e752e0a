import { RECENT_APPS_PLAYED } from "@quackademy/contract/rules-numbers.ts";
import { queryOptions } from "@tanstack/react-query";
import { cachedFor } from "#lib/data/cached-for.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** A player who shares their activity, with the time of the last play. */
type NowPlaying = { username: string; icon: string; appId: string; at: number };

type Row = { app_id: string; updated_at: string; my_users: { username: string; icon: string } | null };

const TWO_MINUTES_IN_DAYS = 2 / (24 * 60);
const ASK_AGAIN_MS = 120_000;

/** Decoration: errors are hidden. */
export const playingNowQuery = queryOptions({
  queryKey: ["playingNow"],
  queryFn: () => cachedFor("playing-now", TWO_MINUTES_IN_DAYS, fetchPlayingNow),
  staleTime: ASK_AGAIN_MS,
  retry: false,
  meta: { hideError: true },
});

async function fetchPlayingNow(): Promise<NowPlaying[]> {
  const rows = unwrap(
    await (
      await supabase()
    )
      .from("apps_played")
      .select("app_id, updated_at, my_users(username, icon)")
      // Players can also read their own private rows: without this filter they would look public.
      .eq("is_public", true)
      .order("updated_at", { ascending: false })
      .limit(RECENT_APPS_PLAYED),
  ) as unknown as Row[];
  return rows.flatMap(({ app_id: appId, updated_at, my_users: who }) =>
    who ? [{ username: who.username, icon: who.icon, appId, at: Date.parse(updated_at) }] : [],
  );
}
