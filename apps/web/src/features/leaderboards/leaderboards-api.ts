import type { Standing } from "@quackademy/contract/rpc-answers.ts";
import { LEADERBOARD_SIZE } from "@quackademy/contract/rules-numbers.ts";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type CacheSlot, lifetimeMs, readCache, writeCache } from "#lib/data/local-cache.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import type { BoardId, Period } from "./boards-api.ts";

export const PAGE_SIZE = 20;

const VERSION = 1;
const FRESH_MS = 60_000;

type TopName = keyof typeof TOP;

const FIRST = { p_limit: LEADERBOARD_SIZE };

/** The four boards of the specification, by the names it gives them. */
const TOP = {
  topStreaks: async (client: Supabase) =>
    unwrap(await client.rpc("get_top_streaks", FIRST)).map((row) => ({ ...row, value: row.current_streak })),
  topCoinsThisWeek: async (client: Supabase) => {
    const asked = { ...FIRST, start_date: startOfWeek(new Date()).toISOString() };
    return unwrap(await client.rpc("get_coins_gained", asked)).map((row) => ({ ...row, value: row.coins_gained }));
  },
  topTimeSpent: async (client: Supabase) =>
    unwrap(await client.rpc("get_top_time_spent", FIRST)).map((row) => ({ ...row, value: row.time_spent })),
  topAppsPlayed: async (client: Supabase) =>
    unwrap(await client.rpc("get_apps_played_by_user", FIRST)).map((row) => ({ ...row, value: row.apps_played })),
};

const TOP_OF: Partial<Record<BoardId, TopName>> = {
  streaks: "topStreaks",
  coins: "topCoinsThisWeek",
  time_spent: "topTimeSpent",
  apps_played: "topAppsPlayed",
};

/** The first five of a board. The copy on this device is shown at once, and offline. */
export function useTopBoard(board: BoardId) {
  const name = TOP_OF[board]!;
  return useSaved(name, STATE_KEYS[name], async (): Promise<Standing[]> => TOP[name](await supabase()));
}

/** The best run of every class. */
export function useHighScores() {
  return useSaved("appHighScores", STATE_KEYS.appHighScores, async () =>
    unwrap(await (await supabase()).rpc("get_app_high_scores", { p_limit: 1 })),
  );
}

export function boardQuery(board: BoardId, period: Period, page: number) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "board", board, period, page],
    queryFn: async () => {
      // One more than shown, to know whether there is a next page.
      const asked = { board, period, p_offset: (page - 1) * PAGE_SIZE, p_limit: PAGE_SIZE + 1 };
      const rows = unwrap(await (await supabase()).rpc("get_board", asked));
      return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
    },
    placeholderData: keepPreviousData,
    meta: { hideError: true },
  });
}

export function ownPlaceQuery(userId: string, board: BoardId, period: Period) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "own", userId, board, period],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_rank_around", { board, period })),
    meta: { hideError: true },
  });
}

function useSaved<T>(name: string, queryKey: readonly string[], fetchRows: () => Promise<T>) {
  const cache = useQueryClient();
  // Not in the first render: hydration must start with the server's HTML.
  useEffect(() => {
    const saved = cache.getQueryData(queryKey) === undefined ? readCache<T>(slotOf(name)) : null;
    if (saved) cache.setQueryData(queryKey, saved.data, { updatedAt: saved.savedAt });
  }, [cache, name, queryKey]);
  return useQuery({
    queryKey,
    queryFn: async () => {
      const rows = await fetchRows();
      writeCache(slotOf(name), rows);
      return rows;
    },
    staleTime: FRESH_MS,
    gcTime: lifetimeMs(slotOf(name)),
    meta: { hideError: true },
  });
}

const slotOf = (name: string): CacheSlot => ({ key: `leaderboards-${name}`, version: VERSION });

/** The Monday of the week in UTC, like the referee's weeks. */
function startOfWeek(now: Date): Date {
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday));
}
