import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

describe("a client that writes tables in two calls, as the product's first clients did", () => {
  test("claims a streak and is paid once", async () => {
    const player = await site.newPlayer();
    const claimed = await player
      .from("streak")
      .upsert({ user_id: player.id, current_streak: 900, longest_streak: 900, last_claim: "1999-01-01" })
      .select()
      .single();
    expect(claimed.data).toMatchObject({ current_streak: 1, longest_streak: 1 });
    const award = { user_id: player.id, amt: 100, why: "streak_claim" };
    const paid = await player.from("coins_transactions").insert(award).select("amt, why").single();
    expect(paid.data).toEqual({ amt: 100, why: "streak_claim" });
    const again = await player.from("coins_transactions").insert(award);
    expect([again.status, again.error?.code]).toEqual([403, "42501"]);
    expect((await player.rpc("get_coin_amt", { p_user_id: player.id })).data).toBe(100);
  });

  test("claims a day later, and is paid double for the streak it had", async () => {
    const player = await site.newPlayer();
    await player.rpc("claim_streak");
    await site.travel("25 hours");
    const row = { user_id: player.id, current_streak: 2, longest_streak: 2 };
    expect((await player.from("streak").upsert(row)).status).toBe(200);
    const { data } = await player
      .from("coins_transactions")
      .insert({ user_id: player.id, amt: 1, why: "streak_claim" })
      .select("amt, why");
    expect(data).toEqual([{ amt: 200, why: "streak_claim (double streak)" }]);
    expect((await player.from("streak").upsert(row)).error).toMatchObject({ message: "streak not claimable yet" });
  });

  test.each(["pays, then unlocks", "unlocks, then pays"])("buys an item once when it %s", async (order) => {
    const player = await site.newPlayer({ coins: 1000 });
    const pay = () =>
      player
        .from("coins_transactions")
        .insert({ user_id: player.id, amt: -1, why: "shop purchase sword" })
        .select("amt")
        .single();
    const unlock = () => player.from("items_unlocked").insert({ user_id: player.id, item: "sword", type: "coin" });
    if (order === "pays, then unlocks") {
      expect((await pay()).data).toEqual({ amt: -800 });
      expect((await unlock()).status).toBe(201);
    } else {
      expect((await unlock()).status).toBe(201);
      expect((await pay()).data).toEqual({ amt: -800 });
    }
    expect((await unlock()).error).toMatchObject({ code: "23505", message: "Item not unlocked, You already have it" });
    expect((await pay()).error).toMatchObject({ code: "23505" });
    expect((await player.rpc("get_coin_amt", { p_user_id: player.id })).data).toBe(200);
    const { data } = await player.from("items_unlocked").select("item, type, equipped").eq("user_id", player.id);
    expect(data).toEqual([{ item: "sword", type: "cursor", equipped: false }]);
  });

  test("is paid for five minutes, and not for the same five minutes twice", async () => {
    const player = await site.newPlayer();
    const ping = () => player.rpc("increment_time_spent", { user_id: player.id, increment_value: 5000 });
    expect((await ping()).data).toBe(5);
    expect((await ping()).data).toBe(5);
    const award = () => player.from("coins_transactions").insert({ user_id: player.id, amt: 5, why: "time_spent" });
    expect((await award()).status).toBe(201);
    expect((await award()).status).toBe(403);
    await site.travel("5 minutes");
    expect((await ping()).data).toBe(10);
    expect((await award()).status).toBe(201);
  });

  test("is paid for a minute in a class, once a day", async () => {
    const player = await site.newPlayer();
    const play = () => player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
    const award = () => player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    expect((await play()).status).toBe(201);
    expect((await award()).status).toBe(403);
    await site.travel("61 seconds");
    expect((await award()).status).toBe(201);
    expect((await play()).status).toBe(200);
    await site.travel("61 seconds");
    expect((await award()).status).toBe(403);
    const { data } = await site.visitor.from("my_users").select("apps_played").eq("user_id", player.id).single();
    expect(data).toEqual({ apps_played: 1 });
  });

  test("leaves a state in which the audit finds nothing", async () => {
    expect(await site.audit()).toEqual([]);
  });
});
