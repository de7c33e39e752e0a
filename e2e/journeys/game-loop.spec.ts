import { expectScreen, openGamePage, reportScore } from "#support/games/game-page.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(
    `at ${width}×${height}, one click plays with a lesson, the report is in view, R plays again, and the best is kept`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const gamePage = await openGamePage(page, "skyhop");
      const { game, screen } = gamePage;
      await page.getByRole("button", { name: "Start class" }).click();
      await expect(screen).not.toHaveClass(/is-title/);
      await expect(game.getByText("Practice: this run does not count.")).toHaveCount(0);
      await expect(game.locator(".lesson")).toContainText("Hop");
      await page.keyboard.press("Space");
      await expect(async () => {
        await page.keyboard.press("Space", { delay: 200 });
        await expect(game.locator(".lesson")).not.toContainText("walks by itself", { timeout: 700 });
      }).toPass();

      // Without a hop the water rises and ends the run.
      await expectScreen(gamePage, "over");
      const report = game.getByRole("dialog");
      await expect(report).toContainText(/kept on this device/i);
      for (const name of ["Play again", "Sign in"]) {
        await expect(game.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      const score = await reportScore(report);
      await expect(report.locator(".report-score b")).toHaveText(score);
      await expect(async () => {
        await page.keyboard.press("KeyR");
        await expectScreen(gamePage, "none");
      }).toPass();

      await page.reload();
      await page.getByRole("button", { name: "Start class" }).click();
      await expect(screen).not.toHaveClass(/is-title/);
      await expect(game.locator(".hud-best")).toHaveText(`Best ${score}`);
    },
  );
}

test("the lesson can be skipped, and asked for again", LONG, async ({ page }) => {
  const gamePage = await openGamePage(page, "merge-garden");
  const { game } = gamePage;
  const lesson = game.locator(".lesson");
  await page.getByRole("button", { name: "Start class" }).click();
  await game.getByRole("button", { name: "Skip the lesson" }).click();
  await expect(lesson).toBeHidden();
  await page.keyboard.press("Escape");
  await game.getByRole("button", { name: "Start again" }).click();
  await expectScreen(gamePage, "none");
  await expect(lesson).toBeHidden();

  await page.keyboard.press("Escape");
  await game.getByRole("button", { name: "How to play" }).click();
  await game.getByRole("button", { name: "Show the lesson again" }).click();
  await expect(lesson).toContainText("Slide");
});
