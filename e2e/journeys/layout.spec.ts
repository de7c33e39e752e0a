import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const inRedesign = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-variant", "test");

test("the redesign is kept after one request for it, from the main grid to a running game", async ({ page }) => {
  await open(page, "/?variant=test");
  await inRedesign(page);
  await expect(page.locator(".mosaic")).toBeVisible();
  await expect(page.locator(".top-banner")).toHaveCount(0);

  await page
    .getByRole("navigation", { name: "Choose a subject" })
    .getByRole("link", { name: /^Puzzle/ })
    .click();
  await expect(page).toHaveURL("/puzzle");
  await expect(page.getByRole("heading", { level: 1, name: "Puzzle" })).toBeVisible();
  await page.getByRole("link", { name: "Lumen", exact: true }).click();
  await expect(page).toHaveURL("/class/lumen");
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(page.frameLocator("iframe.game__frame").locator("canvas")).toBeAttached();

  // Without the parameter, and rendered by the server: the session remembers it.
  await open(page, "/leaderboard");
  await inRedesign(page);
  await expect(page.getByRole("complementary", { name: "Today" })).toContainText(/Season.*Streak.*Daily challenge/);
  expect(await open(page, "/nowhere")).toBe(404);
  await inRedesign(page);

  await open(page, "/?variant=default");
  await expect(page.locator("html")).not.toHaveAttribute("data-variant");
  await expect(page.getByRole("tablist", { name: "Categories" })).toBeVisible();
});

test("in the redesign, the URL of a title opens and plays the class; elsewhere it is a 404", LONG, async ({ page }) => {
  await open(page, "/?variant=test");
  expect(await open(page, "/Sky%20Hop")).toBe(404);
  expect(await open(page, "/skyhop")).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(page.frameLocator("iframe.game__frame").locator("canvas")).toBeAttached();
  await expect(page).toHaveURL("/skyhop");

  await open(page, "/?variant=default");
  expect(await open(page, "/skyhop")).toBe(404);
});

test(
  "a player's logo keeps its size, and the navbar its width, on small tablets and lying phones",
  LONG,
  async ({ page, baseURL }) => {
    await staySignedIn(page, await newApiPlayer(baseURL!));
    for (const variant of ["default", "test"]) {
      await open(page, `/yt?variant=${variant}`);
      await expect(page.locator(".player-bar")).toBeVisible();
      for (const [width, height] of [
        [844, 390],
        [768, 1024],
        [720, 360],
      ] as const) {
        await page.setViewportSize({ width, height });
        const right = (part: string) => page.locator(part).evaluate((each) => each.getBoundingClientRect().right);
        const logo = await page.locator(".navbar .logo__word").boundingBox();
        expect(logo?.width, `logo, ${variant} ${width}`).toBeGreaterThanOrEqual(120);
        expect(await right(".navbar .account"), `account, ${variant} ${width}`).toBeLessThanOrEqual(
          await right(".navbar__row"),
        );
      }
    }
  },
);

test("in the redesign, a lying phone's navbar and banner leave most of the screen", LONG, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, "/yt?variant=test");
  const { y, height } = (await page.locator(".top-banner").boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(390 / 3);
});

test.describe("a host that is bound to a class", () => {
  let site: AccountSite;

  test.beforeAll(async () => {
    // localhost and 127.0.0.1 are two hosts, and only one of the classes exists.
    site = await startSiteWith({ PUBLIC_URL: "", HOST_CLASSES: "localhost=Blink,127.0.0.1=alchemy" });
  });

  test.afterAll(() => site.stop());

  test("shows it on the front page, and links to the list", LONG, async ({ page }) => {
    await open(page, site.url);
    await expect(page).toHaveTitle("Blink · Quackademy");
    await expect(page.getByRole("button", { name: "Start class" })).toBeVisible();
    await page.getByRole("link", { name: "Classes", exact: true }).locator("visible=true").first().click();
    await expect(page).toHaveURL(`${site.url}/class`);
    await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
    await page.getByRole("link", { name: "Quackademy, home" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Blink" })).toBeVisible();
  });

  test("shows the list and says why, when the class does not exist", LONG, async ({ page }) => {
    await open(page, site.url.replace("localhost", "127.0.0.1"));
    await expect(page.getByText("There is no class “Alchemy”.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
  });
});
