import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf, statusesOf } from "./testing/answers.ts";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";
import { balanceOf, gainedBy, statementOf } from "./testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

describe("buying an item", () => {
  test("takes its price, unlocks it, and returns the remaining balance", async () => {
    const player = await site.newPlayer({ coins: 1000 });
    expect(answerOf<object>(await player.rpc("buy_item", { item_id: "sword" }))).toMatchObject({
      user_id: player.id,
      item: "sword",
      type: "cursor",
      equipped: false,
      amt: -800,
      why: "shop purchase sword",
      balance: 200,
    });
    expect(await statementOf(player)).toEqual([
      [-800, "shop purchase sword"],
      [1000, "for a test"],
    ]);
    const { data } = await site.visitor.from("items_unlocked").select("item, type, equipped").eq("user_id", player.id);
    expect(data).toEqual([{ item: "sword", type: "cursor", equipped: false }]);
  });

  test("is possible with the last coin, and not with one too few", async () => {
    const [enough, short] = [await site.newPlayer({ coins: 800 }), await site.newPlayer({ coins: 799 })];
    expect((await enough.rpc("buy_item", { item_id: "cat" })).error).toBeNull();
    expect(await balanceOf(enough)).toBe(0);
    expect(refusalOf(await short.rpc("buy_item", { item_id: "cat" }))).toBe("402 not enough coins");
    expect([await balanceOf(short), await statementOf(short)]).toEqual([799, [[799, "for a test"]]]);
  });

  test("is refused twice, and charged once", async () => {
    const player = await site.newPlayer({ coins: 5000 });
    const both = await Promise.all([1, 2].map(() => player.rpc("buy_item", { item_id: "sword" })));
    expect(statusesOf(both)).toEqual([200, 409]);
    expect(await balanceOf(player)).toBe(4200);
  });

  test("is refused for an owned item, even with no coins left", async () => {
    const player = await site.newPlayer({ coins: 100 });
    await player.rpc("buy_item", { item_id: "goose" });
    expect(refusalOf(await player.rpc("buy_item", { item_id: "goose" }))).toBe(
      "409 Item not unlocked, You already have it",
    );
  });

  test("does not count as gained, nor reduces what was gained", async () => {
    const player = await site.newPlayer({ coins: 900 });
    await player.rpc("buy_item", { item_id: "sword" });
    expect(await gainedBy(site, player)).toBe(900);
  });

  test("that the operator refunded returns the coins, removes the item, and can be repeated", async () => {
    const player = await site.newPlayer({ coins: 6000 });
    await player.rpc("buy_item", { item_id: "summer-duck" });
    await player.rpc("equip_item", { item_id: "summer-duck" });
    await site.sql(`select private.refund_item($1, 'summer-duck', 'bought by a brother')`, player.id);
    expect((await statementOf(player))[0]).toEqual([6000, "refund summer-duck: bought by a brother"]);
    expect(await balanceOf(player)).toBe(6000);
    const { data } = await site.visitor.from("my_users").select("icon").eq("user_id", player.id).single();
    expect(data).toEqual({ icon: "default" });
    expect((await player.rpc("buy_item", { item_id: "summer-duck" })).error).toBeNull();
    await expect(site.sql(`select private.refund_item($1, 'sword', 'x')`, player.id)).rejects.toMatchObject({
      code: "PT404",
    });
    await expect(site.sql(`select private.refund_item($1, 'summer-duck', ' ')`, player.id)).rejects.toMatchObject({
      code: "PT400",
    });
  });
});

describe("the shop", () => {
  test("shows its items to everybody, cheapest first if requested", async () => {
    const { data } = await site.visitor
      .from("shop_items")
      .select("id, name, price, asset")
      .eq("listed", true)
      .order("price");
    expect(data).toHaveLength(7);
    expect(data![0]).toMatchObject({ id: "goose", price: 100 });
  });

  test("keeps an unlisted item visible to its owners", async () => {
    await site.sql(`insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, listed)
      values ('old-hat', 'Old hat', 'It was in the window once.', 'x', 100, 'common', 'special', true)`);
    const [owner, other] = [await site.newPlayer({ coins: 100 }), await site.newPlayer({ coins: 100 })];
    await owner.rpc("buy_item", { item_id: "old-hat" });
    await site.sql(`update public.shop_items set listed = false where id = 'old-hat'`);
    const sees = async (who: typeof owner) =>
      (await who.from("shop_items").select("id").eq("id", "old-hat")).data!.length;
    expect([await sees(owner), await sees(other)]).toEqual([1, 0]);
    expect(refusalOf(await other.rpc("buy_item", { item_id: "old-hat" }))).toBe("404 item not found from consts");
    expect((await owner.rpc("equip_item", { item_id: "old-hat" })).error).toBeNull();
  });

  test("charges the current price, whatever it was before", async () => {
    await site.sql(`insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, listed)
      values ('hat', 'Hat', 'On offer, sometimes.', 'x', 300, 'common', 'special', true)`);
    const player = await site.newPlayer({ coins: 300 });
    await site.sql(`update public.shop_items set price = 200 where id = 'hat'`);
    await player.rpc("buy_item", { item_id: "hat" });
    expect(await balanceOf(player)).toBe(100);
    await site.sql(`update public.shop_items set price = 250 where id = 'hat'`);
    expect(await site.audit()).toEqual([]);
  });
});

describe("the wallet's statement", () => {
  test("lists every coin in and out, newest first, page by page without a gap", async () => {
    const player = await site.newPlayer();
    for (let entry = 1; entry <= 25; entry++) {
      await site.sql(`select private.adjust_coins($1, $2, $3)`, player.id, String(entry), `entry ${entry}`);
    }
    type Row = { id: number; amt: number; balance_after: number };
    const pages: Row[][] = [];
    let before: number | undefined;
    for (let page = 0; page < 4; page++) {
      const rows = answerOf<Row[]>(
        await player.rpc("get_wallet_statement", { ...(before !== undefined && { before }), p_limit: 10 }),
      );
      pages.push(rows);
      before = rows.at(-1)?.id ?? before;
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0]);
    expect(pages.flat().map(({ amt }) => amt)).toEqual(Array.from({ length: 25 }, (_, entry) => 25 - entry));
    expect(pages[0]![0]!.balance_after).toBe((25 * 26) / 2);
  });

  test("equals the spec's table", async () => {
    const player = await site.newPlayer({ coins: 150 });
    await player.rpc("buy_item", { item_id: "goose" });
    const { data } = await player.from("coins_transactions").select("user_id, amt, why").order("id");
    expect(data).toEqual([
      { user_id: player.id, amt: 150, why: "for a test" },
      { user_id: player.id, amt: -100, why: "shop purchase goose" },
    ]);
  });

  test("has an operator's change once, however often it is sent", async () => {
    const player = await site.newPlayer();
    for (let sent = 0; sent < 3; sent++)
      await site.sql(`select private.adjust_coins($1, 50, 'prize', 'prize-2026')`, player.id);
    expect(await statementOf(player)).toEqual([[50, "prize"]]);
    await expect(site.sql(`select private.adjust_coins($1, -51, 'too much')`, player.id)).rejects.toMatchObject({
      code: "PT402",
    });
    await expect(site.sql(`select private.adjust_coins($1, 5, '')`, player.id)).rejects.toMatchObject({
      code: "PT400",
    });
  });
});

test("the audit finds nothing after all these purchases", async () => {
  expect(await site.audit()).toEqual([]);
});
