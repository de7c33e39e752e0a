import { findAccessibilityProblems } from "#support/accessibility.ts";
import { signUpByApi } from "#support/games/game-page.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function copyLink(page: Page): Promise<void> {
  await open(page, "/class/skyhop");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await page.keyboard.press("Escape");
}

test("a visitor can read a notice again at the end of the page", LONG, async ({ page }) => {
  await copyLink(page);
  const recent = page.getByRole("region", { name: "Recent notices" });
  await recent.getByText("Recent notices (1)").click();
  await expect(recent.getByRole("listitem")).toContainText("Link copied");
  expect(await findAccessibilityProblems(page)).toEqual([]);
  // Only notices of this visit are kept.
  await open(page, "/class/skyhop");
  await expect(recent).toHaveCount(0);
});

test("a player can read a notice again in the bell", LONG, async ({ page }) => {
  await signUpByApi(page);
  await copyLink(page);
  await page.getByRole("button", { name: /^Notices/ }).click();
  const visit = page.getByRole("region", { name: "On this visit" });
  await expect(visit.getByRole("listitem").first()).toContainText("Link copied");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});
