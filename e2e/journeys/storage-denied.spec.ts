import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG, markLongIf } from "#support/long-tests.ts";

/** The page with most kinds of stored data; the proof opens all. */
const SHORT: string[] = ["/class/blink"];

/** Imitates a browser that blocks all cookies: access to storage, files and databases throws. */
async function denyStorage(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const deny = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: deny });
    }
    for (const name of ["open", "keys", "match", "has", "delete"] as const) {
      CacheStorage.prototype[name] = async () => deny();
    }
  });
}

const NOT_KEPT = /^This browser stores no data for this site\./;

test.describe("where the browser blocks storage", () => {
  test.beforeEach(({ page }) => denyStorage(page));

  for (const [address, heading] of [
    ["/", "Classes"],
    ["/class/blink", "Blink"],
    ["/auth", "Sign in"],
    ["/streak", "Streak"],
    ["/leaderboard", "Leaderboard"],
    ["/cache", "Cache"],
    ["/yt", "Videos"],
    ["/privacy", "Privacy"],
    ["/takedown", "Takedown"],
    ["/mirrors", "Status and mirrors"],
  ] as const) {
    test(`${address} opens without errors`, markLongIf(!SHORT.includes(address)), async ({ page }) => {
      await open(page, address);
      await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeAttached();
      await page.waitForLoadState("networkidle");
    });
  }

  test("a visitor's favourite lasts for the visit, and the page says so", LONG, async ({ page }) => {
    await open(page, "/");
    const heart = page.getByRole("button", { name: "Favourite Blink" }).first();
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  });

  test("the page says that nothing is stored on this device", LONG, async ({ page }) => {
    await open(page, "/cache?tab=device");
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  });

  test("a player can sign up, postpone the questions and claim a streak", LONG, async ({ page }) => {
    await open(page, "/auth?mode=signup&next=%2Fstreak");
    await expect(page.getByRole("note").filter({ hasText: NOT_KEPT })).toBeVisible();
    await page.getByRole("textbox", { name: "E-mail" }).fill(`${crypto.randomUUID()}@pond.test`);
    await page.getByRole("textbox", { name: "Password" }).fill("three odd ducks sing");
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await page.getByRole("link", { name: "Finish later" }).click();
    await page.getByRole("button", { name: "Claim day 1, +100" }).click();
    await expect(page.getByText("Claimed. Day 2 brings +200.")).toBeVisible();
  });

  test("the frame check opens and reports that storage does not work", LONG, async ({ page }) => {
    await open(page, "/iframeCheck");
    await expect(page.getByText(/checks (passed|failed)/)).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: "Storage" }).first();
    await expect(row).toContainText("allow this site to store data");
  });
});

test.describe("in another site's frame where the browser blocks storage", () => {
  test.use({ expectedTrouble: [/asked a stranger/] });

  test("the frame check reports to the page around it that storage does not work", async ({ page, baseURL }) => {
    await denyStorage(page);
    const stranger = http.createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<script>told = []; onmessage = ({ data }) => told.push(data)</script>
        <iframe src="${baseURL}/iframeCheck" width="800" height="600"></iframe>`);
    });
    await once(stranger.listen(0, "127.0.0.1"), "listening");
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`);
    const told = () => page.evaluate(() => (globalThis as unknown as { told: { checks?: unknown[] }[] }).told);
    const storage = { id: "storage", ok: false };
    await expect.poll(async () => (await told()).flatMap(({ checks }) => checks ?? [])).toContainEqual(storage);
    stranger.close();
  });
});
