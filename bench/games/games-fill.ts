import type { Page } from "@playwright/test";

/** How much of the screen a game's picture uses, in percent, and whether it has bars on a desktop. */
export type Fill = { uprightWidth: number; lyingHeight: number; hasBars: boolean };

export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LYING = { width: 844, height: 390 };

type Measured = { frame: number[]; picture: number[]; safe: number[] };

/** Of a run on a phone: the safe area's part of the width, and of the height after the phone is turned. */
export async function measurePhoneFill(page: Page): Promise<Omit<Fill, "hasBars">> {
  const upright = await measure(page);
  await page.setViewportSize(LYING);
  await page.waitForTimeout(300);
  const lying = await measure(page);
  const percent = (part: number, whole: number) => Math.round((100 * part) / whole);
  const isInView = ({ picture: [x, y, width, height] }: Measured, size: { width: number; height: number }) =>
    x! >= 0 && y! >= 0 && x! + width! <= size.width && y! + height! <= size.height;
  return {
    uprightWidth: isInView(upright, PHONE.viewport) ? percent(upright.safe[2]!, PHONE.viewport.width) : 0,
    lyingHeight: isInView(lying, LYING) ? percent(lying.safe[3]!, LYING.height) : 0,
  };
}

/** Of a run on a desktop. */
export async function measureBars(page: Page): Promise<boolean> {
  const { frame, picture } = await measure(page);
  return [2, 3].some((side) => Math.abs(frame[side]! - picture[side]!) > 1);
}

async function measure(page: Page): Promise<Measured> {
  const box = (each: { x: number; y: number; width: number; height: number } | null) =>
    each ? [each.x, each.y, each.width, each.height] : [0, 0, 0, 0];
  const canvas = page.frameLocator("iframe.game__frame").locator("canvas");
  return {
    frame: box(await page.locator("iframe.game__frame").boundingBox()),
    picture: box(await canvas.boundingBox()),
    safe: ((await canvas.getAttribute("data-safe")) ?? "0 0 0 0").split(" ").map(Number),
  };
}
