import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf } from "#testing/answers.ts";
import type { FunctionsSite } from "#testing/functions-site.ts";
import { send } from "#testing/raw-request.ts";
import type { Player } from "#testing/rules-site.ts";
import {
  addAccounts,
  admitAll,
  join,
  newHomeroom,
  newOwnMember,
  newPupil,
  newTeacher,
  openJoining,
  openSchool,
  readHomeroom,
  setTime,
  signIn,
  type Homeroom,
} from "./homeroom-site.ts";

let site: FunctionsSite;
let teacher: Player;
let room: Homeroom;
beforeAll(async () => {
  // Characters that people's own passwords must have do not apply to three random words.
  site = await openSchool({ PASSWORD_REQUIREMENTS: "lower_upper_letters_digits" });
  teacher = await newTeacher(site);
  room = await newHomeroom(teacher);
});
afterAll(() => site.close());

const call = (token: string, body: object) => site.invoke("homeroom-accounts", token, body);
const changeAddress = (token: string, email: string) =>
  send(site, "/auth/v1/user", { method: "PUT", token, body: { email } });

describe("a homeroom account from a list of names", () => {
  test("has a generated public name, the homeroom's age group and three words as its password", async () => {
    const cards = await addAccounts(site, teacher, room.id, ["Kofi Mensah", "Ada L."]);
    expect(cards.map(({ name }) => name)).toEqual(["Kofi Mensah", "Ada L."]);
    for (const { login, password } of cards) {
      expect(login).toMatch(/^[a-z]+-[a-z]+-\d\d$/);
      expect(password).toMatch(/^[a-z]{3,8}-[a-z]{3,8}-[a-z]{3,8}$/);
      const signedIn = await signIn(site, login, password);
      expect(signedIn.status).toBe(200);
      const pupil = site.as(signedIn.access_token!);
      expect(answerOf(await pupil.rpc("get_my_profile"))).toMatchObject({
        username: login,
        age_band: "under-13",
        is_child: true,
        show_activity: false,
        is_homeroom_account: true,
      });
    }
  });

  test("keeps only the hash of its password, and its name in the homeroom's table only", async () => {
    const [card] = await addAccounts(site, teacher, room.id, ["Zebulon Quist"]);
    const dump = await everything();
    expect(dump.filter(({ text }) => text.includes(card!.password))).toEqual([]);
    const named = dump.filter(({ text }) => text.includes("Zebulon")).map(({ table }) => table);
    expect(named.sort()).toEqual(["private.homeroom_members", "private.homeroom_newcomers"]);
    await site.travel("25 hours");
    await site.sql(`select private.sweep()`);
    const later = (await everything()).filter(({ text }) => text.includes("Zebulon")).map(({ table }) => table);
    expect(later).toEqual(["private.homeroom_members"]);
    await setTime(site, "2026-12-01 10:00:00+00");
  });

  test("is refused for names that are not for school, and the others are made", async () => {
    const { body } = await call(teacher.token, { step: "add", homeroom_id: room.id, names: ["Bo", "x".repeat(30)] });
    expect((body["accounts"] as object[]).length).toBe(1);
    expect(body["problems"]).toMatchObject([{ name: "x".repeat(30) }]);
  });

  test("is made by the homeroom's own teacher only", async () => {
    const asked = { step: "add", homeroom_id: room.id, names: ["Eve"] };
    const [rival, player] = [await newTeacher(site), await site.newPlayer()];
    expect((await call(rival.token, asked)).status).toBe(404);
    expect((await call(player.token, asked)).status).toBe(403);
    expect((await call(site.gateway.anonKey, asked)).status).toBe(401);
    expect(codeOf(await player.rpc("fill_seat", { newcomer_id: room.id, user_id: player.id }))[0]).toBe(403);
    expect(codeOf(await site.visitor.rpc("plan_collect", { ticket: "0".repeat(64) }))[0]).toBe(401);
  });

  test("cannot change its name, its age group, its activity or its ways to sign in", async () => {
    const pupil = await newPupil(site, teacher, room.id);
    for (const change of [{ username: "my-real-name" }, { user_about: "I am Kofi" }, { age_band: "16-18" }]) {
      const answer = await pupil.from("my_users").update(change).eq("user_id", pupil.id).select("user_id");
      expect(refusalOf(answer)).toContain("403 Your homeroom gave this account");
    }
    const shown = await pupil.from("privacy_settings").upsert({ user_id: pupil.id, show_activity: true });
    expect(refusalOf(shown)).toContain("403 The activity of a homeroom account is always hidden.");
    expect((await changeAddress(pupil.token, "kofi@home.example")).status).toBe(403);
    await expect(
      site.sql(
        `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
         values ('x', $1, '{}', 'google', now(), now())`,
        pupil.id,
      ),
    ).rejects.toThrow("no other way to sign in");
  });

  test("gets no mail, so its password cannot be reset by mail", async () => {
    const pupil = await newPupil(site, teacher, room.id);
    await send(site, "/auth/v1/recover", { method: "POST", body: { email: `${pupil.login}@pupil.invalid` } });
    const [[waiting]] = (await site.sql(
      `select count(*) from gateway.outbox where recipient like '%pupil.invalid'`,
    )) as [[string]];
    expect(waiting).toBe("0");
  });
});

describe("a newcomer without an account", () => {
  test("collects the account once, after the teacher has let them in", async () => {
    const { ticket } = await join(site.visitor, await openJoining(teacher, room.id), "Noor");
    const collect = () => call(site.gateway.anonKey, { step: "collect", ticket });
    expect((await collect()).status).toBe(409);
    await admitAll(teacher, room.id);
    expect(answerOf(await site.visitor.rpc("get_join_state", { ticket: ticket! }))).toMatchObject({
      status: "admitted",
    });
    const { status, body } = await collect();
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Noor", homeroom: { name: "Room 7B", teacher_name: "Ms Adeyemi" } });
    expect((await signIn(site, body["login"] as string, body["password"] as string)).status).toBe(200);
    expect((await collect()).status).toBe(410);
    expect((await readHomeroom(teacher, room.id)).members).toContainEqual(
      expect.objectContaining({ name: "Noor", kind: "account", login: body["login"] }),
    );
  });

  test("collects nothing with another ticket", async () => {
    expect((await call(site.gateway.anonKey, { step: "collect", ticket: "ab".repeat(32) })).status).toBe(404);
    expect((await call(site.gateway.anonKey, { step: "collect", ticket: "' or true" })).status).toBe(400);
  });
});

describe("a reset", () => {
  test("gives a homeroom account a new password and ends its sessions", async () => {
    const pupil = await newPupil(site, teacher, room.id);
    const { status, body } = await call(teacher.token, {
      step: "reset",
      homeroom_id: room.id,
      members: [pupil.member_id],
    });
    expect(status).toBe(200);
    const [card] = body["accounts"] as { login: string; password: string }[];
    expect(card).toMatchObject({ login: pupil.login });
    expect(card!.password).not.toBe(pupil.password);
    expect((await signIn(site, pupil.login, pupil.password)).status).toBe(400);
    expect((await signIn(site, pupil.login, card!.password)).status).toBe(200);
    expect((await send(site, "/auth/v1/user", { token: pupil.token })).status).toBe(403);
  });

  test("of an own account is refused, together with everybody else in that request", async () => {
    const [pupil, ada] = [await newPupil(site, teacher, room.id), await newOwnMember(site, teacher, room.id)];
    const members = [pupil.member_id, ada.memberId];
    const { status, body } = await call(teacher.token, { step: "reset", homeroom_id: room.id, members });
    expect([status, body["message"]]).toEqual([
      403,
      "You cannot reset the password of this account: it is not from this homeroom.",
    ]);
    expect((await signIn(site, pupil.login, pupil.password)).status).toBe(200);
  });

  test("by another teacher is refused, also of a pupil who is a member there, too", async () => {
    const pupil = await newPupil(site, teacher, room.id);
    const other = await newTeacher(site);
    const theirs = await newHomeroom(other);
    const wrongRoom = { step: "reset", homeroom_id: theirs.id, members: [pupil.member_id] };
    expect((await call(other.token, wrongRoom)).status).toBe(404);
    await join(pupil, await openJoining(other, theirs.id), "Kofi");
    await admitAll(other, theirs.id);
    const [member] = (await readHomeroom(other, theirs.id)).members;
    expect(member).toMatchObject({ kind: "own", login: null });
    expect((await call(other.token, { ...wrongRoom, members: [member!.id] })).status).toBe(403);
    expect(codeOf(await other.rpc("erase_homeroom_account", { member_id: member!.id }))).toEqual([403, "PT403"]);
  });
});

describe("keeping an account", () => {
  test("makes it the pupil's own from 13 on, and the teacher can only remove it", async () => {
    const teens = await newHomeroom(teacher, { age_group: "13-15", consent: false });
    const pupil = await newPupil(site, teacher, teens.id);
    expect(answerOf(await pupil.rpc("get_my_homerooms"))).toMatchObject({
      account: { login: pupil.login, can_keep: true },
      member_of: [{ can_leave: false }],
    });
    expect(codeOf(await pupil.rpc("leave_homeroom", { homeroom_id: teens.id }))).toEqual([409, "PT409"]);
    // This site has no mail server, so an address counts at once.
    const changed = await changeAddress(pupil.token, `${pupil.login}@home.example`);
    expect(changed.status).toBe(200);
    expect(answerOf(await pupil.rpc("get_my_homerooms"))).toMatchObject({
      account: null,
      member_of: [{ kind: "own" }],
    });
    const reset = { step: "reset", homeroom_id: teens.id, members: [pupil.member_id] };
    expect((await call(teacher.token, reset)).status).toBe(403);
    expect(codeOf(await teacher.rpc("erase_homeroom_account", { member_id: pupil.member_id }))).toEqual([403, "PT403"]);
    await site.sql(`update public.my_users set renamed_at = null where user_id = $1`, pupil.id);
    const renamed = await pupil.from("my_users").update({ username: "free-duck" }).eq("user_id", pupil.id);
    expect(renamed.error).toBeNull();
  });

  test("counts the old address as confirmed, where the auth service asks both", async () => {
    const teens = await newHomeroom(teacher, { age_group: "13-15", consent: false });
    const pupil = await newPupil(site, teacher, teens.id);
    await site.sql(
      `update auth.users set email_change = 'new@home.example', email_change_confirm_status = 0 where id = $1`,
      pupil.id,
    );
    const [row] = await site.sql(`select email_change_confirm_status from auth.users where id = $1`, pupil.id);
    expect(row).toEqual(["1"]);
    expect(answerOf(await pupil.rpc("get_my_homerooms"))).toMatchObject({
      account: { keep_email: "new@home.example" },
    });
  });

  test("is refused under 13, whoever asks the auth service", async () => {
    const pupil = await newPupil(site, teacher, room.id);
    expect((await changeAddress(pupil.token, "kofi@home.example")).status).toBe(403);
    await expect(site.sql(`update auth.users set email = 'kofi@home.example' where id = $1`, pupil.id)).rejects.toThrow(
      "has no e-mail address",
    );
  });
});

describe("the end of a homeroom", () => {
  test("closes its accounts, which can still be read and kept but not played, and erases them after 30 days", async () => {
    const year = await newHomeroom(teacher, { ends_on: "2026-12-18", age_group: "13-15", consent: false });
    const [pupil, keeper] = [
      await newPupil(site, teacher, year.id, "Pia"),
      await newPupil(site, teacher, year.id, "Kim"),
    ];
    const own = await newOwnMember(site, teacher, year.id);
    await leaveTraces(pupil.id, pupil.member_id, year.id);
    await setTime(site, "2026-12-18 23:00:00+00");
    await site.sql(`select private.sweep()`);
    expect((await readHomeroom(teacher, year.id)).state).toBe("open");
    await setTime(site, "2026-12-19 01:00:00+00");
    await site.sql(`select private.sweep()`);
    expect(await readHomeroom(teacher, year.id)).toMatchObject({ state: "closed", erased_on: "2027-01-18" });

    expect(codeOf(await pupil.rpc("start_run", { app_id: "skyhop" }))[0]).toBe(403);
    expect(answerOf(await pupil.rpc("get_my_homerooms"))).toMatchObject({
      account: { is_closed: true, can_keep: true },
    });
    expect(answerOf(await own.rpc("get_my_homerooms"))).toMatchObject({ member_of: [] });
    expect(answerOf(await own.rpc("start_run", { app_id: "skyhop" }))).toMatchObject({ mode: "ranked" });
    expect((await changeAddress(keeper.token, `${keeper.login}@home.example`)).status).toBe(200);
    expect(answerOf(await keeper.rpc("start_run", { app_id: "skyhop" }))).toMatchObject({ mode: "ranked" });

    await setTime(site, "2027-01-18 02:00:00+00");
    await site.sql(`select private.sweep()`);
    const left = (await everything()).filter(({ text }) => text.includes(pupil.id) || text.includes(year.id));
    expect(left.map(({ table }) => table).filter((table) => !ERASURE_LOGS.includes(table))).toEqual([]);
    expect(answerOf(await keeper.rpc("get_my_profile"))).toMatchObject({ user_id: keeper.id });
    expect(codeOf(await teacher.rpc("get_homeroom", { homeroom_id: year.id }))).toEqual([404, "PT404"]);
    await setTime(site, "2026-12-01 10:00:00+00");
  });

  test("erases a homeroom at once when the teacher types its name", async () => {
    const gone = await newHomeroom(teacher);
    const pupil = await newPupil(site, teacher, gone.id);
    const asked = { homeroom_id: gone.id, confirm_name: "Room 7C" };
    expect(codeOf(await teacher.rpc("erase_homeroom", asked))).toEqual([409, "PT409"]);
    expect(answerOf(await teacher.rpc("erase_homeroom", { ...asked, confirm_name: "Room 7B" }))).toEqual({
      status: "erased",
      accounts: 1,
    });
    expect((await signIn(site, pupil.login, pupil.password)).status).toBe(400);
  });

  test("follows the deletion of the teacher's account, and accounts that never got a place are erased", async () => {
    const leaving = await newTeacher(site);
    const theirs = await newHomeroom(leaving);
    const pupil = await newPupil(site, leaving, theirs.id);
    await site.sql(`select private.erase_player($1)`, leaving.id);
    await site.sql(
      `insert into auth.users (id, email, created_at) values (gen_random_uuid(), 'lost@pupil.invalid', now() - interval '2 years')`,
    );
    await site.sql(`select private.sweep()`);
    const [row] = await site.sql(
      `select (select closed_at is not null from private.homerooms where id = $1)::int, (select count(*) from auth.users where email = 'lost@pupil.invalid')`,
      theirs.id,
    );
    expect(row).toEqual(["1", "0"]);
    expect(codeOf(await pupil.rpc("start_run", { app_id: "skyhop" }))[0]).toBe(403);
  });
});

/** The tables that keep the id of an erased account, as the data map says: the audit log, and the list for restores. */
const ERASURE_LOGS = ["auth.audit_log_entries", "gateway.erased_users"];

/** Data of a school year: play times, assignments, chat, a report and its evidence. */
async function leaveTraces(user: string, member: string, homeroom: string): Promise<void> {
  await site.sql(
    `insert into private.homeroom_play (member_id, day, app_id, seconds, touched_at)
     values ('${member}', current_date, 'skyhop', 60, private.now())`,
  );
  await site.sql(
    `insert into private.homeroom_assignments (homeroom_id, app_id, made_at, due_at)
     values ('${homeroom}', 'skyhop', private.now(), private.now() + interval '1 day')`,
  );
  await site.sql(
    `insert into public.chat_messages (room_id, user_id, username, body, created_at)
     values ('homeroom/${homeroom}', '${user}', 'pupil', 'Hello', private.now())`,
  );
  await site.sql(
    `insert into private.chat_evidence (message_id, room_id, user_id, username, body, said_at, kept_until)
     values (987654, 'homeroom/${homeroom}', '${user}', 'pupil', 'Hello', private.now(), 'infinity')`,
  );
  await site.sql(
    `insert into public.reports (user_id, target_kind, target_id, reason, homeroom_id)
     values ('${user}', 'member', '${member}', 'other', '${homeroom}')`,
  );
}

/** Every row of every table as text. */
async function everything(): Promise<{ table: string; text: string }[]> {
  const tables = await site.sql(
    `select n.nspname || '.' || c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'gateway') order by 1`,
  );
  const dump = [];
  for (const [table] of tables) {
    const [row] = await site.sql(`select coalesce(string_agg(t::text, ' '), '') from ${table} as t`);
    dump.push({ table: table!, text: row![0]! });
  }
  return dump;
}
