import { expectAccessible } from "#support/account-tools.ts";
import { expect, open, test } from "#support/harness.ts";
import { newPlayer } from "#support/player-tools.ts";

test("a new player claims a streak once, and everybody sees it", async ({ page, browser }) => {
  const { username } = await newPlayer(page);
  await open(page, "/streak");
  await page.getByRole("button", { name: "Claim day 1, +100" }).click();
  await expect(page.getByText("Day 1. 100 Dabloons are yours.")).toBeVisible();
  await expect(page.getByText("Claimed. Day 2 brings +200.")).toBeVisible();
  await expect(page.getByText("×2 coins")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("Claimed. Day 2 brings +200.")).toBeVisible();
  const visitor = await browser.newPage();
  await visitor.goto(new URL("/streak", page.url()).href);
  await expect(visitor.getByRole("listitem").filter({ hasText: username })).toContainText("1 day");
  await visitor.close();
});
