import { waitForHydration, expect, type Page, test } from "#support/harness.ts";
import { LONG, markLongIf } from "#support/long-tests.ts";

const EVERY_SCRIPT = /\/assets\/(?!start)[^/]*\.js$/;

/** Opens a page and holds back its scripts; returns a function that lets them through. */
async function openWithoutScripts(page: Page, address: string, which = EVERY_SCRIPT): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/first-/);
  await page.goto(address, { waitUntil: "commit" });
  await asked;
  return letThrough;
}

test("a game requested before hydration starts after it", LONG, async ({ page }) => {
  const letThrough = await openWithoutScripts(page, "/class/skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  letThrough();
  await expect(page.frameLocator("iframe.game__frame").locator("canvas")).toBeVisible();
});

test("a form that is sent before hydration is neither lost nor put into the URL", async ({ page }) => {
  const letThrough = await openWithoutScripts(page, "/auth?mode=signup");
  await page.getByLabel("E-mail").fill("early@pond.test");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.keyboard.press("Enter");
  letThrough();
  await expect(page.getByRole("alert")).toContainText("8 characters");
  await expect(page.getByLabel("E-mail")).toHaveValue("early@pond.test");
  await expect(page).toHaveURL("/auth?mode=signup");
});

test("a search typed before hydration runs after it", LONG, async ({ page }) => {
  const letThrough = await openWithoutScripts(page, "/");
  await page.getByRole("searchbox").first().fill("skyhop");
  letThrough();
  await expect(page.getByRole("searchbox").first()).toHaveValue("skyhop");
  await expect(page).toHaveURL(/q=skyhop/);
});

test.describe("a page whose code cannot be loaded", () => {
  test.use({ expectedTrouble: [/ERR_FAILED|dynamically imported module|leaderboard-page/] });

  test("says so, and its button works", LONG, async ({ page }) => {
    const code = /\/leaderboard-page-[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.goto("/leaderboard");
    await expect(page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    await page.unroute(code);
    await page.getByRole("button", { name: "Load again" }).click();
    await expect(page.getByRole("heading", { name: "Leaderboard", level: 1 })).toBeVisible();
    await waitForHydration(page);
  });
});

const PAGES: [address: string, code: string][] = [
  ["/", "classes-page"],
  ["/?variant=test", "grid-pages"],
  ["/class/skyhop", "class-page"],
  ["/leaderboard", "leaderboard-page"],
  ["/auth", "account-pages"],
];

for (const [address, code] of PAGES) {
  test(
    `the server-rendered ${address} stays visible, however late its code is`,
    markLongIf(address !== "/"),
    async ({ page }) => {
      const letThrough = await openWithoutScripts(page, address, new RegExp(`/${code}-[^/]*\\.js$`));
      const drawn = await page.getByRole("heading", { level: 1 }).elementHandle();
      // The session is known by now, which changes the parts around the page.
      await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
      letThrough();
      await waitForHydration(page);
      expect(await drawn.evaluate((heading) => heading.isConnected)).toBe(true);
    },
  );
}
