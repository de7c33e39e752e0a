import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { setClock } from "#testing/server-clock.ts";
import type { Player, RulesSite, Visitor } from "#testing/rules-site.ts";
import {
  cheer,
  messagesFor,
  newTalker,
  openChatSite,
  ROOM,
  saidBy,
  say,
  setChat,
  stateOf,
  toldTo,
} from "./chat-site.ts";

let site: RulesSite;
let ada: Player;
beforeAll(async () => {
  site = await openChatSite();
  ada = await newTalker(site, { username: "ada-reads" });
  await saidBy(ada, "hello");
  await saidBy(ada, "hello class", "class/skyhop");
});
afterAll(() => site.close());
afterEach(() => setChat(site, "chat", "on"));

const roomsFor = async (person: Visitor) =>
  answerOf<{ id: string }[]>(await person.from("chat_rooms").select("id")).map(({ id }) => id);
type Access = { readBroadcast: boolean; writeBroadcast: boolean; readPresence: boolean; writePresence: boolean };
const NOTHING: Access = { readBroadcast: false, writeBroadcast: false, readPresence: false, writePresence: false };

/** The rights that row security gives somebody on a private topic, read as the gateway reads them at a join. */
async function accessOf(id: string | null, topic: string): Promise<Access> {
  const role = id === null ? "anon" : "authenticated";
  const claims = { role, aal: "aal1", ...(id !== null && { sub: id }) } as const;
  const [row] = await site.gateway.db.as(
    { role, claims },
    { text: `select gateway.topic_access($1)`, values: [topic], rollback: true },
  );
  return JSON.parse(row![0]!) as Access;
}

describe("a chat that is off", () => {
  test("is the default, shows nothing to anybody and takes no message", async () => {
    expect(await site.sql(`select default_value from private.site_settings where name = 'chat'`)).toEqual([["off"]]);
    await setChat(site, "chat", "off");
    const moderator = await newTalker(site, { roles: ["moderator"] });
    for (const person of [site.visitor, ada, moderator]) {
      expect(await messagesFor(person)).toEqual([]);
      expect(await roomsFor(person)).toEqual([]);
      expect(await stateOf(person)).toMatchObject({ mode: "off", may_read: false, may_write: "nothing", why: "off" });
    }
    expect(await say(ada, "is anybody here")).toMatchObject({ status: "refused", rule: "off" });
    expect(await cheer(ada, "wow")).toMatchObject({ status: "refused", rule: "off" });
  });

  test("tells every room, so that the gateway checks its listeners again", async () => {
    await setChat(site, "chat", "read");
    for (const room of [ROOM, "class/skyhop"])
      expect((await toldTo(site, `chat:${room}`)).at(-1)).toMatchObject({
        event: "room",
        payload: { mode: "read", recheck: true },
      });
    expect(await stateOf(ada)).toMatchObject({ may_read: true, may_write: "nothing", why: "read" });
    expect(await say(ada, "only reading")).toMatchObject({ rule: "off" });
  });
});

describe("visitors", () => {
  test("read nothing unless the operator allows it, and write nothing in any case", async () => {
    expect(await messagesFor(site.visitor)).toEqual([]);
    expect(await stateOf(site.visitor)).toMatchObject({ may_read: false, may_write: "nothing", why: "signed-out" });
    await setChat(site, "chat-visitors", "on");
    expect((await messagesFor(site.visitor)).map(({ body }) => body)).toEqual(["hello"]);
    expect(await stateOf(site.visitor)).toMatchObject({ may_read: true, may_write: "nothing" });
    expect((await site.visitor.rpc("say", { room_id: ROOM, body: "hi" })).status).toBe(401);
    expect((await site.visitor.rpc("cheer", { room_id: ROOM, cheer: "wow" })).status).toBe(401);
    await setChat(site, "chat-visitors", "off");
    expect(await messagesFor(site.visitor)).toEqual([]);
  });
});

describe("players who may not write text", () => {
  test("send cheers if they are children or of unknown age", async () => {
    for (const [age, why] of [
      ["under-13", "child"],
      [null, "age-unknown"],
    ] as const) {
      const child = await newTalker(site, { age });
      expect((await messagesFor(child)).length).toBeGreaterThan(0);
      expect(await stateOf(child)).toMatchObject({ may_read: true, may_write: "cheers", why });
      expect(await say(child, "hello")).toMatchObject({ status: "refused", rule: "age" });
      expect(await cheer(child, "wow")).toMatchObject({ status: "said", message: { cheer: "wow", body: null } });
      expect(await cheer(child, "wow")).toMatchObject({ rule: "repeat" });
      expect(await cheer(child, "my own words")).toMatchObject({ status: "refused" });
    }
    await setChat(site, "child-until", "16");
    const teen = await newTalker(site, { age: "13-15" });
    expect(await say(teen, "hello")).toMatchObject({ rule: "age" });
    await setChat(site, "child-until", "13");
    expect(await say(teen, "hello")).toMatchObject({ status: "said" });
    expect((await stateOf(teen)).cheers).toHaveLength(12);
  });

  test("are refused while suspended or before the second factor, and read nothing", async () => {
    const [banned, half] = [await newTalker(site), await newTalker(site, { factor: "not shown" })];
    await site.sql(`select private.ban($1, 'Honked.')`, banned.id);
    for (const [player, why] of [
      [banned, "suspended"],
      [half, "second-factor"],
    ] as const) {
      expect((await player.rpc("say", { room_id: ROOM, body: "hello" })).status).toBe(403);
      expect((await player.rpc("cheer", { room_id: ROOM, cheer: "wow" })).status).toBe(403);
      expect(await messagesFor(player)).toEqual([]);
      expect(await stateOf(player)).toMatchObject({ may_read: false, may_write: "nothing", why });
    }
  });
});

describe("a room", () => {
  test("that is read-only or closed takes no message, and a closed one is not read", async () => {
    const room = "class/skyhop";
    for (const [state, why, sees] of [
      ["read", "room-read", 1],
      ["closed", "room-closed", 0],
    ] as const) {
      await site.sql(`update public.chat_rooms set state = $2 where id = $1`, room, state);
      expect((await toldTo(site, `chat:${room}`)).at(-1)).toMatchObject({
        event: "room",
        payload: { state, recheck: true },
      });
      expect(await say(ada, `into ${state}`, room)).toMatchObject({ rule: "room" });
      expect(await stateOf(ada, room)).toMatchObject({
        may_read: sees === 1,
        may_write: "nothing",
        why,
        room: { state },
      });
      expect(await messagesFor(ada, room)).toHaveLength(sees);
    }
    await site.sql(`update public.chat_rooms set state = 'open' where id = $1`, room);
  });

  test("of an unlisted class is closed, and a class gets one when it is listed", async () => {
    await site.sql(`update public.apps set listed = false where id = 'lumen'`);
    expect(await roomsFor(ada)).not.toContain("class/lumen");
    expect(await say(ada, "psst", "class/lumen")).toMatchObject({ rule: "room" });
    expect(await stateOf(ada, "class/lumen")).toMatchObject({ may_read: false, room: null });
    await site.sql(`delete from public.chat_rooms where id = 'class/lumen'`);
    await site.sql(`update public.apps set listed = true where id = 'lumen'`);
    expect(await roomsFor(ada)).toContain("class/lumen");
  });

  test("that does not exist is answered without an error", async () => {
    for (const room of ["class/nowhere", "", "'; drop table chat_rooms; --"])
      expect(await stateOf(ada, room)).toMatchObject({ may_read: false, room: null, why: "room-closed" });
    expect(await say(ada, "hello?", "class/nowhere")).toMatchObject({ rule: "room" });
  });
});

describe("quiet hours", () => {
  test("let the chat be read only, past midnight and in their time zone", async () => {
    await setChat(site, "chat-quiet-from", "21:00");
    await setChat(site, "chat-quiet-to", "07:30");
    await setChat(site, "chat-zone", "Europe/Berlin");
    await setClock(site, "2026-12-01T19:59:00Z");
    expect(await stateOf(ada)).toMatchObject({ may_write: "text", quiet: { from: "21:00", opens_at: null } });
    for (const moment of ["2026-12-01T20:01:00Z", "2026-12-02T06:29:00Z"]) {
      await setClock(site, moment);
      const state = await stateOf(ada);
      expect(state).toMatchObject({ may_read: true, may_write: "nothing", why: "quiet" });
      expect(new Date(state.quiet!.opens_at!).toISOString()).toBe("2026-12-02T06:30:00.000Z");
      expect(await say(ada, "good night")).toMatchObject({ rule: "quiet", wait_until: expect.any(String) });
    }
    await setClock(site, "2026-12-02T06:31:00Z");
    expect(await say(ada, "good morning")).toMatchObject({ status: "said" });
    await setChat(site, "chat-quiet-from", "off");
    expect((await stateOf(ada)).quiet).toBeNull();
  });

  test("cannot be set to nonsense", async () => {
    for (const [name, value] of [
      ["chat-quiet-from", "24:00"],
      ["chat-quiet-to", ""],
      ["chat-zone", "Moon/Crater"],
      ["chat-zone", "ABC+3"],
    ] as const)
      await expect(setChat(site, name, value)).rejects.toThrow(/cannot be/);
  });
});

describe("a blocked player", () => {
  test("is hidden from the one who blocks, and from nobody else", async () => {
    const [rude, other] = [await newTalker(site), await newTalker(site)];
    await saidBy(rude, "I am rude");
    const sees = async (person: Visitor) => (await messagesFor(person)).some(({ user_id }) => user_id === rude.id);
    expect(await sees(ada)).toBe(true);
    answerOf(await ada.rpc("block_player", { blocked: rude.id }));
    expect(await sees(ada)).toBe(false);
    expect(await sees(other)).toBe(true);
    expect(answerOf<{ user_id: string }[]>(await ada.rpc("my_blocks")).map(({ user_id }) => user_id)).toEqual([
      rude.id,
    ]);
    expect(answerOf<unknown[]>(await rude.from("chat_blocks").select("*"))).toEqual([]);
    answerOf(await ada.rpc("unblock_player", { blocked: rude.id }));
    expect(await sees(ada)).toBe(true);
    expect((await ada.rpc("block_player", { blocked: ada.id })).status).toBe(400);
  });
});

describe("the topic of a room", () => {
  test("can be joined by readers; clients send nothing, and only players are counted", async () => {
    const heard: Access = { ...NOTHING, readBroadcast: true, readPresence: true };
    expect(await accessOf(ada.id, "chat:global")).toEqual({ ...heard, writePresence: true });
    expect(await accessOf(null, "chat:global")).toEqual(NOTHING);
    for (const topic of ["chat:class/nowhere", "chat:", "CHAT:global", "chat"])
      expect(await accessOf(ada.id, topic)).toEqual(NOTHING);
    await setChat(site, "chat-visitors", "on");
    expect(await accessOf(null, "chat:global")).toEqual(heard);
    await setChat(site, "chat-visitors", "off");
    await setChat(site, "chat", "off");
    expect(await accessOf(ada.id, "chat:global")).toEqual(NOTHING);
  });
});

describe("a replay of a room's topic", () => {
  test("repeats neither removed messages nor those of blocked players", async () => {
    const [rude, other] = [await newTalker(site), await newTalker(site)];
    const room = "class/merge-garden";
    const texts = { kept: await saidBy(other, "kept", room), taken: await saidBy(other, "taken back", room) };
    await saidBy(rude, "from a blocked player", room);
    answerOf(await other.rpc("unsay", { message_id: texts.taken }));
    answerOf(await ada.rpc("block_player", { blocked: rude.id }));
    const rows = await site.gateway.db.as(
      { role: "authenticated", claims: { role: "authenticated", aal: "aal1", sub: ada.id } },
      { text: `select event, "json" from gateway.replay($1, 0, 25)`, values: [`chat:${room}`] },
    );
    const said = rows.filter(([event]) => event === "said").map(([, json]) => (JSON.parse(json!) as { id: number }).id);
    expect(said).toEqual([texts.kept]);
  });

  test("leaves out names that no longer exist: of renamed and of muted players", async () => {
    const [renamed, muted] = [await newTalker(site), await newTalker(site, { username: "muted-drake" })];
    const room = "class/skyhop";
    await saidBy(renamed, "under my old name", room);
    await saidBy(muted, "rude", room);
    await site.sql(`update public.my_users set username = 'new-name' where user_id = $1`, renamed.id);
    await site.sql(`select private.mute($1, 15, '{"reason": "spam"}', null)`, muted.id);
    const rows = await site.gateway.db.as(
      { role: "authenticated", claims: { role: "authenticated", aal: "aal1", sub: ada.id } },
      { text: `select event, "json" from gateway.replay($1, 0, 25)`, values: [`chat:${room}`] },
    );
    expect(JSON.stringify(rows)).not.toMatch(/under my old name|muted-drake/);
  });
});

describe("the tables of the chat", () => {
  test("cannot be written past the functions", async () => {
    const row = { room_id: ROOM, user_id: ada.id, username: "ada-reads", body: "forged", created_at: "2026-01-01" };
    const { data } = await ada.from("chat_messages").select("id").limit(1).single();
    for (const person of [site.visitor, ada]) {
      for (const call of [
        person.from("chat_messages").insert(row as never),
        person
          .from("chat_messages")
          .update({ body: "forged" } as never)
          .eq("id", data!.id),
        person.from("chat_messages").delete().eq("id", data!.id),
        person
          .from("chat_rooms")
          .update({ state: "open" } as never)
          .eq("id", ROOM),
        person.from("chat_cheers").insert({ id: "rude", text: "Rude!", position: 13 } as never),
        person.from("chat_blocks").insert({ user_id: ada.id, blocked_id: ada.id, created_at: "2026-01-01" } as never),
      ])
        expect([401, 403]).toContain((await call).status);
    }
  });
});
