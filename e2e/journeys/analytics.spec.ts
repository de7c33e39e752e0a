import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { waitForHydration, expect, open, type Page, test } from "#support/harness.ts";
import { startRecorder, type UsageRecorder } from "#support/usage-recorder.ts";
import { LONG } from "#support/long-tests.ts";

const SERVICE = /\/assets\/(posthog|sentry)-/;
const CHROMEBOOK =
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Collects the URLs of all requests from now on. */
function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  return asked;
}

test("a site without analytics settings loads no analytics code", async ({ page }) => {
  const asked = recordRequests(page);
  const answer = await page.goto("/");
  expect(answer!.headers()["content-security-policy"]).toMatch(/connect-src 'self' ws:\/\/[^ ;]+;/);
  await expect(page.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /report-usage|posthog|sentry/.test(url))).toEqual([]);
});

test.describe("a site with analytics and error reports", () => {
  let recorder: UsageRecorder;
  let site: AccountSite;
  test.use({
    // PostHog ignores bots, and an automated browser identifies as one.
    userAgent: CHROMEBOOK,
    expectedTrouble: [
      /asked a stranger: http:\/\/127\.0\.0\.1:\d+\/(e\/|api\/7\/envelope\/)|leaderboard-page|ERR_FAILED|on purpose/,
    ],
  });
  test.beforeAll(async () => {
    recorder = await startRecorder();
    site = await startSiteWith({
      POSTHOG_KEY: "phc_test",
      POSTHOG_HOST: recorder.url,
      SENTRY_DSN: `${recorder.url.replace("//", "//k3y@")}/7`,
    });
  });
  test.afterAll(async () => {
    await site.stop();
    await recorder.stop();
  });
  test.beforeEach(async ({ page }) => {
    recorder.requests.splice(0);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
      Object.defineProperty(Navigator.prototype, "userAgentData", { get: () => undefined });
    });
  });

  test("receives a visitor's events in batches and page errors, without personal data", LONG, async ({ page }) => {
    const answer = await page.goto(`${site.url}/?q=blink`);
    expect(answer!.headers()["content-security-policy"]).toMatch(
      new RegExp(`connect-src 'self' ws://[^ ;]+ ${recorder.url};`),
    );
    await waitForHydration(page);
    await page.locator('a[href="/class/blink"]').first().click();
    await expect(page).toHaveURL(/\/class\/blink/);
    await expect
      .poll(() =>
        recorder
          .batches()
          .flat()
          .map(({ event }) => event),
      )
      .toContain("class opened");
    expect(recorder.batches().some((batch) => batch.length > 1)).toBe(true);
    const events = recorder.batches().flat();
    expect(events.map(({ event, properties }) => `${event} ${String(properties["$pathname"])}`)).toEqual([
      "$pageview /",
      "$pageview /class/:app_title",
      "class opened /class/:app_title",
    ]);
    expect(events[2]!.properties).toMatchObject({ class: "blink", $ip: "0.0.0.0", $process_person_profile: false });
    expect(new Set(events.map(({ properties }) => properties["distinct_id"])).size).toBe(1);

    await page.route("**/assets/leaderboard-page-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Leaderboard" }).first().click();
    await expect(page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error("tipped over on purpose, daisy@pond.test"))));
    await expect.poll(() => recorder.reports()).toHaveLength(2);
    expect(recorder.reports()[0]).toContain("leaderboard-page");
    expect(recorder.reports()[1]).toContain("tipped over on purpose, [address]");

    const said = JSON.stringify(recorder.requests);
    expect(said).not.toMatch(/q=blink|pond\.test|"title|referrer|timezone|breadcrumbs|user_agent/i);
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => /^ph_|posthog|sentry/i.test(key))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test("receives nothing about players under 13", async ({ page }) => {
    await open(page, `${site.url}/auth?mode=signup`);
    await page.getByLabel("E-mail").fill(`duckling${crypto.randomUUID()}@pond.test`);
    await page.getByLabel("Password", { exact: true }).fill("three odd ducks sing");
    await page.getByRole("button", { name: "Sign up", exact: true }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("12 or younger").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "Where did you find us?" })).toBeVisible();
    // Pending events are sent when the page is left.
    await page.goto("about:blank");
    const places = () => recorder.batches().flatMap((batch) => batch.map(({ properties }) => properties["$pathname"]));
    expect(places().filter((place) => place !== "/auth")).toEqual([]);

    const asked = recordRequests(page);
    // A request that is answered from the browser's cache only shows when it is routed.
    await page.route(/\/assets\/report-usage-/, (route) => route.continue());
    const decided = page.waitForResponse(/\/assets\/report-usage-/);
    await open(page, site.url);
    await decided;
    await page.locator('a[href="/class/blink"]').first().click();
    await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.goto("about:blank");
    expect(asked.filter((url) => SERVICE.test(url) || url.startsWith(recorder.url))).toEqual([]);
    // The sign-up form's own event may arrive as late as this.
    expect(places().filter((place) => place !== "/auth")).toEqual([]);
    expect(recorder.reports()).toEqual([]);
  });
});
