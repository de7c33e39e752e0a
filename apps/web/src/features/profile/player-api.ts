import type { BestRun } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

export type Rarity = "common" | "rare" | "legendary" | "exotic";
export type WornItem = { id: string; type: string; name: string; rarity: Rarity; picture: string | null };

/** The public data of a player. */
export type Player = {
  user_id: string;
  username: string;
  icon: string;
  user_about: string;
  created_at: string;
  current_streak: number;
  longest_streak: number;
  apps_played: number;
  time_spent: number;
  worn: WornItem[];
  /** Recent classes, only if the player shares their activity or it is the player's own profile. */
  recent: string[];
};

const RECENT = 4;
const COLUMNS =
  "user_id, username, icon, user_about, created_at, current_streak, longest_streak, apps_played, time_spent, " +
  "worn:items_unlocked(item, type, shop_items(name, rarity, asset)), plays:apps_played(app_id)";

type Row = Omit<Player, "worn" | "recent"> & {
  worn: { item: string; type: string; shop_items: { name: string; rarity: Rarity; asset: { url?: string } } | null }[];
  plays: { app_id: string }[];
};

/** Null for an unknown name. */
export function playerQuery(username: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.profile, "player", username],
    queryFn: () => fetchPlayer(username),
    meta: { hideError: true },
  });
}

/** A player's latest favourites, only if the player shares their activity. */
export function favouritesQuery(userId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.profile, "favourites", userId],
    queryFn: async (): Promise<string[]> =>
      unwrap(await (await supabase()).rpc("get_favorite_apps", { target_user_id: userId })),
    meta: { hideError: true },
  });
}

export function bestRunsQuery(userId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "player", userId],
    queryFn: async (): Promise<BestRun[]> => {
      const answer = unwrap(await (await supabase()).rpc("get_leaderboard_data", { target_user_id: userId }));
      return answer?.app_high_scores ?? [];
    },
    meta: { hideError: true },
  });
}

async function fetchPlayer(username: string): Promise<Player | null> {
  const found = unwrap(
    await (
      await supabase()
    )
      .from("my_users")
      .select(COLUMNS)
      .eq("username", username)
      .eq("worn.equipped", true)
      .order("updated_at", { referencedTable: "plays", ascending: false })
      .limit(RECENT, { referencedTable: "plays" })
      .limit(1),
  ) as unknown as Row[];
  const [row] = found;
  if (!row) return null;
  const { worn, plays, ...player } = row;
  return { ...player, worn: worn.flatMap(toWorn), recent: plays.map(({ app_id }) => app_id) };
}

// Items of a future season are secret, including their names.
function toWorn({ item, type, shop_items: known }: Row["worn"][number]): WornItem[] {
  if (!known) return [];
  return [{ id: item, type, name: known.name, rarity: known.rarity, picture: pictureOf(type, known.asset.url) }];
}

/** A font's address is its style sheet; its picture has the same name. */
function pictureOf(type: string, url: string | undefined): string | null {
  if (!url) return null;
  return type === "font" ? url.replace(/\.css$/, ".svg") : url;
}
