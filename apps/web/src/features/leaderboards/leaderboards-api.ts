import { LEADERBOARD_SIZE } from "@quackademy/contract/rules-numbers.ts";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type CacheSlot, lifetimeMs, readCache, writeCache } from "#lib/data/local-cache.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import type { BoardId, Period } from "./boards-api.ts";

/** A row of any board. */
export type Standing = {
  user_id: string;
  username: string;
  icon: string;
  value: number;
  rank: number;
  /** The submission behind a score. */
  submission_id?: string | null;
};

export type HighScore = {
  app_id: string;
  title: string;
  user_id: string;
  username: string;
  icon: string;
  score: number;
  proof: string;
};

/** The player's own place: `rank` is null for players who are not on the board. Beyond rank 1000 it is an estimate. */
export type OwnPlace = {
  value: number;
  rank: number | null;
  exact: boolean;
  neighbours: Standing[];
  submission_id: string | null;
};

export const PAGE_SIZE = 20;

const VERSION = 1;
const FRESH_MS = 60_000;

type Row = Record<string, string | number>;
type TopName = keyof typeof TOP;

/** The four boards of the specification: their SQL function, and the column of the value. */
const TOP = {
  topStreaks: { call: "get_top_streaks", value: "current_streak" },
  topCoinsThisWeek: { call: "get_coins_gained", value: "coins_gained" },
  topTimeSpent: { call: "get_top_time_spent", value: "time_spent" },
  topAppsPlayed: { call: "get_apps_played_by_user", value: "apps_played" },
} as const;

const TOP_OF: Partial<Record<BoardId, TopName>> = {
  streaks: "topStreaks",
  coins: "topCoinsThisWeek",
  time_spent: "topTimeSpent",
  apps_played: "topAppsPlayed",
};

/** The first five of a board. The copy on this device is shown at once, and offline. */
export function useTopBoard(board: BoardId) {
  const name = TOP_OF[board]!;
  return useSaved(name, STATE_KEYS[name], () => fetchTop(name));
}

/** The best run of every class. */
export function useHighScores() {
  return useSaved("appHighScores", STATE_KEYS.appHighScores, async () => {
    const rows = await call("get_app_high_scores", { p_limit: 1 });
    return rows as unknown as HighScore[];
  });
}

export function boardQuery(board: BoardId, period: Period, page: number) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "board", board, period, page],
    queryFn: async () => {
      // One more than shown, to know whether there is a next page.
      const asked = { board, period, p_offset: (page - 1) * PAGE_SIZE, p_limit: PAGE_SIZE + 1 };
      const rows = (await call("get_board", asked)) as unknown as Standing[];
      return { rows: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
    },
    placeholderData: keepPreviousData,
    meta: { hideError: true },
  });
}

export function ownPlaceQuery(userId: string, board: BoardId, period: Period) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "own", userId, board, period],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_rank_around", { board, period })) as OwnPlace,
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

async function fetchTop(name: TopName): Promise<Standing[]> {
  const { call: wanted, value } = TOP[name];
  const since = name === "topCoinsThisWeek" ? { start_date: startOfWeek(new Date()).toISOString() } : {};
  const rows = await call(wanted, { p_limit: LEADERBOARD_SIZE, ...since });
  return rows.map((row) => ({ ...(row as unknown as Standing), value: Number(row[value]) }));
}

async function call(name: string, asked: object): Promise<Row[]> {
  const client = (await supabase()) as unknown as {
    rpc: (name: string, asked: object) => Promise<Parameters<typeof unwrap<Row[]>>[0]>;
  };
  return unwrap(await client.rpc(name, asked));
}

/** The Monday of the week in UTC, like the referee's weeks. */
export function startOfWeek(now: Date): Date {
  const monday = now.getUTCDate() - ((now.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), monday));
}
