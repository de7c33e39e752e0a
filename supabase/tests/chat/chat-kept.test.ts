import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import type { Player, RulesSite } from "#testing/rules-site.ts";
import { messageFor, newTalker, openChatSite, saidBy, say, setChat, toldTo } from "./chat-site.ts";

let site: RulesSite;
let moderator: Player;
let reader: Player;
beforeAll(async () => {
  site = await openChatSite();
  moderator = await newTalker(site, { roles: ["moderator"] });
  reader = await newTalker(site);
});
afterAll(() => site.close());

const sweep = () => site.sql(`select private.sweep()`);
const evidenceOf = async (id: number) =>
  (
    await site.sql(
      `select body, username, user_id from private.chat_evidence where message_id = $1::bigint`,
      String(id),
    )
  )[0];
const report = async (id: number, by = reader) =>
  answerOf<{ id: number }>(await by.rpc("report_message", { message_id: id, why: "unkind" }));
const decide = async (id: number, verb: string) =>
  answerOf(await moderator.rpc("moderate", { queue: "chat", subject: String(id), verb, reason: "unkind" }));

describe("the sweep", () => {
  test("deletes messages after the days of the setting", async () => {
    const id = await saidBy(await newTalker(site), "thirty days");
    await site.travel("29 days 23 hours");
    await sweep();
    expect(await messageFor(reader, id)).toMatchObject({ body: "thirty days" });
    await site.travel("2 hours");
    await sweep();
    expect(await messageFor(reader, id)).toBeUndefined();
    const short = await saidBy(await newTalker(site), "one day");
    await setChat(site, "chat-keep-days", "1");
    await site.travel("25 hours");
    await sweep();
    expect(await messageFor(reader, short)).toBeUndefined();
    await setChat(site, "chat-keep-days", "30");
  });

  test("keeps reported texts until 30 days after the last report is closed", async () => {
    const [author, other] = [await newTalker(site), await newTalker(site)];
    const [before, id] = [await saidBy(author, "context of it"), await saidBy(author, "reported")];
    await report(id);
    await report(id, other);
    answerOf(await author.rpc("unsay", { message_id: before }));
    await site.travel("100 days");
    await sweep();
    expect(await messageFor(reader, id)).toBeUndefined();
    expect((await evidenceOf(id))![0]).toBe("reported");
    expect((await evidenceOf(before))![0]).toBe("context of it");
    await decide(id, "remove");
    await site.travel("29 days");
    await sweep();
    expect(await evidenceOf(id)).toBeDefined();
    await site.travel("2 days");
    await sweep();
    expect(await evidenceOf(id)).toBeUndefined();
    expect(await evidenceOf(before)).toBeUndefined();
  });

  test("deletes unreported texts with the history, ended mutes, and refusals after a day", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "taken back");
    answerOf(await talker.rpc("unsay", { message_id: id }));
    for (let n = 0; n < 3; n++) await say(talker, `www.pond${n}.example`);
    expect((await evidenceOf(id))![0]).toBe("taken back");
    await site.travel("25 hours");
    await sweep();
    expect(await site.sql(`select 1 from private.chat_mutes where user_id = $1`, talker.id)).toEqual([]);
    expect(await site.sql(`select 1 from private.chat_refusals where user_id = $1`, talker.id)).toEqual([]);
    expect(await evidenceOf(id)).toBeDefined();
    await site.travel("29 days");
    await sweep();
    expect(await evidenceOf(id)).toBeUndefined();
  });
});

describe("the export of a player's data", () => {
  test("has their messages, also removed ones, their blocks, mutes and refusals, and nothing of others", async () => {
    const talker = await newTalker(site);
    const id = await saidBy(talker, "said and removed");
    await saidBy(reader, "words of somebody else");
    answerOf(await talker.rpc("block_player", { blocked: reader.id }));
    await say(talker, "see www.pond.example");
    answerOf(await moderator.rpc("mute_player", { player: talker.id, minutes: 15, reason: "spam" }));
    const told = answerOf<Record<string, unknown>>(await talker.rpc("export_my_data"));
    expect(told).toMatchObject({
      chat_messages: [{ room: "global", body: null, removed: "moderator", reason: "spam" }],
      chat_evidence: [{ body: "said and removed" }],
      chat_mutes: [{ reason: "spam" }],
      chat_refusals: [{ rule: "link" }],
      chat_blocks: [{ blocked_id: reader.id }],
      false_reports: [],
    });
    expect(JSON.stringify(told)).not.toContain("words of somebody else");
    expect(id).toBeGreaterThan(0);
  });
});

describe("a deleted account", () => {
  test("leaves tombstones without name and text, and keeps only reported texts", async () => {
    const talker = await newTalker(site);
    const [kept, taken] = [await saidBy(talker, "stays a tombstone"), await saidBy(talker, "taken back before")];
    answerOf(await talker.rpc("unsay", { message_id: taken }));
    answerOf(await talker.rpc("delete_account", { right_now: true }));
    for (const id of [kept, taken]) {
      expect(await messageFor(reader, id)).toMatchObject({
        body: null,
        user_id: null,
        username: "",
        removed: "account",
      });
      expect(await evidenceOf(id)).toBeUndefined();
    }
    expect((await toldTo(site, "chat:global")).at(-1)).toMatchObject({
      event: "removed",
      payload: { id: kept, removed: "account" },
    });
  });

  test("leaves reported texts to the moderator, and an undo does not bring them back", async () => {
    const talker = await newTalker(site, { username: "left-in-a-hurry" });
    const id = await saidBy(talker, "reported, then gone");
    const { id: number } = await report(id);
    answerOf(await talker.rpc("delete_account", { right_now: true }));
    expect(await evidenceOf(id)).toEqual(["reported, then gone", "left-in-a-hurry", null]);
    const [row] = await site.sql(`select private.report_case($1::bigint)::text`, String(number));
    expect(row![0]).toContain("reported, then gone");
    await decide(id, "remove");
    expect(await messageFor(reader, id)).toMatchObject({ removed: "account", username: "" });
    await site.travel("31 days");
    await sweep();
    expect(await evidenceOf(id)).toBeUndefined();
  });

  test("of the only reporter closes the report", async () => {
    const [talker, reporter] = [await newTalker(site), await newTalker(site)];
    const id = await saidBy(talker, "nobody minds any more");
    await report(id, reporter);
    answerOf(await reporter.rpc("delete_account", { right_now: true }));
    await site.travel("31 days");
    await sweep();
    expect(await evidenceOf(id)).toBeUndefined();
  });
});
