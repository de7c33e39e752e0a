import { queryOptions } from "@tanstack/react-query";
import { sessionState } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

type OwnedIcon = { id: string; name: string };

/** The player's icons, besides the default duck. */
export const ownedIconsQuery = queryOptions({
  queryKey: [...STATE_KEYS.items, "icons"],
  queryFn: async (): Promise<OwnedIcon[]> => {
    const { user } = sessionState();
    if (user === null) return [];
    const unlocked = (await supabase()).from("items_unlocked").select("item, shop_items(name)");
    // Unlocked items are public, so filter by the player.
    const rows = unwrap(await unlocked.eq("user_id", user.id).eq("type", "icon"));
    return (rows as unknown as { item: string; shop_items: { name: string } | null }[]).map(({ item, shop_items }) => ({
      id: item,
      name: shop_items?.name ?? item,
    }));
  },
});
