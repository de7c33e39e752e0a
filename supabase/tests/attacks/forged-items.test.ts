import { isShort } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf, statusesOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";
import { balanceOf, giveCoins } from "#testing/wallets.ts";

let site: RulesSite;
let tiers: { id: string; price: number }[];
beforeAll(async () => {
  site = await openRulesSite(`
    insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type) values
      ('secret-hat', 'Secret hat', 'Nobody has seen it.', 'x', 100, 'exotic', 'special');
    insert into public.seasons (number, title, starts_at, ends_at) values (99, 'Not Yet Pass', '2199-01-01', '2199-06-01');
    insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, battlepass_season) values
      ('future-hat', 'Future hat', 'Not yet.', 'x', 100, 'exotic', 'special', 99);
  `);
  const { data } = await site.visitor.from("shop_items").select("id, price").not("battlepass_season", "is", null);
  tiers = data!;
});
afterAll(() => site.close());

const NOT_FOUND = "404 item not found from consts";

const itemsOf = async (player: Player) =>
  (await player.from("items_unlocked").select("item, equipped").eq("user_id", player.id).order("item")).data!;
const wornBy = async (player: Player) =>
  (await itemsOf(player)).flatMap(({ item, equipped }) => (equipped ? [item] : []));

/** Every way to get an item. */
const counters = (player: Player, item: string): PromiseLike<Parameters<typeof refusalOf>[0]>[] => [
  player.rpc("buy_item", { item_id: item }),
  player.rpc("claim_tier", { item_id: item }),
  player.from("items_unlocked").insert({ user_id: player.id, item, type: "badge", equipped: true }),
  player.from("coins_transactions").insert({ user_id: player.id, amt: -1, why: `shop purchase ${item}` }),
];

describe("a cheater who wants a tier early", () => {
  test("reaches no tier with one coin too few, and each with exactly enough or one more", async () => {
    expect(tiers.length).toBeGreaterThanOrEqual(40);
    for (const { id, price } of isShort ? tiers.filter((_, at) => at % 4 === 0) : tiers) {
      const poor = await site.newPlayer({ coins: price - 1 });
      expect([id, refusalOf(await poor.rpc("claim_tier", { item_id: id }))]).toEqual([
        id,
        "403 battle pass tier not reached",
      ]);
      const forged = { user_id: poor.id, item: id, type: "coin", created_at: "2020-01-01" };
      expect([id, ...codeOf(await poor.from("items_unlocked").insert(forged))]).toEqual([id, 403, "PT403"]);
      expect(await balanceOf(poor)).toBe(price - 1);
      await giveCoins(site, poor, 1);
      expect([id, (await poor.rpc("claim_tier", { item_id: id })).error]).toEqual([id, null]);
      const rich = await site.newPlayer({ coins: price + 1 });
      expect([id, (await rich.from("items_unlocked").insert({ ...forged, user_id: rich.id })).error]).toEqual([
        id,
        null,
      ]);
    }
  });

  test("cannot use coins gained before the season began", async () => {
    const cheater = await site.newPlayer();
    await setClock(site, "2025-09-30T23:59:00Z");
    await giveCoins(site, cheater, 30_000);
    expect((await cheater.rpc("claim_tier", { item_id: "squire" })).error).toBeNull();
    expect(refusalOf(await cheater.rpc("claim_tier", { item_id: "candy-corn" }))).toBe(NOT_FOUND);
    await setClock(site, "2025-10-01T00:00:01Z");
    expect(refusalOf(await cheater.rpc("claim_tier", { item_id: "candy-corn" }))).toBe(
      "403 battle pass tier not reached",
    );
    await giveCoins(site, cheater, 100);
    expect((await cheater.rpc("claim_tier", { item_id: "candy-corn" })).error).toBeNull();
    await setClock(site, "2026-11-15T12:00:00Z");
  });

  test("cannot buy a tier in the shop, nor claim an item of the shop", async () => {
    const cheater = await site.newPlayer({ coins: 40_000 });
    expect(refusalOf(await cheater.rpc("buy_item", { item_id: "squire" }))).toBe(NOT_FOUND);
    expect(refusalOf(await cheater.rpc("claim_tier", { item_id: "sword" }))).toBe(NOT_FOUND);
    const pay = { user_id: cheater.id, amt: -1, why: "shop purchase squire" };
    expect(refusalOf(await cheater.from("coins_transactions").insert(pay))).toBe(NOT_FOUND);
    expect(await itemsOf(cheater)).toEqual([]);
    expect(await balanceOf(cheater)).toBe(40_000);
  });

  test("keeps a reached tier after spending its coins, and can claim it once", async () => {
    const cheater = await site.newPlayer({ coins: 950 });
    await cheater.rpc("buy_item", { item_id: "sword" });
    expect(answerOf<{ amt: number }>(await cheater.rpc("claim_tier", { item_id: "damp-coins" })).amt).toBe(100);
    expect(refusalOf(await cheater.rpc("claim_tier", { item_id: "damp-coins" }))).toBe(
      "409 Item not unlocked, You already have it",
    );
    expect(await balanceOf(cheater)).toBe(250);
  });
});

describe("a cheater who wants an item that is not for sale", () => {
  test.each([
    "secret-hat",
    "future-hat",
    "no-such-item",
    "",
    "SWORD",
    "sword ",
    "sword' or '1'='1",
    "../sword",
    "default",
    "x".repeat(5000),
  ])("gets a not-found error for %j in every way", async (item) => {
    const cheater = await site.newPlayer({ coins: 50_000 });
    for (const attempt of counters(cheater, item)) expect(refusalOf(await attempt)).toBe(NOT_FOUND);
    expect([await balanceOf(cheater), await itemsOf(cheater)]).toEqual([50_000, []]);
  });

  test("cannot see it either", async () => {
    const { data } = await site.visitor.from("shop_items").select("id").in("id", ["secret-hat", "future-hat", "sword"]);
    expect(data).toEqual([{ id: "sword" }]);
  });

  test("cannot change the shop", async () => {
    const cheater = await site.newPlayer({ coins: 100 });
    const shop = cheater.from("shop_items");
    expect((await shop.update({ price: 100 }).eq("id", "rainbow-duck")).status).toBe(403);
    expect((await shop.delete().eq("id", "rainbow-duck")).status).toBe(403);
    expect(
      (
        await shop.insert({
          id: "mine",
          name: "m",
          description: "m",
          preview_emoji: "m",
          price: 100,
          rarity: "rare",
          type: "icon",
        })
      ).status,
    ).toBe(403);
    expect((await cheater.from("seasons").update({ starts_at: "2000-01-01" }).eq("number", 2)).status).toBe(403);
  });
});

describe("a cheater who forges the columns of an unlock", () => {
  test("gets the type, state and date that the server sets", async () => {
    const cheater = await site.newPlayer({ coins: 100 });
    const forged = { user_id: cheater.id, item: "goose", type: "badge", equipped: true, created_at: "2001-01-01" };
    const { data } = await cheater
      .from("items_unlocked")
      .insert(forged)
      .select("item, type, equipped, created_at")
      .single();
    expect(data).toMatchObject({ item: "goose", type: "special", equipped: false });
    expect(new Date(data!.created_at).getFullYear()).toBe(2026);
  });

  test.each(["type", "created_at", "item", "user_id", "acquired", "ledger_id", "awaits", "awaits_until"])(
    "cannot change its %s afterwards",
    async (column) => {
      const cheater = await site.newPlayer({ coins: 100 });
      await cheater.rpc("buy_item", { item_id: "goose" });
      const value =
        { ledger_id: 1, awaits: "unlock", awaits_until: "2199-01-01", created_at: "2001-01-01" }[column] ?? "sword";
      const changed = await cheater
        .from("items_unlocked")
        .update({ [column]: value } as never)
        .eq("user_id", cheater.id);
      expect(codeOf(changed)).toEqual([403, "42501"]);
    },
  );

  test.each(["acquired", "ledger_id", "awaits", "awaits_until"])(
    "cannot include its %s in the insert",
    async (column) => {
      const cheater = await site.newPlayer({ coins: 100 });
      const row = {
        user_id: cheater.id,
        item: "goose",
        type: "special",
        [column]: column === "ledger_id" ? 1 : "given",
      } as never;
      expect(codeOf(await cheater.from("items_unlocked").insert(row))).toEqual([403, "42501"]);
    },
  );

  test("cannot delete an item to get a refund", async () => {
    const cheater = await site.newPlayer({ coins: 100 });
    await cheater.rpc("buy_item", { item_id: "goose" });
    expect((await cheater.from("items_unlocked").delete().eq("user_id", cheater.id)).status).toBe(403);
    expect(await itemsOf(cheater)).toHaveLength(1);
  });
});

describe("a cheater who equips items", () => {
  const dressed = async () => {
    const player = await site.newPlayer({ coins: 40_000 });
    for (const item of ["cat", "pink"]) await player.rpc("buy_item", { item_id: item });
    return player;
  };

  test("wears one background after forty concurrent changes", async () => {
    const cheater = await dressed();
    const flips = Array.from({ length: 40 }, (_, flip) => {
      const item = flip % 2 ? "cat" : "pink";
      return flip % 3
        ? cheater.rpc("equip_item", { item_id: item })
        : cheater.from("items_unlocked").update({ equipped: true }).eq("user_id", cheater.id).eq("item", item);
    });
    const statuses = (await Promise.all(flips)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    expect(await wornBy(cheater)).toHaveLength(1);
  });

  test("wears one of each type after equipping everything in one request", async () => {
    const cheater = await dressed();
    await cheater.rpc("equip_item", { item_id: "cat" });
    const everything = () => cheater.from("items_unlocked").update({ equipped: true }).eq("user_id", cheater.id);
    expect((await everything()).status).toBeLessThan(500);
    expect(await wornBy(cheater)).toHaveLength(1);
    await cheater.rpc("equip_item", { item_id: "pink" });
    expect((await everything()).status).toBeLessThan(500);
    expect(await wornBy(cheater)).toHaveLength(1);
  });

  test("cannot wear an item that they do not own", async () => {
    const [cheater, owner] = [await dressed(), await site.newPlayer({ coins: 800 })];
    await owner.rpc("buy_item", { item_id: "sword" });
    expect(refusalOf(await cheater.rpc("equip_item", { item_id: "sword" }))).toBe(NOT_FOUND);
    expect(refusalOf(await cheater.rpc("equip_item", { item_id: "no-such-item" }))).toBe(NOT_FOUND);
    const others = cheater.from("items_unlocked").update({ equipped: true }).eq("user_id", owner.id);
    expect((await others.select("item")).data).toEqual([]);
    expect(refusalOf(await cheater.from("my_users").update({ icon: "rainbow-duck" }).eq("user_id", cheater.id))).toBe(
      "403 That icon is not yours.",
    );
    expect((await cheater.from("my_users").update({ icon: "cat" }).eq("user_id", cheater.id)).status).toBe(403);
    expect([await wornBy(cheater), await wornBy(owner)]).toEqual([[], []]);
  });

  test("cannot wear coins", async () => {
    const cheater = await site.newPlayer({ coins: 950 });
    await cheater.rpc("claim_tier", { item_id: "damp-coins" });
    expect(refusalOf(await cheater.rpc("equip_item", { item_id: "damp-coins" }))).toBe("400 Coins cannot be worn.");
    const row = cheater.from("items_unlocked").update({ equipped: true }).eq("user_id", cheater.id);
    expect((await row).status).toBe(400);
    expect(await wornBy(cheater)).toEqual([]);
  });

  test("wears at most five badges", async () => {
    const cheater = await site.newPlayer({ coins: 30_000 });
    const badges = ["full-moon", "jack-lantern", "midnight-goose", "moat-swimmer", "squire", "web-designer"];
    for (const item_id of badges) expect((await cheater.rpc("claim_tier", { item_id })).error).toBeNull();
    const worn = await Promise.all(badges.map((item_id) => cheater.rpc("equip_item", { item_id })));
    expect(statusesOf(worn)).toEqual([200, 200, 200, 200, 200, 409]);
    const everything = cheater.from("items_unlocked").update({ equipped: true }).eq("user_id", cheater.id);
    expect(refusalOf(await everything)).toBe("409 You can wear five badges. Take one off first.");
    expect(await wornBy(cheater)).toHaveLength(5);
    const { data } = await site.visitor.from("my_users").select("badges").eq("user_id", cheater.id).single();
    expect(data!.badges).toEqual(await wornBy(cheater));
  });
});

describe("an item whose asset would inject CSS or markup", () => {
  const payloads = {
    url: [
      "https://evil.example/x.svg",
      "//evil.example/x.svg",
      "javascript:alert(1)",
      "data:image/svg+xml,<svg onload=alert(1)>",
      "/items/../admin.svg",
      "/items/a.svg?x=1",
      "/items/a.svg#x",
      "/items/a.html",
      "/items/a.svg\n.svg",
      "/items/a');}*{background:red}.svg",
      "/items/%2e%2e/a.svg",
      "\\items\\a.svg",
      "/ITEMS/a.svg",
      " /items/a.svg",
      "/items/.svg",
    ],
    font_family: [
      "Comic'; } * { color: red",
      "a\\62",
      "x/**/",
      'A"B',
      "é",
      "a;b",
      "",
      "a".repeat(41),
      "a\nb",
      "var(--x)",
      "{}",
    ],
    color: [
      "red",
      "#fff",
      "#GGGGGG",
      "#00000",
      "#0000000",
      "rgb(0,0,0)",
      "#000000;}",
      "url(x)",
      "#abcdef\n",
      "expression(1)",
    ],
    icon: ["../x", "<svg>", "A", "a b", "a.svg", "", "x".repeat(41), "a/b", "😀", "a\n"],
    script: ["alert(1)"],
  };
  const cases = Object.entries(payloads).flatMap(([field, values]) => values.map((value) => [field, value] as const));

  test.each(cases)("is refused: %s %j", async (field, value) => {
    const insert = `insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, asset)
      values ('bad-item', 'Bad', 'Bad.', 'x', 100, 'rare', 'background', $1::jsonb)`;
    await expect(site.sql(insert, JSON.stringify({ [field]: value }))).rejects.toMatchObject({ code: "23514" });
  });
});

test("the audit finds nothing after all attacks on items", async () => {
  expect(await site.audit()).toEqual([]);
});
