import fs from "node:fs";
import { expectInView, expectNoBars, measureFill, startRun } from "#support/games/game-fill.ts";
import { expect, test } from "#support/harness.ts";
import { LONG, markLongIf } from "#support/long-tests.ts";
import { inRoot } from "#support/repository.ts";

type Game = { id: string; title: string };

const GAMES = JSON.parse(fs.readFileSync(inRoot("games/dist/catalogue.json"), "utf8")) as Game[];

/** `npm test` measures one game on a phone; `npm run proof -- browser` measures all, on both screens. */
const ON_PHONE = "merge-garden";
const LEAST_SHARE = 0.95;
const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

test.describe("on a phone", () => {
  test.use({ viewport: UPRIGHT, isMobile: true, hasTouch: true });

  for (const { id, title } of GAMES)
    test(`${title} fills the window upright and lying`, markLongIf(id !== ON_PHONE), async ({ page }) => {
      await startRun(page, id);
      for (const size of [UPRIGHT, LYING]) {
        await page.setViewportSize(size);
        await expect.poll(async () => (await measureFill(page)).picture).toEqual({ x: 0, y: 0, ...size });
        const fill = await measureFill(page);
        const share = size === UPRIGHT ? fill.safe.width / size.width : fill.safe.height / size.height;
        expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
      }
    });

  test(
    "a filled window is left by the bar and by the back button, and playing on fills it again",
    LONG,
    async ({ page }) => {
      await startRun(page, "skyhop");
      const filled = page.locator(".game--fill");
      // The browser goes back in its own time. A step that does not wait for it would go back twice.
      const expectEntry = (isThere: boolean) =>
        expect
          .poll(() => page.evaluate(() => Boolean((history.state as { fill?: boolean } | null)?.fill)))
          .toBe(isThere);
      await page.getByRole("button", { name: "Show the bar" }).tap();
      await expect(page.getByRole("link", { name: "Open in its own window" })).toBeVisible();
      await page.getByRole("button", { name: "Leave the game" }).tap();
      await expect(filled).toHaveCount(0);
      await expectEntry(false);

      await page.frameLocator("iframe.game__frame").getByRole("button", { name: "Resume" }).tap();
      await expect(filled).toHaveCount(1);
      await expectEntry(true);
      const { pathname } = new URL(page.url());
      await page.goBack();
      await expect(filled).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(pathname);
    },
  );
});

for (const { id, title } of GAMES)
  test(`${title} has no bars on a desktop, in theatre neither`, LONG, async ({ page }) => {
    await startRun(page, id);
    const fill = await measureFill(page);
    expectNoBars(fill);
    expectInView(page, fill);
    await page.getByRole("button", { name: "Theatre" }).click();
    await expect.poll(async () => (await measureFill(page)).frame.width).toBeGreaterThan(fill.frame.width);
    await expect(async () => expectNoBars(await measureFill(page))).toPass();
  });

test("where a browser has no full screen, the game covers the window instead", LONG, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "requestFullscreen"));
  await startRun(page, "skyhop");
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(async () => (await measureFill(page)).picture).toEqual({ x: 0, y: 0, width: 1366, height: 768 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".game--fill")).toHaveCount(0);
});
