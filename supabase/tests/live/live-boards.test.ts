import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { POND_WALK } from "#testing/pond-walk.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";

type News = { username: string | null; score: number; before: number | null; rank: number | null; order: string };

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(POND_WALK);
  await setClock(site, "2026-11-18T12:00:00Z");
});
afterAll(() => site.close());
beforeEach(() => site.travel("1 minute"));

const TOPIC = "board:pond-walk";
const news = async () => (await messagesOn(site, TOPIC)) as [string, News][];
/** The board messages that the scores of `play` cause. */
const newsOf = async (play: () => Promise<unknown>) => {
  const told = (await news()).length;
  await play();
  return (await news()).slice(told);
};

/** A player with an age group who shows their activity, or does not. */
async function newPlayer(username: string, { band = "adult", shows = true }: { band?: string; shows?: boolean } = {}) {
  const player = await site.newPlayer({ username });
  await site.sql(`update public.my_users set age_band = $2 where user_id = $1`, player.id, band);
  answerOf(await player.from("privacy_settings").upsert({ user_id: player.id, show_activity: shows }));
  return player;
}

/** An accepted score, as after the verdict. */
async function score(player: Player, value: number, at = "0 seconds"): Promise<void> {
  await site.sql(
    `with scored as (
       insert into public.leaderboard_submissions (user_id, app_id, score, status, proof, image, created_at, verified_at)
       values ($2, 'pond-walk', $3, 'image_ok', 'screenshot', $1 || '.webp', private.now() - $4::interval, private.now() - $4::interval)
       returning *
     ) select private.rank_score(s) from (select * from scored) as s`,
    randomUUID(),
    player.id,
    String(value),
    at,
  );
}

async function clearBoard(): Promise<void> {
  await site.sql(`delete from private.standings where board = 'scores/pond-walk'`);
}

describe("the topic of a board", () => {
  test("is not replayed, because a player who was named may have left or hidden their activity since", async () => {
    await clearBoard();
    const bea = await newPlayer("bea-named-once");
    await score(bea, 70);
    const replayed = await site.gateway.db.as(
      { role: "anon", claims: { role: "anon" } },
      { text: `select "json" from gateway.replay($1, 0, 25)`, values: [TOPIC] },
    );
    expect(JSON.stringify(await news())).toContain("bea-named-once");
    expect(replayed).toEqual([]);
  });

  test("gets a message for the first score, for one that passes others, and for a new first place", async () => {
    await clearBoard();
    const [ada, gus] = [await newPlayer("ada-first"), await newPlayer("gus-second")];
    const told = await newsOf(async () => {
      await score(ada, 100);
      await site.travel("3 seconds");
      await score(gus, 50);
      await site.travel("3 seconds");
      await score(gus, 200);
      await site.travel("3 seconds");
      await score(gus, 300);
    });
    const order = "desc";
    expect(told).toEqual([
      ["first", { username: "ada-first", score: 100, before: null, rank: 1, order }],
      ["first", { username: "gus-second", score: 200, before: 50, rank: 1, order }],
    ]);
  });

  test("names a passer in the middle with the rank, and no rank beyond the tenth", async () => {
    await clearBoard();
    const players = await Promise.all(Array.from({ length: 12 }, () => site.newPlayer()));
    for (const [place, player] of players.entries()) await score(player, 1000 - place * 10);
    const [third, last] = [await newPlayer("third-player"), await newPlayer("last-player")];
    await site.travel("3 seconds");
    const told = await newsOf(async () => {
      await score(third, 985);
      await site.travel("3 seconds");
      await score(last, 895);
    });
    expect(told.map(([event, { username, rank }]) => [event, username, rank])).toEqual([
      ["passed", "third-player", 3],
      ["passed", "last-player", null],
    ]);
  });

  test("gets a message at most every two seconds", async () => {
    await clearBoard();
    const [ada, gus] = [await newPlayer("ada-quick"), await newPlayer("gus-quick")];
    const told = await newsOf(async () => {
      for (let value = 1; value <= 5; value++) {
        await score(ada, value * 10);
        await score(gus, value * 10 + 5);
      }
    });
    expect(told).toHaveLength(1);
  });

  test("never names a child, somebody of unknown age, or somebody who hides their activity", async () => {
    await clearBoard();
    const hidden = [
      await newPlayer("a-child", { band: "under-13" }),
      await newPlayer("hidden-adult", { shows: false }),
      await site.newPlayer({ username: "ageless" }),
    ];
    const told = await newsOf(async () => {
      for (const [place, player] of hidden.entries()) {
        await site.travel("3 seconds");
        await score(player, 100 + place);
      }
    });
    expect(told.map(([event, { username }]) => `${event} ${username}`)).toEqual([
      "first null",
      "first null",
      "first null",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/child|hidden|ageless/);
    expect(hidden.some(({ id }) => JSON.stringify(told).includes(id))).toBe(false);
  });

  test("is silent about scores that are ranked again after a decision", async () => {
    const old = await newPlayer("an-old-score");
    expect(await newsOf(() => score(old, 5000, "2 minutes"))).toEqual([]);
  });

  test("is silent about the daily boards and other values", async () => {
    const player = await newPlayer("rich-player");
    expect(await newsOf(() => site.sql(`select private.adjust_coins($1, 50, 'for a test')`, player.id))).toEqual([]);
  });

  test("can be read by everybody and written by the database only; an unlisted class has none", async () => {
    const cheater = await site.newPlayer({ roles: ["moderator"] });
    expect([await accessOf(site, TOPIC, null), await accessOf(site, TOPIC, cheater)]).toEqual([["read"], ["read"]]);
    await site.sql(`update public.apps set listed = false where id = 'pond-walk'`);
    expect([await accessOf(site, TOPIC, null), await accessOf(site, TOPIC, cheater)]).toEqual([[], []]);
    await site.sql(`update public.apps set listed = true where id = 'pond-walk'`);
    expect(await accessOf(site, "board:no-such-class", null)).toEqual([]);
  });
});
