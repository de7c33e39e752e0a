import { test as base, expect, type Page } from "@playwright/test";

export { expect, type Page };

type Fixtures = {
  /** What goes wrong on purpose in a test, as patterns of `watchTrouble`'s sentences. */
  expectedTrouble: RegExp[];
};

/** `test` whose pages may log no error, break no policy and ask nobody but our own server. */
export const test = base.extend<Fixtures>({
  expectedTrouble: [[], { option: true }],
  page: async ({ page, expectedTrouble }, use) => {
    const trouble = await watchTrouble(page);
    await use(page);
    expect(trouble.filter((each) => !expectedTrouble.some((pattern) => pattern.test(each)))).toEqual([]);
  },
});

/** A list that fills with what goes wrong on the page from now on. */
export async function watchTrouble(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // Chromium reports a document's own, correct 404 as an error.
    const isCorrect404 = message.text().includes("status of 404") && message.location().url === page.url();
    if (message.text().includes("Service Worker registration blocked")) return;
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

/** Opens an address and waits until the site has taken over the prerendered page. */
export async function open(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address);
  await comesAlive(page);
  return answer?.status() ?? 0;
}

export async function comesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** Takes the connection away once what a page fetches later is there. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}
