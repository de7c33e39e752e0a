import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { setClock } from "./testing/server-clock.ts";
import { balanceOf, gainedBy, giveCoins, statementOf } from "./testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const gainedSince = async (player: Player, start_date: string) => {
  const [row] = answerOf<{ coins_gained: number }[]>(
    await player.rpc("get_coins_gained", { p_user_id: player.id, start_date }),
  );
  return row!.coins_gained;
};

describe("a tier", () => {
  test("is claimed for free once the season's coins come to its price", async () => {
    const player = await site.newPlayer({ coins: 350 });
    expect(answerOf<object>(await player.rpc("claim_tier", { item_id: "monk-duck" }))).toMatchObject({
      item: "monk-duck",
      type: "icon",
      amt: 0,
      balance: 350,
    });
    expect(await balanceOf(player)).toBe(350);
  });

  test("stays reached when the coins are spent", async () => {
    const player = await site.newPlayer({ coins: 800 });
    await player.rpc("buy_item", { item_id: "sword" });
    expect(await balanceOf(player)).toBe(0);
    expect((await player.rpc("claim_tier", { item_id: "town-charter" })).error).toBeNull();
  });

  test("can be claimed once", async () => {
    const player = await site.newPlayer({ coins: 500 });
    await player.rpc("claim_tier", { item_id: "squire" });
    expect(refusalOf(await player.rpc("claim_tier", { item_id: "squire" }))).toBe(
      "409 Item not unlocked, You already have it",
    );
  });

  test("can also be claimed by the spec's insert", async () => {
    const player = await site.newPlayer({ coins: 200 });
    const row = { user_id: player.id, item: "quill", type: "cursor" };
    expect((await player.from("items_unlocked").insert(row)).status).toBe(201);
    expect((await player.from("items_unlocked").insert(row)).status).toBe(409);
    expect(await balanceOf(player)).toBe(200);
  });

  test("of coins pays them, and they count as gained", async () => {
    const player = await site.newPlayer({ coins: 950 });
    expect(answerOf<object>(await player.rpc("claim_tier", { item_id: "damp-coins" }))).toMatchObject({
      amt: 100,
      why: "coin item damp-coins",
      balance: 1050,
    });
    expect(await gainedBy(site, player)).toBe(1050);
  });

  test("of coins pays double while the streak is alive", async () => {
    const player = await site.newPlayer({ coins: 2400 });
    await player.rpc("claim_streak");
    await player.rpc("claim_tier", { item_id: "taxed-coins" });
    expect((await statementOf(player))[0]).toEqual([400, "coin item taxed-coins (double streak)"]);
    await site.travel("49 hours");
    await player.rpc("claim_tier", { item_id: "damp-coins" });
    expect((await statementOf(player))[0]).toEqual([100, "coin item damp-coins"]);
  });

  test("of coins never pays enough for the next tier, even doubled, so that claims cannot cascade", async () => {
    const { data } = await site.visitor
      .from("shop_items")
      .select("price, coins, battlepass_season")
      .not("battlepass_season", "is", null)
      .order("price");
    for (const season of [1, 2, 3]) {
      const tiers = data!.filter(({ battlepass_season }) => battlepass_season === season);
      tiers.forEach(({ price, coins }, place) => {
        const next = tiers[place + 1];
        if (coins > 0 && next) expect(price + coins * 2).toBeLessThan(next.price);
      });
    }
  });
});

describe("a season", () => {
  test("exists on a fresh site, lasts three months or more, and its tiers count from its start", async () => {
    const { data } = await site.visitor.from("seasons").select().eq("number", 3).single();
    expect([data!.title, Date.parse(data!.starts_at)]).toEqual(["Winter Pass", Date.parse("2026-11-16T00:00:00Z")]);
    expect(Date.parse(data!.ends_at)).toBeGreaterThan(Date.now() + 89 * 86_400_000);
    const player = await site.newPlayer();
    await setClock(site, "2026-11-15T23:59:00Z");
    await giveCoins(site, player, 5000);
    expect(refusalOf(await player.rpc("claim_tier", { item_id: "first-frost" }))).toBe(
      "404 item not found from consts",
    );
    await setClock(site, "2026-11-16T00:00:01Z");
    expect(refusalOf(await player.rpc("claim_tier", { item_id: "first-frost" }))).toBe(
      "403 battle pass tier not reached",
    );
    await giveCoins(site, player, 100);
    expect((await player.rpc("claim_tier", { item_id: "first-frost" })).error).toBeNull();
    expect(await gainedSince(player, "2025-10-01T00:00:00Z")).toBe(5100);
    expect(await gainedSince(player, data!.starts_at)).toBe(100);
  });

  test("counts from its own start, and past seasons keep counting", async () => {
    const player = await site.newPlayer();
    await setClock(site, "2025-05-31T23:00:00Z");
    await giveCoins(site, player, 1000);
    await setClock(site, "2025-07-01T00:00:00Z");
    await giveCoins(site, player, 100);
    await setClock(site, "2025-10-05T00:00:00Z");
    await giveCoins(site, player, 40);
    await setClock(site, "2026-11-18T12:00:00Z");
    await giveCoins(site, player, 5);
    expect(await gainedSince(player, "2025-06-01T00:00:00Z")).toBe(145);
    expect(await gainedSince(player, "2025-10-01T00:00:00Z")).toBe(45);
    expect((await player.rpc("claim_tier", { item_id: "squire" })).error).toBeNull();
    expect(refusalOf(await player.rpc("claim_tier", { item_id: "candy-corn" }))).toBe(
      "403 battle pass tier not reached",
    );
  });

  test("that has not begun is hidden and pays nothing; it counts from its start", async () => {
    await site.sql(
      `insert into public.seasons (number, title, starts_at, ends_at) values (4, 'Spring Pass', '2026-12-01T00:00:00Z', '2027-02-28T00:00:00Z')`,
    );
    await site.sql(`insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, battlepass_season)
      values ('snowball', 'Snowball', 'Cold.', 'x', 100, 'common', 'cursor', 4)`);
    await setClock(site, "2026-11-30T23:59:00Z");
    const player = await site.newPlayer({ coins: 5000 });
    const visible = async () => (await site.visitor.from("shop_items").select("id").eq("id", "snowball")).data!.length;
    expect([await visible(), refusalOf(await player.rpc("claim_tier", { item_id: "snowball" }))]).toEqual([
      0,
      "404 item not found from consts",
    ]);
    await setClock(site, "2026-12-01T00:00:01Z");
    expect([await visible(), refusalOf(await player.rpc("claim_tier", { item_id: "snowball" }))]).toEqual([
      1,
      "403 battle pass tier not reached",
    ]);
    await giveCoins(site, player, 100);
    expect((await player.rpc("claim_tier", { item_id: "snowball" })).error).toBeNull();
    expect(await gainedSince(player, "2025-10-01T00:00:00Z")).toBe(5100);
    expect((await player.rpc("claim_tier", { item_id: "candy-corn" })).error).toBeNull();
  });

  test("has a board of the coins gained, with the player's own row", async () => {
    const player = await site.newPlayer({ coins: 90_000 });
    const [first] = answerOf<object[]>(await site.visitor.rpc("get_board", { board: "coins", period: "season" }));
    expect(first).toMatchObject({ user_id: player.id, value: 90_000, rank: 1 });
    const around = answerOf<object>(await player.rpc("get_rank_around", { board: "coins", period: "season" }));
    expect(around).toMatchObject({ value: 90_000, rank: 1, exact: true });
  });
});

test("the audit finds nothing after all these seasons", async () => {
  expect(await site.audit()).toEqual([]);
});
