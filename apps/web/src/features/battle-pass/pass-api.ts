import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  isAlreadyUnlocked,
  refreshItems,
  showRefusal,
  type Unlocked,
  unlockItem,
} from "#features/cosmetics/unlock-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { NOT_LOGGED_IN } from "#lib/session/session-required.ts";
import { useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Season } from "./pass-track.ts";

export const seasonsQuery = queryOptions({
  queryKey: [...STATE_KEYS.items, "seasons"],
  queryFn: async (): Promise<Season[]> => unwrap(await (await supabase()).from("seasons").select("*")),
  staleTime: 300_000,
  meta: { hideError: true },
});

function gainedQuery(userId: string, season: Season | undefined) {
  return queryOptions({
    queryKey: [...STATE_KEYS.coinsGainedThisBattlePass, userId, season?.number],
    queryFn: async () => {
      const asked = { p_user_id: userId, start_date: season!.starts_at };
      const [row] = unwrap(await (await supabase()).rpc("get_coins_gained", asked));
      return row?.coins_gained ?? 0;
    },
    meta: { hideError: true },
  });
}

/** Coins gained since a season began; undefined while loading and for visitors. */
export function useCoinsGained(season: Season | undefined) {
  const { status, user } = useSession();
  return useQuery({
    ...gainedQuery(user?.id ?? "", season),
    enabled: status === "signed-in" && season !== undefined,
  });
}

/** Claims tiers one after another: the referee serializes a player's calls. */
export function useClaimTiers() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (itemIds: string[]) => {
      const claimed: Unlocked[] = [];
      for (const itemId of itemIds) {
        // If another tab has claimed one of them meanwhile, claim the others anyway.
        const unlocked = await unlockItem("claim_tier", itemId).catch((error: unknown) => {
          if (itemIds.length > 1 && isAlreadyUnlocked(error)) return null;
          throw error;
        });
        if (unlocked === NOT_LOGGED_IN) return;
        if (unlocked) claimed.push(unlocked);
      }
      const paid = claimed.reduce((sum, { amt }) => sum + amt, 0);
      const [first] = claimed;
      if (first)
        toast.success(claimed.length === 1 ? `Item ${first.item} unlocked` : `${claimed.length} items unlocked`);
      if (paid > 0) toast.success(`${formatNumber(paid)} Dabloons are yours.`);
    },
    onError: showRefusal,
    // Also after a refusal: earlier ones are already claimed.
    onSettled: () => refreshItems(cache),
    meta: { hideError: true },
  });
}
