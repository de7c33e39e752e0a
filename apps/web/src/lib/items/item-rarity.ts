export type ItemRarity = "common" | "rare" | "legendary" | "exotic";

export const RARITY_NAMES: Record<ItemRarity, string> = {
  common: "Common",
  rare: "Rare",
  legendary: "Legendary",
  exotic: "Exotic",
};
