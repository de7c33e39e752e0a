// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts, keepSession, sampleProfile } from "#testing/stand-in-accounts.ts";

const card = (name: string, more: object = {}) => ({ user_id: `u-${name}`, username: name, icon: "duck", ...more });
const mine = (more: object = {}) => ({
  may_add: true,
  why_not: null,
  friends: [card("puddle-jen", { since: "2026-11-01" })],
  requests: [],
  playing: [],
  ...more,
});
const MINE = "POST /rest/v1/rpc/my_friends";
const BOARD = "POST /rest/v1/rpc/get_friends_board";

const sent = (name: string) => accounts.asked.filter(({ call }) => call.endsWith(name)).map(({ body }) => body);

beforeEach(() => keepSession());

test("a visitor is asked to sign in", async () => {
  localStorage.clear();
  openSite("/friends");
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
});

test("a wrong code is explained at its field", async () => {
  accounts.answers[MINE] = [200, mine({ friends: [] })];
  accounts.answers[BOARD] = [200, []];
  const message = "This code does not work. Ask your friend for a new one.";
  accounts.answers["POST /rest/v1/rpc/use_friend_code"] = [200, { status: "refused", rule: "code", message }];
  openSite("/friends");
  const field = await screen.findByLabelText("A friend's code");
  fireEvent.change(field, { target: { value: "abcd efgh" } });
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(sent("use_friend_code")).toEqual([{ code: "ABCDEFGH" }]);
});

test("a child outside a homeroom reads why there are no friends here, and has no switch", async () => {
  accounts.answers["POST /rest/v1/rpc/get_my_profile"] = [200, sampleProfile({ is_child: true })];
  accounts.answers[MINE] = [200, mine({ friends: [], may_add: false, why_not: "You can add friends in a homeroom." })];
  accounts.answers[BOARD] = [200, []];
  openSite("/friends");
  expect(await screen.findByText("You can add friends in a homeroom.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show my code" })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});

test("the own best run is sent to a friend who has not played yet", async () => {
  accounts.answers[MINE] = [200, mine()];
  accounts.answers[BOARD] = [200, [{ rank: 1, ...card("me"), score: 306, submission_id: "s2", is_me: true }]];
  accounts.answers["POST /rest/v1/rpc/challenge_friend"] = [200, { status: "sent" }];
  openSite("/friends", [sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html" })]);
  const board = await screen.findByRole("list", { name: "Friends' board" });
  fireEvent.click(await within(board).findByRole("button", { name: "Challenge puddle-jen with your best run" }));
  await waitFor(() => expect(sent("challenge_friend")).toEqual([{ user_id: "u-puddle-jen", submission_id: "s2" }]));
});

test("a friend is removed in two clicks", async () => {
  accounts.answers[MINE] = [200, mine()];
  accounts.answers[BOARD] = [200, []];
  accounts.answers["POST /rest/v1/rpc/remove_friend"] = [200, { status: "removed" }];
  openSite("/friends");
  fireEvent.click(await screen.findByRole("button", { name: "Remove puddle-jen" }));
  fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent("remove_friend")).toEqual([{ user_id: "u-puddle-jen" }]));
});
