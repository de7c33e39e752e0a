import {
  expectScreen,
  expectVerified,
  openGamePage,
  signUpByApi,
  startByKeys,
  type Ticket,
} from "#support/games/game-page.ts";
import { MODE_SCRIPTS } from "#support/games/game-runs.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

for (const { id, mode, variant, play } of MODE_SCRIPTS) {
  test(`${id}: the mode ${mode} is chosen on the title, played, verified and remembered`, LONG, async ({ page }) => {
    await signUpByApi(page);
    const gamePage = await openGamePage(page, id);
    const { game } = gamePage;
    await startByKeys(gamePage);
    await page.keyboard.press("Escape");
    await expectScreen(gamePage, "pause");
    await game.getByRole("button", { name: "Title" }).click();
    const started = page.waitForResponse((each) => each.url().endsWith("/rpc/start_run"));
    await game.getByRole("button", { name: new RegExp(`^${mode}`) }).click();
    const answer = await started;
    expect(answer.request().postDataJSON()).toMatchObject({ variant });
    await expectScreen(gamePage, "none");
    await expect(game.locator(".hud-mark")).toHaveText(mode);
    await play(gamePage, (await answer.json()) as Ticket);
    const score = await expectVerified(gamePage);

    await page.reload();
    await page.getByRole("button", { name: "Start class" }).click();
    await expect(game.locator(".hud-mark")).toHaveText(mode);
    await expect(game.locator(".hud-best")).toHaveText(`Best ${score}`);
  });
}
