import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { setClock } from "./testing/server-clock.ts";
import { balanceOf } from "./testing/wallets.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const ping = async (player: Player) =>
  answerOf<number>(await player.rpc("increment_time_spent", { user_id: player.id, increment_value: 5 }));
const award = async (player: Player, why: string) =>
  (await player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why })).status;
const play = async (player: Player, app_id: string) =>
  answerOf(await player.from("apps_played").upsert({ user_id: player.id, app_id }));
const countersOf = async (player: Player) =>
  (await site.visitor.from("my_users").select("time_spent, apps_played").eq("user_id", player.id).single()).data;

describe("time spent", () => {
  test("is five minutes for each ping, every five minutes", async () => {
    const player = await site.newPlayer();
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      expect(await ping(player)).toBe(minutes);
      await site.travel("300 seconds");
    }
  });

  test("accepts a ping up to fifteen seconds early, without drift", async () => {
    const player = await site.newPlayer();
    await ping(player);
    await site.travel("286 seconds");
    expect(await ping(player)).toBe(10);
    await site.travel("286 seconds");
    expect(await ping(player)).toBe(10);
    await site.travel("14 seconds");
    expect(await ping(player)).toBe(15);
  });

  test("tolerates a late ping, and does not make up for missed ones", async () => {
    const player = await site.newPlayer();
    await ping(player);
    await site.travel("3 hours");
    expect([await ping(player), await ping(player)]).toEqual([10, 10]);
  });

  test("is paid once for each five minutes, whenever the reward is requested", async () => {
    const player = await site.newPlayer();
    for (let pings = 0; pings < 3; pings++) {
      await ping(player);
      await site.travel("300 seconds");
    }
    expect([await award(player, "time_spent"), await award(player, "time_spent")]).toEqual([201, 201]);
    expect([await award(player, "time_spent"), await award(player, "time_spent")]).toEqual([201, 403]);
    expect(await balanceOf(player)).toBe(15);
  });

  test("is paid 144 times in 24 hours, while the minutes count on", async () => {
    const player = await site.newPlayer();
    await site.sql(`do $day$
      begin
        perform set_config('request.jwt.claims', '{"sub":"${player.id}","role":"authenticated"}', true);
        for pings in 1..200 loop
          perform private.count_time();
          update private.clock set skew = skew + interval '300 seconds';
        end loop;
      end $day$`);
    const unpaid = async () =>
      Number((await site.sql(`select count(*) from private.credits where user_id = $1`, player.id))[0]![0]);
    expect([await unpaid(), (await countersOf(player))!.time_spent]).toEqual([144, 1000]);
    await site.travel("8 hours");
    await ping(player);
    expect(await unpaid()).toBe(145);
  });

  test("cannot be written for another player", async () => {
    const [one, two] = [await site.newPlayer(), await site.newPlayer()];
    expect([await ping(one), await ping(two), await ping(one)]).toEqual([5, 5, 5]);
  });
});

describe("a played class", () => {
  test("counts once after a minute, and is paid one coin", async () => {
    const player = await site.newPlayer();
    await play(player, "skyhop");
    expect(await countersOf(player)).toMatchObject({ apps_played: 0 });
    expect(await award(player, "app_played")).toBe(403);
    await site.travel("60 seconds");
    expect(await award(player, "app_played")).toBe(201);
    expect([await balanceOf(player), await countersOf(player)]).toEqual([1, { time_spent: 0, apps_played: 1 }]);
  });

  test("is paid again the next UTC day, and counts no second time", async () => {
    const player = await site.newPlayer();
    await setClock(site, "2026-12-01T23:50:00Z");
    const minute = async () => {
      await play(player, "skyhop");
      await site.travel("61 seconds");
      return award(player, "app_played");
    };
    expect([await minute(), await minute()]).toEqual([201, 403]);
    await setClock(site, "2026-12-02T00:00:01Z");
    expect([await minute(), await minute()]).toEqual([201, 403]);
    expect(await countersOf(player)).toMatchObject({ apps_played: 1 });
  });

  test("is settled when the next one starts, without a request in between", async () => {
    const player = await site.newPlayer();
    for (const app of ["skyhop", "lumen", "drift-belt"]) {
      await play(player, app);
      await site.travel("61 seconds");
    }
    expect(await countersOf(player)).toMatchObject({ apps_played: 2 });
    const paid = [];
    for (let asked = 0; asked < 4; asked++) paid.push(await award(player, "app_played"));
    expect(paid).toEqual([201, 201, 201, 403]);
    expect(await countersOf(player)).toMatchObject({ apps_played: 3 });
  });

  test("continues when it is opened again, unless another was opened in between", async () => {
    const player = await site.newPlayer();
    await play(player, "skyhop");
    await site.travel("40 seconds");
    await play(player, "skyhop");
    await site.travel("21 seconds");
    expect(await award(player, "app_played")).toBe(201);

    await play(player, "lumen");
    await site.travel("40 seconds");
    await play(player, "drift-belt");
    await play(player, "lumen");
    await site.travel("21 seconds");
    expect(await award(player, "app_played")).toBe(403);
  });

  test("is on the list of current plays, if its player shows their activity", async () => {
    const [shy, open] = [await site.newPlayer(), await site.newPlayer()];
    const say = (player: typeof shy, age_band: string) =>
      player.from("my_users").update({ age_band }).eq("user_id", player.id);
    await say(open, "16-18");
    await open.from("privacy_settings").upsert({ user_id: open.id, show_activity: true });
    for (const player of [shy, open]) await play(player, "skyhop");
    const seen = async () =>
      (await site.visitor.from("apps_played").select("user_id").in("user_id", [shy.id, open.id])).data!.map(
        ({ user_id }) => user_id,
      );
    expect(await seen()).toEqual([open.id]);
    expect((await shy.from("apps_played").select("app_id").eq("user_id", shy.id)).data).toEqual([{ app_id: "skyhop" }]);
    await open.from("privacy_settings").upsert({ user_id: open.id, show_activity: false });
    expect(await seen()).toEqual([]);
    await shy.from("privacy_settings").upsert({ user_id: shy.id, show_activity: true });
    expect(await seen()).toEqual([]);
    await say(shy, "13-15");
    expect(await seen()).toEqual([shy.id]);
  });

  test("of a child under 13 is never on that list", async () => {
    const child = await site.newPlayer();
    await child.from("privacy_settings").upsert({ user_id: child.id, show_activity: true });
    await play(child, "skyhop");
    const seen = async () =>
      (await site.visitor.from("apps_played").select("app_id").eq("user_id", child.id)).data!.length;
    expect(await seen()).toBe(0);
    await child.from("my_users").update({ age_band: "under-13" }).eq("user_id", child.id);
    expect(await seen()).toBe(0);
    await play(child, "lumen");
    expect(await seen()).toBe(0);
  });
});

describe("favourites", () => {
  test("are added, listed for their owner, and removed", async () => {
    const [player, other] = [await site.newPlayer(), await site.newPlayer()];
    const list = async (who: Player) => (await who.from("favorite_apps").select("app_id").order("app_id")).data;
    for (const app_id of ["skyhop", "lumen"]) await player.from("favorite_apps").insert({ user_id: player.id, app_id });
    expect([await list(player), await list(other)]).toEqual([[{ app_id: "lumen" }, { app_id: "skyhop" }], []]);
    await player.from("favorite_apps").delete().eq("user_id", player.id).eq("app_id", "lumen");
    expect(await list(player)).toEqual([{ app_id: "skyhop" }]);
    expect((await player.from("favorite_apps").insert({ user_id: player.id, app_id: "skyhop" })).status).toBe(409);
  });
});

describe("favourites on a profile", () => {
  const seenBy = async (reader: Pick<Player, "rpc">, owner: Player) =>
    answerOf<string[]>(await reader.rpc("get_favorite_apps", { target_user_id: owner.id }));
  const show = (player: Player, show_activity: boolean) =>
    player.from("privacy_settings").upsert({ user_id: player.id, show_activity });
  const say = (player: Player, age_band: string) =>
    player.from("my_users").update({ age_band }).eq("user_id", player.id);
  const like = async (player: Player, ...ids: string[]) => {
    for (const app_id of ids) {
      answerOf(await player.from("favorite_apps").insert({ user_id: player.id, app_id }));
      await site.travel("1 second");
    }
  };

  test("are visible to others only while their owner shows their activity", async () => {
    const [owner, rival] = [await site.newPlayer(), await site.newPlayer()];
    await say(owner, "16-18");
    await like(owner, "skyhop", "lumen");
    const seen = async () => [await seenBy(site.visitor, owner), await seenBy(rival, owner)];
    expect(await seen()).toEqual([[], []]);
    expect(await seenBy(owner, owner)).toEqual(["lumen", "skyhop"]);
    await show(owner, true);
    expect(await seen()).toEqual([
      ["lumen", "skyhop"],
      ["lumen", "skyhop"],
    ]);
    await show(owner, false);
    expect(await seen()).toEqual([[], []]);
  });

  test("are the newest six, without unlisted ones", async () => {
    const owner = await site.newPlayer();
    await say(owner, "16-18");
    await show(owner, true);
    const apps = answerOf<{ id: string }[]>(await site.visitor.rpc("get_apps_ordered_by_title"));
    const ids = apps.slice(0, 8).map(({ id }) => id);
    await like(owner, ...ids);
    expect(await seenBy(site.visitor, owner)).toEqual(ids.slice(2).toReversed());
    await site.sql("update public.apps set listed = false where id = $1", ids[7]!);
    expect(await seenBy(site.visitor, owner)).toEqual(ids.slice(1, 7).toReversed());
    await site.sql("update public.apps set listed = true where id = $1", ids[7]!);
  });

  test("of a child, and of a player of unknown age, are never visible to others", async () => {
    const [child, unknown, rival] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    await say(child, "under-13");
    for (const player of [child, unknown]) {
      await like(player, "skyhop");
      await show(player, true);
      expect([await seenBy(site.visitor, player), await seenBy(rival, player)]).toEqual([[], []]);
      expect(await seenBy(player, player)).toEqual(["skyhop"]);
    }
  });

  test("are not readable from the table, shown or not", async () => {
    const [owner, rival] = [await site.newPlayer(), await site.newPlayer()];
    await say(owner, "16-18");
    await show(owner, true);
    await like(owner, "skyhop");
    expect((await rival.from("favorite_apps").select("app_id").eq("user_id", owner.id)).data).toEqual([]);
    expect((await site.visitor.from("favorite_apps").select("app_id")).status).toBe(401);
  });
});

test("the audit finds nothing after all these plays", async () => {
  expect(await site.audit()).toEqual([]);
});
