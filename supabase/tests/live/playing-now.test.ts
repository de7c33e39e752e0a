import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { POND_WALK, sendCheckpoint, startWalk } from "#testing/pond-walk.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { setClock } from "#testing/server-clock.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite(POND_WALK);
  await setClock(site, "2026-11-18T12:00:00Z");
});
afterAll(() => site.close());

/** Every test begins when nobody has played for a while. */
let told = 0;
beforeEach(async () => {
  await site.travel("10 minutes");
  told = (await messagesOn(site, "live")).length;
});

const play = async (player: Player, app_id: string) =>
  answerOf(await player.from("apps_played").upsert({ user_id: player.id, app_id }));
const news = async () => (await messagesOn(site, "live")).slice(told);
const countsNow = async () => answerOf(await site.visitor.rpc("playing_now"));
const point = (frame: number) => ({ frame, hash: 1, logHash: 2 });

describe("the number of players", () => {
  test("grows with a started play, and everybody may read it", async () => {
    const player = await site.newPlayer();
    expect(await countsNow()).toEqual({});
    await play(player, "pond-walk");
    expect(await countsNow()).toEqual({ "pond-walk": 1 });
    expect(await news()).toEqual([["playing", { counts: { "pond-walk": 1 } }]]);
  });

  test("counts a player once, in the class of the last sign of play", async () => {
    const [player, friend] = [await site.newPlayer(), await site.newPlayer()];
    const { run_id } = await startWalk(player);
    await play(player, "blink");
    await site.travel("10 seconds");
    answerOf(await sendCheckpoint(player, run_id, point(600)));
    await site.travel("6 seconds");
    await play(friend, "blink");
    expect(await countsNow()).toEqual({ "pond-walk": 1, blink: 1 });
  });

  test("follows checkpoints for as long as they arrive", async () => {
    const [player, last] = [await site.newPlayer(), await site.newPlayer()];
    const { run_id } = await startWalk(player);
    await site.travel("50 seconds");
    answerOf(await sendCheckpoint(player, run_id, point(600)));
    expect(await countsNow()).toEqual({ "pond-walk": 1 });
    await site.travel("31 seconds");
    await play(last, "blink");
    expect(await countsNow()).toEqual({ blink: 1 });
    await site.travel("61 seconds");
    expect(await countsNow()).toEqual({});
  });

  test("leaves out a class that is not listed", async () => {
    const player = await site.newPlayer();
    await play(player, "pond-walk");
    await site.sql(`update public.apps set listed = false where id = 'pond-walk'`);
    await site.travel("6 seconds");
    await play(await site.newPlayer(), "blink");
    expect(await countsNow()).toEqual({ blink: 1 });
    await site.sql(`update public.apps set listed = true where id = 'pond-walk'`);
  });
});

describe("the topic live", () => {
  test("gets only numbers, at most every five seconds", async () => {
    const players = await Promise.all([1, 2, 3].map(() => site.newPlayer()));
    for (const player of players) await play(player, "pond-walk");
    expect(await news()).toHaveLength(1);
    await site.travel("5 seconds");
    await play(players[0]!, "pond-walk");
    expect(await news()).toEqual([
      ["playing", { counts: { "pond-walk": 1 } }],
      ["playing", { counts: { "pond-walk": 3 } }],
    ]);
  });

  test("repeats the same numbers every half minute, so that silence means nobody", async () => {
    const player = await site.newPlayer();
    const { run_id } = await startWalk(player);
    for (let frame = 600; frame <= 3600; frame += 600) {
      await site.travel("10 seconds");
      answerOf(await sendCheckpoint(player, run_id, point(frame)));
    }
    expect(await news()).toEqual([
      ["playing", { counts: { "pond-walk": 1 } }],
      ["playing", { counts: { "pond-walk": 1 } }],
    ]);
  });

  test("does not delay a play while another transaction counts", async () => {
    const [player, friend] = [await site.newPlayer(), await site.newPlayer()];
    await Promise.all([play(player, "pond-walk"), play(friend, "blink"), play(player, "pond-walk")]);
    expect(await news()).toHaveLength(1);
  });

  test("can be read by everybody and written by the database only", async () => {
    expect(await accessOf(site, "live", null)).toEqual(["read"]);
    expect(await accessOf(site, "live", await site.newPlayer({ roles: ["moderator"] }))).toEqual(["read"]);
    for (const topic of ["Live", "live:", "live%"]) expect(await accessOf(site, topic, null)).toEqual([]);
  });
});
