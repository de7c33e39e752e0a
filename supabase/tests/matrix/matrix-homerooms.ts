import { idOf, numberOf, PLAYERS, rivalOf, uuidOf, type Person } from "./matrix-people.ts";
import type { Row } from "./matrix-tables.ts";

type Call = (person: Person) => Row;

const both = (call: Call): Record<string, Call> => ({ own: call, "another's": (person) => call(rivalOf(person)) });
const plain = (args: Row = {}): Record<string, Call> => ({ "()": () => args });

const homeroom = (person: Person) => ({ homeroom_id: uuidOf(person, "homeroom") });
const member = (person: Person) => ({ member_id: uuidOf(person, "member") });

/** The member of somebody's homeroom. */
const memberOf = (person: Person): Person => (person === "moderator" ? "owner" : "moderator");

/** Everybody has a homeroom with one member, a newcomer, an assignment and a reported message. */
export const HOMEROOM_ROWS = PLAYERS.map((person) => {
  const made = (what: string) => `'${uuidOf(person, what)}'`;
  const room = made("homeroom");
  const number = numberOf(person) + 200;
  return `
  insert into private.homerooms (id, teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
  values (${room}, '${idOf(person)}', 'Room', 'Teacher', 'UTC', '16-18', '2027-06-30', private.new_code(), private.now());
  insert into public.chat_rooms (id, homeroom_id, state) values ('homeroom/${uuidOf(person, "homeroom")}', ${room}, 'open');
  insert into private.homeroom_members (id, homeroom_id, user_id, kind, name, joined_at)
  values (${made("member")}, ${room}, '${idOf(memberOf(person))}', 'own', 'Member', private.now());
  insert into private.homeroom_newcomers (id, homeroom_id, name, asked_at) values (${made("homeroom newcomer")}, ${room}, 'New', private.now());
  insert into private.homeroom_assignments (id, homeroom_id, app_id, made_at, due_at)
  values (${made("assignment")}, ${room}, 'skyhop', private.now(), private.now() + interval '1 day');
  insert into public.chat_messages (id, room_id, user_id, username, body, created_at) overriding system value
  values (${number}, 'homeroom/${uuidOf(person, "homeroom")}', '${idOf(memberOf(person))}', 'member', 'Hello, room', private.now());
  insert into public.reports (id, user_id, target_kind, target_id, reason, homeroom_id) overriding system value
  values (${number}, '${idOf(memberOf(person))}', 'member', ${made("member")}, 'other', ${room});`;
}).join("\n");

/** The topics of one's own homeroom as its teacher, and of another's. */
export const HOMEROOM_TOPICS: Record<string, (person: Person) => string> = {
  "own homeroom": (person) => `homeroom:${uuidOf(person, "homeroom")}`,
  "another's homeroom": (person) => `homeroom:${uuidOf(rivalOf(person), "homeroom")}`,
  "own homeroom, as its teacher": (person) => `homeroom-teacher:${uuidOf(person, "homeroom")}`,
  "another's homeroom, as its teacher": (person) => `homeroom-teacher:${uuidOf(rivalOf(person), "homeroom")}`,
  "chat of another's homeroom": (person) => `chat:homeroom/${uuidOf(rivalOf(person), "homeroom")}`,
};

export const HOMEROOM_CALLS: Record<string, Record<string, Call>> = {
  accept_teacher_invitation: plain({ code: "abcd-efgh-jkmn" }),
  add_assignment: both((person) => ({ ...homeroom(person), app_id: "skyhop", due_at: "2026-11-20T12:00:00Z" })),
  admit_newcomers: both((person) => ({ ...homeroom(person), newcomers: [uuidOf(person, "homeroom newcomer")] })),
  block_member: both((person) => ({ ...member(person), is_blocked: true })),
  cancel_join: plain({ ticket: "0".repeat(64) }),
  change_homeroom: both((person) => ({ ...homeroom(person), changes: { name: "Room 2" } })),
  close_homeroom: both(homeroom),
  close_joining: both(homeroom),
  create_homeroom: plain({ name: "Room", zone: "UTC", ends_on: "2027-06-30", teacher_name: "Teacher", consent: true }),
  erase_homeroom: both((person) => ({ ...homeroom(person), confirm_name: "Room" })),
  erase_homeroom_account: both(member),
  fill_seat: both((person) => ({ newcomer_id: uuidOf(person, "homeroom newcomer"), user_id: idOf(person) })),
  finish_reset: both((person) => ({ user_id: idOf(person) })),
  get_homeroom: both(homeroom),
  get_homeroom_board: both((person) => ({ ...homeroom(person), board: "scores/skyhop" })),
  get_homeroom_member: both(member),
  get_homeroom_messages: both(homeroom),
  get_homeroom_people: both(homeroom),
  get_homeroom_reports: both(homeroom),
  get_join_state: { "a ticket": () => ({ ticket: "0".repeat(64) }), own: () => ({}) },
  get_my_homerooms: plain(),
  get_site_hours: plain(),
  homeroom_here: plain(),
  join_homeroom: plain({ code: "QQQQQQ", name: "Ada" }),
  judge_homeroom_report: both((person) => ({ report_id: numberOf(person) + 200, verdict: "stand" })),
  leave_homeroom: both(homeroom),
  mute_member: both((person) => ({ ...member(person), minutes: 5 })),
  open_joining: both(homeroom),
  plan_accounts: both((person) => ({ ...homeroom(person), names: ["Ada"] })),
  plan_collect: plain({ ticket: "0".repeat(64) }),
  plan_resets: both((person) => ({ ...homeroom(person), members: [uuidOf(person, "member")] })),
  refuse_newcomers: both((person) => ({ ...homeroom(person), newcomers: [uuidOf(person, "homeroom newcomer")] })),
  remove_assignment: both((person) => ({ assignment_id: uuidOf(person, "assignment") })),
  remove_homeroom_message: both((person) => ({ message_id: numberOf(person) + 200, reason: "spam" })),
  remove_member: both(member),
  rename_member: both((person) => ({ ...member(person), name: "Eve" })),
  report_member: both((person) => ({ ...member(person), reason: "other" })),
  set_eyes: both((person) => ({ ...homeroom(person), is_on: true })),
};
