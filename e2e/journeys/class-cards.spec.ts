import { findAccessibilityProblems } from "#support/accessibility.ts";
import { expect, open, test } from "#support/harness.ts";
import { LONG, markLongIf } from "#support/long-tests.ts";

for (const variant of ["default", "test"]) {
  test.describe(`a card of the class list, in the ${variant} layout,`, () => {
    test("opens its class from the cover", markLongIf(variant === "test"), async ({ page }) => {
      await open(page, `/?variant=${variant}`);
      const card = page.locator(".class-grid .card", { hasText: "Lumen" });
      await card.click({ position: { x: 100, y: 60 } });
      await expect(page).toHaveURL(/\/class\/lumen$/);
    });

    test("previews its class on hover and on keyboard focus, and Escape closes the preview", LONG, async ({ page }) => {
      await open(page, `/?variant=${variant}`);
      const card = page.locator(".class-grid .card", { hasText: "Lumen" });
      const preview = card.locator(".card-preview__words");
      await card.scrollIntoViewIfNeeded();
      const before = await card.boundingBox();
      // The preview code loads after the first paint.
      await expect(page.getByText("to keep your streak, Dabloons and scores.")).toBeVisible();
      await card.hover();
      await expect(preview).toContainText("Turn the mirrors until the light reaches every crystal.");
      expect((await card.boundingBox())?.height).toBe(before?.height);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(preview).toHaveCount(0);
      await page.mouse.move(1, 1);
      await card.getByRole("link").focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(preview).toBeVisible();
    });
  });
}

test(
  "the note for visitors causes no layout shift, leads to the sign-up, and stays hidden once it is closed",
  LONG,
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/");
    const note = page.getByText("to keep your streak, Dabloons and scores.");
    await expect(note).toBeVisible();
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(total).toBeLessThan(0.03);
    await expect(note.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/auth?mode=signup");
    await page.getByRole("button", { name: "Hide this note" }).click();
    await expect(note).toHaveCount(0);
    await open(page, "/");
    await page.waitForLoadState("networkidle");
    await expect(note).toHaveCount(0);
  },
);
