// @vitest-environment happy-dom
import { fireEvent, renderHook, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const ID = "00000000-0000-4000-8000-00000000aaaa";
const TESS = "m-tess";
const KIT = "m-kit";
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const askedFor = (name: string) => accounts.asked.filter(({ call }) => call === rpc(name)).map(({ body }) => body);
const said = (id: number, user_id: string, body: string) => ({
  id,
  user_id,
  username: "",
  icon: null,
  body,
  cheer: null,
  created_at: new Date().toISOString(),
  removed: null,
  reason: null,
});
const person = (author_id: string, name: string, more: object = {}) => ({
  author_id,
  member_id: author_id,
  name,
  is_teacher: false,
  is_me: false,
  is_blocked: false,
  ...more,
});

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover = () => {};

beforeEach(() => {
  keepSession();
  accounts.answers[rpc("chat_state")] = [
    200,
    {
      mode: "on",
      visitors: false,
      may_read: true,
      may_write: "text",
      why: null,
      muted_until: null,
      muted_reason: null,
      quiet: null,
      slow_seconds: 0,
      wait_until: null,
      room: { id: `homeroom/${ID}`, state: "open", app_id: null, title: "7b", homeroom_id: ID },
      rule: "Ms Adeyemi reads everything here.",
      rooms_open: 1,
      cheers: [],
      is_moderator: false,
      reasons: [],
      appeal: null,
    },
  ];
  accounts.answers[rpc("get_homeroom_messages")] = [200, [said(2, KIT, "Hello, Tess"), said(1, TESS, "Hello, all")]];
  accounts.answers[rpc("get_homeroom_people")] = [
    200,
    [person(TESS, "Tess", { is_me: true }), person(KIT, "Kit"), person("m-moss", "Moss", { is_blocked: true })],
  ];
  accounts.answers[rpc("block_member")] = [200, { status: "blocked" }];
});

test("a homeroom's chat names members without their accounts, and blocks a member there only", async () => {
  openSite(`/chad?room=${encodeURIComponent(`homeroom/${ID}`)}`);
  const log = await screen.findByRole("log", { name: "Messages" });
  await within(log).findByText("Hello, Tess");
  for (const name of ["Tess", "Kit"]) expect(within(log).getByText(name).closest("a")).toBeNull();
  expect(accounts.asked.map(({ call }) => call).filter((call) => /chat_messages|my_blocks/.test(call))).toEqual([]);

  fireEvent.click(within(log).getByRole("button", { name: "More about this message by Tess", hidden: true }));
  expect(await screen.findByRole("button", { name: /^Take it back/, hidden: true })).toBeTruthy();
  fireEvent.click(within(log).getByRole("button", { name: "More about this message by Kit", hidden: true }));
  fireEvent.click(await screen.findByRole("button", { name: /^Block Kit/, hidden: true }));
  await waitFor(() => expect(askedFor("block_member")).toEqual([{ member_id: KIT, is_blocked: true }]));

  fireEvent.click(await screen.findByRole("button", { name: "1 hidden" }));
  fireEvent.click(await screen.findByRole("button", { name: "Unblock Moss" }));
  await waitFor(() => expect(askedFor("block_member").at(-1)).toEqual({ member_id: "m-moss", is_blocked: false }));
});

test("the teacher cannot be blocked, and an author who has left can only be reported by the message", async () => {
  accounts.answers[rpc("get_homeroom_messages")] = [
    200,
    [said(2, ID, "Good morning"), { ...said(1, "", "Goodbye"), user_id: null }],
  ];
  accounts.answers[rpc("get_homeroom_people")] = [
    200,
    [person(ID, "Ms Adeyemi", { is_teacher: true, member_id: null }), person(TESS, "Tess", { is_me: true })],
  ];
  openSite(`/chad?room=${encodeURIComponent(`homeroom/${ID}`)}`);
  const log = await screen.findByRole("log", { name: "Messages" });
  const actions = async (name: string) => {
    fireEvent.click(
      await within(log).findByRole("button", { name: `More about this message by ${name}`, hidden: true }),
    );
    const menu = screen.getByRole("group", { name: "Actions", hidden: true });
    return within(menu)
      .getAllByRole("button", { hidden: true })
      .map(({ textContent }) => textContent);
  };
  const report = "Report messageYour teacher sees it and the 5 before";
  const toTheSite = "Report messageA moderator sees it and the 5 before";
  expect(await actions("Ms Adeyemi")).toEqual([toTheSite, "Mute Ms AdeyemiOnly on this screen"]);
  expect(await actions("Former member")).toEqual([report]);
});

test("a member who joined after the page was opened is named with the first message", async () => {
  const tess = person(TESS, "Tess", { is_me: true });
  accounts.answers[rpc("get_homeroom_people")] = [
    [200, [tess]],
    [200, [tess, person(KIT, "Kit")]],
  ];
  openSite(`/chad?room=${encodeURIComponent(`homeroom/${ID}`)}`);
  const log = await screen.findByRole("log", { name: "Messages" });
  expect(await within(log).findByText("Kit")).toBeTruthy();
  expect(within(log).queryByText("Former member")).toBeNull();
  expect(askedFor("get_homeroom_people")).toHaveLength(2);
});

test("a list of people that does not load is asked for again, and the messages appear", async () => {
  accounts.answers[rpc("get_homeroom_people")] = [404, { code: "PT404", message: "There is no such homeroom." }];
  openSite(`/chad?room=${encodeURIComponent(`homeroom/${ID}`)}`);
  const retry = await screen.findByRole("button", { name: "Try again" });
  accounts.answers[rpc("get_homeroom_people")] = [200, [person(TESS, "Tess", { is_me: true }), person(KIT, "Kit")]];
  fireEvent.click(retry);
  expect(await screen.findByText("Hello, Tess")).toBeTruthy();
});

test("a member who is muted on this screen is hidden in the homeroom only", async () => {
  const { hidePlayer, showPlayer, useHidden } = await import("./hidden-store.ts");
  const kit = { user_id: KIT, username: "Kit" };
  hidePlayer(`homeroom/${ID}`, kit);
  hidePlayer("global", { user_id: "ada", username: "ada" });
  const hiddenIn = (room: string) => renderHook(() => useHidden(room)).result.current.map(({ username }) => username);
  expect(hiddenIn(`homeroom/${ID}`)).toEqual(["Kit"]);
  expect(hiddenIn("global")).toEqual(["ada"]);
  expect(hiddenIn("class/skyhop")).toEqual(["ada"]);
  for (const id of [KIT, "ada"]) showPlayer(id);
  expect(hiddenIn("global")).toEqual([]);
});
