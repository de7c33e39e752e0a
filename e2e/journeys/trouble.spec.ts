import { expect, goOffline, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const APPS_FAILED =
  "Error getting apps, SUPABASE failed. Please contact support! We are happy to try and fix this for you.";

// Imitates a server without a database: it sends the page without its data.
async function withoutData(page: Page): Promise<void> {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/<script[^>]*id="quack-data"[\s\S]*?<\/script>/, "") });
  });
}

test.describe("when the class list cannot be fetched", () => {
  test.use({ expectedTrouble: [/net::ERR_FAILED/] });

  test("the backup list is shown and labelled as such", async ({ page }) => {
    await withoutData(page);
    await page.route("**/rest/v1/rpc/**", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByText(APPS_FAILED)).toBeVisible();
    await expect(page.getByText("Showing saved list")).toBeVisible();
    await expect(page.getByRole("link", { name: "Sudoku Sprint", exact: true }).first()).toBeVisible();
  });

  test("and the backup fails too, one button tries again", LONG, async ({ page }) => {
    await withoutData(page);
    await page.route("**/rest/v1/rpc/**", (route) => route.abort());
    await page.route("**/backup-apps.json", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "The class list did not load" })).toBeVisible();

    await page.unroute("**/rest/v1/rpc/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Sudoku Sprint", exact: true }).first()).toBeVisible();
  });
});

test("the list is fetched when the page came without it", LONG, async ({ page }) => {
  await withoutData(page);
  const asked = page.waitForResponse("**/rest/v1/rpc/get_apps_ordered_by_title**");
  await page.goto("/");
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole("link", { name: "Sudoku Sprint", exact: true }).first()).toBeVisible();
});

test.describe("going offline", () => {
  // On a busy machine, a part of the page may still be loading.
  test.use({ expectedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test("shows a calm message, and the content stays", LONG, async ({ page, context }) => {
    await open(page, "/");
    await goOffline(page);
    await expect(page.getByText("You are offline.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  });
});
