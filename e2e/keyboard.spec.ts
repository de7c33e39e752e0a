import { expect, open, test, type Page } from "./harness.ts";

const focused = (page: Page) => page.locator(":focus");

test("the keyboard alone leads from the door to a class and back", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Skip to content");
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
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
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Favourite Orbit Post" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Favourite Orbit Post" })).toHaveAttribute("aria-pressed", "true");
});

test("arrow keys move along the categories", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("tab", { name: /^All classes/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: /^Arcade/ })).toBeFocused();
  await expect(page.getByRole("tab", { name: /^Arcade/ })).toHaveAttribute("aria-selected", "true");
});

test("whatever has the focus shows it, and is not hidden behind the bar", async ({ page }) => {
  await open(page, "/");
  for (let steps = 0; steps < 25; steps++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(hiddenFocus)).toBe("");
  }
});

/** Runs in the page: says what is wrong with the way the focus shows, or nothing. */
function hiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return "nothing has the focus";
  // A field may leave the mark to the box around it, a card's link to the layer that covers the card.
  const styles = [
    getComputedStyle(element),
    getComputedStyle(element, "::after"),
    getComputedStyle(element.parentElement ?? element),
  ];
  const isMarked = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = top !== null && (element.contains(top) || top.contains(element));
  return isMarked && isOnTop ? "" : `${element.outerHTML.slice(0, 120)} marked: ${isMarked}, on top: ${isOnTop}`;
}

async function isFocused(page: Page, name: string): Promise<boolean> {
  return (await focused(page).textContent())?.trim() === name;
}
