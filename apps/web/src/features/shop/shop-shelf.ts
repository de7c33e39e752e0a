import { ITEM_RARITIES } from "@quackademy/contract/rules-numbers.ts";
import type { ShopItem, UnlockedItem } from "#features/cosmetics/items-api.ts";

/** The items for sale, by rarity, then by price. */
export function shelfOf(items: readonly ShopItem[]): ShopItem[] {
  const rank = ({ rarity }: ShopItem) => ITEM_RARITIES.indexOf(rarity);
  return items.filter(({ listed }) => listed).sort((a, b) => rank(a) - rank(b) || a.price - b.price);
}

/** `for-sale` also while the session is unknown. */
export type Ownership = "for-sale" | "owned" | "equipped";

export function ownershipOf(item: Pick<ShopItem, "id">, unlocked: readonly UnlockedItem[] = []): Ownership {
  const mine = unlocked.find(({ item: id }) => id === item.id);
  if (!mine) return "for-sale";
  return mine.equipped ? "equipped" : "owned";
}
