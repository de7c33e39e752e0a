import type { Page } from "@playwright/test";
import { findAccessibilityProblems } from "#support/accessibility.ts";
import { reportScore, signUpByApi } from "#support/games/game-page.ts";
import { expect, open, test } from "#support/harness.ts";
import { beginRivalRuns } from "#support/games/rival-runs.ts";
import { LONG } from "#support/long-tests.ts";

// A run without checkpoints stays below the first ten.
const RIVALS = 10;

test.use({ serviceWorkers: "allow", expectedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test("a visited site opens offline, and says which games need a connection", async ({ page, context }) => {
  await visitSkyhop(page);

  await context.setOffline(true);
  await open(page, "/class/skyhop");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "skyhop" })).toBeVisible();

  // A page that was never visited is rendered from the cached app shell.
  await open(page, "/class/blink");
  await expect(page.getByRole("heading", { level: 1, name: "blink" })).toBeVisible();
  await open(page, "/");
  await expect(page.getByRole("link", { name: /skyhop/i }).first()).toBeVisible();
  // Only cached games can be played offline.
  const cardOf = (title: string) => page.locator(".class-grid .card", { hasText: title });
  await expect(cardOf("Blink")).toContainText("Needs connection");
  await expect(cardOf("Skyhop")).not.toContainText("Needs connection");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("a run that was played offline counts after reconnecting", LONG, async ({ page, context, baseURL }) => {
  const endRivalRuns = await beginRivalRuns(baseURL!, "skyhop", RIVALS);
  const game = await visitSkyhop(page);
  await context.setOffline(true);
  await open(page, "/class/skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(page).toHaveURL(/\/play\/skyhop\?load=inline/);
  await expect(game.locator("canvas")).toBeVisible();
  // A hop; then the water rises and ends the run.
  await expect(async () => {
    await page.keyboard.press("Space", { delay: 200 });
    await expect(game.locator(".hud-score")).toHaveText(/^[1-9]/, { timeout: 700 });
  }).toPass();
  const report = game.getByRole("dialog");
  await expect(report).toContainText("It will be submitted when you are online again.");
  const score = await reportScore(report);
  await endRivalRuns();

  await context.setOffline(false);
  await expect(page.getByText("Your offline run was submitted")).toBeVisible();
  await open(page, "/leaderboard?board=scores/skyhop@2&period=all");
  const own = page.getByRole("list", { name: "Skyhop" }).locator(".ranking__row--me");
  await expect(own.locator(".ranking__value")).toContainText(score);
});

/** Signs up and starts Skyhop, until its files and a ticket for an offline run are stored. */
async function visitSkyhop(page: Page) {
  await signUpByApi(page);
  await open(page, "/class/skyhop");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: "Start class" }).click();
  const game = page.frameLocator("iframe.game__frame");
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("quack-pages")).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining("/play/skyhop?load=inline"));
  await page.waitForFunction(() => localStorage.getItem("run-tickets")?.includes("skyhop"));
  return game;
}
