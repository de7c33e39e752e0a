import type { ITEM_RARITIES, ITEM_TYPES } from "@quackademy/contract/rules-numbers.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

export type ItemType = (typeof ITEM_TYPES)[number];
export type Rarity = (typeof ITEM_RARITIES)[number];
export type Asset = { url?: string; font_family?: string; color?: string; icon?: string };

export type ShopItem = {
  id: string;
  name: string;
  description: string;
  preview_emoji: string;
  /** The price in the shop; for a season's reward, the coins that must be gained. */
  price: number;
  rarity: Rarity;
  type: ItemType;
  asset: Asset;
  coins: number;
  listed: boolean;
  battlepass_season: number | null;
  created_at: string;
};

export type UnlockedItem = { item: string; type: ItemType; equipped: boolean; created_at: string };
/** The columns that are needed to show an equipped item. */
export type WornItem = Pick<ShopItem, "id" | "type" | "asset">;

export const TYPE_NAMES: Record<ItemType, string> = {
  special: "Special",
  background: "Background",
  cursor: "Cursor",
  font: "Font",
  icon: "Icon",
  badge: "Badge",
  coin: "Dabloons",
};

const FRESH_MS = 300_000;

/** All visible items: the shop's items and the rewards of every season that has begun. */
export const itemsQuery = queryOptions({
  queryKey: [...STATE_KEYS.items, "all"],
  queryFn: async () =>
    unwrap(await (await supabase()).from("shop_items").select("*").order("price").order("id")) as unknown as ShopItem[],
  staleTime: FRESH_MS,
  meta: { hideError: true },
});

function unlockedQuery(userId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.items, "unlocked", userId],
    queryFn: async () => {
      const rows = (await supabase()).from("items_unlocked").select("item, type, equipped, created_at");
      const mine = rows.eq("user_id", userId).order("created_at", { ascending: false }).order("item");
      return unwrap(await mine) as unknown as UnlockedItem[];
    },
    meta: { hideError: true },
  });
}

/** The signed-in player's items; undefined while loading and for visitors. */
export function useUnlocked() {
  const { status, user } = useSession();
  return useQuery({ ...unlockedQuery(user?.id ?? ""), enabled: status === "signed-in" });
}

/** The equipped items with their art. Without the icon, which is part of the public profile. */
export function wornQuery(userId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.items, "worn", userId],
    queryFn: async (): Promise<WornItem[]> => {
      const rows = (await supabase()).from("items_unlocked").select("item, type, shop_items(asset)");
      const worn = rows.eq("user_id", userId).is("equipped", true).neq("type", "icon").order("item");
      return (unwrap(await worn) as unknown as WornRow[]).map(({ item, type, shop_items }) => ({
        id: item,
        type,
        asset: shop_items?.asset ?? {},
      }));
    },
    meta: { hideError: true },
  });
}

type WornRow = { item: string; type: ItemType; shop_items: { asset: Asset } | null };

/** The picture of an item. A font's picture has the name of its style sheet. */
export function pictureOf({ asset }: Pick<ShopItem, "asset">): string {
  return (asset.url ?? "").replace(/\.css$/, ".svg");
}

/** The props of an item's card. */
export function cardOf(item: ShopItem) {
  const { id, rarity, name, type } = item;
  return { id, rarity, name, picture: pictureOf(item), kind: TYPE_NAMES[type], isScene: type === "background" };
}
