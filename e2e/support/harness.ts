import { test as base, expect, type Page } from "@playwright/test";

export { expect, type Page };

type Fixtures = {
  /** Errors that a test causes on purpose, as patterns of `recordTrouble`'s sentences. */
  expectedTrouble: RegExp[];
};

/** A `test` that fails when a page logs an error, violates its CSP or sends a request to another server. */
export const test = base.extend<Fixtures>({
  expectedTrouble: [[], { option: true }],
  page: async ({ page, expectedTrouble }, use) => {
    const trouble = await recordTrouble(page);
    await use(page);
    expect(trouble.filter((each) => !expectedTrouble.some((pattern) => pattern.test(each)))).toEqual([]);
  },
});

/** Returns a list that collects the page's errors from now on. */
export async function recordTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // Chromium logs the document's own, intended 404 as an error.
    const isCorrect404 = message.text().includes("status of 404") && message.location().url === page.url();
    if (message.text().includes("Service Worker registration blocked")) return;
    // A socket that fails is no error, because pages poll instead: it is closed when its page leaves, and blocked on pages
    // that a test answers itself. The journeys of the chat and of live pages need working sockets.
    if (/^WebSocket connection to .* failed/.test(message.text())) return;
    if (["error", "warning"].includes(message.type()) && !isCorrect404) trouble.push(`console: ${message.text()}`);
  });
  let ourHost = "";
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    ourHost ||= host;
    if (/^(http|ws)s?:$/.test(protocol) && host !== ourHost) trouble.push(`asked a stranger: ${request.url()}`);
  });
  await page.exposeFunction("noteViolation", (what: string) => trouble.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return trouble;
}

/** Opens a URL and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address);
  await waitForHydration(page);
  return answer?.status() ?? 0;
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** Goes offline after the page has loaded its deferred files. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}
