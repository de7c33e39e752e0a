import type { Browser, BrowserContextOptions } from "@playwright/test";
import { type ApiPlayer, newApiPlayer } from "./api-player.ts";
import { open, test as base, type Page, recordTrouble } from "./harness.ts";

export type Layout = "default" | "test";
export type Viewer = "visitor" | "player";

/** A window that is reused for several checks, and its errors since the last one. */
export type Visit = { page: Page; trouble: string[] };

type WorkerFixtures = {
  /** One player for all checks. */
  player: ApiPlayer;
  openVisit: (layout: Layout, viewer: Viewer) => Promise<Visit>;
};

const SESSION_KEY = "quack-session";

/** A `test` with windows that are opened once: a hundred pages are checked, and shared files are loaded once. */
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
      await use((layout, viewer) => {
        const key = `${layout} ${viewer}`;
        const session = viewer === "player" ? player.session : null;
        const visit = visits.get(key) ?? openWindow(browser, options, layout, session);
        visits.set(key, visit);
        return visit;
      });
    },
    { scope: "worker" },
  ],
});

type SiteOptions = BrowserContextOptions & { baseURL: string };

/** Opens a window that collects errors: of scripts, policies and answers. */
export async function openWindow(
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
  const trouble = await recordTrouble(page);
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Requests that the next navigation cancels are ignored.
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
      // Visitors' page reads are cached and not rate limited. The frame check only probes.
      if (page.url().includes("/iframeCheck")) return;
      if (answer.url().includes("/rest/v1/") && answer.ok() && !isShared) trouble.push(`not shared: ${answer.url()}`);
    });
  }
  if (layout === "test") await open(page, "/?variant=test");
  return { page, trouble };
}

/** Waits until a page has loaded its data, and knows its viewer. */
export async function settle(page: Page, viewer: Viewer): Promise<void> {
  await page.waitForFunction((isPlayer) => {
    const account = document.querySelector(".account");
    const isKnown = account === null || (account.tagName === "BUTTON") === isPlayer;
    // Its last line loads with the scores of a class.
    const isWhole = document.querySelector(".class-main") === null || document.querySelector(".class-foot") !== null;
    return (
      isKnown && isWhole && account?.ariaLabel !== "Account" && document.querySelector(".skeleton, .waiting") === null
    );
  }, viewer === "player");
}
