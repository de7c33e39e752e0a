import type { Browser, BrowserContextOptions } from "@playwright/test";
import { type ApiPlayer, newApiPlayer } from "./api-player.ts";
import { open, test as base, type Page, watchTrouble } from "./harness.ts";

export type Layout = "default" | "test";
export type Looker = "visitor" | "player";

/** A window that stays open from one look to the next, and what has gone wrong in it since the last. */
export type Visit = { page: Page; trouble: string[] };

type WorkerFixtures = {
  /** One player for all looks. */
  player: ApiPlayer;
  openVisit: (layout: Layout, looker: Looker) => Promise<Visit>;
};

const SESSION_KEY = "quack-session";

/** `test` with windows that are opened once: a hundred pages are looked at, and what they share is fetched one time. */
export const test = base.extend<object, WorkerFixtures>({
  player: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => use(await newApiPlayer(project.use.baseURL!)),
    { scope: "worker" },
  ],
  openVisit: [
    async ({ browser, player }, use, { project }) => {
      const options = project.use as SiteOptions;
      const visits = new Map<string, Promise<Visit>>();
      await use((layout, looker) => {
        const key = `${layout} ${looker}`;
        const session = looker === "player" ? player.session : null;
        const visit = visits.get(key) ?? openWindow(browser, options, layout, session);
        visits.set(key, visit);
        return visit;
      });
    },
    { scope: "worker" },
  ],
});

type SiteOptions = BrowserContextOptions & { baseURL: string };

async function openWindow(
  browser: Browser,
  options: SiteOptions,
  layout: Layout,
  session: string | null,
): Promise<Visit> {
  const localStorage = session === null ? [] : [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin: options.baseURL, localStorage }] },
  });
  const page = await context.newPage();
  const trouble = await watchTrouble(page);
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // What the next page makes unnecessary is given up.
    if (why !== "net::ERR_ABORTED") trouble.push(`failed: ${request.url()} ${why}`);
  });
  page.on("response", (answer) => {
    const isDocument = answer.request().isNavigationRequest();
    if (answer.status() >= 400 && !isDocument) trouble.push(`answered ${answer.status()}: ${answer.url()}`);
    const { "content-security-policy": policy = "", location } = answer.headers();
    const isOurs = isDocument && answer.frame() === page.mainFrame() && location === undefined;
    if (isOurs && !/script-src 'self'(?![^;]*unsafe)/.test(policy)) trouble.push(`any script may run: ${policy}`);
  });
  if (session === null) {
    page.on("response", (answer) => {
      const isShared = answer.headers()["cache-status"] !== undefined;
      // What a page reads for visitors is shared by all of them, and charged to nobody. The frame check only knocks.
      if (page.url().includes("/iframeCheck")) return;
      if (answer.url().includes("/rest/v1/") && answer.ok() && !isShared) trouble.push(`not shared: ${answer.url()}`);
    });
  }
  if (layout === "test") await open(page, "/?variant=test");
  return { page, trouble };
}

/** Waits until a page has fetched what it shows, and knows who looks at it. */
export async function settle(page: Page, looker: Looker): Promise<void> {
  await page.waitForFunction((isPlayer) => {
    const account = document.querySelector(".account");
    const isKnown = account === null || (account.tagName === "BUTTON") === isPlayer;
    // Its last line comes with the scores of a class.
    const isWhole = document.querySelector(".class-desk") === null || document.querySelector(".class-foot") !== null;
    return (
      isKnown && isWhole && account?.ariaLabel !== "Account" && document.querySelector(".skeleton, .waiting") === null
    );
  }, looker === "player");
}
