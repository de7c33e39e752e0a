import { experiencePoints, levelFor } from "@quackademy/contract/levels.ts";
import * as numbers from "@quackademy/contract/rules-numbers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { acceptPicture, FOREIGN_CLASSES, submitScore, upload } from "./testing/score-pictures.ts";
import { balanceOf, statementOf } from "./testing/wallets.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
});
afterAll(() => site.close());

const { SENTENCES } = numbers;
const wholeShop = async () =>
  (
    await site.sql(
      `select id, type, price, rarity, listed, coalesce(battlepass_season, 0), coins from public.shop_items`,
    )
  ).map(([id, type, price, rarity, listed, season, coins]) => ({
    id: id!,
    type: type!,
    price: Number(price),
    rarity: rarity!,
    listed: listed === "t" || listed === "true",
    season: Number(season),
    coins: Number(coins),
  }));

describe("the spec's rewards", () => {
  test("are 100 for a streak claim, 5 for time spent and 1 for a class played, and twice that with a streak", async () => {
    const player = await site.newPlayer();
    const award = (why: string) => player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why });
    const day = async () => {
      await player.rpc("increment_time_spent", { user_id: player.id });
      await award("time_spent");
      await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
      await site.travel(`${numbers.APP_PLAYED_AFTER_SECONDS} seconds`);
      await award("app_played");
      await player.rpc("claim_streak");
      await site.travel("25 hours");
    };
    await day();
    await day();
    const [claim, time, app] = [numbers.STREAK_CLAIM_COINS, numbers.TIME_SPENT_COINS, numbers.APP_PLAYED_COINS];
    expect([claim, time, app, numbers.STREAK_MULTIPLIER]).toEqual([100, 5, 1, 2]);
    const doubled = (coins: number, why: string) => [
      coins * numbers.STREAK_MULTIPLIER,
      `${why}${numbers.DOUBLE_STREAK_SUFFIX}`,
    ];
    expect(await statementOf(player)).toEqual([
      doubled(claim, "streak_claim"),
      doubled(app, "app_played"),
      doubled(time, "time_spent"),
      [claim, "streak_claim"],
      [app, "app_played"],
      [time, "time_spent"],
    ]);
  });

  test("are the only ones", async () => {
    const rows = await site.sql(`select kind, coins::text from private.rewards order by kind`);
    expect(rows).toEqual([
      ["app_played", "1"],
      ["streak_claim", "100"],
      ["time_spent", "5"],
    ]);
  });
});

describe("the spec's windows", () => {
  const claimAfter = async (later: string) => {
    const player = await site.newPlayer();
    await player.rpc("claim_streak");
    await site.travel(later);
    const claim = await player.rpc("claim_streak");
    return claim.error ? refusalOf(claim) : answerOf<{ current_streak: number }>(claim).current_streak;
  };

  test("allow a claim after more than 1 day", async () => {
    const days = numbers.STREAK_CLAIM_AFTER_DAYS;
    expect(days).toBe(1);
    expect(await claimAfter(`${days * 24} hours -2 seconds`)).toBe(`409 ${SENTENCES.notClaimableYet}`);
    expect(await claimAfter(`${days * 24} hours 1 second`)).toBe(2);
  });

  test("keep a streak alive for 2 days", async () => {
    const days = numbers.STREAK_ALIVE_DAYS;
    expect(days).toBe(2);
    expect(await claimAfter(`${days * 24} hours -2 seconds`)).toBe(2);
    expect(await claimAfter(`${days * 24} hours 1 second`)).toBe(1);
  });

  test("count 5 minutes per ping, every 300000 ms", async () => {
    expect([numbers.PING_INTERVAL_MS, numbers.PING_MINUTES]).toEqual([300_000, 5]);
    const player = await site.newPlayer();
    const ping = async () => (await player.rpc("increment_time_spent", { user_id: player.id })).data;
    expect([await ping(), await ping()]).toEqual([numbers.PING_MINUTES, numbers.PING_MINUTES]);
    await site.travel(`${numbers.PING_INTERVAL_MS} milliseconds`);
    expect(await ping()).toBe(2 * numbers.PING_MINUTES);
  });

  test("count a class after 60 seconds", async () => {
    const player = await site.newPlayer();
    const award = () => player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
    await site.travel(`${numbers.APP_PLAYED_AFTER_SECONDS - 3} seconds`);
    expect((await award()).status).toBe(403);
    await site.travel("3 seconds");
    expect((await award()).status).toBe(201);
  });
});

describe("the spec's sizes", () => {
  test.skipIf(isShort)("are 5 rows for a leaderboard unless more are requested, and 50 at most", async () => {
    const players = await Promise.all(Array.from({ length: 55 }, () => site.newPlayer({ coins: 10 })));
    expect(players).toHaveLength(55);
    const size = async (p_limit?: number) =>
      answerOf<unknown[]>(await site.visitor.rpc("get_coins_gained", p_limit === undefined ? {} : { p_limit })).length;
    expect([await size(), await size(7), await size(1000), await size(0)]).toEqual([
      numbers.LEADERBOARD_SIZE,
      7,
      numbers.LEADERBOARD_PAGE_MAX,
      1,
    ]);
    expect(numbers.LEADERBOARD_SIZE).toBe(5);
  });

  test("are the latest 6 for recent classes, with the players", async () => {
    const player = await site.newPlayer();
    await player.from("my_users").update({ age_band: "13-15" }).eq("user_id", player.id);
    await player.from("privacy_settings").upsert({ user_id: player.id, show_activity: true });
    const apps = answerOf<{ id: string }[]>(await site.visitor.rpc("get_apps_ordered_by_title")).slice(0, 8);
    for (const { id } of apps) {
      await player.from("apps_played").upsert({ user_id: player.id, app_id: id });
      await site.travel("1 second");
    }
    const recent = await site.visitor
      .from("apps_played")
      .select("app_id, updated_at, my_users(username, icon)")
      .order("updated_at", { ascending: false })
      .limit(numbers.RECENT_APPS_PLAYED);
    expect(recent.data!.map(({ app_id }) => app_id)).toEqual(
      apps
        .map(({ id }) => id)
        .reverse()
        .slice(0, 6),
    );
    expect(recent.data![0]).toMatchObject({ my_users: { icon: numbers.DEFAULT_ICON } });
  });
});

describe("the spec's battle pass", () => {
  test("is the Halloween Pass, from 2025-10-01, with 2025-11-15 as its last day", async () => {
    const { data } = await site.visitor.from("seasons").select().order("number");
    expect(data!.map(({ number, title }) => [number, title])).toEqual([
      [1, "Medieval Pass"],
      [2, "Halloween Pass"],
      [3, "Winter Pass"],
    ]);
    const [start, end] = [numbers.BATTLE_PASS_START, numbers.BATTLE_PASS_END];
    expect([start, end]).toEqual(["2025-10-01", "2025-11-15"]);
    expect(Date.parse(data![1]!.starts_at)).toBe(Date.parse(`${start}T00:00:00Z`));
    expect(new Date(data![1]!.ends_at).toISOString().slice(0, 10)).toBe(end);
    expect(data!.map(({ starts_at, ends_at }) => [starts_at.slice(0, 10), ends_at.slice(0, 10)])[0]).toEqual([
      "2025-06-01",
      "2025-09-30",
    ]);
  });
});

describe("the spec's items", () => {
  test("on sale are these seven, at these prices", async () => {
    const { data } = await site.visitor
      .from("shop_items")
      .select("id, type, price")
      .eq("listed", true)
      .order("price")
      .order("id");
    expect(data!.map(({ id, type, price }) => `${id} ${type} ${price}`)).toEqual([
      "goose special 100",
      "cat background 800",
      "pink background 800",
      "sword cursor 800",
      "summer-duck icon 6000",
      "gold-hoarder badge 10000",
      "rainbow-duck icon 30000",
    ]);
  });

  test("are about 50, of all seven types and four rarities, from 100 to 30000", async () => {
    const items = (await wholeShop()).filter(({ season }) => season !== 3);
    expect(items).toHaveLength(50);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(numbers.ITEM_TYPES));
    expect(new Set(items.map(({ rarity }) => rarity))).toEqual(new Set(numbers.ITEM_RARITIES));
    const prices = items.map(({ price }) => price);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([numbers.ITEM_PRICE_MIN, numbers.ITEM_PRICE_MAX]);
    expect([numbers.ITEM_PRICE_MIN, numbers.ITEM_PRICE_MAX]).toEqual([100, 30_000]);
  });

  test("that are not on sale are rewards of season 1 and 2, next to one season of our own", async () => {
    const rest = (await wholeShop()).filter(({ listed }) => !listed);
    expect(new Set(rest.map(({ season }) => season))).toEqual(new Set([1, 2, 3]));
  });

  test("that are coins grant 100 to 1000 and more", async () => {
    const coins = (await wholeShop()).filter(({ type }) => type === "coin").map((item) => item.coins);
    expect(Math.min(...coins)).toBe(100);
    expect(Math.max(...coins)).toBeGreaterThanOrEqual(1000);
  });

  test("that are badges carry an icon's name and a colour", async () => {
    const { data } = await site.visitor.from("shop_items").select("id, asset").eq("type", "badge");
    for (const { asset } of data!)
      expect(asset).toMatchObject({ icon: expect.any(String) as string, color: expect.any(String) as string });
  });

  test.each(["type", "rarity"])("have no other %s", async (column) => {
    const values = column === "type" ? "'rare', 'hat'" : "'golden', 'icon'";
    const insert = `insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type) values ('x', 'x', 'x', 'x', 100, ${values})`;
    await expect(site.sql(insert)).rejects.toMatchObject({ code: "23514" });
  });

  test.each([99, 30_001])("do not cost %d", async (price) => {
    const insert = `insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type) values ('x', 'x', 'x', 'x', ${price}, 'rare', 'icon')`;
    await expect(site.sql(insert)).rejects.toMatchObject({ code: "23514" });
  });
});

describe("the constant 25", () => {
  test("is the maximum length of a name; the minimum is 3", async () => {
    const player = await site.newPlayer();
    const rename = (length: number) =>
      player
        .from("my_users")
        .update({ username: "q".repeat(length) })
        .eq("user_id", player.id);
    expect([numbers.USERNAME_MIN, numbers.USERNAME_MAX]).toEqual([3, 25]);
    for (const length of [numbers.USERNAME_MIN - 1, numbers.USERNAME_MAX + 1])
      expect((await rename(length)).status).toBe(400);
    expect((await rename(numbers.USERNAME_MAX)).error).toBeNull();
  });

  test.skipIf(isShort)("is the number of paid classes a day", async () => {
    await site.sql(`
      insert into public.apps (id, code, tagline, description, categories, developer, licence, icon, spine, verifier, listed)
      select 'filler-' || n, 'FIL ' || (100 + n), 'x', 'x', '{arcade}', 'x', 'x', '/covers/x.svg', '#000000', 'none', true
      from generate_series(1, 20) n`);
    const player = await site.newPlayer();
    const apps = answerOf<{ id: string }[]>(await site.visitor.rpc("get_apps_ordered_by_title"));
    expect(apps.length).toBeGreaterThan(numbers.PAID_APPS_A_DAY);
    const [moment] = await site.sql(
      `select (date_trunc('day', private.now() at time zone 'UTC') + interval '1 day')::text`,
    );
    await site.sql(
      `update private.clock set skew = ($1::timestamp at time zone 'UTC') - clock_timestamp()`,
      moment![0]!,
    );
    for (const { id } of apps.slice(0, 30)) {
      await player.from("apps_played").upsert({ user_id: player.id, app_id: id });
      await site.travel("60 seconds");
    }
    const award = () => player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    const paid = [];
    for (let asked = 0; asked < 30; asked++) paid.push((await award()).status);
    expect(paid.filter((status) => status === 201)).toHaveLength(numbers.PAID_APPS_A_DAY);
    const { data } = await site.visitor.from("my_users").select("apps_played").eq("user_id", player.id).single();
    expect(data).toEqual({ apps_played: 30 });
  });
});

describe("the spec's formulas", () => {
  test("of experience and level match the database", async () => {
    const cases: [number, number, number][] = [
      [0, 0, 0],
      [5, 1, 1],
      [300, 12, 40],
      [99_995, 400, 31],
      [35, 0, 0],
      [40, 0, 0],
    ];
    for (const [time_spent, longest_streak, apps_played] of cases) {
      const source = { time_spent, longest_streak, apps_played };
      const [row] = await site.sql(
        `select p::text, floor(sqrt(p))::text, (floor(sqrt(p)) ^ 2)::text, ((floor(sqrt(p)) + 1) ^ 2)::text
         from (select $1::numeric * 0.1 + $2::numeric * 5 + $3::numeric * 0.5 as p) as x`,
        String(time_spent),
        String(longest_streak),
        String(apps_played),
      );
      const { level, base, nextBase } = levelFor(source);
      expect([experiencePoints(source), level, base, nextBase]).toEqual(row!.map(Number));
    }
  });
});

describe("the error messages of the database", () => {
  test("cover a call without a login", async () => {
    const gone = await site.newPlayer();
    await gone.rpc("delete_account", { right_now: true });
    const sentence = `401 ${SENTENCES.notLoggedIn}`;
    expect(SENTENCES.notLoggedIn).toBe("Hey! You Must Be Logged In To Do That!");
    const calls = [
      gone.rpc("claim_streak"),
      gone.rpc("buy_item", { item_id: "goose" }),
      gone.rpc("claim_tier", { item_id: "squire" }),
      gone.rpc("equip_item", { item_id: "goose" }),
      gone.from("coins_transactions").insert({ user_id: gone.id, amt: 100, why: "streak_claim" }),
      gone.from("streak").upsert({ user_id: gone.id, current_streak: 1, longest_streak: 1 }),
      gone.from("items_unlocked").insert({ user_id: gone.id, item: "goose", type: "special" }),
      gone.from("my_users").update({ icon: "default" }).eq("user_id", gone.id),
      gone.from("my_users").update({ where_from: "x", who_from: "y" }).eq("user_id", gone.id),
    ];
    for (const call of calls) expect(refusalOf(await call)).toBe(sentence);
  });

  test("cover an invalid token: 401 for every function", async () => {
    const { visitor } = site;
    const calls = [
      visitor.rpc("claim_streak"),
      visitor.rpc("buy_item", { item_id: "goose" }),
      visitor.rpc("equip_item", { item_id: "goose" }),
      visitor.rpc("get_my_profile"),
      visitor.from("coins_transactions").insert({ amt: 100, why: "streak_claim" }),
    ];
    for (const call of calls) expect((await call).status).toBe(401);
  });

  test("cover too few coins", async () => {
    const player = await site.newPlayer({ coins: 99 });
    expect(refusalOf(await player.rpc("buy_item", { item_id: "goose" }))).toBe("402 not enough coins");
    expect(SENTENCES.notEnoughCoins).toBe("not enough coins");
    expect(await balanceOf(player)).toBe(99);
  });

  test("cover an unknown item", async () => {
    const player = await site.newPlayer();
    expect(refusalOf(await player.rpc("buy_item", { item_id: "nothing" }))).toBe("404 item not found from consts");
    expect(SENTENCES.itemNotFound).toBe("item not found from consts");
  });

  test("cover an item that is already owned", async () => {
    const player = await site.newPlayer({ coins: 200 });
    await player.rpc("buy_item", { item_id: "goose" });
    const again = await player.rpc("buy_item", { item_id: "goose" });
    expect([refusalOf(again), codeOf(again)]).toEqual(["409 Item not unlocked, You already have it", [409, "23505"]]);
    expect(SENTENCES.alreadyUnlocked).toBe("Item not unlocked, You already have it");
  });

  test("cover a tier that is not reached, and a claim that is too early, which says when", async () => {
    const player = await site.newPlayer();
    expect(refusalOf(await player.rpc("claim_tier", { item_id: "squire" }))).toBe(`403 ${SENTENCES.tierNotReached}`);
    const { last_claim } = answerOf<{ last_claim: string }>(await player.rpc("claim_streak"));
    const early = await player.rpc("claim_streak");
    expect(refusalOf(early)).toBe(`409 ${SENTENCES.notClaimableYet}`);
    expect(Math.abs(Date.parse(early.error!.details) - Date.parse(last_claim) - 86_400_000)).toBeLessThanOrEqual(1);
  });

  test("cover a picture without a name", async () => {
    const player = await site.newPlayer();
    const id = await submitScore(player, "bread-toss", 1);
    const { error } = await upload(player, `submissions/${id}_`);
    expect(error).toMatchObject({ message: SENTENCES.imageWithoutName });
    expect(SENTENCES.imageWithoutName).toBe("image without name? impossible");
  });

  test("cover a single row that does not exist: PGRST116", async () => {
    const { error } = await site.visitor.from("my_users").select("username").eq("username", "nobody-here").single();
    expect(error!.code).toBe("PGRST116");
  });
});

describe("our own limits", () => {
  const refusedChange = async (player: Player, row: object) =>
    (
      await player
        .from("my_users")
        .update(row as never)
        .eq("user_id", player.id)
    ).error?.code;

  test("of texts match those of the screens", async () => {
    const player = await site.newPlayer();
    const text = (length: number) => "x".repeat(length);
    expect(await refusedChange(player, { user_about: text(numbers.ABOUT_MAX) })).toBeUndefined();
    expect(await refusedChange(player, { user_about: text(numbers.ABOUT_MAX + 1) })).toBe("23514");
    expect(await refusedChange(player, { where_from: text(numbers.ONBOARDING_ANSWER_MAX + 1) })).toBe("23514");
    expect(
      await refusedChange(player, { where_from: text(numbers.ONBOARDING_ANSWER_MAX), who_from: "y" }),
    ).toBeUndefined();
  });

  test.each(numbers.AGE_BANDS)("of age accept %s", async (age_band) => {
    expect(await refusedChange(await site.newPlayer(), { age_band })).toBeUndefined();
  });

  test("of a generated name are ten letters in base 36", async () => {
    const player = await site.newPlayer();
    const { username, icon } = answerOf<{ username: string; icon: string }>(await player.rpc("get_my_profile"));
    expect(username).toMatch(/^[0-9a-z]+$/);
    expect([username.length, icon]).toEqual([numbers.RANDOM_USERNAME_LENGTH, numbers.DEFAULT_ICON]);
  });

  test("of uploads are two megabytes of png, jpeg or webp", async () => {
    const [row] = await site.sql(
      `select public::text, file_size_limit::text, array_to_json(allowed_mime_types)::text from storage.buckets where id = 'leaderboard_uploads'`,
    );
    expect([row![0], Number(row![1]), JSON.parse(row![2]!)]).toEqual([
      "false",
      numbers.SCORE_IMAGE_MAX_BYTES,
      [...numbers.SCORE_IMAGE_TYPES],
    ]);
  });

  test("of a saved game are 64 KiB", async () => {
    const player = await site.newPlayer();
    const save = (size: number) => player.rpc("save_game", { app_id: "lumen", data: "x".repeat(size) });
    expect((await save(numbers.GAME_SAVE_MAX_BYTES + 1)).status).toBe(413);
    expect((await save(numbers.GAME_SAVE_MAX_BYTES)).error).toBeNull();
  });

  test("of reports are twenty a day", async () => {
    const player = await site.newPlayer();
    const report = { target_kind: "app", target_id: "skyhop", reason: "broken" };
    expect(
      (await player.from("reports").insert(Array.from({ length: numbers.REPORTS_A_DAY }, () => report))).error,
    ).toBeNull();
    expect((await player.from("reports").insert(report)).status).toBe(429);
    await site.travel("24 hours 1 second");
    expect((await player.from("reports").insert(report)).status).toBe(201);
  });

  test("of favourites are two hundred", async () => {
    const player = await site.newPlayer();
    await site.sql(
      `insert into public.apps (id, code, tagline, description, categories, developer, licence, icon, spine)
       select 'liked-' || n, 'LIK ' || (1000 + n), 'x', 'x', '{arcade}', 'x', 'x', '/covers/x.svg', '#000000' from generate_series(1, 200) n`,
    );
    await site.sql(
      `insert into public.favorite_apps (user_id, app_id) select $1, 'liked-' || n from generate_series(1, 199) n`,
      player.id,
    );
    const like = (app_id: string) => player.from("favorite_apps").insert({ user_id: player.id, app_id });
    expect((await like("skyhop")).status).toBe(201);
    expect(refusalOf(await like("lumen"))).toBe(
      `409 You can have ${numbers.FAVORITES_MAX} favourites. Remove one first.`,
    );
  });

  test("of a pending score are ten minutes before the sweep deletes it", async () => {
    const player = await site.newPlayer();
    const id = await submitScore(player, "bread-toss", 1);
    const kept = async () => (await player.from("leaderboard_submissions").select("id").eq("id", id)).data!.length;
    await site.travel(`${numbers.SCORE_WAITS_MINUTES} minutes -5 seconds`);
    await site.service.rpc("sweep");
    expect(await kept()).toBe(1);
    await site.travel("6 seconds");
    await site.service.rpc("sweep");
    expect(await kept()).toBe(0);
  });

  test.skipIf(isShort)("of moderated places are ten: the eleventh needs no moderator", async () => {
    for (let place = 0; place < 10; place++) {
      const player = await site.newPlayer();
      const id = await submitScore(player, "pond-golf", 20 + place);
      await upload(player, `submissions/${id}_a.png`);
      expect((await acceptPicture(site, id)).status).toBe("in_review");
      await site.sql(`select private.decide_score($1, true, '')`, id);
    }
    const eleventh = await site.newPlayer();
    const id = await submitScore(eleventh, "pond-golf", 40);
    await upload(eleventh, `submissions/${id}_a.png`);
    expect((await acceptPicture(site, id)).status).toBe("image_ok");
  });
});

test("the audit finds nothing after all these numbers", async () => {
  expect(await site.audit()).toEqual([]);
});
