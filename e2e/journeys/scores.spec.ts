import { findAccessibilityProblems } from "#support/accessibility.ts";
import { newPictureClass } from "#support/class-maker.ts";
import { reportScore, signUpByApi } from "#support/games/game-page.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const UPLOADS = "**/storage/v1/object/leaderboard_uploads/**";

/** Fills in a score with a screenshot, up to the submit button. Returns the class. */
async function fillIn(page: Page, site: string, score: string): Promise<string> {
  const slug = await newPictureClass(site);
  await signUpByApi(page);
  await open(page, `/class/${slug}`);
  await page.getByLabel("Your score, in points").fill(score);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 200 } });
  await page.getByLabel("Choose a file").setInputFiles({ name: "my proof.png", mimeType: "image/png", buffer });
  await expect(page.getByAltText("Chosen: my proof.png")).toBeVisible();
  return slug;
}

test("a score is submitted with a screenshot, and waits for a moderator", LONG, async ({ page, baseURL }) => {
  await fillIn(page, baseURL!, "1240");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Submit score" }).click();
  await expect(page.getByText("submitted appScoreForm!")).toBeVisible();
  const own = page.getByRole("list", { name: "Your submitted scores" });
  await expect(own).toContainText("1,240");
  await expect(own).toContainText("Waiting for a moderator");
});

test.describe("without its picture", () => {
  test.use({ expectedTrouble: [/net::ERR_FAILED/] });

  test("a score is withdrawn", LONG, async ({ page, baseURL }) => {
    const slug = await fillIn(page, baseURL!, "12");
    await page.route(UPLOADS, (route) => route.abort());
    const taken = page.waitForResponse((each) => each.request().method() === "DELETE");
    await page.getByRole("button", { name: "Submit score" }).click();
    await expect(page.getByText("failed to submit image for high score")).toBeVisible();
    const words = "Failed to insert image of high score, deleting high score upload now.";
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    expect((await taken).status()).toBe(204);
    await open(page, `/class/${slug}`);
    await expect(page.getByText("No score has been accepted yet.")).toBeVisible();
    await expect(page.getByText("Your submitted scores")).toBeHidden();
  });
});

test("a run has a link that anybody can use to watch it and take it over", LONG, async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUpByApi(page);
  await open(page, "/class/skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  const played = page.frameLocator("iframe.game__frame");
  // Without a hop the water rises and ends the run.
  const report = played.getByRole("dialog");
  await expect(report).toContainText("Replayed by the server, and true.");
  const score = await reportScore(report);
  const own = page.getByRole("list", { name: "Verified board" }).locator(".ranking__row--me");
  await own.getByRole("button", { name: /^More options for / }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.locator(".run-notice")).toContainText(`${score} m`);
  const game = visitor.frameLocator("iframe.game__frame");
  const time = game.locator(".replay-time");
  await expect(time).toHaveText(/^0:0[1-9]/);
  await game.getByRole("button", { name: "Take over" }).click();
  await expect(game.locator(".hud-mark")).toHaveText("Unranked");
  await expect(time).toBeHidden();
});
