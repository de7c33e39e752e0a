// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const MINE = "POST /rest/v1/rpc/get_my_homerooms";
const ROOM = "POST /rest/v1/rpc/get_homeroom";
const HOURS = { days: [1, 2, 3, 4, 5], from: "08:00:00", to: "16:00:00" };
const member = (given: object) => ({
  id: "m1",
  name: "Mia",
  kind: "account",
  joined_at: "2026-09-01T08:00:00Z",
  login: "maple-otter-42",
  is_present: false,
  playing: null,
  seen_at: null,
  minutes_today: 0,
  minutes_week: 0,
  minutes: 0,
  classes: 0,
  muted_until: null,
  ...given,
});
const room = (given: object = {}) => ({
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
  joining: { is_open: false, until: null, code: "MPWKTX" },
  eyes: { is_on: false, until: null, sentence: "" },
  friends: false,
  chat: { room_id: "homeroom/h1", state: "closed", child_text: false, child_text_allowed: false, site: "on" },
  consent: null,
  limits: { members: 60 },
  members: [],
  newcomers: [],
  assignments: [],
  played: [],
  reports_open: 0,
  ...given,
});
const teaches = {
  id: "h1",
  name: "7b",
  teacher_name: "Ms Adeyemi",
  ends_on: "2027-07-31",
  closed_at: null,
  state: "open",
  erased_on: null,
  members: 0,
  waiting: 0,
};
const mine = (given: object = {}) => ({
  is_teacher: false,
  consent_sentence: null,
  teaches: [],
  member_of: [],
  account: null,
  ...given,
});

beforeEach(() => keepSession());

test("a player without a homeroom can enter a code or accept an invitation", async () => {
  accounts.answers[MINE] = [200, mine()];
  accounts.answers["POST /rest/v1/rpc/accept_teacher_invitation"] = [
    404,
    { code: "PT404", message: "This invitation is not valid, or was used." },
  ];
  openSite("/homeroom");
  expect(await screen.findByRole("link", { name: "Enter a code" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Invitation code"), { target: { value: "duck" } });
  fireEvent.click(screen.getByRole("button", { name: "Accept the invitation" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This invitation is not valid");
});

test("a teacher lets a newcomer in and prints new words, but not for an own account", async () => {
  accounts.answers[MINE] = [200, mine({ is_teacher: true, teaches: [teaches] })];
  accounts.answers[ROOM] = [
    200,
    room({
      members: [member({}), member({ id: "m2", name: "Jo", kind: "own", login: null, is_present: true })],
      newcomers: [{ id: "n1", name: "Ann", has_account: false, asked_at: "2026-09-01T08:00:00Z" }],
    }),
  ];
  accounts.answers["POST /rest/v1/rpc/admit_newcomers"] = [200, { admitted: ["n1"], left: 57 }];
  accounts.answers["POST /functions/v1/homeroom-accounts"] = [
    200,
    { accounts: [{ member_id: "m1", name: "Mia", login: "maple-otter-42", password: "river-candle-mint" }] },
  ];
  openSite("/homeroom");
  fireEvent.click(await screen.findByRole("button", { name: "Let Ann in" }));
  await waitFor(() =>
    expect(accounts.asked.find(({ call }) => call.endsWith("admit_newcomers"))?.body).toEqual({
      homeroom_id: "h1",
      newcomers: ["n1"],
    }),
  );
  const [first, second] = screen.getAllByRole("row").slice(1);
  expect(within(first!).getByText("own account")).toBeTruthy();
  fireEvent.click(within(second!).getByRole("button", { name: "New password for Mia" }));
  const card = await screen.findByRole("article", { name: "Card of Mia" });
  expect(within(card).getByText("candle")).toBeTruthy();
  expect(within(card).getByRole("img", { name: "QR code that signs in as maple-otter-42" })).toBeTruthy();
});

test("a pupil reads what the teacher sees, and cannot leave with a homeroom account", async () => {
  const membership = {
    id: "h1",
    member_id: "m1",
    name: "7b",
    teacher_name: "Ms Adeyemi",
    my_name: "Mia",
    kind: "account",
    joined_at: "2026-09-01T08:00:00Z",
    ends_on: "2027-07-31",
    zone: "Europe/Zurich",
    hours: HOURS,
    is_in_hours: true,
    eyes: { is_on: false, until: null, sentence: "" },
    friends: false,
    can_leave: false,
    sees: ["name", "present", "classes", "bests", "assignments"],
    chat: { room_id: "homeroom/h1", state: "closed", site: "on", may_read: false },
    assignments: [],
  };
  const account = {
    login: "maple-otter-42",
    can_keep: false,
    why_not: "age",
    keep_email: null,
    closes_on: "2027-07-31",
    is_closed: false,
    erased_on: null,
  };
  accounts.answers[MINE] = [200, mine({ member_of: [membership], account })];
  openSite("/homeroom");
  const seen = await screen.findByRole("region", { name: "What Ms Adeyemi sees" });
  expect(within(seen).getAllByRole("listitem")).toHaveLength(5);
  expect(screen.queryByRole("button", { name: "Leave 7b" })).toBeNull();
  expect(screen.getByText(/Pupils of 13 and over can keep their account/)).toBeTruthy();
});
