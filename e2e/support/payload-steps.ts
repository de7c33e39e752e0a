import type { ApiPlayer } from "./api-player.ts";
import { expect, type Page } from "./harness.ts";

/** A URL, and the text expected there. */
export type Stop = { address: string; text: string };

/** Reports every payload that runs. Opening a window or a dialog counts too. */
export async function reportRunPayloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
    const heard = () => noteViolation("a payload ran");
    Object.assign(window, { quack: heard, alert: heard, confirm: heard, prompt: heard });
  });
}

/** Navigates from URL to URL inside the page, without a reload. Returns the texts that were not shown. */
export function visitAll(page: Page, stops: Stop[], selector: string): Promise<string[]> {
  return page.evaluate(
    async ({ stops, selector }) => {
      const unread: string[] = [];
      for (const { address, text } of stops) {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
        const isRead = () =>
          [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
        for (let tries = 0; tries < 500 && !isRead(); tries++) await new Promise((resolve) => setTimeout(resolve, 5));
        if (!isRead()) unread.push(text);
      }
      return unread;
    },
    { stops, selector },
  );
}

/** Runs the work for every item, a few at a time. */
export async function forEachInTurn<T>(
  items: readonly T[],
  work: (item: T, place: number) => Promise<void>,
): Promise<void> {
  const AT_ONCE = 8;
  for (let from = 0; from < items.length; from += AT_ONCE)
    await Promise.all(items.slice(from, from + AT_ONCE).map((item, place) => work(item, from + place)));
}

export async function expectStatus(answer: ReturnType<ApiPlayer["call"]>, status: number): Promise<unknown> {
  const { status: given, data } = await answer;
  expect(given, JSON.stringify(data)).toBe(status);
  return data;
}
