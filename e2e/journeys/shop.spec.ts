import { expectAccessible } from "#support/account-tools.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { newPlayer } from "#support/player-tools.ts";
import { LONG } from "#support/long-tests.ts";

const goose = (page: Page) => page.locator(".walkway .walker");
const wallet = (page: Page, coins: number) => page.getByRole("link", { name: `Wallet: ${coins} Dabloons` });

test("a new player earns, buys, equips and unequips, and every tab follows", async ({ page, context }) => {
  await newPlayer(page);
  await open(page, "/streak");
  const second = await context.newPage();
  await open(second, "/cache?tab=items");
  await expect(second.getByRole("link", { name: "Go to the shop" })).toBeVisible();

  await page.getByRole("button", { name: "Claim day 1, +100" }).click();
  await expect(wallet(page, 100)).toBeVisible();
  await expect(wallet(second, 100)).toBeVisible();

  await open(page, "/cache");
  await page.getByRole("button", { name: "Try on Goose" }).click();
  await expect(goose(page)).toBeVisible();
  await page.getByRole("button", { name: "Buy for 100" }).click();
  await page.getByRole("button", { name: "Yes, buy it" }).click();
  await expect(page.getByText("Item goose unlocked")).toBeVisible();
  await expect(wallet(page, 0)).toBeVisible();
  await expect(wallet(second, 0)).toBeVisible();
  await page.getByRole("button", { name: "Equip Goose" }).click();
  await expect(page.getByRole("button", { name: "Remove Goose" })).toBeVisible();
  await expect(goose(page)).toBeVisible();
  await expect(goose(second)).toBeVisible();
  await expect(second.getByRole("button", { name: "Remove Goose" })).toBeVisible();

  await open(page, "/");
  await expect(goose(page)).toBeVisible();

  await open(page, "/cache?tab=pass&season=2");
  await page.getByRole("button", { name: "Claim Candy corn" }).click();
  await expect(page.getByText("Item candy-corn unlocked")).toBeVisible();
  await expect(page.getByText("100 gained since it started")).toBeVisible();

  await open(page, "/cache?tab=wallet");
  await expect(page.getByText("Bought: Goose")).toBeVisible();
  await expectAccessible(page);

  await second.getByRole("button", { name: "Remove Goose" }).click();
  await expect(goose(second)).toHaveCount(0);
  await expect(goose(page)).toHaveCount(0);
  await second.getByRole("button", { name: "Equip Candy corn" }).click();
  await expect(second.locator("html")).toHaveCSS("cursor", /candy-corn\.svg/);
  await expect(page.locator("html")).toHaveCSS("cursor", /candy-corn\.svg/);
});

test("a visitor browses, tries items on, and has to sign up to buy", LONG, async ({ page }) => {
  await open(page, "/cache");
  await page.getByRole("button", { name: "Try on Cat background" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-worn-background");
  await page.getByRole("button", { name: "Buy for 800" }).click();
  await expect(page.getByRole("dialog", { name: "Hey! You Must Be Logged In To Do That!" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Shop" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "A wardrobe with your name on it" })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-worn-background");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/cache?tab=pass");
  await page.getByRole("region", { name: "Tiers of the Winter Pass" }).focus();
  await page.keyboard.press("End");
});
