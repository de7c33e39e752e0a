import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "./testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "./testing/rules-site.ts";
import { FOREIGN_CLASSES, placeScore } from "./testing/score-pictures.ts";
import { setClock } from "./testing/server-clock.ts";
import { giveCoins } from "./testing/wallets.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

// A Wednesday, so that the week has days before and after it.
const NOON = "2026-11-18T12:00:00Z";
let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(FOREIGN_CLASSES);
  await setClock(site, NOON);
});
afterAll(() => site.close());

type Row = { user_id: string; username: string; icon: string; value: number; rank: number };
type Around = {
  value: number;
  rank: number | null;
  exact: boolean;
  neighbours: Row[];
  submission_id: string | null;
};

const board = async (name: string, period = "all", p_offset = 0, p_limit = 50) =>
  answerOf<Row[]>(await site.visitor.rpc("get_board", { board: name, period, p_offset, p_limit }));
const around = async (player: Player, name: string, period = "all") =>
  answerOf<Around>(await player.rpc("get_rank_around", { board: name, period }));
const valueOn = async (name: string, period: string, player: Player) =>
  (await board(name, period)).find(({ user_id }) => user_id === player.id)?.value;

/** Empties the boards, so that a test controls who is on them. */
const clearBoards = async () => {
  await site.sql(`select private.ban(user_id, 'not in this test') from public.my_users`);
};

/** Inserts a standing that was reached at the given moment. */
const stand = (player: { id: string }, name: string, period: string, value: number, reached: string) =>
  site.sql(
    `insert into private.standings (user_id, board, period, value, sort_value, reached_at) values ($1, $2, $3, $4, -($4::bigint), $5)`,
    player.id,
    name,
    period,
    String(value),
    reached,
  );

describe("the five boards", () => {
  test("are filled by playing, and each top-5 function shows its own", async () => {
    const player = await site.newPlayer();
    await player.rpc("claim_streak");
    await player.rpc("increment_time_spent", { user_id: player.id });
    await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
    await site.travel("61 seconds");
    await player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    await placeScore(site, player, "bread-toss", 700);
    const { data } = await player.from("my_users").select("user_id, username, icon").eq("user_id", player.id).single();
    const visitor = site.visitor;
    const first = { ...data, rank: 1 };
    expect(answerOf<object[]>(await visitor.rpc("get_top_streaks"))).toEqual([{ ...first, current_streak: 1 }]);
    expect(answerOf<object[]>(await visitor.rpc("get_top_time_spent"))).toEqual([{ ...first, time_spent: 5 }]);
    expect(answerOf<object[]>(await visitor.rpc("get_apps_played_by_user"))).toEqual([{ ...first, apps_played: 1 }]);
    // 100 for the claim, and 2 for a class played with a streak.
    expect(answerOf<object[]>(await visitor.rpc("get_coins_gained"))).toEqual([{ ...first, coins_gained: 102 }]);
    expect(answerOf<object[]>(await visitor.rpc("get_app_high_scores"))).toMatchObject([
      { ...first, app_id: "bread-toss", title: "bread-toss", score: 700, proof: "screenshot" },
    ]);
  });

  test("show five rows unless more are requested", async () => {
    for (let player = 0; player < 7; player++) {
      const one = await site.newPlayer({ coins: 10 });
      await one.rpc("claim_streak");
      await one.rpc("increment_time_spent", { user_id: one.id });
    }
    for (const top of ["get_top_streaks", "get_top_time_spent", "get_coins_gained"] as const) {
      expect(answerOf<unknown[]>(await site.visitor.rpc(top))).toHaveLength(5);
      expect(answerOf<unknown[]>(await site.visitor.rpc(top, { p_limit: 6 }))).toHaveLength(6);
    }
  });

  test("are exactly these, each with its periods", async () => {
    const ask = async (name: string, period: string) => {
      const answer = await site.visitor.rpc("get_board", { board: name, period });
      return answer.error ? refusalOf(answer) : "shown";
    };
    const periods = ["all", "now", "day", "week", "season", "year", ""];
    const shown = async (name: string) => {
      const answers = await Promise.all(periods.map(async (period) => [period, await ask(name, period)] as const));
      return answers.filter(([, answer]) => answer === "shown").map(([period]) => period);
    };
    expect(await shown("coins")).toEqual(["all", "day", "week", "season"]);
    expect(await shown("time_spent")).toEqual(["all", "day", "week"]);
    expect(await shown("apps_played")).toEqual(["all", "day", "week"]);
    expect(await shown("streaks")).toEqual(["all", "now"]);
    expect(await shown("scores/bread-toss")).toEqual(["all", "day", "week"]);
    expect(await ask("coins", "year")).toBe("400 This board does not have that period.");
    for (const unknown of ["badges", "", "Coins", "score"])
      expect(await ask(unknown, "all")).toBe("404 There is no such board.");
  });

  test("are readable by visitors; the own rank requires a login", async () => {
    expect((await site.visitor.rpc("get_board", { board: "coins" })).status).toBe(200);
    expect((await site.visitor.rpc("get_rank_around", { board: "coins" })).status).toBe(401);
  });
});

describe("periods", () => {
  test.each(["coins", "time_spent"])("of %s change at midnight UTC, and on Monday", async (name) => {
    const player = await site.newPlayer();
    const earn = async (moment: string) => {
      await setClock(site, moment);
      if (name === "coins") await giveCoins(site, player, 5);
      else answerOf(await player.rpc("increment_time_spent", { user_id: player.id }));
    };
    const values = async () =>
      [await around(player, name, "day"), await around(player, name, "week"), await around(player, name)].map(
        ({ value }) => value,
      );
    await earn("2027-01-08T23:59:30Z");
    expect(await values()).toEqual([5, 5, 5]);
    await setClock(site, "2027-01-09T00:00:05Z");
    expect(await values()).toEqual([0, 5, 5]);
    await earn("2027-01-10T23:59:30Z");
    expect(await values()).toEqual([5, 10, 10]);
    await setClock(site, "2027-01-11T00:00:05Z");
    expect(await values()).toEqual([0, 0, 10]);
    await earn("2027-01-11T00:10:00Z");
    expect(await values()).toEqual([5, 5, 15]);
    await setClock(site, NOON);
  });

  test("of a season start with it", async () => {
    const player = await site.newPlayer();
    await site.sql(
      `insert into public.seasons (number, title, starts_at, ends_at) values (7, 'Spring Pass', '2027-03-01T00:00:00Z', '2027-06-01T00:00:00Z')`,
    );
    await setClock(site, "2027-02-28T23:59:30Z");
    await giveCoins(site, player, 30);
    const seasons = async () => (await around(player, "coins", "season")).value;
    expect(await seasons()).toBe(30);
    await setClock(site, "2027-03-01T00:00:05Z");
    expect(await seasons()).toBe(0);
    await giveCoins(site, player, 4);
    expect(await seasons()).toBe(4);
    await setClock(site, NOON);
    await site.sql(`delete from private.standings where period = 'season:7'`);
    await site.sql(`delete from public.seasons where number = 7`);
  });

  test.skipIf(isShort)("of past days and weeks are deleted by the sweep, and the others are kept", async () => {
    const player = await site.newPlayer();
    await giveCoins(site, player, 9);
    const kept = async () =>
      (
        await site.sql(
          `select period from private.standings where user_id = $1 and board = 'coins' order by 1`,
          player.id,
        )
      ).map(([period]) => period);
    expect(await kept()).toEqual(["all", "day:2026-11-18", "season:2", "season:3", "week:2026-11-16"]);
    await setClock(site, "2026-11-27T12:00:00Z");
    await site.service.rpc("sweep");
    expect(await kept()).toEqual(["all", "season:2", "season:3", "week:2026-11-16"]);
    await setClock(site, "2027-02-01T12:00:00Z");
    await site.service.rpc("sweep");
    expect(await kept()).toEqual(["all", "season:2", "season:3"]);
    await setClock(site, NOON);
  });
});

describe("coins gained since a date", () => {
  test("count from the start of the day, week or season that contains the date", async () => {
    await clearBoards();
    const player = await site.newPlayer();
    const earn = async (moment: string, coins: number) => {
      await setClock(site, moment);
      await giveCoins(site, player, coins);
    };
    await earn("2025-05-01T00:00:00Z", 10_000);
    await earn("2025-07-01T00:00:00Z", 1000);
    await earn("2025-12-01T00:00:00Z", 100);
    await earn("2026-11-16T08:00:00Z", 10);
    await earn(NOON, 1);
    const since = async (start_date?: string) => {
      const dated = start_date === undefined ? {} : { start_date };
      const [own] = answerOf<{ coins_gained: number; rank: number }[]>(
        await player.rpc("get_coins_gained", { p_user_id: player.id, ...dated }),
      );
      const [top] = answerOf<{ coins_gained: number; rank: number; user_id: string }[]>(
        await site.visitor.rpc("get_coins_gained", dated),
      );
      expect(own!.rank).toBe(1);
      expect(top).toMatchObject({ user_id: player.id, rank: 1 });
      return [own!.coins_gained, top!.coins_gained];
    };
    expect(await since()).toEqual([11, 11]);
    expect(await since("2026-11-18T00:00:00Z")).toEqual([1, 1]);
    expect(await since("2026-11-18T11:00:00Z")).toEqual([1, 1]);
    expect(await since("2026-11-17T23:00:00Z")).toEqual([11, 11]);
    expect(await since("2026-11-16T00:00:00Z")).toEqual([11, 11]);
    expect(await since("2026-11-15T23:59:00Z")).toEqual([111, 111]);
    expect(await since("2025-10-01T00:00:00Z")).toEqual([111, 111]);
    expect(await since("2001-01-01T00:00:00Z")).toEqual([11_111, 11_111]);
  });

  test("are none since a date in the future", async () => {
    const player = await site.newPlayer({ coins: 5 });
    for (const asked of [{ start_date: "2199-01-01" }, { start_date: "2199-01-01", p_user_id: player.id }]) {
      expect((await player.rpc("get_coins_gained", asked)).data).toEqual([]);
    }
  });

  test("are 0, without a rank, for a player who gained none", async () => {
    const player = await site.newPlayer();
    const [own] = answerOf<object[]>(await player.rpc("get_coins_gained", { p_user_id: player.id }));
    expect(own).toMatchObject({ user_id: player.id, coins_gained: 0, rank: null });
  });
});

describe("ranks", () => {
  test("are ordered by value, then by time reached, then by id", async () => {
    await clearBoards();
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => site.newPlayer()));
    const [best, early, late, ...twins] = players as [Player, Player, Player, Player, Player];
    await stand(best, "coins", "all", 90, "2026-11-18T11:59:00Z");
    await stand(late, "coins", "all", 50, "2026-11-18T11:30:00Z");
    await stand(early, "coins", "all", 50, "2026-11-18T11:00:00Z");
    for (const twin of twins) await stand(twin, "coins", "all", 20, "2026-11-18T10:00:00Z");
    const ordered = [best.id, early.id, late.id, ...twins.map(({ id }) => id).sort()];
    const rows = await board("coins");
    expect(rows.map(({ user_id }) => user_id)).toEqual(ordered);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    for (const player of players) expect((await around(player, "coins")).rank).toBe(ordered.indexOf(player.id) + 1);
    await site.sql(
      `delete from private.standings where user_id = any ($1::uuid[])`,
      `{${players.map(({ id }) => id).join(",")}}`,
    );
  });

  test("come with the two rows above and the two below", async () => {
    await clearBoards();
    const players: Player[] = [];
    for (let place = 0; place < 7; place++) players.push(await site.newPlayer({ coins: 1000 - place }));
    const neighbours = async (place: number) =>
      (await around(players[place]!, "coins", "week")).neighbours.map(({ rank }) => rank);
    expect(await neighbours(3)).toEqual([2, 3, 4, 5, 6]);
    expect(await neighbours(0)).toEqual([1, 2, 3]);
    expect(await neighbours(1)).toEqual([1, 2, 3, 4]);
    expect(await neighbours(6)).toEqual([5, 6, 7]);
    const middle = await around(players[3]!, "coins", "week");
    expect(middle).toMatchObject({ value: 997, rank: 4, exact: true });
    expect(middle.neighbours.map(({ user_id }) => user_id)).toEqual(players.slice(1, 6).map(({ id }) => id));
    expect(middle.neighbours[2]).toMatchObject({ user_id: players[3]!.id, value: 997, icon: "default" });
  });

  test.skipIf(isShort)("are paged without gaps or repeats", async () => {
    await clearBoards();
    for (let place = 0; place < 23; place++) await site.newPlayer({ coins: 10 + (place % 4) });
    const pages = [];
    for (let offset = 0; offset < 30; offset += 5) pages.push(await board("coins", "all", offset, 5));
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 5, 5, 3, 0]);
    const rows = pages.flat();
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 23 }, (_, place) => place + 1));
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(23);
    expect(rows).toEqual(await board("coins"));
    const values = rows.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test.skipIf(isShort)("do not depend on the join plan of the database", async () => {
    await clearBoards();
    for (let place = 0; place < 40; place++) await site.newPlayer({ coins: 10 + ((place * 7) % 40) });
    const settings = ["enable_nestloop", "enable_mergejoin", "enable_indexscan", "enable_bitmapscan"];
    const page = "function private.board_page(text, text, int, int)";
    for (const setting of settings) await site.sql(`alter ${page} set ${setting} = off`);
    const rows = await board("coins", "week");
    expect(rows.map(({ value }) => value)).toEqual(Array.from({ length: 40 }, (_, place) => 49 - place));
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
    for (const setting of settings) await site.sql(`alter ${page} reset ${setting}`);
  });

  test("clamp an invalid page to the nearest valid one", async () => {
    expect((await board("coins", "all", -5, 1))[0]?.rank).toBe(1);
    expect(await board("coins", "all", 0, 0)).toHaveLength(1);
    expect(await board("coins", "all", 1_000_000, 5)).toEqual([]);
    expect((await site.visitor.rpc("get_board", { board: "coins", p_limit: 100_000 })).error).toBeNull();
  });

  test("are null for a player on no board", async () => {
    expect(await around(await site.newPlayer(), "coins")).toEqual({
      value: 0,
      rank: null,
      exact: true,
      neighbours: [],
      submission_id: null,
    });
  });

  test.skipIf(isShort)(
    "beyond a thousand are estimated from samples, close to the exact rank and in order",
    async () => {
      await clearBoards();
      await site.sql(
        `with made as (insert into auth.users (id) select gen_random_uuid() from generate_series(1, 5000) returning id),
         named as (
           insert into public.my_users (user_id, username)
           select id, 'q' || substr(replace(id::text, '-', ''), 1, 20) from made returning user_id
         )
       insert into private.standings (user_id, board, period, value, sort_value, reached_at)
       select user_id, 'time_spent', 'all', n * 5, -n * 5, private.now() from (select user_id, row_number() over () as n from named) as numbered`,
      );
      await site.sql(`select private.mark_standings()`);
      const ranks = [];
      for (const truth of [1, 500, 1000, 1001, 1500, 2500, 4000, 4999]) {
        const player = await site.newPlayer();
        // Just behind the player who has this rank.
        await stand(player, "time_spent", "all", (5001 - truth) * 5 - 1, "2026-11-18T00:00:00Z");
        const { rank, exact } = await around(player, "time_spent");
        expect([truth, exact]).toEqual([truth, truth < 1000]);
        if (exact) expect(rank).toBe(truth + 1);
        else expect(Math.abs(rank! - truth) / truth).toBeLessThan(0.02);
        ranks.push(rank!);
        await site.sql(`delete from private.standings where user_id = $1`, player.id);
      }
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      const page = await board("time_spent", "all", 2000, 5);
      expect(page.map(({ value, rank }) => [value, rank])).toEqual(
        [0, 1, 2, 3, 4].map((place) => [(3000 - place) * 5, 2001 + place]),
      );
      await site.sql(`delete from private.standings where board = 'time_spent'`);
      await site.sql(`select private.mark_standings()`);
    },
  );
});

describe("streaks", () => {
  test("leave the board when they end, without a sweep, and the longest stay on theirs", async () => {
    await clearBoards();
    const [steady, lapsed] = [await site.newPlayer(), await site.newPlayer()];
    for (const player of [steady, lapsed]) answerOf(await player.rpc("claim_streak"));
    await site.travel("25 hours");
    answerOf(await steady.rpc("claim_streak"));
    const shown = async () =>
      answerOf<{ user_id: string; current_streak: number }[]>(await site.visitor.rpc("get_top_streaks")).map(
        ({ user_id, current_streak }) => [user_id, current_streak],
      );
    expect(await shown()).toEqual([
      [steady.id, 2],
      [lapsed.id, 1],
    ]);
    expect((await around(lapsed, "streaks", "now")).rank).toBe(2);
    await site.travel("23 hours 1 minute");
    expect(await shown()).toEqual([[steady.id, 2]]);
    expect(await around(lapsed, "streaks", "now")).toMatchObject({ value: 0, rank: null });
    expect((await around(steady, "streaks", "now")).neighbours).toHaveLength(1);
    expect(await valueOn("streaks", "all", lapsed)).toBe(1);
    await site.service.rpc("sweep");
    expect(await shown()).toEqual([[steady.id, 2]]);
    await setClock(site, NOON);
  });

  test("that start again have the value 1, and the longest is kept", async () => {
    const player = await site.newPlayer();
    answerOf(await player.rpc("claim_streak"));
    await site.travel("25 hours");
    answerOf(await player.rpc("claim_streak"));
    await site.travel("3 days");
    answerOf(await player.rpc("claim_streak"));
    expect([(await around(player, "streaks", "now")).value, (await around(player, "streaks", "all")).value]).toEqual([
      1, 2,
    ]);
    await setClock(site, NOON);
  });
});

describe("high scores", () => {
  test("rank from the highest in one class, and from the lowest in another", async () => {
    await clearBoards();
    const [one, two, three] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    for (const [player, tosses, strokes] of [
      [one, 10, 90],
      [two, 30, 70],
      [three, 20, 80],
    ] as const) {
      await placeScore(site, player, "bread-toss", tosses);
      await site.travel("31 seconds");
      await placeScore(site, player, "pond-golf", strokes);
      await site.travel("31 seconds");
    }
    const best = async (p_app_id: string) =>
      answerOf<{ score: number; rank: number }[]>(await site.visitor.rpc("get_app_high_scores", { p_app_id })).map(
        ({ score, rank }) => [rank, score],
      );
    expect(await best("bread-toss")).toEqual([
      [1, 30],
      [2, 20],
      [3, 10],
    ]);
    expect(await best("pond-golf")).toEqual([
      [1, 70],
      [2, 80],
      [3, 90],
    ]);
    await placeScore(site, one, "pond-golf", 60);
    await site.travel("31 seconds");
    await placeScore(site, one, "bread-toss", 5);
    expect((await best("pond-golf"))[0]).toEqual([1, 60]);
    expect((await best("bread-toss")).at(-1)).toEqual([3, 10]);
    const own = await around(one, "scores/pond-golf");
    expect(own.neighbours.map(({ value }) => value)).toEqual([60, 70, 80]);
    const [first] = answerOf<{ submission_id: string }[]>(
      await site.visitor.rpc("get_board", { board: "scores/pond-golf" }),
    );
    expect(own.submission_id).toBe(first!.submission_id);
    expect(await best("no-such-class")).toEqual([]);
  });

  test("of all classes come class by class", async () => {
    const rows = answerOf<{ title: string; rank: number }[]>(
      await site.visitor.rpc("get_app_high_scores", { p_limit: 2 }),
    );
    expect(rows.map(({ title, rank }) => [title, rank])).toEqual([
      ["bread-toss", 1],
      ["bread-toss", 2],
      ["pond-golf", 1],
      ["pond-golf", 2],
    ]);
  });

  test("of an unlisted class are hidden", async () => {
    await site.sql(`update public.apps set listed = false where id = 'pond-golf'`);
    expect(answerOf<unknown[]>(await site.visitor.rpc("get_app_high_scores", { p_app_id: "pond-golf" }))).toEqual([]);
    await site.sql(`update public.apps set listed = true where id = 'pond-golf'`);
  });
});

describe("a player's ranks on all boards", () => {
  test("come in one answer that everybody can read", async () => {
    await clearBoards();
    const player = await site.newPlayer({ coins: 60 });
    await player.rpc("claim_streak");
    await player.rpc("increment_time_spent", { user_id: player.id });
    await placeScore(site, player, "bread-toss", 44);
    const data = answerOf<Record<string, Around | object[]>>(
      await site.visitor.rpc("get_leaderboard_data", { target_user_id: player.id }),
    );
    const alone = (value: number) => ({
      value,
      rank: 1,
      exact: true,
      neighbours: [{ user_id: player.id, value, rank: 1 }],
    });
    expect(Object.keys(data).sort()).toEqual([
      "app_high_scores",
      "top_apps_played",
      "top_coins_this_week",
      "top_streaks",
      "top_time_spent",
    ]);
    expect(data).toMatchObject({
      top_streaks: alone(1),
      top_time_spent: alone(5),
      top_apps_played: { value: 0, rank: null, neighbours: [] },
      top_coins_this_week: alone(160),
      app_high_scores: [{ ...alone(44), app_id: "bread-toss" }],
    });
  });

  test("are null for an unknown player", async () => {
    const asked = { target_user_id: "00000000-0000-0000-0000-000000000000" };
    expect((await site.visitor.rpc("get_leaderboard_data", asked)).data).toBeNull();
  });
});

describe("a suspended player", () => {
  test("is on no board, and back on all of them when it ends", async () => {
    await clearBoards();
    const [player, other] = [await site.newPlayer({ coins: 500 }), await site.newPlayer({ coins: 5 })];
    await player.rpc("claim_streak");
    await player.rpc("increment_time_spent", { user_id: player.id });
    await player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" });
    await site.travel("61 seconds");
    await player.from("coins_transactions").insert({ user_id: player.id, amt: 1, why: "app_played" });
    await placeScore(site, player, "bread-toss", 44);
    const boards = [
      ["coins", "all"],
      ["coins", "week"],
      ["coins", "day"],
      ["coins", "season"],
      ["time_spent", "all"],
      ["apps_played", "all"],
      ["streaks", "now"],
      ["streaks", "all"],
      ["scores/bread-toss", "all"],
    ] as const;
    const places = () => Promise.all(boards.map(([name, period]) => valueOn(name, period, player)));
    const before = await places();
    expect(before).toEqual([602, 602, 602, 602, 5, 1, 1, 1, 44]);
    expect((await around(other, "coins")).rank).toBe(2);
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    expect(await places()).toEqual(boards.map(() => undefined));
    expect((await around(other, "coins")).rank).toBe(1);
    expect(await site.audit()).toEqual([]);
    await site.sql(`select private.unban($1)`, player.id);
    expect(await places()).toEqual(before);
  });
});

test("the audit finds nothing after all these boards", async () => {
  expect(await site.audit()).toEqual([]);
});
