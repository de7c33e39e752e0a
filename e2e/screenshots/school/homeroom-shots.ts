import type { Page } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

const NAMES =
  "Velvet Pond,Brisk Reed,Mossy Kite,Toast Pilot,Quiet Comet,Salt Wren,Iron Tulip,Tin Robin,Dusk Falcon".split(",");
const PLAYED = ["skyhop", "times-tower", "keystorm", null];
const HOURS = { days: [1, 2, 3, 4, 5], from: "08:00:00", to: "15:30:00" };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

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
const ROOM = {
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
const NOBODY = { is_teacher: false, consent_sentence: null, teaches: [], member_of: [], account: null };
const TEACHER = { ...NOBODY, is_teacher: true, consent_sentence: ROOM.consent.sentence, teaches: [TEACHES] };
const MEMBERSHIP = {
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
const ACCOUNT = {
  login: "maple-otter-42",
  can_keep: true,
  why_not: null,
  keep_email: null,
  closes_on: "2027-07-31",
  is_closed: false,
  erased_on: null,
};
const CARDS = NAMES.slice(0, 8).map((name, place) => ({
  member_id: `m${place}`,
  name,
  login: `maple-otter-${place + 10}`,
  password: "lantern-pickle-eleven",
}));

/** Reloads the page with these answers of the server. */
const answered = (answers: Record<string, unknown>, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  for (const [name, json] of Object.entries(answers))
    await page.route(name.includes("/") ? `**/${name}` : `**/rpc/${name}`, (route) => route.fulfill({ json }));
  await page.reload();
  await page.locator("h1").first().waitFor();
  await then?.(page);
};

const teacher = (change: object = {}, then?: (page: Page) => Promise<unknown>) =>
  answered(
    { get_my_homerooms: TEACHER, get_homeroom: { ...ROOM, ...change }, get_homeroom_board: [] },
    async (page) => {
      await page.getByRole("heading", { name: "Homeroom 7b" }).waitFor();
      await then?.(page);
    },
  );

const refuse = (rule: string, message: string) => async (page: Page) => {
  await page.route("**/rpc/join_homeroom", (route) => route.fulfill({ json: { status: "refused", rule, message } }));
  await page.getByLabel("Code, six letters").fill("mpvvkt");
  await page.keyboard.press("Enter");
};

async function wait(page: Page): Promise<void> {
  const homeroom = { name: "7b", teacher_name: "Ms Adeyemi", age_group: "under-13" };
  await refuse("name", "")(page);
  await page.getByLabel("Your name").waitFor();
  await page.unroute("**/rpc/join_homeroom");
  await page.route("**/rpc/join_homeroom", (route) =>
    route.fulfill({ json: { status: "waiting", name: "Velvet Pond", ticket: "a".repeat(64), homeroom } }),
  );
  await page.route("**/rpc/get_join_state", (route) =>
    route.fulfill({ json: { status: "waiting", name: "Velvet Pond", homeroom } }),
  );
  await page.getByLabel("Your name").fill("Velvet Pond");
  await page.keyboard.press("Enter");
  await page.getByText("on the list").waitFor();
}

/** A scanned card opens a page of its own: an open one would only change its fragment. */
async function scanCard(page: Page): Promise<void> {
  const address = new URL("/join#in=maple-otter-42.lantern-pickle-eleven", page.url());
  await page.goto("about:blank");
  await page.goto(address.href);
}

const HOMEROOM = { name: "7b", teacher_name: "Ms Adeyemi", age_group: "under-13" };

/** A newcomer who asked before, and what became of it. */
const asked = (status: string, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const json = { status, name: "Velvet Pond", homeroom: HOMEROOM };
  await page.route("**/rpc/get_join_state", (route) => route.fulfill({ json }));
  const account = {
    name: "Velvet Pond",
    login: "maple-otter-42",
    password: "lantern-pickle-eleven",
    homeroom: HOMEROOM,
  };
  await page.route("**/functions/v1/homeroom-accounts", (route) => route.fulfill({ json: account }));
  await page.evaluate(() => sessionStorage.setItem("quack-join-ticket", "a".repeat(64)));
  await page.reload();
  await then?.(page);
};

const REPORT = {
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
const RENAME = {
  ...REPORT,
  id: 2,
  kind: "member",
  reason: "unkind",
  lines: [],
  member: { id: "m6", name: "Iron Tulip" },
};
const PUPIL = {
  member: members[0],
  classes: [
    { app_id: "skyhop", title: "skyhop", minutes: 42, days: 3, last_day: "2026-11-18" },
    { app_id: "keystorm", title: "keystorm", minutes: 19, days: 2, last_day: "2026-11-17" },
  ],
  bests: [{ app_id: "skyhop", title: "skyhop", variant: "", score: 312, order: "desc" }],
  assignments: [{ ...task("Times Tower", 30, 0), state: "open", best: 24 }],
};
const BOARD_ROWS = NAMES.slice(0, 5).map((name, place) => ({
  member_id: `m${place}`,
  name,
  is_me: place === 1,
  value: 312 - place * 23,
  rank: place + 1,
  submission_id: null,
}));
const CLOSED_HOURS = {
  is_open: false,
  opens_at: hoursAgo(-14),
  from: "08:00",
  to: "16:00",
  zone: "Europe/Berlin",
  days: "weekdays",
};
const closed = answered({ get_site_hours: CLOSED_HOURS }, (page) => page.getByText("The pond is closed.").waitFor());

/** Joining, the teacher's page and a pupil's page. */
export const HOMEROOM_SHOTS: Shot[] = [
  { name: "join", address: "/join" },
  { name: "join-typing", address: "/join", act: (page) => page.getByLabel("Code, six letters").fill("mpwk") },
  { name: "join-wrong", address: "/join", act: refuse("code", "No homeroom has this code now.") },
  { name: "join-name", address: "/join", act: refuse("name", "") },
  { name: "join-waiting", address: "/join", act: wait },
  {
    name: "join-words",
    address: "/join",
    act: (page) => page.getByRole("button", { name: "I have three words" }).click(),
  },
  {
    name: "join-card",
    address: "/join",
    act: async (page) => {
      await scanCard(page);
      await page.getByRole("heading", { name: "Is this you?" }).waitFor();
    },
  },
  {
    name: "join-signed-in",
    address: "/join",
    who: "me",
    act: async (page) => {
      await scanCard(page);
      await page.getByRole("heading", { name: "Somebody is signed in" }).waitFor();
    },
  },
  {
    name: "join-new-words",
    address: "/join",
    session: "words",
    act: asked("admitted", (page) => page.getByRole("heading", { name: "Write this down" }).waitFor()),
  },
  {
    name: "join-refused",
    address: "/join",
    act: asked("refused", (page) => page.getByRole("heading", { name: "You were not let in" }).waitFor()),
  },
  { name: "homeroom", address: "/homeroom", who: "me", act: teacher() },
  {
    name: "homeroom-member",
    address: "/homeroom",
    who: "me",
    act: async (page) => {
      await page.route("**/rpc/get_homeroom_member", (route) => route.fulfill({ json: PUPIL }));
      await teacher({}, async (shown) => {
        await shown.getByRole("button", { name: "Velvet Pond", exact: true }).click();
        await shown.getByText("Verified bests").waitFor();
      })(page);
    },
  },
  {
    name: "homeroom-reports",
    address: "/homeroom",
    who: "me",
    act: async (page) => {
      await page.route("**/rpc/get_homeroom_reports", (route) => route.fulfill({ json: [REPORT, RENAME] }));
      await teacher({ reports_open: 2 }, (shown) =>
        shown.getByRole("region", { name: "Reports" }).scrollIntoViewIfNeeded(),
      )(page);
    },
  },
  {
    name: "homeroom-end",
    address: "/homeroom",
    who: "me",
    act: teacher({}, (page) => page.getByRole("button", { name: "End the homeroom" }).click()),
  },
  {
    name: "homeroom-failed",
    address: "/homeroom",
    who: "me",
    act: async (page) => {
      await page.route("**/rpc/get_my_homerooms", (route) => route.abort());
      await page.reload();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  {
    name: "race-open-teacher",
    address: "/race?homeroom=h1&class=skyhop",
    who: "me",
    act: answered({ get_my_homerooms: TEACHER }),
  },
  { name: "closed-home", address: "/", who: "me", act: closed },
  { name: "closed-class", address: "/class/skyhop", act: closed },
  { name: "closed-homeroom", address: "/join", act: closed },
  {
    name: "homeroom-first-day",
    address: "/homeroom",
    who: "me",
    act: teacher({
      members: [],
      assignments: [],
      newcomers: [
        { id: "n1", name: "Velvet Pond", has_account: false, asked_at: hoursAgo(0) },
        { id: "n2", name: "Brisk Reed", has_account: true, asked_at: hoursAgo(0) },
      ],
    }),
  },
  {
    name: "homeroom-eyes",
    address: "/homeroom",
    who: "me",
    act: teacher({ eyes: { is_on: true, until: hoursAgo(-0.9), sentence: "Pens down, look at the board." } }),
  },
  {
    name: "homeroom-add",
    address: "/homeroom",
    who: "me",
    act: teacher({}, (page) => page.getByRole("button", { name: "Add", exact: true }).first().click()),
  },
  {
    name: "homeroom-cards",
    address: "/homeroom",
    who: "me",
    act: teacher({}, async (page) => {
      await page.route("**/functions/v1/homeroom-accounts", (route) => route.fulfill({ json: { accounts: CARDS } }));
      await page.getByRole("button", { name: "Print cards" }).click();
      await page.getByRole("button", { name: "Make new cards" }).click();
      await page.getByRole("article").first().waitFor();
    }),
  },
  {
    name: "homeroom-closed",
    address: "/homeroom",
    who: "me",
    act: teacher({ state: "closed", closed_at: "2027-07-31", erased_on: "2027-08-30" }),
  },
  { name: "homeroom-new", address: "/homeroom?room=new", who: "me", act: answered({ get_my_homerooms: TEACHER }) },
  { name: "homeroom-none", address: "/homeroom", who: "me", act: answered({ get_my_homerooms: NOBODY }) },
  {
    name: "homeroom-pupil",
    address: "/homeroom",
    who: "me",
    act: answered({
      get_my_homerooms: { ...NOBODY, member_of: [MEMBERSHIP], account: ACCOUNT },
      get_homeroom_board: [],
    }),
  },
  {
    name: "homeroom-pupil-account",
    address: "/homeroom",
    who: "me",
    act: answered({
      get_my_homerooms: {
        ...NOBODY,
        member_of: [{ ...MEMBERSHIP, kind: "account", can_leave: false, assignments: [] }],
        account: ACCOUNT,
      },
      get_homeroom_board: BOARD_ROWS,
    }),
  },
  {
    name: "homeroom-settings",
    address: "/settings?tab=privacy",
    who: "me",
    act: answered({ get_my_homerooms: { ...NOBODY, member_of: [MEMBERSHIP] } }, (page) =>
      page.getByRole("heading", { name: "What Ms Adeyemi sees" }).scrollIntoViewIfNeeded(),
    ),
  },
  {
    name: "eyes-on-me",
    address: "/",
    who: "me",
    act: answered(
      {
        homeroom_here: {
          eyes: [
            {
              homeroom_id: "h1",
              teacher_name: "Ms Adeyemi",
              is_on: true,
              until: hoursAgo(-0.9),
              sentence: "Pens down, look at the board.",
            },
          ],
          site: { is_open: true },
        },
      },
      (page) => page.getByRole("dialog", { name: "Eyes on me" }).waitFor(),
    ),
  },
];
