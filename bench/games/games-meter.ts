import type { Page, Request } from "@playwright/test";

// This code runs in the page, with browser globals.
type Draw = (now: number) => void;
declare const window: { origin: string };
declare let requestAnimationFrame: (draw: Draw) => number;
declare const document: {
  querySelector(selector: string): object | null;
  addEventListener(type: "click", hear: (event: { timeStamp: number }) => void, options: object): void;
};

/** Durations of a game's frames, and when the first was drawn, in wall-clock milliseconds. */
type FrameMeter = { firstAt: number; frameMs: number[] };
type Metered = { meter: FrameMeter };
type Clicked = { clickedAt: number; shownAt: number };

/** Makes every game that this page loads record its frame durations. */
export async function meterFrames(page: Page): Promise<void> {
  // The loader of this file wraps functions with a helper that pages do not have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(() => {
    // Only games have no origin.
    if (window.origin !== "null") return;
    const ask = requestAnimationFrame;
    const meter: FrameMeter = { firstAt: 0, frameMs: [] };
    Object.assign(globalThis, { meter });
    requestAnimationFrame = (draw) =>
      ask((now) => {
        const begun = performance.now();
        draw(now);
        const ended = performance.now();
        meter.frameMs.push(ended - begun);
        meter.firstAt ||= performance.timeOrigin + ended;
      });
  });
}

/** Waits for hydration: before that, a button does nothing. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );

/** Records when the button is pressed, and when nothing covers the game any more. */
export async function watchStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clicked = globalThis as unknown as Clicked;
    const look = () => {
      if (document.querySelector(".game__frame") && !document.querySelector(".game__veil--loading"))
        clicked.shownAt = performance.timeOrigin + performance.now();
      else requestAnimationFrame(look);
    };
    const begin = ({ timeStamp }: { timeStamp: number }) => {
      clicked.clickedAt = performance.timeOrigin + timeStamp;
      look();
    };
    document.addEventListener("click", begin, { capture: true, once: true });
  });
}

/**
 * Sums the transfer size of the game's files from now on. On a throttled machine the browser reports sizes long after
 * the game has started, so the returned function waits for them, and for the script.
 */
export function meterBytes(page: Page, game: string): () => Promise<number> {
  // The staff's runs come after the first picture, and are no part of the game.
  const isOwn = (request: Request) => {
    const { pathname } = new URL(request.url());
    return pathname.startsWith(`/g/${game}/`) && !pathname.includes("/staff.");
  };
  const script = page.waitForEvent("requestfinished", (each) => isOwn(each) && each.url().endsWith(".js"));
  // If the game never loads, the caller reports its own error.
  script.catch(() => {});
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (isOwn(request)) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    await script;
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

/** Milliseconds from the click to a visible picture. */
export async function startMs(page: Page): Promise<number> {
  const frame = gameFrame(page);
  await frame.waitForFunction(() => (globalThis as unknown as Metered).meter.firstAt > 0);
  await page.waitForFunction(() => (globalThis as unknown as Clicked).shownAt > 0);
  const firstAt = await frame.evaluate(() => (globalThis as unknown as Metered).meter.firstAt);
  const { clickedAt, shownAt } = await page.evaluate(() => {
    const { clickedAt, shownAt } = globalThis as unknown as Clicked;
    return { clickedAt, shownAt };
  });
  return Math.max(firstAt, shownAt) - clickedAt;
}

/** The frame durations since the last call, shortest first. */
export async function takeFrames(page: Page): Promise<number[]> {
  const taken = await gameFrame(page).evaluate(() => (globalThis as unknown as Metered).meter.frameMs.splice(0));
  return taken.sort((one, other) => one - other);
}

export function gameFrame(page: Page) {
  const found = page.frames().find((frame) => /\/g\/(?!_)/.test(frame.url()));
  if (!found) throw new Error("there is no game on this page");
  return found;
}
