import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";

let site: RulesSite;
beforeAll(async () => {
  site = await openRulesSite();
});
afterAll(() => site.close());

const topicOf = ({ id }: { id: string }) => `player:${id}`;

describe("a player's topic", () => {
  test("carries the balance, the streak and their reward", async () => {
    const player = await site.newPlayer({ coins: 500 });
    answerOf(await player.rpc("claim_streak"));
    expect(await messagesOn(site, topicOf(player))).toEqual([
      ["balance", { coins: 500 }],
      ["streak", {}],
      ["balance", { coins: 600 }],
    ]);
  });

  test("carries one message for a change of many favourites", async () => {
    const player = await site.newPlayer();
    const classes = await site.sql(`select id from public.apps where listed order by id limit 3`);
    const rows = classes.map(([app_id]) => ({ user_id: player.id, app_id: app_id! }));
    answerOf(await player.from("favorite_apps").insert(rows));
    answerOf(await player.from("favorite_apps").delete().eq("user_id", player.id));
    expect(await messagesOn(site, topicOf(player))).toEqual([
      ["favourites", {}],
      ["favourites", {}],
    ]);
  });

  test("says that there is a notice, and that it was read, but not what it says", async () => {
    const player = await site.newPlayer();
    await site.sql(`select private.notify($1, 'report', 'Thank you. The text was removed.')`, player.id);
    answerOf(await player.rpc("read_notices", { up_to: Number.MAX_SAFE_INTEGER }));
    expect(await messagesOn(site, topicOf(player))).toEqual([
      ["notices", {}],
      ["notices", {}],
    ]);
  });

  test("is silent when nothing has changed, and when a write is refused", async () => {
    const player = await site.newPlayer();
    expect((await player.rpc("buy_item", { item_id: "sword" })).status).not.toBe(200);
    answerOf(await player.rpc("read_notices", { up_to: Number.MAX_SAFE_INTEGER }));
    answerOf(await player.from("favorite_apps").delete().eq("user_id", player.id));
    expect(await messagesOn(site, topicOf(player))).toEqual([]);
  });

  test("makes the gateway check a suspended player again, who then gets no more messages", async () => {
    const player = await site.newPlayer();
    await site.sql(`select private.ban($1, 'for a test')`, player.id);
    expect(await messagesOn(site, topicOf(player))).toContainEqual(["settings", { recheck: player.id }]);
  });

  test("tells nothing after the account is gone", async () => {
    const player = await site.newPlayer();
    const [[app_id]] = (await site.sql(`select id from public.apps where listed limit 1`)) as [[string]];
    answerOf(await player.from("favorite_apps").insert({ user_id: player.id, app_id }));
    await site.sql(`delete from auth.users where id = $1`, player.id);
    expect(await messagesOn(site, topicOf(player))).toEqual([["favourites", {}]]);
  });
});

describe("a cheater", () => {
  test("can join only their own topic", async () => {
    const [player, cheater] = [await site.newPlayer(), await site.newPlayer({ roles: ["moderator"] })];
    expect(await accessOf(site, topicOf(player), player)).toEqual(["read"]);
    expect(await accessOf(site, topicOf(player), cheater)).toEqual([]);
    expect(await accessOf(site, topicOf(player), null)).toEqual([]);
    for (const topic of ["player:", "player:%", "player", `${topicOf(player)} `, topicOf(player).toUpperCase()])
      expect(await accessOf(site, topic, cheater)).toEqual([]);
  });

  test("can join no topic without the second factor or while suspended", async () => {
    const [careful, shown] = [await site.newPlayer({ factor: "not shown" }), await site.newPlayer({ factor: "shown" })];
    expect(await accessOf(site, topicOf(careful), careful)).toEqual([]);
    expect(await accessOf(site, topicOf(shown), { id: shown.id, aal: "aal2" })).toEqual(["read"]);
    const banned = await site.newPlayer();
    await site.sql(`select private.ban($1, 'for a test')`, banned.id);
    expect(await accessOf(site, topicOf(banned), banned)).toEqual([]);
  });
});
