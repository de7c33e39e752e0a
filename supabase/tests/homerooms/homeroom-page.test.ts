import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";
import {
  newHomeroom,
  newOwnMember,
  newTeacher,
  playVerified,
  readHomeroom,
  setSetting,
  setTime,
  type Homeroom,
} from "./homeroom-site.ts";

let site: RulesSite;
let teacher: Player;
let room: Homeroom;
let ada: Player & { memberId: string };
beforeAll(async () => {
  site = await openRulesSite();
  teacher = await newTeacher(site);
});
afterAll(() => site.close());

/** A fresh homeroom on a Tuesday at ten, with one member. */
async function freshRoom() {
  await setTime(site, "2026-12-01 10:00:00+00");
  room = await newHomeroom(teacher);
  ada = await newOwnMember(site, teacher, room.id);
}

const memberNow = async () => (await readHomeroom(teacher, room.id)).members[0]!;
const start = (player: Player, app_id = "skyhop") => player.rpc("start_run", { app_id });

describe("who is here", () => {
  test("is known from a member's last request, for two heartbeats", async () => {
    await freshRoom();
    expect(await memberNow()).toMatchObject({ is_present: false, seen_at: null });
    await ada.rpc("homeroom_here");
    expect(await memberNow()).toMatchObject({ is_present: true, playing: null });
    await site.travel("2 minutes");
    expect(await memberNow()).toMatchObject({ is_present: false });
    await start(ada);
    expect(await memberNow()).toMatchObject({ is_present: true, playing: "skyhop" });
    await site.travel("70 seconds");
    await ada.rpc("homeroom_here");
    expect(await memberNow()).toMatchObject({ is_present: true, playing: null });
  });

  test("is not noted outside the homeroom's hours, whatever is played", async () => {
    await freshRoom();
    await setTime(site, "2026-12-01 20:00:00+00");
    const { run_id } = answerOf<{ run_id: string }>(await start(ada));
    await site.travel("10 seconds");
    await ada.rpc("checkpoint_run", { run_id, frame: 600, hash: 1, log_hash: 1 });
    await ada.rpc("homeroom_here");
    await setTime(site, "2026-12-02 10:00:00+00");
    expect(await memberNow()).toMatchObject({ seen_at: null, minutes: 0, classes: 0, is_present: false });
    const [[rows]] = (await site.sql(
      `select count(*) from private.homeroom_play where member_id = $1`,
      ada.memberId,
    )) as [[string]];
    expect(rows).toBe("0");
  });

  test("has minutes by the server's clock, however many checkpoints are sent", async () => {
    await freshRoom();
    const { run_id } = answerOf<{ run_id: string }>(await start(ada));
    for (let frame = 600; frame <= 7200; frame += 600) {
      await site.travel("10 seconds");
      answerOf(await ada.rpc("checkpoint_run", { run_id, frame, hash: 1, log_hash: 1 }));
    }
    expect(await memberNow()).toMatchObject({ minutes_today: 2, minutes: 2, classes: 1 });
    const told = answerOf<{ classes: object[] }>(await teacher.rpc("get_homeroom_member", { member_id: ada.memberId }));
    expect(told.classes).toMatchObject([{ app_id: "skyhop", minutes: 2, days: 1, last_day: "2026-12-01" }]);
  });

  test("is about members since they joined, without ids, addresses, wallet or other homerooms", async () => {
    await freshRoom();
    const told = JSON.stringify([
      await readHomeroom(teacher, room.id),
      answerOf(await teacher.rpc("get_homeroom_member", { member_id: ada.memberId })),
    ]);
    const [[name]] = (await site.sql(`select username from public.my_users where user_id = $1`, ada.id)) as [[string]];
    for (const secret of [ada.id, name, "coins", "email", "age_band", "friends_of"]) expect(told).not.toContain(secret);
  });
});

describe("bests and assignments", () => {
  test("are judged from verified runs since the member joined", async () => {
    await freshRoom();
    const late = await newOwnMember(site, teacher, room.id, { name: "Late" });
    const assignment = { homeroom_id: room.id, app_id: "skyhop", due_at: "2026-12-04T15:00:00Z", target: 30 };
    const { id } = answerOf<{ id: string }>(await teacher.rpc("add_assignment", assignment));
    // A claimed score that nobody has replayed.
    const { run_id } = answerOf<{ run_id: string }>(await start(ada));
    await site.travel("10 seconds");
    await ada.rpc("submit_run", { run_id, log: "AAAA", score: 99, final_hash: "00", frames: 60 });
    const stateOf = async (member_id: string) =>
      answerOf<{ bests: object[]; assignments: object[] }>(await teacher.rpc("get_homeroom_member", { member_id }));
    expect(await stateOf(ada.memberId)).toMatchObject({ bests: [], assignments: [{ id, state: "open", best: null }] });

    await playVerified(site, ada, "skyhop", 20);
    expect((await stateOf(ada.memberId)).assignments).toMatchObject([{ state: "open", best: 20 }]);
    await playVerified(site, ada, "skyhop", 31);
    expect(await stateOf(ada.memberId)).toMatchObject({
      bests: [{ app_id: "skyhop", score: 31 }],
      assignments: [{ state: "done", best: 31 }],
    });
    expect((await readHomeroom(teacher, room.id)).assignments).toMatchObject([{ done: 1, of: 2 }]);
    expect(answerOf(await ada.rpc("get_my_homerooms"))).toMatchObject({
      member_of: [{ assignments: [{ state: "done" }] }],
    });

    await setTime(site, "2026-12-05 10:00:00+00");
    await playVerified(site, late, "skyhop", 50);
    expect((await stateOf(late.memberId)).assignments).toMatchObject([{ state: "missed", best: null }]);
    expect((await stateOf(late.memberId)).bests).toMatchObject([{ score: 50 }]);
  });

  test("do not count what was played before joining", async () => {
    await freshRoom();
    const player = await site.newPlayer();
    await playVerified(site, player, "skyhop", 77);
    await site.travel("1 minute");
    await site.sql(
      `insert into private.homeroom_members (homeroom_id, user_id, kind, name, joined_at) values ($1, $2, 'own', 'New', private.now())`,
      room.id,
      player.id,
    );
    const [[id]] = (await site.sql(`select id from private.homeroom_members where user_id = $1`, player.id)) as [
      [string],
    ];
    expect(answerOf(await teacher.rpc("get_homeroom_member", { member_id: id }))).toMatchObject({ bests: [] });
  });

  test("are on the homeroom's board with names of the homeroom, for its people only", async () => {
    await freshRoom();
    const ben = await newOwnMember(site, teacher, room.id, { name: "Ben" });
    const outsider = await site.newPlayer();
    await playVerified(site, ada, "skyhop", 12);
    await playVerified(site, ben, "skyhop", 15);
    await playVerified(site, outsider, "skyhop", 900);
    const board = { homeroom_id: room.id, board: "scores/skyhop", period: "all" };
    const rows = [
      { name: "Ben", value: 15, rank: 1, is_me: false },
      { name: "Ada", value: 12, rank: 2, is_me: true },
    ];
    expect(answerOf(await ada.rpc("get_homeroom_board", board))).toMatchObject(rows);
    expect(answerOf<object[]>(await teacher.rpc("get_homeroom_board", board)).length).toBe(2);
    expect(answerOf<object[]>(await ada.rpc("get_homeroom_board", { ...board, period: "week" })).length).toBe(2);
    expect(codeOf(await outsider.rpc("get_homeroom_board", board))).toEqual([404, "PT404"]);
    for (const secret of ["coins", "time_spent", "streaks", "apps_played"])
      expect(codeOf(await teacher.rpc("get_homeroom_board", { ...board, board: secret }))).toEqual([404, "PT404"]);
  });

  test("have no ids on the homeroom's board that are also on a public board", async () => {
    await freshRoom();
    await playVerified(site, ada, "skyhop", 12);
    const board = { homeroom_id: room.id, board: "scores/skyhop", period: "all" };
    const inside = answerOf<object[]>(await teacher.rpc("get_homeroom_board", board));
    const [[submission]] = (await site.sql(
      `select submission_id from private.standings where user_id = $1 and submission_id is not null limit 1`,
      ada.id,
    )) as [[string]];
    const outside = JSON.stringify(
      answerOf(await site.visitor.rpc("get_board", { board: board.board, period: board.period })),
    );
    expect(outside).toContain(submission);
    expect(inside).toHaveLength(1);
    const ids = JSON.stringify(inside).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    expect(ids.filter((id) => outside.includes(id))).toEqual([]);
    expect(JSON.stringify(inside)).not.toContain(submission);
    expect(JSON.stringify(inside)).not.toContain(ada.id);
  });
});

describe("eyes on me", () => {
  const eyes = (is_on: boolean, more: object = {}) => teacher.rpc("set_eyes", { homeroom_id: room.id, is_on, ...more });

  test("answers every start with the teacher's sentence, until it ends by itself", async () => {
    await freshRoom();
    const [offline, outsider] = [
      await ada.rpc("start_run", { app_id: "lumen", mode: "offline" }),
      await site.newPlayer(),
    ];
    answerOf(offline);
    answerOf(await eyes(true, { sentence: "Eyes on me, ducklings." }));
    for (const mode of ["ranked", "offline", "daily"]) {
      expect(refusalOf(await ada.rpc("start_run", { app_id: "skyhop", mode }))).toBe("423 Eyes on me, ducklings.");
    }
    expect(refusalOf(await ada.rpc("get_guest_ticket", { app_id: "skyhop" }))).toBe("423 Eyes on me, ducklings.");
    answerOf(await start(outsider));
    expect(answerOf(await ada.rpc("homeroom_here"))).toMatchObject({ eyes: [{ is_on: true }] });
    expect(await messagesOn(site, `homeroom:${room.id}`)).toContainEqual([
      "eyes",
      expect.objectContaining({ is_on: true, sentence: "Eyes on me, ducklings." }),
    ]);
    await site.travel("60 minutes");
    answerOf(await start(ada));
    answerOf(await eyes(true));
    answerOf(await eyes(false));
    answerOf(await start(ada));
  });

  test("lasts an hour at most and counts only within the hours", async () => {
    await freshRoom();
    expect(codeOf(await eyes(true, { minutes: 61 }))).toEqual([400, "PT400"]);
    await setTime(site, "2026-12-01 15:50:00+00");
    answerOf(await eyes(true));
    expect(codeOf(await start(ada))).toEqual([423, "PT423"]);
    await site.travel("11 minutes");
    answerOf(await start(ada));
    expect(answerOf(await eyes(true))).toMatchObject({ is_on: false, counts_now: false });
  });
});

describe("the site's open hours", () => {
  test("stop every start outside them, and not within them", async () => {
    await freshRoom();
    await setSetting(site, "open-from", "08:00");
    await setSetting(site, "open-to", "15:00");
    await setSetting(site, "open-days", "weekdays");
    const player = await site.newPlayer();
    answerOf(await start(player));
    await setTime(site, "2026-12-04 15:00:01+00");
    expect(refusalOf(await start(player))).toContain("423 The site is open from 08:00 to 15:00.");
    expect(codeOf(await site.visitor.rpc("get_guest_ticket", { app_id: "skyhop" }))).toEqual([423, "PT423"]);
    const hours = answerOf<{ opens_at: string }>(await site.visitor.rpc("get_site_hours"));
    expect(hours).toMatchObject({ is_open: false, from: "08:00" });
    expect(new Date(hours.opens_at).toISOString()).toBe("2026-12-07T08:00:00.000Z");
    await setSetting(site, "open-from", "off");
    expect(answerOf(await site.visitor.rpc("get_site_hours"))).toMatchObject({ is_open: true, from: null });
    answerOf(await start(player));
  });
});

describe("an attacker", () => {
  test("who teaches elsewhere reads and changes nothing of this homeroom", async () => {
    await freshRoom();
    const rival = await newTeacher(site);
    await newHomeroom(rival);
    const { id } = answerOf<{ id: string }>(
      await teacher.rpc("add_assignment", { homeroom_id: room.id, app_id: "skyhop", due_at: "2026-12-04T15:00:00Z" }),
    );
    const homeroom_id = room.id;
    const member_id = ada.memberId;
    for (const person of [rival, ada, await site.newPlayer({ roles: ["moderator"] })]) {
      const answers = [
        await person.rpc("get_homeroom", { homeroom_id }),
        await person.rpc("get_homeroom_member", { member_id }),
        await person.rpc("get_homeroom_reports", { homeroom_id }),
        await person.rpc("change_homeroom", { homeroom_id, changes: { name: "Mine" } }),
        await person.rpc("open_joining", { homeroom_id }),
        await person.rpc("close_joining", { homeroom_id }),
        await person.rpc("admit_newcomers", { homeroom_id, newcomers: [member_id] }),
        await person.rpc("refuse_newcomers", { homeroom_id, newcomers: [member_id] }),
        await person.rpc("plan_accounts", { homeroom_id, names: ["Eve"] }),
        await person.rpc("plan_resets", { homeroom_id, members: [member_id] }),
        await person.rpc("rename_member", { member_id, name: "Eve" }),
        await person.rpc("remove_member", { member_id }),
        await person.rpc("erase_homeroom_account", { member_id }),
        await person.rpc("mute_member", { member_id, minutes: 5 }),
        await person.rpc("set_eyes", { homeroom_id, is_on: true }),
        await person.rpc("add_assignment", { homeroom_id, app_id: "skyhop", due_at: "2026-12-04T15:00:00Z" }),
        await person.rpc("remove_assignment", { assignment_id: id }),
        await person.rpc("close_homeroom", { homeroom_id }),
        await person.rpc("erase_homeroom", { homeroom_id, confirm_name: "Room 7B" }),
      ];
      for (const answer of answers) expect([403, 404]).toContain(answer.status);
    }
    expect(await readHomeroom(teacher, room.id)).toMatchObject({
      name: "Room 7B",
      state: "open",
      members: [{ id: member_id }],
    });
  });

  test("who lost the role reads nothing any more", async () => {
    await freshRoom();
    await site.sql(`delete from public.player_roles where user_id = $1 and role = 'teacher'`, teacher.id);
    expect(codeOf(await teacher.rpc("get_homeroom", { homeroom_id: room.id }))).toEqual([404, "PT404"]);
    expect(codeOf(await teacher.rpc("set_eyes", { homeroom_id: room.id, is_on: true }))).toEqual([403, "PT403"]);
    expect(await accessOf(site, `homeroom-teacher:${room.id}`, teacher)).toEqual([]);
    await site.sql(`insert into public.player_roles (user_id, role) values ($1, 'teacher')`, teacher.id);
  });

  test("can neither read nor send on the topics of a homeroom", async () => {
    await freshRoom();
    const outsider = await site.newPlayer();
    const [open, desk] = [`homeroom:${room.id}`, `homeroom-teacher:${room.id}`];
    expect(await accessOf(site, open, ada)).toEqual(["read"]);
    expect(await accessOf(site, open, teacher)).toEqual(["read"]);
    expect(await accessOf(site, desk, teacher)).toEqual(["read"]);
    for (const [topic, who] of [
      [desk, ada],
      [open, outsider],
      [desk, outsider],
      [open, null],
      ["homeroom:not-an-id", outsider],
    ] as const)
      expect(await accessOf(site, topic, who)).toEqual([]);
    await ada.rpc("leave_homeroom", { homeroom_id: room.id });
    expect(await accessOf(site, open, ada)).toEqual([]);
  });
});
