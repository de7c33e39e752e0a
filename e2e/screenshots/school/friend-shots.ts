import type { Page } from "@playwright/test";
import type { Shot } from "#screenshots/picture-shot.ts";

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
