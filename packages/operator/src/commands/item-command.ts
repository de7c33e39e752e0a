import { defineAction, type Answer, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { findItem, ITEM_COLUMNS, type Item } from "#find-item.ts";
import { findPlayer } from "#find-player.ts";
import { printTable } from "#plain-text.ts";
import { readNewItems } from "#read-new-items.ts";
import { readReason, readInteger } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

const MAX_REASON = 500;

export const itemCommand: Command = {
  what: "the items of the shop and the battle pass",
  actions: {
    list: defineAction({
      what: "all items, or those of a season",
      takes: { season: { value: "n", what: "the season's number" } },
      run: async ({ season }, context) => {
        const number = season === undefined ? null : String(readInteger("--season", season, 1, 10_000));
        const items = await queryRows<Item>(
          context,
          `select ${ITEM_COLUMNS} from public.shop_items
           where $1::int is null or battlepass_season = $1::int order by battlepass_season nulls first, price, id`,
          number,
        );
        if (items.length === 0) return { data: items, text: "There are no such items." };
        return showItems(items);
      },
    }),
    add: defineAction({
      what: "add the item that the options describe, or the items in a JSON file (one object, or a list of them)",
      extras: ["file"],
      takes: {
        id: { value: "id", what: "lowercase letters, digits and dashes" },
        name: { value: "text", what: "the name that players see" },
        description: { value: "text", what: "one sentence" },
        emoji: { value: "emoji", what: "its preview (in a file: preview_emoji)" },
        price: { value: "n", what: "the price; for a tier, the coins to gain in its season" },
        rarity: { value: "rarity", what: "common, rare, legendary or exotic" },
        type: { value: "type", what: "special, background, cursor, badge, font, coin or icon" },
        asset: { value: "json", what: 'what it looks like: {"url": "/items/…", "color": "#FFC83D"}' },
        coins: { value: "n", what: "the coins that a coin item pays" },
        season: { value: "n", what: "makes it a tier of that season (in a file: battlepass_season)" },
        listed: { what: "lists it in the shop at once" },
      },
      run: async ({ file, ...options }, context) => {
        const wanted = readNewItems(file === undefined ? null : context.readFile(file), options);
        const items = await queryRows<Item>(
          logged(context, null),
          `insert into public.shop_items (${ITEM_COLUMNS})
           select id, name, description, preview_emoji, price, rarity, type, coalesce(asset, '{}'), coalesce(coins, 0),
             coalesce(listed, false), battlepass_season
           from jsonb_to_recordset($1::jsonb) as wanted (
             id text, name text, description text, preview_emoji text, price int, rarity text, type text, asset jsonb,
             coins int, listed boolean, battlepass_season int
           ) returning ${ITEM_COLUMNS}`,
          JSON.stringify(wanted),
        );
        return showItems(items);
      },
    }),
    "list-in-shop": defineAction({
      what: "list an item in the shop; tiers and coin items cannot be listed",
      args: ["id"],
      run: ({ id }, context) => setListed(context, id, true),
    }),
    unlist: defineAction({
      what: "remove an item from the shop; players who own it keep it",
      args: ["id"],
      run: ({ id }, context) => setListed(context, id, false),
    }),
    price: defineAction({
      what: "change a price; a tier that a player has reached can only become cheaper",
      args: ["id", "price"],
      run: async ({ id, price }, context) => {
        const wanted = readInteger("<price>", price, 1, 1_000_000_000);
        const item = await findItem(context, id);
        const changed = await queryRows<Item>(
          logged(context, null),
          `update public.shop_items set price = $2::int where id = $1 and (
             $2::int <= price or not exists (
               select from public.items_unlocked where item = shop_items.id and acquired = 'reached'
             )
           ) returning ${ITEM_COLUMNS}`,
          id,
          String(wanted),
        );
        if (changed.length > 0) return showItems(changed);
        throw new Refusal(`A player has reached ${id} at ${item.price}, so its price can only go down.`);
      },
    }),
    give: defineAction({
      what: "give an item to a player for free (for coins, use coins add)",
      args: ["player", "id"],
      needs: { reason: { value: "text", what: "the reason; it is stored with the gift" } },
      run: async ({ player, id, reason }, context) => {
        const why = readReason(reason, MAX_REASON);
        const found = await findPlayer(context, player);
        const { name } = await findItem(context, id);
        await logged(context, found.id).query(`select private.give_item($1::uuid, $2, $3)`, [found.id, id, why]);
        return { data: { player: found, item: id, reason: why }, text: `${found.name} now has ${name} (${id}).` };
      },
    }),
  },
};

async function setListed(context: CommandContext, id: string, isListed: boolean): Promise<Answer> {
  await findItem(context, id);
  const changed = await queryRows<Item>(
    logged(context, null),
    `update public.shop_items set listed = $2::boolean where id = $1 returning ${ITEM_COLUMNS}`,
    id,
    String(isListed),
  );
  return showItems(changed);
}

const showItems = (items: Item[]): Answer => ({
  data: items,
  text: printTable(
    ["ID", "NAME", "TYPE", "RARITY", "PRICE", "WHERE"],
    items.map((item) => [item.id, item.name, item.type, item.rarity, item.price, whereToGet(item)]),
  ),
});

const whereToGet = ({ listed, battlepass_season: season }: Item) =>
  listed ? "shop" : season === null ? "nowhere" : `season ${season}`;
