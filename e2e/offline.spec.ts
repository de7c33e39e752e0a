import { expect, open, test } from "./harness.ts";

test.use({ serviceWorkers: "allow", expectedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

test("a site that was visited opens without a connection, and a game that was played can be played", async ({
  page,
  context,
}) => {
  await open(page, "/class/blink");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole("button", { name: "Start class" }).click();
  const game = page.frameLocator("iframe.game__frame");
  await game.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open("quack-pages")).keys()).map(({ url }) => url)))
    .toContainEqual(expect.stringContaining("/play/blink?load=inline"));

  await context.setOffline(true);
  await open(page, "/class/blink");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "blink" })).toBeVisible();

  // A page that this device has never seen is drawn by the one it has.
  await open(page, "/class/skyhop");
  await expect(page.getByRole("heading", { level: 1, name: "skyhop" })).toBeVisible();
  await open(page, "/");
  await expect(page.getByRole("link", { name: /blink/i }).first()).toBeVisible();

  await open(page, "/class/blink");
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(page).toHaveURL(/\/play\/blink\?load=inline/);
  await game.getByRole("button", { name: "Play", exact: true }).first().click();
  await expect(game.locator("canvas")).toBeVisible();
});
