import { expect, test } from "#support/harness.ts";
import { expectScreen, expectVerified, openGamePage, signUpByApi, startByKeys } from "#support/games/game-page.ts";
import { LONG } from "#support/long-tests.ts";

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [844, 390],
] as const) {
  test(
    `at ${width}×${height}, a score that waits for its check says so, and its verdict arrives`,
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      // A busy server: the check is pending until the test lets it through.
      let isBusy = true;
      await page.route("**/functions/v1/verify-run", (route) =>
        isBusy
          ? route.fulfill({ status: 202, json: { status: "pending", message: "Your score is being checked." } })
          : route.continue(),
      );
      await signUpByApi(page);
      const gamePage = await openGamePage(page, "skyhop");
      await startByKeys(gamePage);
      // The run ends soon without any input.
      await expectScreen(gamePage, "over");
      const note = gamePage.game.getByRole("status").filter({ hasText: "Your score is being checked" });
      await expect(note).toBeInViewport({ ratio: 1 });
      isBusy = false;
      await expectVerified(gamePage);
    },
  );
}
