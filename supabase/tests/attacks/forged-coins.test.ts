import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, statusesOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { balanceOf, gainedBy, statementOf } from "#testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const FORGED_REASONS = ["streak_claim", "time_spent (double streak)", "app_played", "refund sword", "adjustment"];

describe("a cheater who inserts coins", () => {
  describe.each(FORGED_REASONS)("for %j", (why) => {
    test.each(["own", "other", "null"])("into the %s wallet gets nothing", async (whose) => {
      const [cheater, other] = [await site.newPlayer({ coins: 7 }), await site.newPlayer({ coins: 7 })];
      const user_id = { own: cheater.id, other: other.id, null: null }[whose]!;
      const forged = { user_id, amt: 99_999, why, created_at: "2020-01-01" };
      expect(codeOf(await cheater.from("coins_transactions").insert(forged))).toEqual([403, "42501"]);
      expect([await balanceOf(cheater), await balanceOf(other)]).toEqual([7, 7]);
    });
  });

  test.each([
    ["a purchase that pays", { amt: 800, why: "shop purchase sword" }],
    ["a reward that is taken away", { amt: -100, why: "streak_claim" }],
    ["no reason", { amt: 1, why: null }],
    ["no amount", { amt: null, why: "streak_claim" }],
    ["nothing moved", { amt: 0, why: "time_spent" }],
    ["more than there is", { amt: "9223372036854775807", why: "time_spent" }],
    ["a reason in disguise", { amt: 100, why: "streak_claim\n" }],
    ["a reason with more behind it", { amt: 100, why: "streak_claim; select 1" }],
    ["another case", { amt: 100, why: "STREAK_CLAIM" }],
  ])("with %s is refused", async (_what, forged) => {
    const cheater = await site.newPlayer({ coins: 7 });
    const row = { user_id: cheater.id, ...forged } as unknown as { amt: number };
    expect(codeOf(await cheater.from("coins_transactions").insert(row))).toEqual([403, "42501"]);
    expect(await balanceOf(cheater)).toBe(7);
  });

  test("with an amount that is not a number gets an error and no coins", async () => {
    const cheater = await site.newPlayer();
    for (const amt of ["NaN", "1e308", "Infinity", "ten"]) {
      const row = { user_id: cheater.id, amt, why: "time_spent" } as unknown as { amt: number };
      expect((await cheater.from("coins_transactions").insert(row)).status).toBe(400);
    }
    expect(await statementOf(cheater)).toEqual([]);
  });

  test("cannot hide one forged row among valid ones", async () => {
    const cheater = await site.newPlayer();
    await cheater.rpc("increment_time_spent", { user_id: cheater.id });
    const rows = ["time_spent", "adjustment"].map((why) => ({ user_id: cheater.id, amt: 5, why }));
    expect((await cheater.from("coins_transactions").insert(rows)).status).toBe(403);
    expect(await balanceOf(cheater)).toBe(0);
  });

  test("cannot update or delete rows of the ledger", async () => {
    const cheater = await site.newPlayer({ coins: 100 });
    const ledger = cheater.from("coins_transactions" as "streak");
    expect((await ledger.update({ amt: 1_000_000 } as never).eq("user_id", cheater.id)).status).toBe(403);
    expect((await ledger.delete().eq("user_id", cheater.id)).status).toBe(403);
    expect(await statementOf(cheater)).toEqual([[100, "for a test"]]);
  });

  test("cannot call the functions that move coins", async () => {
    const cheater = await site.newPlayer();
    for (const verb of ["post", "pay", "earn", "adjust_coins", "refund_item", "add_to_standing", "unlock"]) {
      const answer = await cheater.rpc(verb as "claim_streak", { player: cheater.id, amount: 100, why: "x" } as never);
      expect([verb, answer.status]).toEqual([verb, 404]);
    }
  });
});

describe("the ledger, for the owner of the database", () => {
  test.each([
    "update private.ledger set amt = amt * 2",
    "delete from private.ledger",
    "truncate private.ledger cascade",
    "delete from private.wallets",
    "truncate private.wallets cascade",
  ])("refuses %j", async (text) => {
    await expect(site.sql(text)).rejects.toThrow(/is append-only/);
  });
});

describe("a cheater who replays an award", () => {
  const awards: [string, (player: Player) => PromiseLike<unknown>, number][] = [
    [
      "streak_claim",
      (player) => player.from("streak").upsert({ user_id: player.id, current_streak: 1, longest_streak: 1 }),
      100,
    ],
    ["time_spent", (player) => player.rpc("increment_time_spent", { user_id: player.id }), 5],
    ["app_played", (player) => player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" }), 1],
  ];

  test.each(awards)("is paid once for forty requests at once: %s", async (why, earn, coins) => {
    const cheater = await site.newPlayer();
    await earn(cheater);
    await site.travel("61 seconds");
    const pay = () => cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: coins, why });
    const answers = await Promise.all(Array.from({ length: 40 }, pay));
    expect(statusesOf(answers)).toEqual([201, ...Array<number>(39).fill(403)]);
    expect(await balanceOf(cheater)).toBe(coins);
  });

  test("cannot have a claim by function paid again as an insert", async () => {
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    const row = { user_id: cheater.id, amt: 100, why: "streak_claim" };
    expect((await cheater.from("coins_transactions").insert([row, row])).status).toBe(403);
    expect((await cheater.from("coins_transactions").insert(row)).status).toBe(403);
    expect(await balanceOf(cheater)).toBe(100);
  });

  test("is paid once for thirty claims at once", async () => {
    const cheater = await site.newPlayer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => cheater.rpc("claim_streak")));
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(29).fill(409)]);
    expect(await balanceOf(cheater)).toBe(100);
  });

  test("is paid once for a coin tier claimed in thirty tabs", async () => {
    const cheater = await site.newPlayer({ coins: 950 });
    const claims = Array.from({ length: 30 }, () => cheater.rpc("claim_tier", { item_id: "damp-coins" }));
    const answers = await Promise.all(claims);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(cheater)).toBe(1050);
  });
});

describe("a cheater who spends the same coins twice", () => {
  test("owns exactly what they paid for after concurrent purchases in every way", async () => {
    const cheater = await site.newPlayer({ coins: 1600 });
    const attempts = ["sword", "cat", "pink"].flatMap((item) =>
      Array.from({ length: 8 }, (): PromiseLike<{ status: number }>[] => [
        cheater.rpc("buy_item", { item_id: item }),
        cheater.from("items_unlocked").insert({ user_id: cheater.id, item, type: "coin" }),
        cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: -1, why: `shop purchase ${item}` }),
      ]).flat(),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 402, 409].includes(status))).toEqual([]);
    const { data } = await cheater.from("items_unlocked").select("item").eq("user_id", cheater.id);
    expect(data).toHaveLength(2);
    expect(await balanceOf(cheater)).toBe(0);
    expect((await statementOf(cheater)).map(([amt]) => amt)).toEqual([-800, -800, 1600]);
  });

  test("cannot buy two items in one request with coins for one", async () => {
    const cheater = await site.newPlayer({ coins: 900 });
    const both = ["sword", "cat"].map((item) => ({ user_id: cheater.id, item, type: "coin" }));
    expect(codeOf(await cheater.from("items_unlocked").insert(both))).toEqual([402, "PT402"]);
    expect(await balanceOf(cheater)).toBe(900);
    expect((await cheater.from("items_unlocked").select("item").eq("user_id", cheater.id)).data).toEqual([]);
  });

  test("cannot buy the same item twice in one request", async () => {
    const cheater = await site.newPlayer({ coins: 5000 });
    const twice = ["sword", "sword"].map((item) => ({ user_id: cheater.id, item, type: "coin" }));
    expect((await cheater.from("items_unlocked").insert(twice)).status).toBe(409);
    expect(await balanceOf(cheater)).toBe(5000);
  });

  test("cannot use the second half of a purchase after two minutes, or for another item", async () => {
    const cheater = await site.newPlayer({ coins: 1700 });
    const unlock = (item: string) => cheater.from("items_unlocked").insert({ user_id: cheater.id, item, type: "coin" });
    await cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: -800, why: "shop purchase sword" });
    expect((await unlock("cat")).status).toBe(201);
    expect(await balanceOf(cheater)).toBe(100);
    await site.travel("2 minutes 1 second");
    expect((await unlock("sword")).status).toBe(409);
    expect((await unlock("pink")).status).toBe(402);
    expect(await balanceOf(cheater)).toBe(100);
  });
});

describe("a cheater who buys and refunds a hundred times", () => {
  test("has gained nothing: not in total, not this week, not in the season", async () => {
    const cheater = await site.newPlayer({ coins: 150 });
    const season = async () => {
      const asked = { p_user_id: cheater.id, start_date: "2025-10-01" };
      const [row] = answerOf<{ coins_gained: number }[]>(await cheater.rpc("get_coins_gained", asked));
      return row?.coins_gained;
    };
    const week = async () =>
      answerOf<{ value: number }>(await cheater.rpc("get_rank_around", { board: "coins", period: "week" }));
    for (let round = 0; round < 100; round++) {
      const bought = await cheater.rpc("buy_item", { item_id: "goose" });
      expect(bought.error).toBeNull();
      await site.sql(`select private.refund_item($1, 'goose', 'changed my mind')`, cheater.id);
    }
    expect([await balanceOf(cheater), await gainedBy(site, cheater), await season(), (await week()).value]).toEqual([
      150, 150, 150, 150,
    ]);
    expect((await cheater.rpc("claim_tier", { item_id: "jack-lantern" })).status).toBe(403);
  });
});

test("the audit finds nothing after all attacks on coins", async () => {
  expect(await site.audit()).toEqual([]);
});
