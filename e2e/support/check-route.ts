import { findAccessibilityProblems, findOverflow } from "./accessibility.ts";
import { expect, open, type Page } from "./harness.ts";
import { answerOf, type Route } from "./route-table.ts";
import { walkByTab } from "./tab-walk.ts";
import { type Layout, type Viewer, settle, type Visit } from "./visits.ts";

const NARROW = { width: 320, height: 640 };

/** `hasKeys`: also walks through the page by Tab, which phones do not have. */
export type RouteVisit = { route: Route; layout: Layout; viewer: Viewer; hasKeys: boolean };

export function visitTitle({ route, layout, viewer }: RouteVisit): string {
  const answer = answerOf(route, layout, viewer);
  const what = "leadsTo" in answer ? `leads to ${answer.leadsTo}` : `is “${answer.heading}”`;
  return `${route.path} in the ${layout} layout, for a ${viewer}, ${what}`;
}

/** Opens a URL once, and checks everything about it. */
export async function checkRoute(
  { page, trouble }: Visit,
  { route, layout, viewer, hasKeys }: RouteVisit,
  username: string,
): Promise<void> {
  const fill = (text: string) => text.replace("{me}", username);
  const answer = answerOf(route, layout, viewer);
  const status = await open(page, fill(route.path));
  if ("leadsTo" in answer) {
    await expect(page).toHaveURL(answer.leadsTo);
  } else {
    expect(status).toBe(answer.status ?? 200);
    await expect(page).toHaveTitle(fill(`${answer.title} · Quackademy`));
    await expect(page.locator("main h1")).toHaveText(fill(answer.heading));
    await settle(page, viewer);
    await expectLayout(page, route, layout);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    if (hasKeys && !route.hasGame) expect(await walkByTab(page)).toEqual([]);
    await expectToFit(page);
  }
  expect(trouble.splice(0)).toEqual([]);
}

// The front page, the classes and the categories have no banner, and a game in its own window is alone.
const WITHOUT_BANNER = /^\/($|\?|class\/|play\/|puzzle$|nowhere$)/;

async function expectLayout(page: Page, { path, isBare = [] }: Route, layout: Layout): Promise<void> {
  const isTest = layout === "test";
  const html = page.locator("html");
  if (isTest) await expect(html).toHaveAttribute("data-variant", "test");
  else await expect(html).not.toHaveAttribute("data-variant");
  await expect(page.locator("header.navbar, footer.footer")).toHaveCount(isBare.includes(layout) ? 0 : 2);
  await expect(page.locator(".top-banner")).toHaveCount(isTest && !WITHOUT_BANNER.test(path) ? 1 : 0);
}

/** Checks the window as it is, and at the minimum width. */
async function expectToFit(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  expect(await findOverflow(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  const overflow = await findOverflow(page);
  await page.setViewportSize(before);
  expect(overflow).toEqual([]);
}
