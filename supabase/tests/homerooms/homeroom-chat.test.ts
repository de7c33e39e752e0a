import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { accessOf } from "#testing/topics.ts";
import {
  newHomeroom,
  newOwnMember,
  newTeacher,
  readHomeroom,
  setSetting,
  setTime,
  type Homeroom,
} from "./homeroom-site.ts";

let site: RulesSite;
let teacher: Player;
let moderator: Player;
let room: Homeroom;
let teen: Player & { memberId: string };
let child: Player & { memberId: string };
beforeAll(async () => {
  site = await openRulesSite();
  await setTime(site, "2026-12-01 10:00:00+00");
  teacher = await newTeacher(site);
  moderator = await site.newPlayer({ roles: ["moderator"], factor: "shown" });
  room = await newHomeroom(teacher);
  teen = await newOwnMember(site, teacher, room.id, { name: "Tess", age: "13-15" });
  child = await newOwnMember(site, teacher, room.id, { name: "Kit", age: "under-13" });
});
afterAll(() => site.close());

type Said = { status: string; rule?: string; message: { id: number } | string };
type State = { may_read: boolean; may_write: string; why: string | null; room: object | null; rule?: string };

const roomId = () => room.chat.room_id;
const say = async (person: Player, body: string) =>
  answerOf<Said>(await person.rpc("say", { room_id: roomId(), body }));
const saidBy = async (person: Player, body: string) => {
  await site.travel("10 seconds");
  const { status, message } = await say(person, body);
  expect([status, message]).toEqual(["said", expect.anything()]);
  return (message as { id: number }).id;
};
const stateOf = async (person: Pick<Player, "rpc">) =>
  answerOf<State>(await person.rpc("chat_state", { room_id: roomId() }));
type Line = { id: number; user_id: string; username: string; body: string | null; removed: string | null };
const read = async (
  person: Pick<Player, "rpc">,
  part: { before?: number; since?: number; only_removed?: boolean } = {},
) => answerOf<Line[]>(await person.rpc("get_homeroom_messages", { homeroom_id: room.id, ...part }));
const lineOf = async (person: Player, id: number) => (await read(person)).find((line) => line.id === id);
const change = async (changes: object) =>
  answerOf(await teacher.rpc("change_homeroom", { homeroom_id: room.id, changes: changes as never }));
const report = (person: Player, message_id: number, why: string) => person.rpc("report_message", { message_id, why });
const item = async (message: number) => moderator.rpc("moderation_item", { queue: "chat", subject: String(message) });
const queue = async () => JSON.stringify(answerOf(await moderator.rpc("moderation_list", { queue: "chat" })));

describe("the chat of a homeroom", () => {
  test("is closed until the teacher opens it, and follows the site's switch", async () => {
    expect(await stateOf(teen)).toMatchObject({ may_read: false, may_write: "nothing" });
    await change({ chat: "open" });
    expect(await stateOf(teen)).toMatchObject({ may_read: false, why: "off" });
    expect((await say(teen, "Hello")).rule).toBe("off");
    await setSetting(site, "chat", "on");
    expect(await stateOf(teen)).toMatchObject({
      may_read: true,
      may_write: "text",
      rule: expect.stringContaining("Ms Adeyemi"),
    });
    await saidBy(teen, "Hello, class");
    await setSetting(site, "chat", "read");
    expect((await say(teen, "Hello again")).rule).toBe("off");
    await setSetting(site, "chat", "on");
  });

  test("is read and written by its members and its teacher only, not by moderators", async () => {
    const id = await saidBy(teen, "Between us");
    const outsider = await site.newPlayer();
    await site.sql(`update public.my_users set age_band = '16-18' where user_id = $1`, outsider.id);
    await setSetting(site, "chat-visitors", "on");
    for (const person of [teen, child, teacher]) expect((await read(person)).length).toBeGreaterThan(0);
    expect(codeOf(await site.visitor.rpc("get_homeroom_messages", { homeroom_id: room.id }))[0]).toBe(401);
    for (const person of [outsider, moderator]) expect(await read(person)).toEqual([]);
    for (const person of [outsider, moderator, site.visitor]) {
      expect(await stateOf(person)).toMatchObject({ may_read: false, room: null, may_write: "nothing" });
    }
    for (const person of [outsider, moderator]) {
      expect((await say(person, "Let me in")).status).toBe("refused");
      expect(await accessOf(site, `chat:${roomId()}`, { id: person.id, aal: "aal2" })).toEqual([]);
    }
    expect(await accessOf(site, `chat:${roomId()}`, teen)).toContain("read");
    expect((await item(id)).status).toBe(404);
    expect(codeOf(await moderator.rpc("remove_message", { message_id: id, reason: "spam" }))).toEqual([404, "PT404"]);
    expect(codeOf(await report(outsider, id, "unkind"))[0]).toBe(404);
  });

  test("lets children send cheers only, unless the operator and the teacher allow text", async () => {
    expect(await stateOf(child)).toMatchObject({ may_write: "cheers", why: "child" });
    expect((await say(child, "Text")).rule).toBe("age");
    const changes = { child_text: true };
    expect(codeOf(await teacher.rpc("change_homeroom", { homeroom_id: room.id, changes }))).toEqual([403, "PT403"]);
    await setSetting(site, "homeroom-child-text", "on");
    expect(await stateOf(child)).toMatchObject({ may_write: "cheers" });
    await change({ child_text: true });
    expect(await stateOf(child)).toMatchObject({ may_write: "text" });
    await saidBy(child, "My turn");
    expect(answerOf<Said>(await child.rpc("say", { room_id: "global", body: "Hello" })).rule).toBe("age");
    await setSetting(site, "homeroom-child-text", "off");
    expect(await stateOf(child)).toMatchObject({ may_write: "cheers" });
  });

  test("is moderated by its teacher, who removes messages and mutes members there only", async () => {
    const id = await saidBy(teen, "Not so nice");
    expect(codeOf(await child.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }))).toEqual([
      403,
      "PT403",
    ]);
    answerOf(await teacher.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }));
    expect(await lineOf(teen, id)).toMatchObject({ body: null, removed: "moderator" });
    answerOf(await teacher.rpc("mute_member", { member_id: teen.memberId, minutes: 15 }));
    await site.travel("10 seconds");
    expect((await say(teen, "Anything")).rule).toBe("muted");
    expect(answerOf<Said>(await teen.rpc("say", { room_id: "global", body: "Elsewhere" })).status).toBe("said");
    answerOf(await teacher.rpc("mute_member", { member_id: teen.memberId, minutes: 0 }));
    await saidBy(teen, "Back again");
    const other = await newTeacher(site);
    const theirs = await newHomeroom(other);
    expect(codeOf(await other.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }))).toEqual([
      404,
      "PT404",
    ]);
    expect(theirs.chat.state).toBe("closed");
  });

  test("keeps a teacher's removal: moderators of the site cannot undo it, even with a report of theirs", async () => {
    const id = await saidBy(teen, "Removed for good");
    answerOf(await report(child, id, "unsafe"));
    answerOf(await teacher.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }));
    const [decision] = await site.sql(
      `select id from private.decisions where queue = 'chat' and subject = $1 and moderator = $2`,
      String(id),
      teacher.id,
    );
    const undone = await moderator.rpc("undo_decision", { decision_id: Number(decision![0]) });
    expect(codeOf(undone)).toEqual([403, "PT403"]);
    const given = { queue: "chat", subject: String(id), verb: "stand", reason: "unkind", note: "" };
    await moderator.rpc("moderate", given);
    expect(await lineOf(teen, id)).toMatchObject({ body: null, removed: "moderator" });
  });
});

describe("a report within a homeroom", () => {
  test("goes to the teacher and not to the site's moderators", async () => {
    const id = await saidBy(teen, "Your hat is silly");
    const filed = answerOf<{ id: number }>(await report(child, id, "unkind"));
    expect(await queue()).not.toContain("hat is silly");
    expect((await item(id)).status).toBe(404);
    expect(answerOf(await moderator.from("reports").select("id").eq("id", filed.id))).toEqual([]);
    const reports = answerOf<{ id: number; lines: { name: string; body: string }[] }[]>(
      await teacher.rpc("get_homeroom_reports", { homeroom_id: room.id }),
    );
    expect(reports).toMatchObject([{ id: filed.id, kind: "message", member: { name: "Tess" } }]);
    expect(reports[0]!.lines).toContainEqual(expect.objectContaining({ name: "Tess", body: "Your hat is silly" }));
    expect(JSON.stringify(reports)).not.toContain(child.id);
    expect(codeOf(await child.rpc("judge_homeroom_report", { report_id: filed.id, verdict: "remove" }))).toEqual([
      403,
      "PT403",
    ]);
    answerOf(await teacher.rpc("judge_homeroom_report", { report_id: filed.id, verdict: "mute-15" }));
    expect((await readHomeroom(teacher, room.id)).reports_open).toBe(0);
    expect((await say(teen, "Hm")).rule).toBe("muted");
    answerOf(await teacher.rpc("mute_member", { member_id: teen.memberId, minutes: 0 }));
  });

  test("also goes to the site if somebody does not feel safe, or after a day", async () => {
    const [unsafe, slow] = [await saidBy(teen, "Meet me outside later"), await saidBy(teen, "You always lose")];
    answerOf(await report(child, unsafe, "unsafe"));
    answerOf(await report(child, slow, "unkind"));
    expect(await queue()).toContain("Meet me outside");
    expect(await queue()).not.toContain("You always lose");
    expect((await item(unsafe)).status).toBe(200);
    await site.travel("25 hours");
    expect(await queue()).toContain("You always lose");
    await setTime(site, "2026-12-03 10:00:00+00");
  });

  test("is closed when the teacher removes the message, unless somebody does not feel safe", async () => {
    const before = (await readHomeroom(teacher, room.id)).reports_open;
    const [unkind, unsafe] = [await saidBy(teen, "Your duck is ugly"), await saidBy(teen, "I know your street")];
    answerOf(await report(child, unkind, "unkind"));
    answerOf(await report(child, unsafe, "unsafe"));
    for (const message_id of [unkind, unsafe]) {
      answerOf(await teacher.rpc("remove_homeroom_message", { message_id, reason: "unkind" }));
    }
    expect((await readHomeroom(teacher, room.id)).reports_open).toBe(before + 1);
    const statusOf = async (message: number) =>
      answerOf(await child.from("reports").select("status").eq("target_id", String(message)));
    expect(await statusOf(unkind)).toEqual([{ status: "resolved" }]);
    expect(await statusOf(unsafe)).toEqual([{ status: "open" }]);
    expect(await queue()).toContain("I know your street");
  });

  test("about the teacher goes to the site only", async () => {
    const id = await saidBy(teacher, "A sentence of the teacher");
    answerOf(await report(teen, id, "unkind"));
    expect(await queue()).toContain("A sentence of the teacher");
    const reports = answerOf<{ lines: { body: string; is_reported: boolean }[] }[]>(
      await teacher.rpc("get_homeroom_reports", { homeroom_id: room.id }),
    );
    const reported = reports.flatMap(({ lines }) => lines.filter((line) => line.is_reported).map(({ body }) => body));
    expect(reported).toContain("You always lose");
    expect(reported).not.toContain("A sentence of the teacher");
  });

  test("about a name is judged by the teacher, who gives another one", async () => {
    const filed = answerOf<{ id: number }>(
      await child.rpc("report_member", { member_id: teen.memberId, reason: "unkind" }),
    );
    const outsider = await site.newPlayer();
    expect(codeOf(await outsider.rpc("report_member", { member_id: teen.memberId, reason: "unkind" }))).toEqual([
      404,
      "PT404",
    ]);
    const forged = { user_id: child.id, target_kind: "member", target_id: teen.memberId, reason: "unkind" };
    expect((await child.from("reports").insert(forged)).status).toBe(400);
    answerOf(await teacher.rpc("judge_homeroom_report", { report_id: filed.id, verdict: "rename" }));
    const { members } = await readHomeroom(teacher, room.id);
    expect(members.find(({ id }) => id === teen.memberId)!.name).toMatch(/^[a-z]+-[a-z]+$/);
  });
});

describe("a pupil's name in the homeroom", () => {
  const NAME = "Quillby Marsh";

  test("is in no message, broadcast, profile or report that leaves the homeroom", async () => {
    const pupil = await newOwnMember(site, teacher, room.id, { name: NAME, age: "13-15" });
    const id = await saidBy(pupil, "Somebody took my pen");
    answerOf(await report(teen, id, "unsafe"));
    // Control: the members see the name, so this test would find it.
    const people = await teen.rpc("get_homeroom_people", { homeroom_id: room.id });
    expect(JSON.stringify(answerOf(people))).toContain(NAME);

    const rows = await read(teen);
    expect(JSON.stringify(rows)).toContain("took my pen");
    const broadcasts = await site.sql(`select payload::text from realtime.messages where payload is not null`);
    expect(JSON.stringify(broadcasts)).toContain("took my pen");
    const seenByModerators = [await queue(), JSON.stringify(answerOf(await item(id)))];
    expect(seenByModerators.join(" ")).toContain("took my pen");
    const profile = answerOf(await site.visitor.from("my_users").select("user_id, username, user_about"));
    for (const seen of [rows, broadcasts, seenByModerators, profile]) expect(JSON.stringify(seen)).not.toContain(NAME);
  });

  test("is refused to outsiders, moderators, other teachers, visitors and former members", async () => {
    const former = await newOwnMember(site, teacher, room.id, { name: "Former", age: "13-15" });
    answerOf(await teacher.rpc("remove_member", { member_id: former.memberId }));
    const other = await newTeacher(site);
    for (const person of [await site.newPlayer(), moderator, other, former, site.visitor]) {
      const asked = await Promise.all([
        person.rpc("get_homeroom_people", { homeroom_id: room.id }),
        person.rpc("get_homeroom", { homeroom_id: room.id }),
        person.rpc("get_homeroom_reports", { homeroom_id: room.id }),
        person.rpc("get_homeroom_messages", { homeroom_id: room.id }),
        person.from("chat_messages").select("*").eq("room_id", roomId()),
      ]);
      expect(JSON.stringify(asked)).not.toContain(NAME);
      expect(asked.slice(0, 3).map(({ status }) => status >= 400)).toEqual([true, true, true]);
    }
    for (const person of [{ id: other.id }, { id: former.id }, null])
      expect(await accessOf(site, `chat:${roomId()}`, person)).toEqual([]);
  });
});

describe("the account behind a name in the homeroom", () => {
  const ACCOUNTS = () => [teen, child, teacher].map(({ id }) => id);
  const namesOf = async () =>
    (
      await site.sql(`select username from public.my_users where user_id = any ($1::uuid[])`, `{${ACCOUNTS().join()}}`)
    ).flat();
  type Person = { author_id: string; name: string; is_me: boolean; is_blocked: boolean };
  const peopleOf = async (person: Player) =>
    answerOf<Person[]>(await person.rpc("get_homeroom_people", { homeroom_id: room.id }));
  /** Everything that was broadcast to the room. */
  const broadcasts = async () =>
    JSON.stringify(await site.sql(`select payload from realtime.messages where topic = $1`, `chat:${roomId()}`));

  test("is in no message, broadcast, answer or list of people that members and the teacher get", async () => {
    const answer = await say(teacher, "Good morning");
    const [id, child_id] = [await saidBy(teen, "Who am I?"), await saidBy(teen, "Guess again")];
    answerOf(await teacher.rpc("remove_homeroom_message", { message_id: child_id, reason: "spam" }));
    const secrets = [...ACCOUNTS(), ...((await namesOf()) as string[])];
    expect(secrets).toHaveLength(6);
    for (const person of [teen, child, teacher]) {
      const seen = JSON.stringify([await read(person), await peopleOf(person), answer, await broadcasts()]);
      expect(seen).toContain("Who am I?");
      for (const secret of secrets) expect(seen).not.toContain(secret);
    }
    expect(await lineOf(child, id)).toMatchObject({ user_id: teen.memberId, username: "" });
    expect((await peopleOf(child)).map(({ author_id }) => author_id)).toContain(teen.memberId);
  });

  test("cannot be read from the table, not even by the author, by joins or by filters", async () => {
    const id = await saidBy(teen, "A row of mine");
    for (const person of [teen, child, teacher, moderator]) {
      const asked = await Promise.all([
        person.from("chat_messages").select("id, user_id, username").eq("id", id),
        person.from("chat_messages").select("id").eq("user_id", teen.id).like("room_id", "homeroom/%"),
        person.from("chat_rooms").select("id, chat_messages(user_id)").eq("id", roomId()),
      ]);
      expect(asked.slice(0, 2).map((each) => answerOf(each))).toEqual([[], []]);
      expect(JSON.stringify(asked[2])).not.toContain(teen.id);
    }
  });

  test("cannot be inferred from messages that disappear: blocks of accounts do not count, those of members do", async () => {
    const id = await saidBy(teen, "Can you hear me?");
    answerOf(await child.rpc("block_player", { blocked: teen.id }));
    expect(await lineOf(child, id)).toBeTruthy();
    answerOf(await child.rpc("unblock_player", { blocked: teen.id }));

    answerOf(await child.rpc("block_member", { member_id: teen.memberId, is_blocked: true }));
    expect(await lineOf(child, id)).toBeUndefined();
    expect(await lineOf(teacher, id)).toBeTruthy();
    expect((await peopleOf(child)).filter(({ is_blocked }) => is_blocked)).toMatchObject([
      { author_id: teen.memberId },
    ]);
    expect((await peopleOf(teen)).filter(({ is_blocked }) => is_blocked)).toEqual([]);
    expect(JSON.stringify(answerOf(await child.rpc("my_blocks")))).not.toContain(teen.id);
    expect(answerOf(await child.rpc("export_my_data"))).toMatchObject({
      homeroom_blocks: [{ name: expect.any(String) }],
    });
    answerOf(await child.rpc("block_member", { member_id: teen.memberId, is_blocked: false }));
    expect(await lineOf(child, id)).toBeTruthy();
  });

  test("blocking is refused to outsiders, for oneself and for members of another homeroom", async () => {
    const other = await newTeacher(site);
    const theirs = await newHomeroom(other);
    const stranger = await newOwnMember(site, other, theirs.id, { name: "Stranger", age: "13-15" });
    const tries: [Player, string][] = [
      [await site.newPlayer(), teen.memberId],
      [teacher, teen.memberId],
      [moderator, teen.memberId],
      [teen, teen.memberId],
      [teen, stranger.memberId],
      [teen, room.id],
    ];
    for (const [person, member_id] of tries)
      expect(codeOf(await person.rpc("block_member", { member_id, is_blocked: true }))).toEqual([404, "PT404"]);
    expect(await site.sql(`select count(*) from private.homeroom_blocks`)).toEqual([["0"]]);
  });

  test("reaches moderators with the evidence of a report, and no room when they mute", async () => {
    const id = await saidBy(teen, "You will be sorry");
    answerOf(await report(child, id, "unsafe"));
    expect(JSON.stringify(answerOf(await item(id)))).toContain(teen.id);
    const given = { queue: "chat", subject: String(id), verb: "mute-15", reason: "unkind" };
    answerOf(await moderator.rpc("moderate", given));
    const told = await broadcasts();
    expect(told).toContain("A member");
    for (const name of (await namesOf()) as string[]) expect(told).not.toContain(name);
  });

  test("history is read in both directions by ids, with its removals", async () => {
    const lines = await read(teacher);
    const [newest, second, third] = lines.map(({ id }) => id) as [number, number, number];
    expect((await read(teacher, { before: newest }))[0]!.id).toBe(second);
    expect((await read(teacher, { since: third })).map(({ id }) => id)).toEqual([newest, second]);
    const removed = await read(teacher, { only_removed: true });
    expect(removed.length).toBeGreaterThan(0);
    expect(removed.every((line) => line.removed !== null && line.body === null)).toBe(true);
  });
});

describe("messages of a member who has left", () => {
  test("stay: pupils report them, and the teacher removes them", async () => {
    const former = await newOwnMember(site, teacher, room.id, { name: "Moss", age: "13-15" });
    const id = await saidBy(former, "A last unkind word");
    answerOf(await teacher.rpc("remove_member", { member_id: former.memberId }));
    expect(await lineOf(teen, id)).toMatchObject({ user_id: null, username: "", body: "A last unkind word" });
    answerOf(await report(teen, id, "unkind"));
    const reports = JSON.stringify(answerOf(await teacher.rpc("get_homeroom_reports", { homeroom_id: room.id })));
    expect(reports).toContain("A last unkind word");
    expect(reports).not.toContain(former.id);
    answerOf(await teacher.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }));
    expect(await lineOf(teen, id)).toMatchObject({ body: null, removed: "moderator" });
  });
});
