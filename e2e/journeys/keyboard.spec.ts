import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const focused = (page: Page) => page.locator(":focus");

test("the keyboard alone leads from the front page to a class and back", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to content");
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  // The key handler loads a moment after the page; inside a field the key types a letter.
  await expect(async () => {
    if (!(await page.getByRole("searchbox").evaluate((field) => field === document.activeElement)))
      await page.keyboard.press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.type("orbit");
  await expect(page.getByRole("heading", { name: "Results for “orbit”" })).toBeVisible();
  await expect(page).toHaveURL("/?q=orbit");

  const result = page.getByRole("link", { name: "Orbit Post", exact: true });
  for (let steps = 0; steps < 15 && !(await isFocused(page, "Orbit Post")); steps++) await page.keyboard.press("Tab");
  await expect(result).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/class/orbit-post");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Start class" })).toBeFocused();
  // The staff's runs come between, as soon as they are loaded.
  await expect(
    page
      .getByRole("button", { name: /Goose/ })
      .or(page.getByRole("link", { name: /Goose/ }))
      .first(),
  ).toBeVisible();
  const favourite = page.getByRole("button", { name: "Favourite Orbit Post" });
  const isFavourite = () => favourite.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 8 && !(await isFavourite()); steps++) await page.keyboard.press("Tab");
  await expect(favourite).toBeFocused();
  await page.keyboard.press("Space");
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
});

test("arrow keys move along the categories", LONG, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("tab", { name: /^All classes/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: /^Arcade/ })).toBeFocused();
  await expect(page.getByRole("tab", { name: /^Arcade/ })).toHaveAttribute("aria-selected", "true");
});

async function isFocused(page: Page, name: string): Promise<boolean> {
  return (await focused(page).textContent())?.trim() === name;
}
