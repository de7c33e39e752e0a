import type { ItemType, ShopItem, UnlockedItem } from "#features/cosmetics/items-api.ts";

type WardrobeItem = { item: ShopItem; isWorn: boolean };
export type Rail = { type: ItemType; title: string; items: WardrobeItem[] };

const RAILS: { type: ItemType; title: string }[] = [
  { type: "special", title: "Specials" },
  { type: "background", title: "Backgrounds" },
  { type: "cursor", title: "Cursors" },
  { type: "font", title: "Fonts" },
  { type: "icon", title: "Icons" },
  { type: "badge", title: "Badges" },
];

/** The player's items by type, the newest first. Coin rewards are not listed: they are in the wallet. */
export function wardrobeOf(items: readonly ShopItem[], unlocked: readonly UnlockedItem[]): Rail[] {
  return RAILS.map(({ type, title }) => ({
    type,
    title,
    items: unlocked.flatMap(({ item: id, equipped }) => {
      const item = items.find((each) => each.id === id && each.type === type);
      return item ? [{ item, isWorn: equipped }] : [];
    }),
  })).filter((rail) => rail.items.length > 0);
}
