import type { BrowserContextOptions } from "@playwright/test";
import { expectAccessible } from "#support/account-tools.ts";
import { findOverflow } from "#support/accessibility.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { answerClips, answerRun } from "#support/clips/answer-clips.ts";
import { expectVerified, openGamePage, startByKeys } from "#support/games/game-page.ts";
import { SCRIPTS } from "#support/games/game-runs.ts";
import { expect, open, type Page, recordTrouble, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

const MANY = 60;
/** In frames. */
const SECOND = 60;

const current = (page: Page) => page.locator(".clip-screen--current");

test("sixty clips run one game frame at a time, and the keyboard goes through them", async ({ page }) => {
  await answerClips(page, MANY);
  await open(page, "/yt");
  await expect(page.locator("[data-clip]")).toHaveCount(MANY);
  await expect(current(page)).toHaveAttribute("aria-label", "Clip 1");
  await expect(page.locator("iframe")).toHaveCount(1);
  await current(page)
    .getByRole("button", { name: /^(Play|Pause) Clip 1$/ })
    .focus();
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toHaveAttribute("aria-label", "Clip 2");
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(current(page).getByRole("link", { name: "Play this seed" })).toHaveAttribute("href", /clip=.*&at=0$/);
});

test("the editor exports a clip, with one game frame at a time", LONG, async ({ page, baseURL }) => {
  const player = await newApiPlayer(baseURL!);
  await staySignedIn(page, player);
  await answerRun(page, player, 3 * SECOND);
  await open(page, `/creator/quack/new?run=${crypto.randomUUID()}`);
  await expect(page.locator(".poster-picture img")).toBeVisible();
  await page.getByRole("button", { name: "Export as a video" }).click();
  await expect(page.locator(".clip-player")).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(mp4|webm)$/);
  await expect(page.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  await expect(page.locator("iframe")).toHaveCount(1);
});

test("a run becomes a clip, a moderator publishes it, and a stranger takes it over", LONG, async ({ browser }) => {
  const site = test.info().project.use.baseURL!;
  const trouble: string[][] = [];
  const enter = async (player: ApiPlayer | null, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ serviceWorkers: "block", baseURL: site, ...options });
    const page = await context.newPage();
    trouble.push(await recordTrouble(page));
    if (player) await staySignedIn(page, player);
    return page;
  };
  const [maker, moderator] = [await newApiPlayer(site), await newApiPlayer(site)];
  await quack(["role", "grant", moderator.username, "moderator"]);

  // A floor for a score, and then mistakes until the run ends: its clip is longer than twelve seconds.
  const page = await enter(maker);
  const gamePage = await openGamePage(page, "times-tower");
  await SCRIPTS["times-tower"]!(gamePage, await startByKeys(gamePage));
  await expectVerified(gamePage);

  await open(page, "/creator/quack");
  await page.getByRole("link", { name: /^Make a clip of Times Tower/ }).click();
  await page.getByLabel("Title").fill("Down, elegantly");
  await page.getByRole("button", { name: "Caption here" }).click();
  await page.getByRole("textbox", { name: /^Caption 1/ }).fill("Here it comes");
  const start = page.getByRole("slider", { name: "Start of the clip" });
  const before = Number(await start.getAttribute("aria-valuenow"));
  await start.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(start).toHaveAttribute("aria-valuenow", String(before + SECOND));
  await expect(page.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  await expect(page.locator(".poster-picture img")).toBeVisible();
  await expectAccessible(page);

  // A reload keeps the draft.
  await page.reload();
  await expect(page.getByText("Your unsaved changes are back.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Down, elegantly");
  await expect(start).toHaveAttribute("aria-valuenow", String(before + SECOND));

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as a video" }).click();
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.(mp4|webm)$/);
  await expect(page.locator(".clip-player")).toHaveAttribute("data-phase", "showing");

  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("In review")).toBeVisible();
  const clipId = new URL(page.url()).pathname.split("/").at(-1)!;

  const desk = await enter(moderator);
  await open(desk, "/moderation?queue=clips");
  // The list comes first; an item that opens by itself has a button to play it.
  await desk
    .getByRole("button", { name: /Down, elegantly/ })
    .first()
    .click();
  await expect(desk.getByText("Here it comes")).toBeVisible();
  await desk.getByRole("button", { name: /^Play Down, elegantly/ }).click();
  await expect(desk.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  await expectAccessible(desk);
  await desk.getByRole("radio", { name: "Everything is fine." }).check();
  await desk.getByRole("button", { name: /^Publish/ }).click();
  await expect(desk.getByText("Decision saved.")).toBeVisible();

  const stranger = await enter(null);
  const answer = await stranger.goto(`/yt?clip=${clipId}`);
  expect(await answer!.text()).toMatch(/property="og:image" content="[^"]*clip_posters/);
  await expect(current(stranger)).toHaveAttribute("aria-label", "Down, elegantly");
  await expect(stranger.locator(".clip-player")).toHaveAttribute("data-phase", "showing");
  await current(stranger).getByRole("button", { name: "Pause", exact: true }).click();
  await current(stranger).getByRole("slider", { name: "Position" }).focus();
  await stranger.keyboard.press("Home");
  for (let second = 0; second < 12; second++) await stranger.keyboard.press("Shift+ArrowRight");
  await stranger.getByRole("link", { name: "Take over from 0:12" }).click();
  await expect(stranger).toHaveURL(new RegExp(`clip=${clipId}&at=${before + 13 * SECOND}$`));
  await expect(stranger.getByText("does not count")).toBeVisible();
  const taken = stranger.frameLocator("iframe.game__frame");
  await expect(taken.getByText("You play from here. Unranked: this run does not count.")).toBeVisible();

  await open(page, `/creator/quack/${clipId}`);
  await page.getByRole("button", { name: "Take it off the site" }).click();
  await expect(page.getByText("The clip is a draft again.")).toBeVisible();
  await expect(async () => {
    await stranger.goto(`/yt?clip=${clipId}`);
    await expect(stranger.getByText(/This clip is gone/).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await Promise.all([page, desk, stranger].map((each) => each.context().close()));
  // A clip that was taken back answers 404, which the browser logs.
  expect(trouble.flat().filter((words) => !words.includes("status of 404"))).toEqual([]);
});

test.describe("a video of another site", () => {
  test.use({ expectedTrouble: [/^asked a stranger: https:\/\/www\.youtube-nocookie\.com\//] });

  test("loads nothing before a click", async ({ page, context }) => {
    const left: string[] = [];
    await context.route(/^https:/, (route) => {
      left.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>A player</title>" });
    });
    await answerClips(page, 2);
    const video = { id: "v1", title: "Forty floors", caption: "", app_id: "skyhop", my_users: { username: "daisy" } };
    const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    await page.route("**/rest/v1/creator_videos*", (route) => route.fulfill({ json: [{ ...video, url }] }));
    await page.route("**/rpc/get_embeds", (route) =>
      route.fulfill({ json: { mode: "on", may_embed: true, hosts: [] } }),
    );
    await open(page, "/yt");
    const load = page.getByRole("button", { name: "Load Forty floors" });
    await load.scrollIntoViewIfNeeded();
    await expect(current(page).locator(".clip-player")).toHaveAttribute("data-phase", "showing");
    expect(left).toEqual([]);
    await load.click();
    await expect.poll(() => left).toEqual(["www.youtube-nocookie.com"]);
  });
});

test(
  "a player of unknown age makes and exports a clip, and reads why it cannot be published",
  LONG,
  async ({ page }) => {
    const child = await newApiPlayer(test.info().project.use.baseURL!, { isOnboarded: false });
    await staySignedIn(page, child);
    const gamePage = await openGamePage(page, "skyhop");
    await SCRIPTS["skyhop"]!(gamePage, await startByKeys(gamePage));
    await expectVerified(gamePage);
    await open(page, "/creator/quack");
    await page.getByRole("link", { name: /^Make a clip of Skyhop/ }).click();
    await expect(page.getByText("You can keep this clip and export it.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Publish" })).toHaveCount(0);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("button", { name: "Draft saved" })).toBeVisible();
  },
);

for (const variant of ["", "?variant=test"]) {
  test(`nothing overflows at 320 px${variant && " in the redesign"}`, LONG, async ({ browser }) => {
    const context = await browser.newContext({
      serviceWorkers: "block",
      reducedMotion: "reduce",
      viewport: { width: 320, height: 640 },
      isMobile: true,
      hasTouch: true,
      baseURL: test.info().project.use.baseURL!,
    });
    const page = await context.newPage();
    await answerClips(page, 3);
    await open(page, `/yt${variant}`);
    await expect(current(page)).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await expectAccessible(page);
    await staySignedIn(page, await newApiPlayer(test.info().project.use.baseURL!));
    for (const path of ["/creator", "/creator/quack"]) {
      await open(page, path);
      await expect(page.getByRole("heading", { name: "My clips" })).toBeVisible();
      expect(await findOverflow(page)).toEqual([]);
      await expectAccessible(page);
    }
    await context.close();
  });
}
