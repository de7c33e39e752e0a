import type { Browser, BrowserContextOptions } from "@playwright/test";
import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { expectAccessible } from "#support/account-tools.ts";
import { findOverflow } from "#support/accessibility.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { isShort, LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

// One site for all: the shared site's chat stays off, because other tests look at it.
test.describe.configure({ mode: "default" });

let site: AccountSite;

test.beforeAll(async () => {
  site = await startSiteWith({});
  await quack(["chat", "on"], site.dataDir);
});

test.afterAll(() => site.stop());

const composer = (page: Page) => page.getByRole("textbox", { name: "Message" });
const log = (page: Page) => page.getByRole("log");
const line = (page: Page, words: string) => log(page).locator(".chat-line").filter({ hasText: words });
const newPlayer = () => newApiPlayer(site.url);
const operate = (...command: string[]) => quack(["chat", ...command], site.dataDir);
const say = (player: ApiPlayer, body: string, room_id = "global") => player.rpc("say", { room_id, body });

/** Opens a room as a player in a browser of their own. */
async function enter(
  browser: Browser,
  player: ApiPlayer | null,
  { room = "", ...options }: BrowserContextOptions & { room?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  if (player) await staySignedIn(page, player);
  await open(page, `${site.url}/chad${room && `?room=${room}`}`);
  return page;
}

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words);
  await composer(page).press("Enter");
}

async function openMenu(page: Page, words: string): Promise<void> {
  const shown = line(page, words).last();
  await shown.hover();
  await shown.getByRole("button", { name: /^More about/ }).click();
}

async function newModerator(): Promise<ApiPlayer> {
  const moderator = await newPlayer();
  await quack(["role", "grant", moderator.username, "moderator"], site.dataDir);
  return moderator;
}

test("the page of a chat that is off says what the chat would be and who can open it", LONG, async ({ page }) => {
  for (const layout of isShort ? [""] : ["", "?variant=test"]) {
    await open(page, `/chad${layout}`);
    await expect(page.getByRole("heading", { name: "Chat is switched off" })).toBeVisible();
    await expect(page.getByText("quack chat on")).toBeVisible();
    await expectAccessible(page);
  }
});

test("two players talk, and a refused text stays with its reason", async ({ browser }) => {
  const [ada, bo] = [await newPlayer(), await newPlayer()];
  const [first, second] = [await enter(browser, ada), await enter(browser, bo)];
  await write(first, "has anybody seen the goose");
  await expect(line(second, "has anybody seen the goose")).toContainText(ada.username);
  await expect(composer(first)).toHaveValue("");
  await write(second, "it sits on the score board");
  await expect(line(first, "it sits on the score board")).toContainText(bo.username);
  await expect(line(first, "has anybody seen the goose")).toHaveCount(1);

  await write(first, "mail me at ada@pond.test");
  await expect(first.getByRole("alert").filter({ hasText: "Not sent." })).toBeVisible();
  await expect(composer(first)).toHaveValue("mail me at ada@pond.test");
  await expect(composer(first)).toBeFocused();
  await expectAccessible(first);
  await Promise.all([first, second].map((page) => page.context().close()));
});

test("visitors are asked to sign in, or read along where the operator allows it", LONG, async ({ browser }) => {
  await say(await newPlayer(), "a line for visitors");
  const page = await enter(browser, null);
  await expect(page.getByRole("heading", { name: "Sign in to read the chat" })).toBeVisible();
  await expectAccessible(page);
  await operate("visitors", "on");
  try {
    const reading = await enter(browser, null);
    // Visitors share a cached answer of the server for two seconds.
    await expect(async () => {
      await reading.reload();
      await expect(line(reading, "a line for visitors")).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(reading.getByText("You can read along.")).toBeVisible();
    await expect(composer(reading)).toHaveCount(0);
    await expectAccessible(reading);
    await reading.context().close();
  } finally {
    await operate("visitors", "off");
  }
  await page.context().close();
});

test("a report, a removal by a moderator and a mute reach three browsers", LONG, async ({ browser }) => {
  const [ada, bo, moderator] = [await newPlayer(), await newPlayer(), await newModerator()];
  const [hers, his, theirs] = [await enter(browser, ada), await enter(browser, bo), await enter(browser, moderator)];
  await write(his, "ducks are just small geese");
  await openMenu(hers, "ducks are just small geese");
  await hers.getByRole("button", { name: "Report message" }).click();
  await expect(hers.getByRole("button", { name: "It is unkind" })).toBeFocused();
  await expectAccessible(hers);
  await hers.getByRole("button", { name: "It is unkind" }).click();
  await expect(hers.getByText("Thank you. A moderator will look at it.")).toBeVisible();

  await openMenu(theirs, "ducks are just small geese");
  await theirs.getByRole("button", { name: "Remove for everybody" }).click();
  await theirs.getByLabel("Unkind words").check();
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: "Remove", exact: true }).click();
  for (const page of [hers, his, theirs])
    await expect(log(page).getByText(`A message by ${bo.username} was removed: unkind words.`)).toBeVisible();

  await write(his, "geese are just big ducks");
  await openMenu(theirs, "geese are just big ducks");
  await theirs.getByRole("button", { name: /^Silence/ }).click();
  await theirs.getByLabel("Spam").check();
  await theirs.getByRole("button", { name: "Silence", exact: true }).click();
  await expect(his.getByText(/You are muted until .*: spam\. You can read on\./)).toBeVisible();
  await expect(composer(his)).toHaveCount(0);
  await expect(line(hers, "geese are just big ducks")).toHaveCount(0);
  await his.getByRole("button", { name: "Appeal" }).click();
  await his.getByLabel("Why is this decision wrong?").fill("It was biology.");
  await his.getByRole("button", { name: "Send the appeal" }).click();
  await expect(his.getByText("You have appealed.").first()).toBeVisible();
  await expectAccessible(his);
  await Promise.all([hers, his, theirs].map((page) => page.context().close()));
});

test("a reported message is judged on the moderation page with its conversation", LONG, async ({ browser }) => {
  const [ada, bo, moderator] = [await newPlayer(), await newPlayer(), await newModerator()];
  await say(ada, "what a lovely pond");
  const said = (await say(bo, "your duck looks silly")).data as { message: { id: number } };
  await ada.rpc("report_message", { message_id: said.message.id, why: "unkind" });
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  await staySignedIn(page, moderator);
  await open(page, `${site.url}/moderation?queue=chat`);
  await page.getByRole("button", { name: new RegExp(`${bo.username}: your duck looks silly`) }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("what a lovely pond");
  await expectAccessible(page);
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Remove and mute 15 minutes" }).click();
  await expect(page.getByText("Decision saved.")).toBeVisible();
  await context.close();
});

test("a blocked author disappears, and comes back when unblocked", LONG, async ({ browser }) => {
  const [ada, bo] = [await newPlayer(), await newPlayer()];
  await say(bo, "nobody likes a quiet pond");
  const page = await enter(browser, ada);
  await openMenu(page, "nobody likes a quiet pond");
  await page.getByRole("button", { name: `Block ${bo.username}` }).click();
  await expect(line(page, "nobody likes a quiet pond")).toHaveCount(0);
  await say(bo, "can you still hear me");
  await say(await newPlayer(), "I can hear everybody");
  await expect(line(page, "I can hear everybody")).toBeVisible();
  await expect(line(page, "can you still hear me")).toHaveCount(0);
  await page.getByRole("button", { name: "1 hidden" }).click();
  await page.getByRole("button", { name: `Unblock ${bo.username}` }).click();
  await page.keyboard.press("Escape");
  await expect(line(page, "nobody likes a quiet pond")).toBeVisible();
  await page.context().close();
});

test("slow mode counts down, and quiet hours close the composer", LONG, async ({ browser }) => {
  const page = await enter(browser, await newPlayer(), { room: "blink" });
  await operate("slow", "class/blink", "60");
  try {
    await expect(page.getByText("Slow mode: one message every 60 s")).toBeVisible();
    await write(page, "slow and steady");
    await expect(line(page, "slow and steady")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Send, in \d+ seconds$/ })).toBeVisible();
    await write(page, "too soon");
    await expect(composer(page)).toHaveValue("too soon");
    await operate("quiet", "00:00", "23:59");
    await expect(page.getByText("Quiet hours.")).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await expectAccessible(page);
    await operate("quiet", "off");
    await expect(composer(page)).toHaveValue("too soon");
  } finally {
    await operate("quiet", "off");
    await operate("slow", "class/blink", "0");
  }
  await page.context().close();
});

test("a room that is read only says so, and the chat that is closed disappears", LONG, async ({ browser }) => {
  const page = await enter(browser, await newPlayer(), { room: "lumen" });
  await operate("rooms", "read", "class/lumen");
  await expect(page.getByText("This room is read only.")).toBeVisible();
  await operate("rooms", "open", "class/lumen");
  await expect(composer(page)).toBeVisible();
  await operate("off");
  try {
    await expect(page.getByRole("heading", { name: "Chat is switched off" })).toBeVisible();
  } finally {
    await operate("on");
  }
  await page.context().close();
});

test("a player of unknown age talks in cheers", LONG, async ({ browser }) => {
  const child = await newApiPlayer(site.url, { isOnboarded: false });
  const other = await enter(browser, await newPlayer());
  const page = await enter(browser, child);
  await expect(composer(page)).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Cheers" }).getByRole("button")).toHaveCount(12);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Quack!" }).click();
  await expect(line(other, "Quack!").last()).toContainText(child.username);
  await Promise.all([page, other].map((each) => each.context().close()));
});

test("where WebSockets are blocked, the page polls and says so", LONG, async ({ browser }) => {
  const [ada, bo] = [await newPlayer(), await newPlayer()];
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.routeWebSocket(/realtime/, (socket) => void socket.close());
  await staySignedIn(page, ada);
  await open(page, `${site.url}/chad`);
  await expect(page.getByText("Live connection blocked here, new messages every 4 s.")).toBeVisible();
  await say(bo, "the long way round");
  await expect(line(page, "the long way round")).toHaveCount(1);
  await expectAccessible(page);
  await context.close();
});

test("older messages load above, and the reader keeps the place", LONG, async ({ browser }) => {
  const talkers = await Promise.all(Array.from({ length: 14 }, newPlayer));
  for (let round = 0; round < 5; round++)
    for (const [place, talker] of talkers.entries())
      await say(talker, `line ${round * 14 + place} of many`, "class/skyhop");
  const page = await enter(browser, talkers[0]!, { room: "skyhop" });
  await expect(line(page, "line 69 of many")).toBeVisible();
  await expect(line(page, "line 3 of many")).toHaveCount(0);
  const before = line(page, "line 20 of many");
  await log(page).evaluate((box) => (box.scrollTop = 0));
  await expect(line(page, "line 3 of many")).toHaveCount(1);
  await expect(before).toBeInViewport();
  await say(talkers[1]!, "one more below", "class/skyhop");
  await page.getByRole("button", { name: "1 new message" }).click();
  await expect(line(page, "one more below")).toBeInViewport();
  await page.context().close();
});

test("the keyboard reaches everything", LONG, async ({ browser }) => {
  const [ada, bo] = [await newPlayer(), await newPlayer()];
  await say(bo, "reach me by keyboard");
  const page = await enter(browser, ada);
  await expect(line(page, "reach me by keyboard")).toBeVisible();
  await composer(page).focus();
  await page.keyboard.type("first line");
  await page.keyboard.press("Shift+Enter");
  await expect(composer(page)).toHaveValue("first line");
  await page.keyboard.press("Enter");
  await expect(line(page, "first line")).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await line(page, "reach me by keyboard").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Report message" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Report message" })).toBeHidden();
  await expect(line(page, "reach me by keyboard").getByRole("button")).toBeFocused();
  await log(page).focus();
  await expect(log(page)).toBeFocused();
  await page.getByRole("link", { name: "Blink" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Blink" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Blink" })).toBeFocused();
  await page.context().close();
});

test("a screen reader hears new lines in one polite region", LONG, async ({ browser }) => {
  const [ada, bo] = [await newPlayer(), await newPlayer()];
  const page = await enter(browser, ada);
  await expect(log(page)).toBeVisible();
  await say(bo, "listen to the reeds");
  await expect(page.getByRole("status").filter({ hasText: `${bo.username}: listen to the reeds` })).toHaveCount(1);
  await expect(log(page)).toHaveAttribute("aria-live", "off");
  await page.context().close();
});

for (const variant of ["", "?variant=test"]) {
  test(`nothing overflows at 320 px${variant && " in the redesign"}`, LONG, async ({ browser }) => {
    const player = await newPlayer();
    await say(player, "a".repeat(120));
    const context = await browser.newContext({
      serviceWorkers: "block",
      reducedMotion: "reduce",
      viewport: { width: 320, height: 640 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await staySignedIn(page, player);
    await open(page, `${site.url}/chad${variant}`);
    await expect(composer(page)).toBeInViewport();
    expect(await findOverflow(page)).toEqual([]);
    await line(page, "aaaa").last().getByRole("button").click();
    await expect(page.getByRole("button", { name: "Take it back" })).toBeInViewport();
    await expectAccessible(page);
    await context.close();
  });
}
