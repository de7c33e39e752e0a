import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

type AxeWindow = { axe: { run(context: object, options: RunOptions): Promise<AxeResults> } };

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // What is in the frame of a game has a page of its own.
  iframes: false,
  preload: false,
};

/** What axe finds on a page as it is, a line for each element. */
export async function findBarriers(page: Page): Promise<string[]> {
  // What is on its way in or out is see-through for a moment.
  await page.waitForFunction(() => {
    const isEnding = (moving: Animation) => moving.effect?.getComputedTiming().endTime !== Infinity;
    const isMoving = document.getAnimations().some((each) => each.playState === "running" && isEnding(each));
    return !isMoving && document.querySelector(".toast-enter, .toast-exit") === null;
  });
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as AxeWindow).axe;
    const { violations } = await run({ exclude: [[".toast-exit"]] }, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, OPTIONS);
}

/** How far a page reaches beyond the right edge of its window, in words; nothing when it fits. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const beyond = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest("[role=tablist]"),
    );
    return [`${scrollWidth} px wide`, ...beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))];
  });
}
