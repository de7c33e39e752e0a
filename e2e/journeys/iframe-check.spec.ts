import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

type Report = { v: number; site: string; checks: { id: string; ok: boolean }[] };

/**
 * Another site with our page in a frame, which records the messages it gets. It is a real server: for a made-up name
 * the browser would refuse a request to this machine, whatever our policy says.
 */
const stranger = http.createServer((request, response) => {
  const framed = new URL(request.url ?? "/", "http://x").searchParams.get("framed") ?? "";
  response.setHeader("content-type", "text/html");
  response.end(`<script>told = []; onmessage = ({ data }) => told.push(data)</script>
    <iframe src="${framed}" width="800" height="600" allow="fullscreen"></iframe>`);
});
let theirs = "";
test.beforeAll(async () => {
  await once(stranger.listen(0, "127.0.0.1"), "listening");
  theirs = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
test.afterAll(() => void stranger.close());

const frame = (page: Page, address: string) => page.goto(`${theirs}/?framed=${encodeURIComponent(address)}`);

const told = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { told: Report[] }).told.filter((each) => "checks" in each));

test.describe("in another site's page", () => {
  test.use({ expectedTrouble: [/asked a stranger|frame-ancestors|Framing /] });

  test("the check shows the framing site, and reports to it what works", async ({ page, baseURL }) => {
    await page.context().addInitScript(() => {
      if (location.pathname !== "/iframeCheck") return;
      try {
        localStorage.setItem("quack-session", "somebody's");
      } catch {
        // Some browsers block the storage of a framed site.
      }
    });
    await frame(page, `${baseURL}/iframeCheck`);
    const inside = page.frameLocator("iframe");
    await expect(inside.getByText(`Framed by ${theirs}`)).toBeVisible();
    await expect(inside.getByRole("navigation")).toHaveCount(0);
    await expect(inside.getByRole("link", { name: "Account" })).toHaveCount(0);
    await expect(inside.getByText(/checks (passed|failed)/)).toBeVisible();
    await expect.poll(() => told(page)).toHaveLength(1);
    const [report] = await told(page);
    expect([report!.v, report!.site]).toEqual([1, baseURL]);
    expect(report!.checks.find(({ id }) => id === "full-screen")).toEqual({ id: "full-screen", ok: true });
    expect(JSON.stringify(report)).not.toContain("somebody");
  });

  test("no other page can be framed", LONG, async ({ page, baseURL }) => {
    for (const address of ["/", "/settings", "/auth", "/class/blink", "/iframecheck"]) {
      await frame(page, `${baseURL}${address}`);
      await expect.poll(() => page.frames()[1]!.url(), address).toContain("chrome-error");
    }
  });
});

test("one of our classes follows the SDK's protocol, from hello to a picture", LONG, async ({ page }) => {
  await open(page, "/iframeCheck");
  await expect(page.getByText("Not in a frame")).toBeVisible();
  await expect(page.getByText(/checks (passed|failed)/)).toBeVisible();
  await page.getByLabel("Class", { exact: true }).selectOption("skyhop");
  await page.getByRole("button", { name: "Check this game" }).click();
  await expect(page.getByText("The game follows the protocol.")).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps of skyhop" });
  await expect(steps.getByText("Passed")).toHaveCount(12);
});
