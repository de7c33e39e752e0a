import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import type { Player, RulesSite } from "#testing/rules-site.ts";
import { messageFor, newTalker, openChatSite, saidBy, say, stateOf, toldTo } from "./chat-site.ts";

let site: RulesSite;
let moderator: Player;
let second: Player;
let reader: Player;
beforeAll(async () => {
  site = await openChatSite();
  moderator = await newTalker(site, { roles: ["moderator"] });
  second = await newTalker(site, { roles: ["moderator"] });
  reader = await newTalker(site);
});
afterAll(() => site.close());

type Item = { subject: string; reports: number; title: string; body: string };
type Shown = {
  is_open: boolean;
  room_id: string;
  muted: { reason: string; until: string | null } | null;
  lines: { id: number; body: string; removed: string | null; is_reported: boolean }[];
  reports: { by: string; words: string; reason: string; details: string }[];
  reasons: { id: string; text: string }[];
};

const list = async (by = moderator) => answerOf<Item[]>(await by.rpc("moderation_list", { queue: "chat" }));
const show = async (id: number, by = moderator) =>
  answerOf<Shown>(await by.rpc("moderation_item", { queue: "chat", subject: String(id) }));
const decide = (id: number, verb: string, by = moderator, reason = "unkind") =>
  by.rpc("moderate", { queue: "chat", subject: String(id), verb, reason });
const report = (id: number, by: { rpc: Player["rpc"] }, why = "unkind", note = "") =>
  by.rpc("report_message", { message_id: id, why, note });
const saidTo = async (player: Player) =>
  answerOf<{ sentence: string }[]>(await player.from("notices").select("sentence").order("id")).map(
    (each) => each.sentence,
  );
const reportedBy = async (id: number, count: number) => {
  for (let n = 0; n < count; n++) answerOf(await report(id, await newTalker(site)));
};

describe("a moderator who removes a message", () => {
  test("leaves a tombstone with the reason, tells the author, and can undo it", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "you are all geese");
    const { id: decision, status } = answerOf<{ id: number; status: string }>(
      await moderator.rpc("remove_message", { message_id: id, reason: "unkind" }),
    );
    expect(status).toBe("removed");
    expect(await messageFor(reader, id)).toMatchObject({ body: null, removed: "moderator", reason: "unkind words" });
    expect((await toldTo(site, "chat:global")).at(-1)).toMatchObject({
      event: "removed",
      payload: { id, removed: "moderator", reason: "unkind words" },
    });
    expect(await saidTo(talker)).toEqual(["A moderator removed a message of yours in the chat: unkind words."]);
    answerOf(await second.rpc("undo_decision", { decision_id: decision }));
    expect(await messageFor(reader, id)).toMatchObject({ body: "you are all geese", removed: null });
    expect((await toldTo(site, "chat:global")).at(-1)).toMatchObject({ event: "said", payload: { id } });
  });

  test("needs the role and a reason, and a reason in other words is not shown to everybody", async () => {
    const id = await saidBy(await newTalker(site), "hm");
    expect((await reader.rpc("remove_message", { message_id: id, reason: "spam" })).status).toBe(403);
    expect((await moderator.rpc("remove_message", { message_id: id, reason: " " })).status).toBe(400);
    answerOf(await moderator.rpc("remove_message", { message_id: id, reason: "Names the school of Ada." }));
    expect(await messageFor(reader, id)).toMatchObject({ reason: "against the rules" });
    expect((await moderator.rpc("remove_message", { message_id: 999_999_999, reason: "spam" })).status).toBe(404);
    for (const subject of ["goose", "999999999"]) {
      expect((await moderator.rpc("moderation_item", { queue: "chat", subject })).status).toBe(404);
      const call = moderator.rpc("moderate", { queue: "chat", subject, verb: "remove", reason: "spam" });
      expect((await call).status).toBe(404);
    }
  });

  test("cannot remove a message of their own for a reason", async () => {
    const id = await saidBy(moderator, "I judge myself");
    expect((await moderator.rpc("remove_message", { message_id: id, reason: "spam" })).status).toBe(403);
  });
});

describe("a moderator who mutes a player", () => {
  test("removes their last ten minutes, tells the room and the player, and the mute ends by itself", async () => {
    const talker = await newTalker(site, { username: "ada-muted" });
    const early = await saidBy(talker, "an old message");
    await site.travel("11 minutes");
    const late = await saidBy(talker, "spam spam");
    answerOf(await moderator.rpc("mute_player", { player: talker.id, minutes: 15, reason: "spam" }));
    expect(await messageFor(reader, early)).toMatchObject({ body: "an old message" });
    expect(await messageFor(reader, late)).toMatchObject({ removed: "moderator", reason: "spam" });
    expect((await toldTo(site, "chat:global")).at(-1)).toMatchObject({
      event: "muted",
      payload: { username: "ada-muted", reason: "spam", until: expect.any(String) },
    });
    expect((await toldTo(site, `player:${talker.id}`, "muted")).at(-1)).toMatchObject({
      event: "muted",
      payload: { reason: "spam" },
    });
    expect(await saidTo(talker)).toEqual(["You are muted in the chat for 15 minutes: spam."]);
    expect(await say(talker, "let me speak")).toMatchObject({ rule: "muted", message: "You are muted: spam." });
    expect(await stateOf(talker)).toMatchObject({ why: "muted", muted_reason: "spam", may_read: true });
    await site.travel("15 minutes");
    expect(await say(talker, "back again")).toMatchObject({ status: "said" });
  });

  test("can do it without an end only after a password, and nobody mutes a moderator or themselves", async () => {
    const talker = await newTalker(site);
    const stale = { method: "password", timestamp: Math.floor(Date.now() / 1000) - 1801 };
    const left = site.as(await site.gateway.tokenFor({ sub: moderator.id, amr: [stale] }));
    expect(
      (await left.rpc("mute_player", { player: talker.id, minutes: null as never, reason: "spam" })).error,
    ).toMatchObject({
      hint: "reauthenticate",
    });
    expect((await left.rpc("mute_player", { player: talker.id, minutes: 15, reason: "spam" })).error).toBeNull();
    expect((await left.rpc("unmute_player", { player: talker.id })).error).toMatchObject({ hint: "reauthenticate" });
    for (const player of [second.id, moderator.id])
      expect((await moderator.rpc("mute_player", { player, minutes: 15, reason: "spam" })).status).toBe(403);
    expect((await reader.rpc("mute_player", { player: talker.id, minutes: 15, reason: "spam" })).status).toBe(403);
    expect((await reader.rpc("unmute_player", { player: talker.id })).status).toBe(403);
    answerOf(await moderator.rpc("unmute_player", { player: talker.id }));
    expect(await say(talker, "thanks")).toMatchObject({ status: "said" });
    expect(refusalOf(await moderator.rpc("unmute_player", { player: talker.id }))).toBe(
      "409 This player is not muted.",
    );
  });

  test("can undo it: the messages come back", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "not spam at all");
    const { id: decision } = answerOf<{ id: number }>(
      await moderator.rpc("mute_player", { player: talker.id, minutes: 1440, reason: "spam" }),
    );
    answerOf(await second.rpc("undo_decision", { decision_id: decision }));
    expect(await messageFor(reader, id)).toMatchObject({ body: "not spam at all", removed: null });
    expect(await stateOf(talker)).toMatchObject({ may_write: "text", muted_until: null });
  });

  test("leaves the appeal to another moderator", async () => {
    const talker = await newTalker(site);
    answerOf(await moderator.rpc("mute_player", { player: talker.id, minutes: 1440, reason: "spam" }));
    answerOf(await talker.rpc("appeal", { words: "It was a song." }));
    expect(refusalOf(await talker.rpc("appeal", { words: "Please." }))).toBe(
      "409 You have already appealed. You can appeal once against a mute.",
    );
    expect(await stateOf(talker)).toMatchObject({ why: "muted", appeal: "open" });
    const appeals = async (by: Player) =>
      answerOf<Item[]>(await by.rpc("moderation_list", { queue: "appeals" })).map(({ subject }) => subject);
    expect(await appeals(moderator)).toEqual([]);
    const [subject] = (await appeals(second)) as [string];
    const shown = answerOf<{ against: string; muted: { reason: string } }>(
      await second.rpc("moderation_item", { queue: "appeals", subject }),
    );
    expect(shown).toMatchObject({ against: "mute", muted: { reason: "spam" } });
    const lift = (by: Player) =>
      by.rpc("moderate", { queue: "appeals", subject, verb: "lift", reason: "A song it was." });
    expect((await lift(moderator)).status).toBe(403);
    const { id: decision } = answerOf<{ id: number }>(await lift(second));
    expect(await say(talker, "la la la")).toMatchObject({ status: "said" });
    expect((await saidTo(talker)).at(-1)).toBe("Your appeal was accepted: you are no longer muted in the chat.");
    answerOf(await second.rpc("undo_decision", { decision_id: decision }));
    expect(await stateOf(talker)).toMatchObject({ why: "muted" });
  });
});

describe("a report about a message", () => {
  test("is an item of the queue chat with the lines before it, and not of the queue reports", async () => {
    const [talker, other] = [await newTalker(site, { username: "rude-goose" }), await newTalker(site)];
    await saidBy(other, "line before");
    const taken = await saidBy(talker, "insult that I take back");
    const id = await saidBy(talker, "insult that stays");
    answerOf(await talker.rpc("unsay", { message_id: taken }));
    expect(answerOf(await report(id, reader, "unkind", "look above, too"))).toMatchObject({ status: "reported" });
    expect(answerOf(await report(id, reader))).toEqual({ status: "known" });
    expect((await list()).find(({ subject }) => subject === String(id))).toMatchObject({
      reports: 1,
      title: "rude-goose",
      body: "insult that stays",
    });
    const reports = answerOf<{ kind: string }[]>(await moderator.rpc("moderation_list", { queue: "reports" }));
    expect(reports.some(({ kind }) => kind === "message")).toBe(false);
    const shown = await show(id);
    expect(shown.lines.slice(-3)).toMatchObject([
      { body: "line before", is_reported: false },
      { body: "insult that I take back", removed: "author" },
      { body: "insult that stays", is_reported: true, removed: null },
    ]);
    expect(shown.reports).toMatchObject([{ words: "insult that stays", details: "look above, too" }]);
    expect(shown.reasons.map((each) => each.id)).toContain("spam");

    const { id: decision } = answerOf<{ id: number }>(await decide(id, "mute-15"));
    expect(await messageFor(reader, id)).toMatchObject({ removed: "moderator", reason: "unkind words" });
    expect(await say(talker, "what")).toMatchObject({ rule: "muted" });
    expect(await saidTo(reader)).toEqual(["We looked at your report and acted on it. Thank you for telling us."]);
    expect((await show(id)).is_open).toBe(false);
    answerOf(await moderator.rpc("undo_decision", { decision_id: decision }));
    expect(await messageFor(reader, id)).toMatchObject({ body: "insult that stays" });
    expect((await show(id)).is_open).toBe(true);
    answerOf(await decide(id, "stand"));
  });

  test("by three players with older accounts hides it until a moderator has seen it", async () => {
    const id = await saidBy(await newTalker(site), "disputed");
    const fresh = await newTalker(site);
    await site.sql(`update public.my_users set created_at = private.now() where user_id = $1`, fresh.id);
    await reportedBy(id, 2);
    answerOf(await report(id, fresh));
    answerOf(await report(id, site.as(reader.token)));
    expect(await messageFor(second, id)).toMatchObject({ body: null, removed: "reports" });
    answerOf(await decide(id, "stand"));
    expect(await messageFor(second, id)).toMatchObject({ body: "disputed", removed: null });
    await reportedBy(id, 3);
    expect(await messageFor(second, id)).toMatchObject({ body: "disputed", removed: null });
  });

  test("by visitors and new accounts alone never hides it", async () => {
    const id = await saidBy(await newTalker(site), "harmless");
    for (let n = 0; n < 4; n++) {
      const fresh = await site.newPlayer({ isNew: true });
      answerOf(await report(id, fresh));
    }
    await reportedBy(id, 2);
    expect(await messageFor(second, id)).toMatchObject({ body: "harmless" });
  });

  test("that is false costs the right to report the second time, except to say that one does not feel safe", async () => {
    const liar = await newTalker(site);
    for (const body of ["first", "second"]) {
      const id = await saidBy(await newTalker(site), `${body} innocent line`);
      answerOf(await report(id, liar));
      answerOf(await decide(id, "false"));
    }
    const id = await saidBy(await newTalker(site), "third innocent line");
    expect(refusalOf(await report(id, liar))).toMatch(
      /^403 You can report again on .*, because reports of yours were false\.$/,
    );
    await reportedBy(id, 2);
    answerOf(await report(id, liar, "unsafe"));
    expect(await messageFor(second, id)).toMatchObject({ removed: null });
    await site.travel("31 days");
    expect((await report(await saidBy(await newTalker(site), "later"), liar)).error).toBeNull();
  });

  test("of a removed text does not show that text to its sender, and its moderator reads it", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "taken back at once");
    answerOf(await talker.rpc("unsay", { message_id: id }));
    answerOf(await report(id, reader));
    const own = answerOf<object[]>(await reader.from("reports").select("*").eq("target_id", String(id)));
    expect(own).toHaveLength(1);
    expect(JSON.stringify(own)).not.toContain("taken back at once");
    expect(JSON.stringify(await show(id))).toContain("taken back at once");
  });

  test("is refused about one's own, about a room that one cannot read, and past the function", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "mine", "class/skyhop");
    expect((await report(id, talker)).status).toBe(400);
    expect((await report(id, site.visitor)).status).toBe(404);
    await site.sql(`update public.chat_rooms set state = 'closed' where id = 'class/skyhop'`);
    expect((await report(id, reader)).status).toBe(404);
    await site.sql(`update public.chat_rooms set state = 'open' where id = 'class/skyhop'`);
    const forged = { target_kind: "message", target_id: "not a number", reason: "unkind" };
    expect((await reader.from("reports").insert(forged)).status).toBe(400);
    expect((await reader.rpc("report", { ...forged, details: "" })).status).toBe(404);
    expect((await reader.rpc("report", { ...forged, target_id: String(id), details: "" })).error).toBeNull();
    expect((await show(id)).lines.at(-1)).toMatchObject({ body: "mine" });
  });
});
