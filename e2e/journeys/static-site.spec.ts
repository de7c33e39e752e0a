import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { freePort } from "#support/free-port.ts";
import { expect, open, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { inRoot } from "#support/repository.ts";
import { startStaticHost } from "#support/static-host.ts";

// The project is another host here, and 404.html has its status.
const EXPECTED = /asked a stranger: http:\/\/localhost:\d+\/(rest|auth|storage|functions)\/v1\/|status of 404/;
test.use({ expectedTrouble: [EXPECTED] });

let project: AccountSite;
let host: Awaited<ReturnType<typeof startStaticHost>>;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-static-"));

test.beforeAll(async () => {
  host = await startStaticHost(await freePort(), () => path.join(folder, "site"));
  project = await startSiteWith({ ALLOWED_ORIGINS: host.url });
  const { anonKey } = (await (await fetch(`${project.url}/config.json`)).json()) as { anonKey: string };
  const words = ["supabase", "prepare", "--url", project.url, "--anon-key", anonKey, "--to", folder];
  execFileSync(process.execPath, [inRoot("apps/server/dist/quack.js"), ...words], { stdio: "pipe" });
});
test.afterAll(async () => {
  host.stop();
  await project.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test("a prepared folder works on a static host, with the API on another host", LONG, async ({ page }) => {
  await open(page, `${host.url}/`);
  await expect(page.getByRole("link", { name: /skyhop/i }).first()).toBeVisible();
  await open(page, `${host.url}/leaderboard`);
  await expect(page.getByText("No players yet. Be the first.").first()).toBeVisible();

  await open(page, `${host.url}/class/skyhop`);
  await page.getByRole("button", { name: "Start class" }).click();
  const game = page.frameLocator("iframe.game__frame");
  await expect(game.locator("canvas").first()).toBeVisible();
  // Opened by itself, a game has no origin either: it cannot read what the site has stored.
  const answer = await page.request.get(`${host.url}/g/skyhop/index.html`);
  expect(answer.headers()["content-security-policy"]).toMatch(/^sandbox allow-scripts/);
});

test("a page on a static host can sign people up", LONG, async ({ page }) => {
  await open(page, `${host.url}/auth`);
  const status = await page.evaluate(async () => {
    const config = (await (await fetch("/config.json")).json()) as { supabaseUrl: string; anonKey: string };
    const answer = await fetch(`${config.supabaseUrl}/auth/v1/signup`, {
      method: "POST",
      headers: { apikey: config.anonKey, "content-type": "application/json" },
      body: JSON.stringify({ email: "static@pond.test", password: "paddle upstream" }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
});
