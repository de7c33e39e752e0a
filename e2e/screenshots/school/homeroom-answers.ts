// The server's answers about a homeroom that the pictures show.

const NAMES =
  "Velvet Pond,Brisk Reed,Mossy Kite,Toast Pilot,Quiet Comet,Salt Wren,Iron Tulip,Tin Robin,Dusk Falcon".split(",");
const PLAYED = ["skyhop", "times-tower", "keystorm", null];
const HOURS = { days: [1, 2, 3, 4, 5], from: "08:00:00", to: "15:30:00" };
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const members = NAMES.map((name, place) => ({
  id: `m${place}`,
  name,
  kind: place === 3 ? "own" : "account",
  joined_at: hoursAgo(500),
  login: place === 3 ? null : `maple-otter-${place + 10}`,
  is_present: place < 5,
  playing: place < 5 ? PLAYED[place % 4] : null,
  seen_at: place === 8 ? null : hoursAgo(place < 5 ? 0 : place * 20),
  minutes_today: place * 3,
  minutes_week: place === 8 ? 0 : 61 - place * 6,
  minutes: 200,
  classes: place === 8 ? 0 : 4,
  muted_until: null,
}));
const task = (title: string, target: number | null, done: number) => ({
  id: title,
  app_id: "skyhop",
  title,
  variant: "",
  target,
  order: "desc",
  note: "",
  made_at: hoursAgo(90),
  due_at: hoursAgo(-60),
  is_over: false,
  done,
  of: NAMES.length,
});
export const ROOM = {
  id: "h1",
  name: "7b",
  teacher_name: "Ms Adeyemi",
  zone: "Europe/Zurich",
  age_group: "under-13",
  is_child_group: true,
  ends_on: "2027-07-31",
  state: "open",
  closed_at: null,
  erased_on: null,
  hours: HOURS,
  is_in_hours: true,
  joining: { is_open: true, until: hoursAgo(-0.2), code: "MPWKTX" },
  eyes: { is_on: false, until: null, sentence: "" },
  friends: false,
  chat: { room_id: "homeroom/h1", state: "read", child_text: false, child_text_allowed: true, site: "on" },
  consent: { sentence: "The school has the consent of the parents of these pupils.", confirmed_at: hoursAgo(500) },
  limits: { members: 60 },
  members,
  newcomers: [] as object[],
  assignments: [task("Times Tower", 30, 5), task("Keystorm", null, 7)],
  played: [
    { app_id: "times-tower", title: "times-tower", minutes: 412 },
    { app_id: "skyhop", title: "skyhop", minutes: 236 },
    { app_id: "keystorm", title: "keystorm", minutes: 141 },
  ],
  reports_open: 0,
};
const TEACHES = { ...ROOM, members: NAMES.length, waiting: 0 };
export const NOBODY = { is_teacher: false, consent_sentence: null, teaches: [], member_of: [], account: null };
export const TEACHER = { ...NOBODY, is_teacher: true, consent_sentence: ROOM.consent.sentence, teaches: [TEACHES] };
export const MEMBERSHIP = {
  ...ROOM,
  member_id: "m1",
  my_name: "Velvet Pond",
  kind: "own",
  joined_at: hoursAgo(500),
  can_leave: true,
  sees: ["name", "present", "classes", "bests", "assignments"],
  chat: { ...ROOM.chat, may_read: true },
  assignments: [
    { ...task("Times Tower", 30, 0), state: "open", best: 24 },
    { ...task("Keystorm", null, 0), state: "done", best: 41 },
  ],
};
export const ACCOUNT = {
  login: "maple-otter-42",
  can_keep: true,
  why_not: null,
  keep_email: null,
  closes_on: "2027-07-31",
  is_closed: false,
  erased_on: null,
};
export const CARDS = NAMES.slice(0, 8).map((name, place) => ({
  member_id: `m${place}`,
  name,
  login: `maple-otter-${place + 10}`,
  password: "lantern-pickle-eleven",
}));

export const HOMEROOM = { name: "7b", teacher_name: "Ms Adeyemi", age_group: "under-13" };

export const REPORT = {
  id: 1,
  kind: "message",
  reason: "unkind",
  note: "",
  words: null,
  created_at: hoursAgo(1),
  member: { id: "m4", name: "Quiet Comet" },
  lines: [
    {
      id: 1,
      name: "Brisk Reed",
      body: "I made floor 31!",
      created_at: hoursAgo(1.1),
      removed: null,
      is_reported: false,
    },
    { id: 2, name: "Quiet Comet", body: "Nobody cares", created_at: hoursAgo(1), removed: null, is_reported: true },
  ],
};
export const RENAME = {
  ...REPORT,
  id: 2,
  kind: "member",
  reason: "unkind",
  lines: [],
  member: { id: "m6", name: "Iron Tulip" },
};
export const PUPIL = {
  member: members[0],
  classes: [
    { app_id: "skyhop", title: "skyhop", minutes: 42, days: 3, last_day: "2026-11-18" },
    { app_id: "keystorm", title: "keystorm", minutes: 19, days: 2, last_day: "2026-11-17" },
  ],
  bests: [{ app_id: "skyhop", title: "skyhop", variant: "", score: 312, order: "desc" }],
  assignments: [{ ...task("Times Tower", 30, 0), state: "open", best: 24 }],
};
export const BOARD_ROWS = NAMES.slice(0, 5).map((name, place) => ({
  member_id: `m${place}`,
  name,
  is_me: place === 1,
  value: 312 - place * 23,
  rank: place + 1,
}));
export const CLOSED_HOURS = {
  is_open: false,
  opens_at: hoursAgo(-14),
  from: "08:00",
  to: "16:00",
  zone: "Europe/Berlin",
  days: "weekdays",
};
