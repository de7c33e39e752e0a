import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { send } from "#testing/raw-request.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";
import { balanceOf } from "#testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const NOT_YET = "409 streak not claimable yet";

const streakOf = async (player: Player) =>
  (
    await site.visitor
      .from("streak")
      .select("current_streak, longest_streak, last_claim")
      .eq("user_id", player.id)
      .single()
  ).data;

const creditsOf = async (player: Player, kind: string) => {
  const [row] = await site.sql(
    `select count(*)::text from private.credits where user_id = $1 and kind = $2`,
    player.id,
    kind,
  );
  return Number(row![0]);
};

describe("a cheater with fifty tabs", () => {
  test("is counted five minutes and paid once", async () => {
    const cheater = await site.newPlayer();
    const tabs = Array.from({ length: 50 }, () => cheater.rpc("increment_time_spent", { user_id: cheater.id }));
    expect(new Set((await Promise.all(tabs)).map(({ data }) => data))).toEqual(new Set([5]));
    expect(await creditsOf(cheater, "time_spent")).toBe(1);
  });

  test("is not paid for a new account until five minutes have passed", async () => {
    const cheater = await site.newPlayer({ isNew: true });
    const ping = async () => (await cheater.rpc("increment_time_spent", { user_id: cheater.id })).data;
    const award = async () =>
      (await cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: 5, why: "time_spent" })).status;
    expect([await ping(), await award()]).toEqual([0, 403]);
    await site.travel("284 seconds");
    expect([await ping(), await award()]).toEqual([0, 403]);
    await site.travel("16 seconds");
    expect([await ping(), await award(), await ping(), await award()]).toEqual([5, 201, 5, 403]);
    await site.travel("300 seconds");
    expect([await ping(), await award()]).toEqual([10, 201]);
  });

  test.each([1_000_000, -5, 0, 2_147_483_647])("cannot claim that %d minutes have passed", async (increment_value) => {
    const cheater = await site.newPlayer();
    expect((await cheater.rpc("increment_time_spent", { user_id: cheater.id, increment_value })).data).toBe(5);
  });

  test("cannot count time for another player, nor for no player", async () => {
    const [cheater, other] = [await site.newPlayer(), await site.newPlayer()];
    for (const user_id of [other.id, null as unknown as string]) {
      expect((await cheater.rpc("increment_time_spent", { user_id })).status).toBe(403);
    }
    expect((await site.visitor.rpc("increment_time_spent", { user_id: other.id })).status).toBe(401);
    const { data } = await site.visitor.from("my_users").select("time_spent").eq("user_id", other.id).single();
    expect(data).toEqual({ time_spent: 0 });
  });

  test("who asks every minute for a whole day is paid 144 times, and no extra minute counts", async () => {
    const cheater = await site.newPlayer();
    await site.sql(`do $day$
      begin
        perform set_config('request.jwt.claims', '{"sub":"${cheater.id}","role":"authenticated"}', true);
        for asked in 1..1440 loop
          update private.clock set skew = skew + interval '1 minute';
          perform private.count_time();
        end loop;
      end $day$`);
    expect(await creditsOf(cheater, "time_spent")).toBe(144);
    const { data } = await site.visitor.from("my_users").select("time_spent").eq("user_id", cheater.id).single();
    // A day has 288 periods of five minutes, plus the one before it started.
    expect(data!.time_spent).toBeLessThanOrEqual(289 * 5);
    expect(data!.time_spent).toBeGreaterThan(280 * 5);
  });
});

describe("a cheater who plays every class at once", () => {
  test("is only counted for the last one", async () => {
    const cheater = await site.newPlayer();
    const play = (app_id: string) => cheater.from("apps_played").upsert({ user_id: cheater.id, app_id });
    await Promise.all(["skyhop", "lumen", "drift-belt"].map(play));
    await site.travel("61 seconds");
    const award = () => cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: 1, why: "app_played" });
    expect((await award()).status).toBe(201);
    expect((await award()).status).toBe(403);
    const { data } = await site.visitor.from("my_users").select("apps_played").eq("user_id", cheater.id).single();
    expect(data).toEqual({ apps_played: 1 });
  });

  test("cannot change the class of a play to count the first one again", async () => {
    const cheater = await site.newPlayer();
    const row = (app_id: string) => ({ user_id: cheater.id, app_id });
    await cheater.from("apps_played").upsert(row("skyhop"));
    await site.travel("61 seconds");
    await cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: 1, why: "app_played" });
    const renamed = await cheater
      .from("apps_played")
      .update({ app_id: "lumen" })
      .eq("app_id", "skyhop")
      .eq("user_id", cheater.id);
    expect(renamed.status).toBe(403);
    const { data } = await cheater.from("apps_played").select("app_id").eq("user_id", cheater.id);
    expect(data).toEqual([{ app_id: "skyhop" }]);
  });

  test("cannot set the date of a play, nor play an unknown class", async () => {
    const cheater = await site.newPlayer();
    const old = { user_id: cheater.id, app_id: "skyhop", updated_at: "2020-01-01T00:00:00Z" };
    const { data } = await cheater.from("apps_played").upsert(old).select("updated_at").single();
    expect(new Date(data!.updated_at).getFullYear()).toBeGreaterThan(2025);
    for (const app_id of ["no-such-class", "../skyhop", ""]) {
      expect((await cheater.from("apps_played").upsert({ user_id: cheater.id, app_id })).status).toBe(409);
    }
  });

  test("cannot be paid for a minute that has not passed", async () => {
    const cheater = await site.newPlayer();
    const play = () => cheater.from("apps_played").upsert({ user_id: cheater.id, app_id: "skyhop" });
    const award = () => cheater.from("coins_transactions").insert({ user_id: cheater.id, amt: 1, why: "app_played" });
    await play();
    await site.travel("30 seconds");
    await cheater.from("apps_played").upsert({ user_id: cheater.id, app_id: "lumen" });
    await play();
    await site.travel("50 seconds");
    expect((await award()).status).toBe(403);
    await site.travel("11 seconds");
    expect((await award()).status).toBe(201);
  });
});

describe("a cheater who changes the clock", () => {
  test.each([
    ["23 hours 59 minutes", NOT_YET],
    ["24 hours 5 minutes", 2],
    ["47 hours 59 minutes", 2],
    ["48 hours 1 minute", 1],
    ["73 hours", 1],
  ])("claims %s after the first and gets an error with the server's time", async (later, outcome) => {
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    await site.travel(later);
    const claim = await cheater.rpc("claim_streak");
    expect(claim.error ? refusalOf(claim) : answerOf<{ current_streak: number }>(claim).current_streak).toBe(outcome);
  });

  test.each(["2020-01-01T00:00:00Z", "2199-01-01T00:00:00Z", null])(
    "cannot forge the last claim to %s",
    async (last_claim) => {
      const cheater = await site.newPlayer();
      await cheater.rpc("claim_streak");
      const before = await streakOf(cheater);
      const forged = { user_id: cheater.id, current_streak: 365, longest_streak: 365, last_claim };
      expect(refusalOf(await cheater.from("streak").upsert(forged))).toBe(NOT_YET);
      expect(refusalOf(await cheater.from("streak").update(forged).eq("user_id", cheater.id))).toBe(NOT_YET);
      expect((await cheater.from("streak").insert(forged)).status).toBe(409);
      expect(await streakOf(cheater)).toEqual(before);
      expect((await cheater.rpc("claim_streak")).status).toBe(409);
    },
  );

  test("gains nothing in another time zone", async () => {
    await setClock(site, "2026-03-07T12:00:00Z");
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    await site.travel("23 hours 59 minutes");
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York", "UTC"]) {
      const headers = { prefer: `timezone=${zone}`, "x-timezone": zone, date: "Fri, 01 Jan 2199 00:00:00 GMT" };
      const answer = await send(site, "/rest/v1/rpc/claim_streak", {
        method: "POST",
        token: cheater.token,
        headers,
        body: {},
      });
      expect([zone, answer.status]).toEqual([zone, 409]);
    }
    await site.travel("2 minutes");
    expect(answerOf<{ current_streak: number }>(await cheater.rpc("claim_streak")).current_streak).toBe(2);
  });

  test("gets no claim, ping or reward while the server's clock is a day behind", async () => {
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    await cheater.rpc("increment_time_spent", { user_id: cheater.id });
    const before = await balanceOf(cheater);
    await site.travel("-1 day");
    expect(refusalOf(await cheater.rpc("claim_streak"))).toBe(NOT_YET);
    expect((await cheater.rpc("increment_time_spent", { user_id: cheater.id })).data).toBe(5);
    expect(await creditsOf(cheater, "time_spent")).toBe(1);
    await site.travel("1 day");
    expect(refusalOf(await cheater.rpc("claim_streak"))).toBe(NOT_YET);
    expect(await balanceOf(cheater)).toBe(before);
  });

  test("is paid in the ledger's order after the clock was set back", async () => {
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    await site.travel("-2 days");
    await site.sql(`select private.adjust_coins($1, 5, 'while the clock was wrong')`, cheater.id);
    await site.travel("2 days");
    const rows = answerOf<{ created_at: string }[]>(await cheater.rpc("get_wallet_statement"));
    expect(rows).toHaveLength(2);
    expect(Date.parse(rows[0]!.created_at)).toBeGreaterThanOrEqual(Date.parse(rows[1]!.created_at));
  });

  test("gains one claim from a clock that jumped ahead, and cannot claim again on that day", async () => {
    const cheater = await site.newPlayer();
    await cheater.rpc("claim_streak");
    await site.travel("25 hours");
    expect((await cheater.rpc("claim_streak")).status).toBe(200);
    await site.travel("-25 hours");
    expect((await cheater.rpc("claim_streak")).status).toBe(409);
    await site.travel("25 hours");
    expect((await cheater.rpc("claim_streak")).status).toBe(409);
  });

  test("cannot change the server's clock", async () => {
    const cheater = await site.newPlayer();
    const headers = { "accept-profile": "private", "content-profile": "private" };
    for (const method of ["GET", "PATCH", "POST"]) {
      const body = method === "GET" ? {} : { body: { skew: "3 days" } };
      const answer = await send(site, "/rest/v1/clock?only_row=is.true", {
        method,
        token: cheater.token,
        headers,
        ...body,
      });
      expect([method, answer.status]).toEqual([method, 406]);
    }
  });
});

test("the audit finds nothing after all attacks on time", async () => {
  expect(await site.audit()).toEqual([]);
});
