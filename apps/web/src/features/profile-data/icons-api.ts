import { queryOptions } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/state-keys.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";

export type OwnedIcon = { id: string; name: string };

/** The icons a player may wear besides the house duck. */
export const ownedIconsQuery = queryOptions({
  queryKey: [...STATE_KEYS.items, "icons"],
  queryFn: async (): Promise<OwnedIcon[]> => {
    const client = await supabase();
    const rows = unwrap(await client.from("items_unlocked").select("item, shop_items(name)").eq("type", "icon"));
    return (rows as unknown as { item: string; shop_items: { name: string } | null }[]).map(({ item, shop_items }) => ({
      id: item,
      name: shop_items?.name ?? item,
    }));
  },
});
