import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

type AxeWindow = { axe: { run(context: object, options: RunOptions): Promise<AxeResults> } };

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // A game's frame is tested on its own page.
  iframes: false,
  preload: false,
};

/** Lists axe's findings on the page, a line for each element. */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  // Elements that fade in or out are transparent for a moment.
  await page.waitForFunction(() => {
    const isEnding = (moving: Animation) => moving.effect?.getComputedTiming().endTime !== Infinity;
    const isMoving = document.getAnimations().some((each) => each.playState === "running" && isEnding(each));
    return !isMoving && document.querySelector(".toast-enter, .toast-exit") === null;
  });
  // Once for each document: it is half a megabyte of code.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { run } = (window as unknown as AxeWindow).axe;
    const { violations } = await run({ exclude: [[".toast-exit"]] }, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
  }, OPTIONS);
}

/** How far a page overflows its window to the right, in words; empty when it fits. */
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
