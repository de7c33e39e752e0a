import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import {
  admitAll,
  HOMEROOM,
  join,
  newHomeroom,
  newOwnMember,
  newTeacher,
  openJoining,
  readHomeroom,
  setTime,
  type Homeroom,
} from "./homeroom-site.ts";

let site: RulesSite;
let teacher: Player;
let room: Homeroom;
beforeAll(async () => {
  site = await openRulesSite();
  await setTime(site, "2026-12-01 10:00:00+00");
  teacher = await newTeacher(site);
  room = await newHomeroom(teacher);
});
afterAll(() => site.close());

const forgetGuesses = () => site.sql(`delete from private.code_guesses`);

describe("a teacher", () => {
  test("is made by an invitation that works once, for adults only", async () => {
    const code = "abcd-efgh-jkmn";
    await site.sql(
      `insert into private.teacher_invites (code_hash, expires_at)
       values (encode(sha256('abcd-efgh-jkmn'), 'hex'), private.now() + interval '1 day')`,
    );
    const [pupil, adult, second] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
    expect(codeOf(await pupil.rpc("accept_teacher_invitation", { code }))).toEqual([403, "PT403"]);
    for (const each of [adult, second])
      await site.sql(`update public.my_users set age_band = 'adult' where user_id = $1`, each.id);
    expect(answerOf(await adult.rpc("accept_teacher_invitation", { code: " ABCD-efgh-jkmn" }))).toEqual({
      status: "teacher",
    });
    expect(codeOf(await second.rpc("accept_teacher_invitation", { code }))).toEqual([404, "PT404"]);
    expect((await newHomeroom(adult)).name).toBe("Room 7B");
  });

  test("confirms the parents' consent for children, and sentence, date and teacher are stored", async () => {
    const refused = await teacher.rpc("create_homeroom", { ...HOMEROOM, consent: false });
    expect(refused.status).toBe(428);
    expect(refused.error?.details).toContain("consent of the parents");
    const [kept] = await site.sql(
      `select c.sentence, c.teacher_id, c.confirmed_at is not null from private.homeroom_consents c where c.homeroom_id = $1`,
      room.id,
    );
    expect(kept).toEqual([refused.error?.details, teacher.id, expect.stringMatching(/^t/)]);
    const older = await newHomeroom(teacher, { age_group: "16-18", consent: false });
    expect(older.consent).toBeNull();
  });

  test("has at most 20 homerooms, and nobody else has one", async () => {
    const busy = await newTeacher(site);
    await site.sql(
      `insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
       select $1, 'Room', 'T', 'UTC', 'adult', '2027-01-01', private.new_code(), private.now() from generate_series(1, 20)`,
      busy.id,
    );
    expect(codeOf(await busy.rpc("create_homeroom", HOMEROOM))).toEqual([409, "PT409"]);
    expect(codeOf(await (await site.newPlayer()).rpc("create_homeroom", HOMEROOM))).toEqual([403, "PT403"]);
  });

  test.each([
    ["a name that is too long", { name: "x".repeat(41) }],
    ["no time zone", { zone: "Nowhere" }],
    ["a last day in the past", { ends_on: "2026-11-30" }],
    ["a last day in two years", { ends_on: "2028-12-01" }],
    ["an unknown age group", { age_group: "all" }],
  ])("is refused %s", async (_what, wrong) => {
    expect(codeOf(await teacher.rpc("create_homeroom", { ...HOMEROOM, ...wrong }))).toEqual([400, "PT400"]);
  });
});

describe("a code", () => {
  test("has six letters from 24 without look-alikes", () => {
    expect(room.joining.code).toMatch(/^[A-HJ-NP-Z]{6}$/);
  });

  test("works only while joining is open, which ends by itself after 15 minutes", async () => {
    const closed = await newHomeroom(teacher);
    expect(await join(site.visitor, closed.joining.code, "Ada")).toMatchObject({ status: "refused", rule: "code" });
    const code = await openJoining(teacher, closed.id);
    expect(await join(site.visitor, code.toLowerCase().replace(/^(...)/, "$1 "), "Ada")).toMatchObject({
      status: "waiting",
    });
    await site.travel("15 minutes");
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "refused", rule: "code" });
    await openJoining(teacher, closed.id);
    await teacher.rpc("close_joining", { homeroom_id: closed.id });
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "refused", rule: "code" });
  });

  test("is replaced by a new one, and the old one stops working", async () => {
    const old = await openJoining(teacher, room.id);
    const { code } = answerOf<{ code: string }>(
      await teacher.rpc("open_joining", { homeroom_id: room.id, new_code: true }),
    );
    expect(code).not.toBe(old);
    expect(await join(site.visitor, old, "Ada")).toMatchObject({ rule: "code" });
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "waiting" });
  });

  test("cannot be guessed: 30 wrong ones a minute from an address, and right ones are never counted", async () => {
    await forgetGuesses();
    const code = await openJoining(teacher, room.id);
    for (let right = 0; right < 35; right++) {
      expect(await join(site.visitor, code, `Right ${right}`)).toMatchObject({ status: "waiting" });
    }
    const answers: (string | undefined)[] = [];
    for (let wrong = 0; wrong < 32; wrong++) answers.push((await join(site.visitor, "QQQQQQ", "Ada")).rule);
    // The limit also holds in the first minute. On a slow machine later tries may pass, so only the first 30 are
    // compared.
    expect(answers.slice(0, 30)).toEqual(Array(30).fill("code"));
    await site.sql(
      `update private.code_guesses set wrong_at = array_fill(private.now() - interval '50 seconds', array[30]), last_at = private.now()`,
    );
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "refused", rule: "pace" });
    await site.travel("11 seconds");
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "waiting" });
    await site.sql(`delete from private.homeroom_newcomers`);
  });

  test("is one of 24^6: guessing at the site's limit for a quarter of an hour has a chance of 1 in 20,000", async () => {
    const drawn = (await site.sql(`select private.new_code() from generate_series(1, 400)`)) as [string][];
    const letters = new Set(drawn.flatMap(([code]) => code.split("")));
    expect(letters.size).toBe(24);
    expect(drawn.every(([code]) => /^[A-HJ-NP-Z]{6}$/.test(code))).toBe(true);
    const wrongPerMinute = 600;
    const chance = (wrongPerMinute * 15) / letters.size ** 6;
    expect(chance).toBeLessThan(1 / 20_000);
  });

  test("is limited for the whole site, but not for an address that has entered no wrong code", async () => {
    await forgetGuesses();
    const code = await openJoining(teacher, room.id);
    await site.sql(
      `insert into private.code_guesses (sender, wrong_at, last_at) values ('site', array_fill(private.now(), array[600]), private.now())`,
    );
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ status: "waiting" });
    expect(await join(site.visitor, "QQQQQQ", "Ada")).toMatchObject({ rule: "code" });
    expect(await join(site.visitor, code, "Ada")).toMatchObject({ rule: "pace" });
    const [kept] = await site.sql(`select cardinality(wrong_at) from private.code_guesses where sender = 'site'`);
    expect(kept).toEqual(["600"]);
    await forgetGuesses();
  });

  test("cannot be guessed faster by many requests at once", async () => {
    await forgetGuesses();
    const answers = await Promise.all(Array.from({ length: 50 }, () => join(site.visitor, "QQQQQQ", "Ada")));
    const [[inOneMinute]] = (await site.sql(
      `select count(*) from private.code_guesses, unnest(wrong_at) as moment
       where sender <> 'site' and moment > (select min(first) from private.code_guesses, unnest(wrong_at) as first)
         - interval '1 second' and moment < (select min(first) from private.code_guesses, unnest(wrong_at) as first) + interval '1 minute'`,
    )) as [[string]];
    expect(Number(inOneMinute)).toBeLessThanOrEqual(30);
    expect(answers.filter(({ rule }) => rule === "code").length).toBeGreaterThanOrEqual(30);
    await forgetGuesses();
  });

  test("of an open race is not a wrong code, and that of an ended one is", async () => {
    await forgetGuesses();
    const race = answerOf<{ race_id: string; code: string }>(
      await teacher.rpc("open_race", { app_id: "skyhop", open_to: "guests" }),
    );
    expect(await join(site.visitor, race.code.toLowerCase(), "Ada")).toMatchObject({ status: "refused", rule: "race" });
    expect(await site.sql(`select sender from private.code_guesses`)).toEqual([]);
    await site.sql(`update private.races set ended_at = private.now() where code = $1`, race.code);
    expect(await join(site.visitor, race.code, "Ada")).toMatchObject({ rule: "code" });
    await forgetGuesses();
  });
});

describe("the waiting list", () => {
  test("admits nobody by itself, and tells a visitor nothing about others", async () => {
    const code = await openJoining(teacher, room.id);
    const asked = await join(site.visitor, code, "  Kofi   M. ");
    expect(Object.keys(asked).sort()).toEqual(["homeroom", "name", "status", "ticket"]);
    expect(answerOf(await site.visitor.rpc("get_join_state", { ticket: asked.ticket! }))).toMatchObject({
      status: "waiting",
      name: "Kofi M.",
    });
    expect(answerOf(await site.visitor.rpc("get_join_state", { ticket: "0".repeat(64) }))).toEqual({ status: "gone" });
    const { newcomers, members } = await readHomeroom(teacher, room.id);
    expect(newcomers.map(({ name }) => name)).toContain("Kofi M.");
    expect(members).toEqual([]);
  });

  test("makes a member of a player whom the teacher admits, and of nobody whom the teacher refuses", async () => {
    const fresh = await newHomeroom(teacher);
    const code = await openJoining(teacher, fresh.id);
    const [liked, unliked] = [await site.newPlayer(), await site.newPlayer()];
    for (const each of [liked, unliked]) expect((await join(each, code, "Ada")).ticket).toBeNull();
    const { newcomers } = await readHomeroom(teacher, fresh.id);
    await teacher.rpc("refuse_newcomers", { homeroom_id: fresh.id, newcomers: [newcomers[1]!.id] });
    await admitAll(teacher, fresh.id);
    expect((await readHomeroom(teacher, fresh.id)).members).toMatchObject([{ name: "Ada", kind: "own", login: null }]);
    expect(await join(liked, code, "Ada")).toEqual({ status: "member", homeroom_id: fresh.id });
    expect(answerOf(await unliked.rpc("get_join_state", {}))).toMatchObject({ requests: [{ status: "refused" }] });
  });

  test("refuses names that are not for school", async () => {
    const code = await openJoining(teacher, room.id);
    for (const name of ["", " ", "x".repeat(25), "a@b.example", "<b>", "555123456"]) {
      expect(await join(site.visitor, code, name)).toMatchObject({ status: "refused", rule: "name" });
    }
  });

  test("ends at 60 members, also for a teacher who admits many at once", async () => {
    const full = await newHomeroom(teacher);
    await openJoining(teacher, full.id);
    await site.sql(
      `insert into private.homeroom_newcomers (homeroom_id, name, state, asked_at)
       select $1, 'N' || n, case when n <= 58 then 'admitted' else 'waiting' end, private.now() from generate_series(1, 62) as n`,
      full.id,
    );
    await admitAll(teacher, full.id);
    const [[taken]] = (await site.sql(`select private.places_taken($1)`, full.id)) as [[string]];
    expect(taken).toBe("60");
    const { newcomers } = await readHomeroom(teacher, full.id);
    const more = { homeroom_id: full.id, newcomers: newcomers.map(({ id }) => id) };
    expect(codeOf(await teacher.rpc("admit_newcomers", more))).toEqual([409, "PT409"]);
    expect(await join(site.visitor, full.joining.code, "Late")).toMatchObject({ rule: "full" });
  });
});

describe("an own account", () => {
  test("leaves when it wants, and the teacher then sees nothing of it", async () => {
    const fresh = await newHomeroom(teacher);
    const ada = await newOwnMember(site, teacher, fresh.id);
    expect(answerOf(await ada.rpc("leave_homeroom", { homeroom_id: fresh.id }))).toEqual({ status: "left" });
    expect((await readHomeroom(teacher, fresh.id)).members).toEqual([]);
    expect(refusalOf(await teacher.rpc("get_homeroom_member", { member_id: ada.memberId }))).toContain("404");
  });

  test("can be removed, but never renamed or erased by the teacher", async () => {
    const fresh = await newHomeroom(teacher);
    const ada = await newOwnMember(site, teacher, fresh.id);
    const member = { member_id: ada.memberId };
    expect(codeOf(await teacher.rpc("rename_member", { ...member, name: "Eve" }))).toEqual([403, "PT403"]);
    expect(codeOf(await teacher.rpc("erase_homeroom_account", member))).toEqual([403, "PT403"]);
    const resets = { homeroom_id: fresh.id, members: [ada.memberId] };
    expect(codeOf(await teacher.rpc("plan_resets", resets))).toEqual([403, "PT403"]);
    expect(answerOf(await teacher.rpc("remove_member", member))).toEqual({ status: "removed" });
    expect(answerOf(await ada.rpc("get_my_profile"))).toMatchObject({ user_id: ada.id });
  });

  test("reads in its list of homerooms what the teacher sees", async () => {
    const fresh = await newHomeroom(teacher);
    const ada = await newOwnMember(site, teacher, fresh.id);
    const mine = answerOf<{ member_of: object[]; account: null }>(await ada.rpc("get_my_homerooms"));
    expect(mine.account).toBeNull();
    expect(mine.member_of).toMatchObject([
      {
        name: "Room 7B",
        my_name: "Ada",
        can_leave: true,
        sees: ["name", "present", "classes", "bests", "assignments"],
      },
    ]);
  });
});

describe("words for children", () => {
  const blocked = async (words: string[]) =>
    (
      await site.sql(
        `select word from unnest(string_to_array($1, ' ')) as word where private.blocked_word(word) is not null`,
        words.join(" "),
      )
    ).flat();

  test("are harmless in generated names and in passwords", async () => {
    const names = (await site.sql(`select word from private.duck_words`)).flat() as string[];
    expect(names.length).toBeGreaterThan(400);
    expect(await blocked(names)).toEqual([]);
    const list = fs.readFileSync(new URL("../../functions/_shared/school-words.ts", import.meta.url), "utf8");
    const words = list.split("`")[1]!.trim().split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(2048);
    expect(await blocked(words)).toEqual([]);
  });
});
