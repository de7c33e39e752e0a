import fs from "node:fs";
import type { Page } from "@playwright/test";
import type { Shot } from "#screenshots/picture-shot.ts";
import { inRoot } from "#support/repository.ts";

const card = (name: string, more: object = {}) => ({ user_id: `u-${name}`, username: name, icon: "default", ...more });
const soon = () => new Date(Date.now() + 3_000_000).toISOString();
const FRIENDS = ["quiet-comet", "mossy-kite", "toast-pilot"].map((name) => card(name, { since: soon() }));
const MINE = { may_add: true, why_not: null, friends: FRIENDS, requests: [] as object[], playing: [] as object[] };
const BOARD = [
  { rank: 1, ...FRIENDS[0], score: 318, submission_id: "s1", is_me: false },
  { rank: 2, ...card("me"), username: "you-know", score: 306, submission_id: "s2", is_me: true },
  { rank: 3, ...FRIENDS[1], score: 88, submission_id: "s3", is_me: false },
];

/** Reloads the page with these answers of the server. */
const answered =
  (mine: object, board: object[] = BOARD, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page) => {
    const answers = { my_friends: { ...MINE, ...mine }, get_friends_board: board, make_friend_code: CODE };
    for (const [name, json] of Object.entries(answers))
      await page.route(`**/rpc/${name}`, (route) => route.fulfill({ json }));
    await page.reload();
    await page.locator("h1").first().waitFor();
    await then?.(page);
  };
const CODE = { code: "KRTWBFMH", expires_at: soon(), seconds: 600 };

type StaffRun = {
  who: string;
  variant: string;
  seed: string;
  log: string;
  frames: number;
  score: number;
  rules: string;
};

/** A recorded run of the staff, which a friend plays in the pictures. */
function friendsRun(): StaffRun {
  const runs = JSON.parse(fs.readFileSync(inRoot("games/skyhop/staff.json"), "utf8")) as StaffRun[];
  return runs.find(({ who, variant }) => who === "goose" && variant === "")!;
}

const RUN = "00000000-0000-4000-8000-000000000002";
const WATCH_MS = 6000;

/** Follows a friend's run, which the server shows up to this frame. */
const watching = (shown_to: number) => async (page: Page) => {
  const { seed, log, rules } = friendsRun();
  const run = { run_id: RUN, app_id: "skyhop", variant: "", sim_version: rules, seed, username: "quiet-comet" };
  const json = { ...run, shown: shown_to > 0 ? log : "", shown_to, topic: "live:none" };
  await page.route("**/rpc/watch_live", (route) => route.fulfill({ json }));
  await page.reload();
  await page.getByRole("heading", { name: "quiet-comet plays Skyhop" }).waitFor();
  // The game catches up with what was shown.
  await page.waitForTimeout(WATCH_MS);
};

/** A challenge link that somebody opens. */
const challenged = async (page: Page) => {
  const { seed, log, frames, score, rules } = friendsRun();
  const run = { app_id: "skyhop", username: "quiet-comet", score, seed, log, frames, sim_version: rules };
  await page.route("**/rpc/get_replay", (route) => route.fulfill({ json: { ...run, is_current: true } }));
  await page.reload();
  await page.getByText("Beat ").first().waitFor();
  await page.waitForTimeout(WATCH_MS);
};

const NOTICES = [
  {
    id: 2,
    kind: "challenge",
    sentence: "quiet-comet challenges you in Skyhop: beat 318 m.",
    link: `/class/skyhop?beat=${RUN}`,
    created_at: new Date(Date.now() - 300_000).toISOString(),
    read_at: null,
  },
];

const address = "/friends";
const shot = (name: string, act: Shot["act"]): Shot => ({ name, address, who: "me", act: act! });

/** Friends, in every state. */
export const FRIEND_SHOTS: Shot[] = [
  shot(
    "friends",
    answered({
      requests: [card("salt-wren", { is_confirmed: false, expires_at: soon() })],
      playing: [{ user_id: "u-mossy-kite", run_id: "r1", app_id: "skyhop", variant: "" }],
    }),
  ),
  shot("friends-none", answered({ friends: [] }, [])),
  shot(
    "friends-code",
    answered({}, BOARD, (page) => page.getByRole("button", { name: "Show my code" }).click()),
  ),
  shot(
    "friends-wrong-code",
    answered({}, BOARD, async (page) => {
      const message = "This code does not work. Ask your friend for a new one.";
      await page.route("**/rpc/use_friend_code", (route) =>
        route.fulfill({ json: { status: "refused", rule: "code", message } }),
      );
      await page.getByRole("textbox", { name: "A friend's code" }).fill("ABCDEFGH");
      await page.keyboard.press("Enter");
      await page.getByText(message).first().waitFor();
    }),
  ),
  shot("friends-waiting", answered({ requests: [card("salt-wren", { is_confirmed: true, expires_at: soon() })] })),
  shot(
    "friends-remove",
    answered({}, BOARD, (page) => page.getByRole("button", { name: "Remove quiet-comet" }).click()),
  ),
  shot(
    "friends-child",
    answered(
      { friends: [], may_add: false, why_not: "You can add friends in a homeroom whose teacher allows it." },
      [],
    ),
  ),
  {
    name: "friends-failed",
    address,
    who: "me",
    act: async (page) => {
      await page.route("**/rpc/my_friends", (route) => route.abort());
      await page.reload();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  { name: "watch-live", address: `/friends/watch/${RUN}`, who: "me", act: watching(600) },
  { name: "watch-first-moves", address: `/friends/watch/${RUN}`, who: "me", act: watching(0) },
  { name: "challenge-link", address: `/class/skyhop?beat=${RUN}`, act: challenged },
  { name: "challenge-link-player", address: `/class/skyhop?beat=${RUN}`, who: "me", act: challenged },
  {
    name: "challenge-gone",
    address: `/class/skyhop?beat=${RUN}`,
    act: (page) => page.getByText("This run does not exist, or it was deleted.").waitFor(),
  },
  {
    name: "challenge-notice",
    address: "/",
    who: "me",
    act: async (page) => {
      await page.route("**/rest/v1/notices?*", (route) => route.fulfill({ json: NOTICES }));
      await page.reload();
      await page.getByRole("button", { name: /^Notices/ }).click();
    },
  },
  { name: "watch-nothing", address: "/friends/watch/00000000-0000-4000-8000-000000000001", who: "me" },
  {
    name: "class-friends",
    address: "/class/skyhop",
    who: "me",
    act: answered({}, BOARD, async (page) => {
      await page.getByRole("button", { name: "Friends", exact: true }).click();
      await page.getByRole("list", { name: "Friends' board" }).scrollIntoViewIfNeeded();
    }),
  },
];
