import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#testing/answers.ts";
import type { Player, RulesSite } from "#testing/rules-site.ts";
import { cheer, messageFor, messagesFor, newTalker, openChatSite, say, saidBy, stateOf, toldTo } from "./chat-site.ts";

let site: RulesSite;
let ada: Player;
beforeAll(async () => {
  site = await openChatSite();
  ada = await newTalker(site, { username: "ada-says" });
});
afterAll(() => site.close());

describe("saying something", () => {
  test("is read by other players and told to the room, with chosen columns only", async () => {
    const { status, message } = await say(ada, "  hello \n  pond ");
    expect(status).toBe("said");
    expect(message).toMatchObject({ user_id: ada.id, username: "ada-says", body: "hello pond", cheer: null });
    const reader = await newTalker(site);
    const { id } = message as { id: number };
    expect(await messageFor(reader, id)).toMatchObject({ body: "hello pond", removed: null });
    const told = (await toldTo(site, "chat:global")).at(-1)!;
    expect(told).toMatchObject({ event: "said", payload: message as object });
    expect(Object.keys(told.payload).sort()).toEqual(
      ["id", "user_id", "username", "icon", "body", "cheer", "created_at"].sort(),
    );
  });

  test("has 1 to 280 letters", async () => {
    const talker = await newTalker(site);
    for (const body of ["", " \u200b ", "a".repeat(281)])
      expect(await say(talker, body)).toMatchObject({ rule: "length" });
    expect(await say(talker, "ä".repeat(280))).toMatchObject({ status: "said" });
  });

  test("is refused for the sixth message at once, and accepted again when the rate limit allows it", async () => {
    // The refill is slower than the real one: on a slow machine another token would come during the test.
    expect(await site.sql(`select burst, every from private.write_limits where bucket = 'chat'`)).toEqual([
      ["5", "00:00:01.5"],
    ]);
    await site.sql(`update private.write_limits set every = '1 hour' where bucket = 'chat'`);
    const talker = await newTalker(site);
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await say(talker, `message ${n}`));
    expect(answers.map(({ status }) => status)).toEqual(["said", "said", "said", "said", "said", "refused"]);
    expect(answers[5]).toMatchObject({ rule: "pace", wait_until: expect.any(String) });
    expect((await stateOf(talker)).wait_until).toBe(answers[5]!.wait_until);
    await site.travel("1 hour");
    expect(await say(talker, "message 6")).toMatchObject({ status: "said" });
    expect(await cheer(talker, "wow")).toMatchObject({ rule: "pace" });
    await site.sql(`update private.write_limits set every = '1.5 seconds' where bucket = 'chat'`);
  });

  test("is refused for the same text within a minute, also in another room or in capitals", async () => {
    const talker = await newTalker(site);
    await saidBy(talker, "buy my ducks");
    expect(await say(talker, "BUY  my ducks", "class/skyhop")).toMatchObject({ rule: "repeat" });
    await site.travel("61 seconds");
    expect(await say(talker, "buy my ducks")).toMatchObject({ status: "said" });
  });

  test("shows the author's new name after a rename", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "who am I");
    await site.sql(`select private.rename_player($1, 'new-name-of-talker')`, talker.id);
    expect(await messageFor(ada, id)).toMatchObject({ username: "new-name-of-talker" });
  });
});

describe("a text that the filter refuses", () => {
  test("names its rule, stores no text, and mutes at the third within ten minutes", async () => {
    const talker = await newTalker(site);
    expect(await say(talker, "look at www.pond.example")).toMatchObject({ status: "refused", rule: "link" });
    expect(await say(talker, "write to duck@pond.example")).toMatchObject({ rule: "personal" });
    await site.travel("5 minutes");
    const third = await say(talker, "my number is 0171 2345678");
    expect(third).toMatchObject({ rule: "personal", message: expect.stringContaining("muted for 15 minutes") });
    expect(third.muted_until).toBeTruthy();
    expect(await say(talker, "hello")).toMatchObject({ rule: "muted" });
    expect(await cheer(talker, "wow")).toMatchObject({ rule: "muted" });
    expect(await stateOf(talker)).toMatchObject({ may_read: true, may_write: "nothing", why: "muted" });
    expect((await toldTo(site, `player:${talker.id}`, "muted")).at(-1)).toMatchObject({ event: "muted" });
    expect((await messagesFor(ada)).some(({ user_id }) => user_id === talker.id)).toBe(false);
    await site.travel("15 minutes");
    expect(await say(talker, "hello")).toMatchObject({ status: "said" });
  });

  test("does not mute when more than ten minutes are between the refusals", async () => {
    const talker = await newTalker(site);
    for (let n = 0; n < 4; n++) {
      const answer = await say(talker, `www.pond${n}.example`);
      expect(answer).toMatchObject({ rule: "link" });
      expect(answer).not.toHaveProperty("muted_until");
      await site.travel("5 minutes 1 second");
    }
  });
});

describe("slow mode", () => {
  test("allows one message per pause, tells the room, and does not stop moderators", async () => {
    const [talker, moderator] = [await newTalker(site), await newTalker(site, { roles: ["moderator"] })];
    const room = "class/lumen";
    await site.sql(`update public.chat_rooms set slow_seconds = 600 where id = $1`, room);
    expect((await toldTo(site, `chat:${room}`)).at(-1)).toMatchObject({
      event: "room",
      payload: { state: "open", mode: "on", slow_seconds: 600, recheck: false },
    });
    await saidBy(talker, "one", room);
    expect(await say(talker, "two", room)).toMatchObject({ rule: "slow", wait_until: expect.any(String) });
    expect((await stateOf(talker, room)).wait_until).not.toBeNull();
    expect(await say(talker, "two")).toMatchObject({ status: "said" });
    await saidBy(moderator, "one", room);
    await saidBy(moderator, "two", room);
    await site.travel("10 minutes");
    expect(await say(talker, "three", room)).toMatchObject({ status: "said" });
  });
});

describe("taking a message back", () => {
  test("leaves a tombstone, within five minutes", async () => {
    const talker = await newTalker(site);
    const [early, late] = [await saidBy(talker, "oops"), await saidBy(talker, "too late")];
    expect((await talker.rpc("unsay", { message_id: early })).data).toEqual({ status: "unsaid", id: early });
    expect(await messageFor(ada, early)).toMatchObject({ body: null, removed: "author", reason: null });
    expect((await toldTo(site, "chat:global")).at(-1)).toMatchObject({
      event: "removed",
      payload: { id: early, removed: "author" },
    });
    await site.travel("5 minutes 1 second");
    expect(refusalOf(await talker.rpc("unsay", { message_id: late }))).toBe(
      "409 You can take a message back within five minutes.",
    );
  });

  test("is refused for another player's message", async () => {
    const id = await saidBy(await newTalker(site), "mine");
    expect(refusalOf(await ada.rpc("unsay", { message_id: id }))).toBe("404 There is no such message of yours.");
    expect(await messageFor(ada, id)).toMatchObject({ body: "mine" });
  });
});

describe("writers in one room at the same time", () => {
  test("get ids in the order of their commits", async () => {
    const talkers = await Promise.all(Array.from({ length: 6 }, () => newTalker(site)));
    const answers = await Promise.all(talkers.map((talker) => say(talker, "hello from all of us", "class/skyhop")));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill("said"));
    const rows = await site.sql(
      `select m.id from public.chat_messages m join realtime.messages r on (r.payload ->> 'id')::bigint = m.id and r.event = 'said'
       where m.room_id = 'class/skyhop' order by r.xid, r.seq`,
    );
    const ids = rows.map(([id]) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });
});
