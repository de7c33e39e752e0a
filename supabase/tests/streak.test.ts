import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { setClock } from "./testing/server-clock.ts";
import { balanceOf, statementOf } from "./testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

type Claim = { current_streak: number; longest_streak: number; awarded: number; why: string; balance: number };
const claim = async (player: Player) => answerOf<Claim>(await player.rpc("claim_streak"));
const shown = async (player: Player) =>
  (await site.visitor.from("my_users").select("current_streak, longest_streak").eq("user_id", player.id).single()).data;

describe("a streak", () => {
  test("starts with the first claim, which pays 100", async () => {
    const player = await site.newPlayer();
    expect(await claim(player)).toMatchObject({
      current_streak: 1,
      longest_streak: 1,
      awarded: 100,
      why: "streak_claim",
      balance: 100,
    });
    expect(await shown(player)).toEqual({ current_streak: 1, longest_streak: 1 });
  });

  test("grows by one with each day's claim, and pays 200 from the second", async () => {
    const player = await site.newPlayer();
    for (let day = 1; day <= 7; day++) {
      expect(await claim(player)).toMatchObject({
        current_streak: day,
        longest_streak: day,
        awarded: day === 1 ? 100 : 200,
      });
      await site.travel("24 hours 1 minute");
    }
    expect(await balanceOf(player)).toBe(1300);
    expect((await statementOf(player))[0]).toEqual([200, "streak_claim (double streak)"]);
  });

  test.each([
    ["23 hours 59 minutes 58 seconds", "409 streak not claimable yet"],
    ["24 hours 1 second", 2],
    ["36 hours", 2],
    ["47 hours 59 minutes 58 seconds", 2],
    ["48 hours 1 second", 1],
    ["72 hours", 1],
    ["10 years", 1],
  ])("claimed again %s later is %s", async (later, outcome) => {
    const player = await site.newPlayer();
    await claim(player);
    await site.travel(later);
    const second = await player.rpc("claim_streak");
    expect(second.error ? refusalOf(second) : answerOf<Claim>(second).current_streak).toBe(outcome);
  });

  test("that lapsed starts again at 1, pays 100, and is kept as the longest", async () => {
    const player = await site.newPlayer();
    for (let day = 0; day < 3; day++) {
      await claim(player);
      await site.travel("25 hours");
    }
    await site.travel("1 day");
    expect(await claim(player)).toMatchObject({
      current_streak: 1,
      longest_streak: 3,
      awarded: 100,
      why: "streak_claim",
    });
    for (let day = 0; day < 3; day++) {
      await site.travel("25 hours");
      await claim(player);
    }
    expect(await shown(player)).toEqual({ current_streak: 4, longest_streak: 4 });
  });

  test("is claimed by the hour, not by the date: neither midnight nor daylight saving matters", async () => {
    const player = await site.newPlayer();
    await setClock(site, "2026-03-28T23:50:00Z");
    await claim(player);
    await setClock(site, "2026-03-29T00:10:00Z");
    expect((await player.rpc("claim_streak")).status).toBe(409);
    await setClock(site, "2026-03-29T23:51:00Z");
    expect((await claim(player)).current_streak).toBe(2);
    await setClock(site, "2028-02-28T12:00:00Z");
    await claim(player);
    await setClock(site, "2028-02-29T12:01:00Z");
    expect((await claim(player)).current_streak).toBe(2);
    await setClock(site, "2028-03-01T12:02:00Z");
    expect((await claim(player)).current_streak).toBe(3);
    await setClock(site, "2028-12-31T23:59:00Z");
    await claim(player);
    await setClock(site, "2029-01-02T00:00:00Z");
    expect((await claim(player)).current_streak).toBe(2);
  });

  test("can be read with the spec's query", async () => {
    const player = await site.newPlayer();
    expect((await player.from("streak").select().eq("user_id", player.id)).data).toEqual([]);
    await claim(player);
    const { data } = await player.from("streak").select().eq("user_id", player.id).single();
    expect(data).toMatchObject({ user_id: player.id, current_streak: 1, longest_streak: 1 });
    expect(Number.isNaN(Date.parse(data!.last_claim!))).toBe(false);
  });

  test("that has ended shows as 0 after the sweep, and the longest streak stays", async () => {
    const player = await site.newPlayer();
    await claim(player);
    await site.travel("2 days 1 minute");
    await site.service.rpc("sweep");
    expect(await shown(player)).toEqual({ current_streak: 0, longest_streak: 1 });
    expect((await claim(player)).current_streak).toBe(1);
  });
});

describe("the streak multiplier", () => {
  const earn = async (player: Player) => {
    await player.rpc("increment_time_spent", { user_id: player.id });
    const award = { user_id: player.id, amt: 5, why: "time_spent" };
    return answerOf<{ amt: number; why: string }>(
      await player.from("coins_transactions").insert(award).select("amt, why").single(),
    );
  };

  test("applies to everything earned while the streak is alive, and the reason says so", async () => {
    const player = await site.newPlayer();
    expect(await earn(player)).toEqual({ amt: 5, why: "time_spent" });
    await claim(player);
    await site.travel("6 minutes");
    expect(await earn(player)).toEqual({ amt: 10, why: "time_spent (double streak)" });
    await site.travel("47 hours 50 minutes");
    expect(await earn(player)).toEqual({ amt: 10, why: "time_spent (double streak)" });
    await site.travel("6 minutes");
    expect(await earn(player)).toEqual({ amt: 5, why: "time_spent" });
  });

  test("is fixed when a reward is earned: waiting for a streak gains nothing, and a lapse loses nothing", async () => {
    const early = await site.newPlayer();
    await early.rpc("increment_time_spent", { user_id: early.id });
    await claim(early);
    const award = (player: Player) =>
      player.from("coins_transactions").insert({ user_id: player.id, amt: 5, why: "time_spent" });
    await award(early);
    expect((await statementOf(early))[0]).toEqual([5, "time_spent"]);

    const late = await site.newPlayer();
    await claim(late);
    await late.rpc("increment_time_spent", { user_id: late.id });
    await site.travel("5 days");
    await award(late);
    expect((await statementOf(late))[0]).toEqual([10, "time_spent (double streak)"]);
  });

  test("never applies to a price", async () => {
    const player = await site.newPlayer({ coins: 100 });
    await claim(player);
    await player.rpc("buy_item", { item_id: "goose" });
    expect((await statementOf(player))[0]).toEqual([-100, "shop purchase goose"]);
  });
});

test("a page reads the server's time together with a streak", async () => {
  const player = await site.newPlayer();
  await claim(player);
  await site.travel("30 hours");
  const streaks = player.from("streak").select("last_claim, server_now").eq("user_id", player.id).single();
  const { last_claim, server_now } = answerOf<{ last_claim: string; server_now: string }>(await streaks);
  const passedMs = Date.parse(server_now) - Date.parse(last_claim);
  expect(Math.floor(passedMs / 3_600_000)).toBe(30);
});

test("the audit finds nothing after all these days", async () => {
  expect(await site.audit()).toEqual([]);
});
