import type { ShopItem } from "#features/cosmetics/items-api.ts";

/** An item with all fields; a test sets only those that it is about. */
export function sampleItem(given: Partial<ShopItem> & { id: string }): ShopItem {
  return {
    name: given.id,
    description: "Honks at nothing.",
    preview_emoji: "🦢",
    price: 100,
    rarity: "common",
    type: "badge",
    asset: { url: `/items/badges/${given.id}.svg`, icon: "shield", color: "#2563EB" },
    coins: 0,
    listed: true,
    battlepass_season: null,
    created_at: "2025-11-01T09:00:00+00:00",
    ...given,
  };
}

export const SAMPLE_ITEMS: ShopItem[] = [
  sampleItem({ id: "goose", name: "Goose", type: "special", asset: { url: "/items/specials/goose.svg" } }),
  sampleItem({
    id: "rainbow-duck",
    name: "Rainbow duck",
    type: "icon",
    rarity: "exotic",
    price: 30_000,
    asset: { url: "/items/icons/rainbow-duck.svg" },
  }),
  sampleItem({
    id: "sword",
    name: "Sword cursor",
    type: "cursor",
    rarity: "rare",
    price: 800,
    asset: { url: "/items/cursors/sword.svg" },
  }),
  sampleItem({ id: "jack-lantern", name: "Jack lantern", price: 200, listed: false, battlepass_season: 2 }),
  sampleItem({
    id: "sticky-coins",
    name: "100 Dabloons, sticky",
    type: "coin",
    price: 650,
    coins: 100,
    asset: { url: "/items/coins/few.svg" },
    listed: false,
    battlepass_season: 2,
  }),
  sampleItem({ id: "full-moon", name: "Full moon", price: 10_300, listed: false, battlepass_season: 2 }),
  sampleItem({ id: "squire", name: "Squire", listed: false, battlepass_season: 1 }),
];

export const SAMPLE_SEASONS = [
  { number: 1, title: "Medieval Pass", starts_at: "2025-06-01T00:00:00Z", ends_at: "2025-09-30T23:59:59Z" },
  { number: 2, title: "Halloween Pass", starts_at: "2025-10-01T00:00:00Z", ends_at: "2025-11-15T23:59:59Z" },
];
