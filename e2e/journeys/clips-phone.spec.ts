import type { Locator } from "@playwright/test";
import { expectAccessible } from "#support/account-tools.ts";
import { findOverflow } from "#support/accessibility.ts";
import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { answerClips, answerRun } from "#support/clips/answer-clips.ts";
import { expectScreen, expectVerified, openGamePage } from "#support/games/game-page.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });

/** Frames. */
const SECOND = 60;

type Point = { x: number; y: number };

async function centreOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger that goes down, moves in steps and goes up again. */
async function drag(page: Page, from: Point, to: Point, holdMs = 0): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  const steps = 12;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await send("touchMove", [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  if (holdMs > 0) await page.waitForTimeout(holdMs);
  await send("touchEnd", []);
  await client.detach();
}

async function swipeUp(page: Page, over: Locator): Promise<void> {
  const { x, y, width, height } = (await over.boundingBox())!;
  const middle = x + width / 2;
  await drag(page, { x: middle, y: y + height - 20 }, { x: middle, y: y + 20 });
}

const current = (page: Page) => page.locator(".clip-screen--current");

test("a finger swipes through the clips, and one game frame runs", LONG, async ({ page }) => {
  await answerClips(page, 5);
  await open(page, "/yt");
  for (const number of [1, 2, 3]) {
    await expect(current(page)).toHaveAttribute("aria-label", `Clip ${number}`);
    await expect(current(page).locator(".clip-player")).toHaveAttribute("data-phase", "showing");
    await expect(page.locator("iframe")).toHaveCount(1);
    // Swipes less than a clip's height, because a longer swipe would skip a clip.
    await drag(page, { x: 195, y: 750 }, { x: 195, y: 200 });
    await expect(current(page)).toHaveAttribute("aria-label", `Clip ${number + 1}`);
  }
  expect(await findOverflow(page)).toEqual([]);
  await current(page)
    .getByRole("link", { name: /^Take over from/ })
    .tap();
  await expect(page).toHaveURL(/\/class\/drift-belt\?clip=.*&at=\d+$/);
});

test("a slow finger never leaves the feed between two clips, and reaches the page's end", LONG, async ({ page }) => {
  await answerClips(page, 4);
  await open(page, "/yt");
  await expect(current(page).locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  const tops = () =>
    page.locator("[data-clip]").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const [rest] = await tops();
  const shown = async () => (await tops()).findIndex((top) => Math.abs(top - rest!) <= 2);
  // Shares of a screen at which a finger stops and rests: short of the middle, about it, and past it.
  for (const px of [120, 230, 340, 460, 300, 560]) {
    await drag(page, { x: 195, y: 740 }, { x: 195, y: 740 - px }, 400);
    await expect.poll(shown, `after ${px} px`).toBeGreaterThanOrEqual(0);
    await expect(page.locator("iframe")).toHaveCount(1);
    await expect(current(page)).toHaveAttribute("aria-label", `Clip ${(await shown()) + 1}`);
  }
  // Snapping must not make the rest of the page unreachable.
  const link = page.getByRole("link", { name: "Link a channel" });
  for (let swipe = 0; swipe < 12 && !(await isInView(link)); swipe++) {
    await drag(page, { x: 195, y: 700 }, { x: 195, y: 250 }, 200);
    await page.waitForTimeout(300);
  }
  await expect(link).toBeInViewport({ ratio: 1 });
  const lowest = page.locator(".footer a").last();
  for (let swipe = 0; swipe < 8 && !(await isInView(lowest)); swipe++) {
    await drag(page, { x: 195, y: 700 }, { x: 195, y: 250 }, 200);
    await page.waitForTimeout(300);
  }
  await expect(lowest).toBeInViewport({ ratio: 1 });
});

const isInView = (target: Locator) =>
  target.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("a fresh run becomes a clip by touch alone, and is published from the bar", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  await staySignedIn(page, player);
  const gamePage = await openGamePage(page, "skyhop");
  await page.getByRole("button", { name: "Start class" }).tap();
  await expectScreen(gamePage, "none");
  const canvas = gamePage.game.locator("canvas");
  for (let hop = 0; hop < 3; hop++) {
    const at = await centreOf(canvas);
    await drag(page, at, at, 250);
    await page.waitForTimeout(400);
  }
  await expectScreen(gamePage, "over");
  await expectVerified(gamePage);

  await open(page, "/creator/quack");
  await page.getByRole("link", { name: /^Make a clip of Skyhop/ }).tap();
  await expect(page.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessible(page);

  // The handle follows the finger, and does not scroll the page.
  const start = page.getByRole("slider", { name: "Start of the clip" });
  const before = Number(await start.getAttribute("aria-valuenow"));
  const handle = await centreOf(start);
  await drag(page, handle, { x: handle.x + 60, y: handle.y });
  await expect.poll(async () => Number(await start.getAttribute("aria-valuenow"))).toBeGreaterThan(before + SECOND);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: "Caption here" }).tap();
  await page.getByRole("textbox", { name: /^Caption 1/ }).fill("Up we go");

  // A finger on the picture scrolls the page, and Publish stays where it is.
  await page.evaluate(() => scrollTo(0, 0));
  await swipeUp(page, page.locator(".clip-player"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const publish = page.getByRole("button", { name: "Publish" });
  await expect(publish).toHaveCount(1);
  await page.getByRole("button", { name: "Save draft" }).scrollIntoViewIfNeeded();
  await expect(publish).toBeInViewport({ ratio: 1 });
  await publish.tap();
  await expect(page.getByRole("region", { name: "Clip", exact: true }).getByText("In review")).toBeVisible();
  await expectAccessible(page);
});

test(
  "the editor on a phone that lies on its side shows the picture and the timeline together",
  LONG,
  async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const player = await newApiPlayer(baseURL!);
    await staySignedIn(page, player);
    await answerRun(page, player);
    await open(page, `/creator/quack/new?run=${crypto.randomUUID()}`);
    await expect(page.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
    await expect(page.locator(".clip-player")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("slider", { name: "Start of the clip" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Publish" })).toBeInViewport({ ratio: 1 });
    expect(await findOverflow(page)).toEqual([]);
  },
);

test("a reload of an editor that still loads leaves the page at its top", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  await staySignedIn(page, player);
  const waiting = page.getByText("Loading the run");
  // The run never comes: the page stays as it is while it loads.
  await page.route("**/rpc/get_replay", () => {});
  await open(page, `/creator/quack/new?run=${crypto.randomUUID()}`);
  await expect(waiting).toBeAttached();
  await page.reload();
  await expect(waiting).toBeAttached();
  await page.waitForLoadState("load");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
