import { expect, open, test } from "#support/harness.ts";
import { expectVerified, openGamePage, signUpByApi, startByKeys } from "#support/games/game-page.ts";
import { SCRIPTS } from "#support/games/game-runs.ts";
import { LONG } from "#support/long-tests.ts";

test("a player shares a run from its report, and makes a clip of it", LONG, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signUpByApi(page);
  const gamePage = await openGamePage(page, "skyhop");
  const { game } = gamePage;
  await SCRIPTS["skyhop"]!(gamePage, await startByKeys(gamePage));
  await expectVerified(gamePage);
  await game.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname + link.search).toMatch(/^\/class\/skyhop\?run=[0-9a-f-]{36}$/);

  await game.getByRole("button", { name: "Make a clip" }).click();
  await expect(page).toHaveURL(/\/creator\/quack\/new\?run=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await open(page, link.pathname + link.search);
  await expect(game.getByText(/^Watching /)).toBeVisible();
});

test("the address of today's challenge starts the daily with Start class", async ({ page }) => {
  await signUpByApi(page);
  const { game, screen } = await openGamePage(page, "skyhop?mode=daily");
  const asked = page.waitForRequest("**/rpc/start_run");
  await page.getByRole("button", { name: "Start class" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ app_id: "skyhop", mode: "daily" });
  await expect(screen).not.toHaveClass(/is-title/);
  await expect(game.getByText("Daily", { exact: true })).toBeVisible();
});
