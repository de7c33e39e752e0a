import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { NOT_LOGGED_IN, requireLogin } from "#lib/session/session-required.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { supabase } from "#lib/session/supabase.ts";
import { ServerError, unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";
import type { ItemType } from "./items-api.ts";

/** The referee's answer to an unlock: the item, the amount paid or gained, and the new balance. */
export type Unlocked = { item: string; type: ItemType; amt: number; balance: number };

const ALREADY_UNLOCKED = "23505";

/** Buys an item or claims a tier; the referee checks price and tier. */
export async function unlockItem(
  counter: "buy_item" | "claim_tier",
  itemId: string,
): Promise<Unlocked | typeof NOT_LOGGED_IN> {
  const who = requireLogin();
  if (typeof who === "string") return who;
  return unwrap(await (await supabase()).rpc(counter, { item_id: itemId })) as Unlocked;
}

export function useBuyItem() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (itemId: string) => unlockItem("buy_item", itemId),
    onSuccess: (unlocked) => {
      if (unlocked !== NOT_LOGGED_IN) toast.success(`Item ${unlocked.item} unlocked`);
    },
    onError: showRefusal,
    // Also after a refusal: another tab may have bought it, or spent the coins.
    onSettled: () => refreshItems(cache),
    meta: { hideError: true },
  });
}

export function useEquipItem() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ itemId, isOn }: { itemId: string; type: ItemType; isOn: boolean }) => {
      const who = requireLogin();
      if (typeof who === "string") return who;
      return unwrap(await (await supabase()).rpc("equip_item", { item_id: itemId, on: isOn }));
    },
    onSuccess: (worn, { type }) => {
      if (worn !== NOT_LOGGED_IN && type === "icon") toast.success("Profile icon changed");
    },
    onError: showRefusal,
    onSettled: () => refreshItems(cache, [STATE_KEYS.items, STATE_KEYS.profile, STATE_KEYS.leaderboards]),
    meta: { hideError: true },
  });
}

const AFTER_UNLOCK = [STATE_KEYS.items, STATE_KEYS.coins, STATE_KEYS.coinsGainedThisBattlePass];

export async function refreshItems(
  cache: QueryClient,
  changed: readonly (readonly string[])[] = AFTER_UNLOCK,
): Promise<void> {
  await Promise.all(changed.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** The player already has the item, for example from another tab. */
export function isAlreadyUnlocked(error: unknown): boolean {
  return error instanceof ServerError && error.code === ALREADY_UNLOCKED;
}

/** A refusal by a rule has its own message, which is shown unchanged. */
export function showRefusal(error: Error): void {
  const isRule = error instanceof ServerError && (/^PT\d/.test(error.code) || isAlreadyUnlocked(error));
  toast.error(isRule ? error.message : `server error: ${error.message}`);
}
