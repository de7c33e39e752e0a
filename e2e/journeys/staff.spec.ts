import { expect, test } from "#support/harness.ts";
import { expectScreen, openGamePage } from "#support/games/game-page.ts";

test("a visitor sees how to play, and races Duckling with one click on the title", async ({ page }) => {
  const gamePage = await openGamePage(page, "skyhop");
  const { game } = gamePage;
  await page.getByRole("button", { name: "Start class" }).click();
  await expectScreen(gamePage, "none");
  await page.keyboard.press("Escape");
  await game.getByRole("button", { name: "Title" }).click();
  await game.getByRole("button", { name: "How to play" }).click();
  await expectScreen(gamePage, "demo");
  await expect(game.getByRole("img", { name: "What Duckling presses" }).getByText("Space")).toHaveClass("is-down");
  await game.getByRole("button", { name: "Back" }).click();
  await game.getByRole("button", { name: /^Race Duckling/ }).click();
  await expectScreen(gamePage, "none");
  await expect(game.getByText(/^Duckling \d/)).toBeVisible();
});
