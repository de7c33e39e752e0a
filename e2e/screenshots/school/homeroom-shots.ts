import type { Page } from "@playwright/test";
import type { Shot } from "#screenshots/picture-shot.ts";
import {
  ACCOUNT,
  BOARD_ROWS,
  CARDS,
  CLOSED_HOURS,
  HOMEROOM,
  hoursAgo,
  MEMBERSHIP,
  NOBODY,
  PUPIL,
  RENAME,
  REPORT,
  ROOM,
  TEACHER,
} from "./homeroom-answers.ts";

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
  await refuse("name", "")(page);
  await page.getByLabel("Your name").waitFor();
  await page.unroute("**/rpc/join_homeroom");
  await page.route("**/rpc/join_homeroom", (route) =>
    route.fulfill({ json: { status: "waiting", name: "Velvet Pond", ticket: "a".repeat(64), homeroom: HOMEROOM } }),
  );
  await page.route("**/rpc/get_join_state", (route) =>
    route.fulfill({ json: { status: "waiting", name: "Velvet Pond", homeroom: HOMEROOM } }),
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

/** A newcomer with an earlier request, and its result. */
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
