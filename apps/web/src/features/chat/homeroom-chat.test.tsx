// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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
