import type { CommandContext } from "./action.ts";
import { queryRows } from "./query-rows.ts";
import { didYouMean } from "./near-matches.ts";
import { Refusal } from "./refusal.ts";

export type Item = {
  id: string;
  name: string;
  description: string;
  preview_emoji: string;
  price: number;
  rarity: string;
  type: string;
  asset: Record<string, string>;
  coins: number;
  listed: boolean;
  battlepass_season: number | null;
};

export const ITEM_COLUMNS =
  "id, name, description, preview_emoji, price, rarity, type, asset, coins, listed, battlepass_season";

export async function findItem(context: CommandContext, wanted: string): Promise<Item> {
  const items = await queryRows<Item>(context, `select ${ITEM_COLUMNS} from public.shop_items`);
  const found = items.find(({ id }) => id === wanted);
  if (found) return found;
  const near = didYouMean(
    wanted,
    items.map(({ id }) => id),
  );
  throw new Refusal(`There is no item ${wanted}.${near}`);
}
