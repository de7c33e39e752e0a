import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { createClock, type PictureClock } from "#screenshots/picture-clock.ts";
import { type PictureSite, startPictureSite } from "#screenshots/picture-site.ts";
import { LONG } from "#support/long-tests.ts";

let site: PictureSite;
let clock: PictureClock;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startPictureSite();
  clock = createClock(site);
});
test.afterAll(() => site.stop());

const HOUR_MS = 3_600_000;

/** A player who claimed `hours` ago, on a device whose clock is ahead (behind if negative). */
async function claimedHoursAgo(page: Page, hours: number, deviceHoursAhead: number): Promise<void> {
  await clock.setHoursAgo(hours);
  const player = await newApiPlayer(site.url);
  expect(await player.rpc("claim_streak")).toMatchObject({ status: 200 });
  await clock.setHoursAgo(0);
  await staySignedIn(page, player);
  await setDeviceClock(page, deviceHoursAhead * HOUR_MS);
  await open(page, `${site.url}/streak`);
}

/** Changes only the wall clock: timers and `performance` do not depend on it. */
async function setDeviceClock(page: Page, aheadMs: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, by) =>
        Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + ahead], by),
      get: (target, key) => (key === "now" ? () => RealDate.now() + ahead : Reflect.get(target, key)),
    });
  }, aheadMs);
}

test("a claim from 30 hours ago can be repeated on a device whose clock is 8 hours slow", LONG, async ({ page }) => {
  await claimedHoursAgo(page, 30, -8);
  await expect(page.getByText(/clock is about 8 hours slow/)).toBeVisible();
  await expect(page.getByText(/nothing is lost/)).toHaveCount(0);
  const claim = page.getByRole("button", { name: "Claim day 2, +200" });
  await expect(claim).toBeVisible();
  await claim.click();
  await expect(page.getByText("Day 2. 200 Dabloons are yours.")).toBeVisible();
  await expect(page.getByText("Claimed. Day 3 brings +200.")).toBeVisible();
});

test("a claim from this hour shows no button on a device whose clock is 25 hours fast", LONG, async ({ page }) => {
  await claimedHoursAgo(page, 0.5, 25);
  await expect(page.getByText("Claimed. Day 2 brings +200.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Claim day/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Streak: 1 day" })).toBeVisible();
});

test("an active streak is not shown as ended on a device whose clock is three days fast", LONG, async ({ page }) => {
  await claimedHoursAgo(page, 30, 72);
  await expect(page.getByRole("button", { name: "Claim day 2, +200" })).toBeVisible();
  await expect(page.getByText("×2 coins")).toBeVisible();
});
