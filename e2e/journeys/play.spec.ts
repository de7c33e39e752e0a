import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { startGameGateway, type GameGateway } from "#support/games/game-gateway.ts";
import { open } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

let gateway: GameGateway;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  gateway = await startGameGateway(["polite"]);
});
test.afterAll(() => gateway.stop());

const theGame = (page: Page): FrameLocator => page.frameLocator("iframe.game__frame");
const said = (page: Page) => theGame(page).locator("#said");

async function startClass(page: Page): Promise<void> {
  await open(page, `${gateway.url}/class/polite`);
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(said(page)).toContainText("saved");
  await expect(page.getByText(/^Unpacking/)).toBeHidden();
}

test("one click plays: the game gets the keyboard, and Esc gives it back", async ({ page }) => {
  await startClass(page);
  await page.keyboard.press("Space");
  await expect(said(page)).toContainText("key Space\nrun practice 32");
  await page.keyboard.press("ArrowDown");
  await expect(said(page)).toContainText("key ArrowDown");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Favourite Polite" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});

test("the bar restarts, mutes and widens the game", LONG, async ({ page }) => {
  await startClass(page);
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(said(page)).toContainText("restart");
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(said(page)).toContainText("settings true");

  const width = async () => (await page.locator(".game__box").boundingBox())!.width;
  const before = await width();
  await page.getByRole("button", { name: "Theatre" }).click();
  expect(await width()).toBeGreaterThan(before);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain("game__box");
  // The click focused the game, and the game releases the focus.
  await page.keyboard.press("ArrowUp");
  await expect(said(page)).toContainText("key ArrowUp");
});

test("saved data of a visitor's game is there the next time", LONG, async ({ page }) => {
  await startClass(page);
  await page.keyboard.press("KeyS");
  await expect(said(page)).toContainText("kept 1");
  await startClass(page);
  await expect(said(page)).toContainText("saved 1");
});

test("a game's own window contains only the game, without an opener, with both ways of loading", async ({ page }) => {
  await startClass(page);
  const [popped] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Open in its own window" }).click(),
  ]);
  await expect(said(popped)).toContainText("welcome guest");
  expect(new URL(popped.url()).pathname).toBe("/play/polite");
  expect(await popped.evaluate(() => window.opener)).toBeNull();
  await expect(popped.getByRole("navigation")).toHaveCount(0);

  await popped.goto(`${gateway.url}/play/polite?load=inline`);
  await expect(said(popped)).toContainText("saved");
  await popped.keyboard.press("Space");
  await expect(said(popped)).toContainText("run practice 32");
  await popped.keyboard.press("Escape");
  await expect(popped.getByRole("link", { name: "Back to class" })).toBeFocused();
});

test("a game that crashes gets a card with a way out", async ({ page }) => {
  await startClass(page);
  await page.keyboard.press("KeyC");
  await expect(page.getByRole("alert")).toContainText("The game crashed");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toBeHidden();

  await theGame(page).locator("#stage").click();
  await page.keyboard.press("KeyC");
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect(said(page)).toContainText("welcome guest");
  await expect(said(page)).not.toContainText("KeyC");
});

test("a game that no longer answers gets a card with a way out", LONG, async ({ page }) => {
  await startClass(page);
  await page.keyboard.press("KeyQ");
  await expect(page.getByRole("alert")).toContainText("does not answer");
  await page.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Hey! You Must Be Logged In To Do That!")).toBeVisible();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(said(page)).toContainText("welcome guest");
});

test("an unknown game is a 404 with links to other pages", async ({ page }) => {
  const answer = await page.goto(`${gateway.url}/play/nobody`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No such game");
});
