import { expect, type Page } from "@playwright/test";
import { openGamePage } from "./game-page.ts";

type Box = { x: number; y: number; width: number; height: number };

/** Where a game's frame, its picture and the picture's safe area are on the screen. */
export type Fill = { frame: Box; picture: Box; safe: Box };

/** Starts a run of a game from its class page. */
export async function startRun(page: Page, id: string): Promise<void> {
  const { game, screen } = await openGamePage(page, id);
  await page.getByRole("button", { name: "Start class" }).click();
  // Most games start at once; some ask for a choice on their title first.
  const play = game.getByRole("button", { name: "Play", exact: true });
  await expect(async () => {
    if (await play.isVisible()) await play.click({ timeout: 1000 });
    await expect(screen).not.toHaveClass(/is-title/, { timeout: 3000 });
  }).toPass();
}

export async function measureFill(page: Page): Promise<Fill> {
  const frame = (await page.locator("iframe.game__frame").boundingBox())!;
  const canvas = page.frameLocator("iframe.game__frame").locator("canvas");
  const picture = (await canvas.boundingBox())!;
  const [left, top, width, height] = (await canvas.getAttribute("data-safe"))!.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  return { frame, picture, safe: { x: picture.x + left, y: picture.y + top, width, height } };
}

/** The picture has no bars: it is as large as its frame. */
export function expectNoBars({ frame, picture }: Fill): void {
  expect(Math.abs(picture.width - frame.width)).toBeLessThanOrEqual(1);
  expect(Math.abs(picture.height - frame.height)).toBeLessThanOrEqual(1);
}

/** The whole picture is in view without scrolling. */
export function expectInView(page: Page, { picture }: Fill): void {
  const { width, height } = page.viewportSize()!;
  expect(picture.x).toBeGreaterThanOrEqual(-1);
  expect(picture.y).toBeGreaterThanOrEqual(-1);
  expect(picture.x + picture.width).toBeLessThanOrEqual(width + 1);
  expect(picture.y + picture.height).toBeLessThanOrEqual(height + 1);
}
