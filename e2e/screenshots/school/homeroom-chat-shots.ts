import type { Page } from "@playwright/test";
import type { Shot } from "#screenshots/picture-shot.ts";
import { hoursAgo } from "./homeroom-answers.ts";

const ID = "00000000-0000-4000-8000-00000000aaaa";
const ROOM = `homeroom/${ID}`;

type State = Record<string, unknown>;

const person = (author_id: string, name: string, more: object = {}) => ({
  author_id,
  member_id: author_id === ID ? null : author_id,
  name,
  is_teacher: author_id === ID,
  is_me: false,
  is_blocked: false,
  ...more,
});

const said = (id: number, user_id: string | null, body: string | null, more: object = {}) => ({
  id,
  user_id,
  username: "",
  icon: "default",
  body,
  cheer: null,
  created_at: hoursAgo(0.4 - id / 40),
  removed: null,
  reason: null,
  ...more,
});

const TALK = [
  said(1, ID, "Good morning, 7b. Floor 30 is due on Friday."),
  said(2, "m1", "I made floor 31!"),
  said(3, "m2", null, { cheer: "wow" }),
  said(4, "m3", "How do you get past the sevens?"),
  said(5, "m1", "Count two fives and two twos."),
  said(6, "m4", null, { removed: "moderator", reason: "unkind" }),
  said(7, null, "Bye, I am moving to 7c"),
];

/** Shows a homeroom's chat to one of its people. */
const talk =
  (me: string, state: State = {}, { messages = TALK, blocked = "" } = {}) =>
  async (page: Page) => {
    const people = [
      person(ID, "Ms Adeyemi"),
      person("m1", "Velvet Pond"),
      person("m2", "Brisk Reed"),
      person("m3", "Mossy Kite"),
      person("m4", "Quiet Comet"),
    ].map((each) => ({ ...each, is_me: each.author_id === me, is_blocked: each.author_id === blocked }));
    const given: State = {
      mode: "on",
      may_read: true,
      may_write: "text",
      why: null,
      room: { id: ROOM, state: "open", app_id: null, title: "7b", homeroom_id: ID },
      rule: "Ms Adeyemi reads everything here.",
      is_moderator: me === ID,
      slow_seconds: 0,
      ...state,
    };
    await page.route("**/rpc/chat_state", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as State), ...given } });
    });
    await page.route("**/rpc/get_homeroom_people", (route) => route.fulfill({ json: people }));
    await page.route("**/rpc/get_homeroom_messages", (route) => {
      const { only_removed } = route.request().postDataJSON() as { only_removed?: boolean };
      const shown = messages.filter(({ user_id }) => blocked === "" || user_id !== blocked);
      return route.fulfill({ json: only_removed ? [] : shown.toReversed() });
    });
    await page.reload();
    await page.getByRole("log").or(page.locator(".chat-off, .chat-message")).first().waitFor();
  };

const openMenu = async (page: Page, words: string) => {
  const line = page.locator(".chat-line").filter({ hasText: words });
  await line.scrollIntoViewIfNeeded();
  await line.hover();
  await line.getByRole("button").click();
};

const shot = (name: string, act: Shot["act"]): Shot => ({
  name: `homeroom-chat-${name}`,
  address: `/chad?room=${encodeURIComponent(ROOM)}`,
  who: "me",
  act: act!,
});

/** The chat of a homeroom, as the teacher and the pupils see it. */
export const HOMEROOM_CHAT_SHOTS: Shot[] = [
  shot("teacher", talk(ID)),
  shot("teacher-menu", async (page) => {
    await talk(ID)(page);
    await openMenu(page, "How do you get");
  }),
  shot("teacher-silence", async (page) => {
    await talk(ID)(page);
    await openMenu(page, "How do you get");
    await page.getByRole("button", { name: /^Silence/ }).click();
  }),
  shot("pupil", talk("m1")),
  shot("pupil-menu", async (page) => {
    await talk("m1")(page);
    await openMenu(page, "How do you get");
  }),
  shot("blocked", talk("m1", {}, { blocked: "m3" })),
  shot("cheers", talk("m1", { may_write: "cheers", why: "child" })),
  shot("muted", talk("m1", { may_write: "nothing", why: "homeroom-muted" })),
  shot("read", talk("m1", { may_write: "nothing", why: "room-read" })),
  shot("empty", talk("m1", {}, { messages: [] })),
  shot("closed", talk("m1", { may_read: false, may_write: "nothing", why: "room-closed" })),
];
