import type { Locator } from "@playwright/test";
import { expect, test } from "#support/harness.ts";
import { expectScreen, openGamePage } from "#support/games/game-page.ts";
import { LONG } from "#support/long-tests.ts";

test("a visitor sees how to play, and races Duckling with one click on the title", LONG, async ({ page }) => {
  const gamePage = await openGamePage(page, "skyhop");
  const { game } = gamePage;
  await page.getByRole("button", { name: "Start class" }).click();
  await expectScreen(gamePage, "none");
  // Before the run has started, Escape leads back to the title.
  await expect(gamePage.screen).not.toHaveClass(/is-title/);
  await page.keyboard.press("Escape");
  await game.getByRole("button", { name: "Title" }).click();
  await game.getByRole("button", { name: "How to play" }).click();
  await expectScreen(gamePage, "demo");
  await expect(game.getByRole("img", { name: "What Duckling presses" }).getByText("Space")).toHaveClass("is-down");
  await game.getByRole("button", { name: "Back" }).click();
  await game.getByRole("button", { name: /^Race Duckling/ }).click();
  await expectScreen(gamePage, "none");
  await expect(game.getByText(/^Duckling\s\d/)).toBeVisible();
});

test("a visitor races Drake with one click on the poster", async ({ page }) => {
  const gamePage = await openGamePage(page, "skyhop");
  const races = page.getByRole("group", { name: "Race the staff" });
  await races.getByRole("button", { name: /^Race Drake, \d+ m$/ }).click();
  await expectScreen(gamePage, "none");
  await expect(gamePage.game.getByText(/^Drake\s\d/)).toBeVisible();
});

for (const [way, options] of [
  ["by keys", {}],
  ["by touch", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test.describe(way, () => {
    test.use(options);

    test("a level shows its picture on the map, and Duckling runs along in it", LONG, async ({ page, hasTouch }) => {
      const press = (button: Locator) => (hasTouch ? button.tap() : button.press("Enter"));
      const gamePage = await openGamePage(page, "honk-slope");
      const { game } = gamePage;
      await press(page.getByRole("button", { name: "Start class" }));
      await expect(gamePage.screen).not.toHaveClass(/is-title/);
      await expectScreen(gamePage, "none");
      await press(game.getByRole("button", { name: "Pause" }));
      await press(game.getByRole("button", { name: "Modes" }).or(game.getByRole("button", { name: "Title" })));
      await press(game.getByRole("button", { name: /^Slopes/ }));
      await expectScreen(gamePage, "levels");
      await expect(game.locator(".level-picture canvas")).toHaveCount(12);
      await press(game.getByRole("button", { name: "Level 1, Nursery Hill, 0 of 3 stars" }));
      await expectScreen(gamePage, "none");
      await expect(game.getByText(/^Duckling\s\d/)).toBeVisible();
    });
  });
}

test("Goose plays on the poster for somebody who waits, and makes way for the game", LONG, async ({ page }) => {
  const { screen } = await openGamePage(page, "skyhop");
  const show = page.locator(".poster-show");
  await expect(show).toHaveClass(/poster-show--on/);
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(screen).not.toHaveClass(/is-title/);
  await expect(show).toHaveCount(0);
});
