import { answerOf } from "#testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import { send } from "#testing/raw-request.ts";
import type { Player, RulesSite, Visitor } from "#testing/rules-site.ts";

/** A Tuesday within the default hours of a homeroom in UTC. */
const SCHOOL_DAY = "2026-12-01 10:00:00+00";

export type Member = {
  id: string;
  name: string;
  kind: "account" | "own";
  login: string | null;
  is_present: boolean;
  playing: string | null;
  seen_at: string | null;
  minutes_today: number;
  minutes: number;
  classes: number;
  muted_until: string | null;
};
export type Homeroom = {
  id: string;
  name: string;
  state: "open" | "closed";
  erased_on: string | null;
  joining: { is_open: boolean; until: string | null; code: string };
  eyes: { is_on: boolean; until: string | null; sentence: string };
  chat: { room_id: string; state: string };
  consent: { sentence: string; confirmed_at: string } | null;
  members: Member[];
  newcomers: { id: string; name: string; has_account: boolean }[];
  assignments: { id: string; done: number; of: number }[];
  reports_open: number;
};
export type Joined = {
  status: string;
  ticket: string | null;
  rule?: string;
  message?: string;
  wait_seconds?: number;
  homeroom?: { name: string; teacher_name: string };
};
export type Card = { member_id: string; name: string; login: string; password: string };

/** A site with functions, on a school day. */
export async function openSchool(env: Record<string, string> = {}): Promise<FunctionsSite> {
  const site = await openFunctionsSite("", env);
  await setTime(site, SCHOOL_DAY);
  return site;
}

export const setTime = async (site: RulesSite, at: string) =>
  void (await site.sql(`update private.clock set skew = $1::timestamptz - clock_timestamp()`, at));

export const setSetting = async (site: RulesSite, name: string, value: string) =>
  void (await site.sql(`select private.set_setting($1, $2, 'a test')`, name, value));

export async function newTeacher(site: RulesSite): Promise<Player> {
  const teacher = await site.newPlayer();
  await site.sql(`update public.my_users set age_band = 'adult' where user_id = $1`, teacher.id);
  await site.sql(`insert into public.player_roles (user_id, role) values ($1, 'teacher')`, teacher.id);
  return teacher;
}

export const HOMEROOM = {
  name: "Room 7B",
  zone: "UTC",
  ends_on: "2027-06-30",
  teacher_name: "Ms Adeyemi",
  age_group: "under-13",
  consent: true,
};

export const newHomeroom = async (teacher: Player, wishes: Partial<typeof HOMEROOM> = {}): Promise<Homeroom> =>
  answerOf<Homeroom>(await teacher.rpc("create_homeroom", { ...HOMEROOM, ...wishes }));

export const readHomeroom = async (teacher: Player, homeroom_id: string): Promise<Homeroom> =>
  answerOf<Homeroom>(await teacher.rpc("get_homeroom", { homeroom_id }));

export const openJoining = async (teacher: Player, homeroom_id: string): Promise<string> =>
  answerOf<{ code: string }>(await teacher.rpc("open_joining", { homeroom_id })).code;

export const join = async (person: Visitor, code: string, name: string): Promise<Joined> =>
  answerOf<Joined>(await person.rpc("join_homeroom", { code, name }));

/** Admits everybody on the waiting list. */
export async function admitAll(teacher: Player, homeroom_id: string): Promise<void> {
  const { newcomers } = await readHomeroom(teacher, homeroom_id);
  answerOf(await teacher.rpc("admit_newcomers", { homeroom_id, newcomers: newcomers.map(({ id }) => id) }));
}

/** A member with an own account. */
export async function newOwnMember(
  site: RulesSite,
  teacher: Player,
  homeroom_id: string,
  { name = "Ada", age = null as string | null } = {},
): Promise<Player & { memberId: string }> {
  const player = await site.newPlayer();
  await site.sql(`update public.my_users set age_band = $2 where user_id = $1`, player.id, age);
  await join(player, await openJoining(teacher, homeroom_id), name);
  await admitAll(teacher, homeroom_id);
  const [row] = await site.sql(
    `select id from private.homeroom_members where user_id = $1 and homeroom_id = $2`,
    player.id,
    homeroom_id,
  );
  return Object.assign(player, { memberId: row![0]! });
}

/** Makes homeroom accounts from a list of names, as the teacher's page does. */
export async function addAccounts(
  site: FunctionsSite,
  teacher: Player,
  homeroom_id: string,
  names: string[],
): Promise<Card[]> {
  const { status, body } = await site.invoke("homeroom-accounts", teacher.token, { step: "add", homeroom_id, names });
  if (status !== 200) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return body["accounts"] as Card[];
}

export type SignedIn = { status: number; access_token?: string; user?: { id: string }; msg?: string };

/** Signs in as the page does: at the auth service, with the login's address and the three words. */
export async function signIn(site: RulesSite, login: string, password: string): Promise<SignedIn> {
  const { status, text } = await send(site, "/auth/v1/token?grant_type=password", {
    method: "POST",
    body: { email: `${login}@pupil.invalid`, password },
  });
  return { status, ...(JSON.parse(text) as object) };
}

/** A pupil with a homeroom account, signed in. */
export async function newPupil(
  site: FunctionsSite,
  teacher: Player,
  homeroom_id: string,
  name = "Kofi",
): Promise<Player & Card> {
  const [card] = await addAccounts(site, teacher, homeroom_id, [name]);
  const { access_token: token, user } = await signIn(site, card!.login, card!.password);
  return Object.assign(site.as(token!), { ...card!, id: user!.id, token: token! });
}

/** A run that the server has verified. */
export async function playVerified(site: RulesSite, player: Player, app_id: string, score: number): Promise<void> {
  const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id }));
  await site.travel("10 seconds");
  answerOf(await player.rpc("submit_run", { run_id, log: "AAAA", score, final_hash: "00", frames: 60 }));
  answerOf(await site.service.rpc("judge_run", { run_id, accept: true, score }));
}
