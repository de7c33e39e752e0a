import type { Locator } from "@playwright/test";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

/** Buttons of the standard gamepad layout. */
const PAD = { choose: 0, back: 1, up: 12, down: 13, left: 14, right: 15 };

/** Replaces the real gamepads with one that the test controls. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    Object.assign(globalThis, { padButtons: buttons });
    navigator.getGamepads = () => [{ buttons, axes: [0, 0, 0, 0], connected: true, mapping: "standard" }] as never;
  });
}

async function press(page: Page, button: keyof typeof PAD): Promise<void> {
  await page.evaluate(async (at) => {
    const { padButtons } = globalThis as unknown as { padButtons: { pressed: boolean }[] };
    const frames = async () => {
      for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
    };
    padButtons[at]!.pressed = true;
    await frames();
    padButtons[at]!.pressed = false;
    await frames();
  }, PAD[button]);
}

test("page shortcuts control the game from outside its frame, and can be switched off", LONG, async ({ page }) => {
  await open(page, "/class/skyhop");
  await page.getByRole("button", { name: "Start class" }).click();
  // The game must not steal the focus if it moved while the game was loading.
  const mute = page.getByRole("button", { name: "Mute" });
  await mute.focus();
  await expect(page.frameLocator("iframe.game__frame").locator(".hud-score")).toBeVisible();
  await expect(async () => {
    // The page handles its shortcuts shortly after hydration.
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(mute).toBeFocused();
  await page.keyboard.press("m");
  await expect(mute).toHaveAttribute("aria-pressed", "true");

  await page.keyboard.press("?");
  await page.getByRole("switch", { name: "Single-key shortcuts" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await mute.focus();
  await page.keyboard.press("m");
  await page.keyboard.press("?");
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("dialog", { name: "Shortcuts" })).toBeHidden();
});

test("a gamepad moves through the page, opens a class and goes back", LONG, async ({ page }) => {
  await plugIn(page);
  await open(page, "/");
  const focused = page.locator(":focus");
  await expect(async () => {
    await press(page, "down");
    await expect(focused).toBeVisible({ timeout: 300 });
  }).toPass();
  const card = page.getByRole("link", { name: "Blink", exact: true }).first();
  await card.focus();
  await press(page, "right");
  await expect(card).not.toBeFocused();
  const edge = async (place: Locator) => (await place.boundingBox())!;
  const [from, to] = [await edge(card), await edge(focused)];
  expect(to.x).toBeGreaterThan(from.x);
  await expect(focused).toHaveCSS("outline-style", "solid");
  await card.focus();
  await press(page, "choose");
  await expect(page).toHaveURL("/class/blink");
  await press(page, "back");
  await expect(page).toHaveURL("/");
});
