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
const read = async (person: Pick<Player, "from">) =>
  answerOf<object[]>(await person.from("chat_messages").select("id").eq("room_id", roomId()));
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
    for (const person of [outsider, moderator, site.visitor]) {
      expect(await read(person)).toEqual([]);
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

  test("is moderated by its teacher: messages go, members are muted there only", async () => {
    const id = await saidBy(teen, "Not so nice");
    expect(codeOf(await child.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }))).toEqual([
      403,
      "PT403",
    ]);
    answerOf(await teacher.rpc("remove_homeroom_message", { message_id: id, reason: "unkind" }));
    const [row] = answerOf<object[]>(await teen.from("chat_messages").select("body, removed").eq("id", id));
    expect(row).toEqual({ body: null, removed: "moderator" });
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
    const [row] = answerOf<object[]>(await teen.from("chat_messages").select("body, removed").eq("id", id));
    expect(row).toEqual({ body: null, removed: "moderator" });
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
    // The members see it, so the test would find it.
    const people = await teen.rpc("get_homeroom_people", { homeroom_id: room.id });
    expect(JSON.stringify(answerOf(people))).toContain(NAME);

    const rows = answerOf<object[]>(await teen.from("chat_messages").select("*").eq("room_id", roomId()));
    expect(JSON.stringify(rows)).toContain("took my pen");
    const broadcasts = await site.sql(`select payload::text from realtime.messages where payload is not null`);
    expect(JSON.stringify(broadcasts)).toContain("took my pen");
    const seenByModerators = [await queue(), JSON.stringify(answerOf(await item(id)))];
    expect(seenByModerators.join(" ")).toContain("took my pen");
    const profile = answerOf(await site.visitor.from("my_users").select("user_id, username, user_about"));
    for (const seen of [rows, broadcasts, seenByModerators, profile]) expect(JSON.stringify(seen)).not.toContain(NAME);
  });

  test("is told to no outsider, moderator, other teacher, visitor or former member who asks for it", async () => {
    const former = await newOwnMember(site, teacher, room.id, { name: "Former", age: "13-15" });
    answerOf(await teacher.rpc("remove_member", { member_id: former.memberId }));
    const other = await newTeacher(site);
    for (const person of [await site.newPlayer(), moderator, other, former, site.visitor]) {
      const asked = await Promise.all([
        person.rpc("get_homeroom_people", { homeroom_id: room.id }),
        person.rpc("get_homeroom", { homeroom_id: room.id }),
        person.rpc("get_homeroom_reports", { homeroom_id: room.id }),
        person.from("chat_messages").select("*").eq("room_id", roomId()),
      ]);
      expect(JSON.stringify(asked)).not.toContain(NAME);
      expect(asked.slice(0, 3).map(({ status }) => status >= 400)).toEqual([true, true, true]);
    }
    for (const person of [{ id: other.id }, { id: former.id }, null])
      expect(await accessOf(site, `chat:${roomId()}`, person)).toEqual([]);
  });
});
