import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

// `npm test` finds a browser, a free port and a data directory; to run it by hand, set CHROME and these variables.
const { executablePath, env, args } = JSON.parse(
  process.env["E2E_BROWSER"] ??
    JSON.stringify({ executablePath: process.env["CHROME"], env: {}, args: ["--no-sandbox"] }),
) as { executablePath: string; env: Record<string, string>; args: string[] };
const port = process.env["E2E_PORT"] ?? "41739";
const dataDir = process.env["E2E_DATA_DIR"] ?? path.join(os.tmpdir(), "quackademy-e2e-data");
const providerPort = process.env["E2E_PROVIDER_PORT"] ?? "41740";
const issuer = `http://127.0.0.1:${providerPort}`;
// By name: WebAuthn does not work on an IP address.
const baseURL = `http://localhost:${port}`;

// `npm test` skips tests tagged as long, and opens the pages that differ most on phones.
const isShort = process.env["QUACK_PROOF"] === undefined;
const SHORT_ON_PHONE = ["routes-phone"];

export default defineConfig({
  testDir: "journeys",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  ...(isShort && { grepInvert: /@long/ }),
  timeout: 600_000,
  // If the site does not start, every test fails: a few of them are enough.
  maxFailures: 20,
  globalTimeout: 3_600_000,
  // Only detects hangs: on a busy machine a run of a game takes minutes.
  expect: { timeout: 240_000 },
  use: {
    baseURL,
    // The service worker has its own tests; everywhere else the server must answer.
    serviceWorkers: "block",
    // Screenshots before and after every key would take longer than the keys.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["routes-phone.spec.ts"],
      use: { viewport: { width: 1366, height: 768 } },
    },
    {
      name: "phone",
      ...(isShort && { testMatch: SHORT_ON_PHONE.map((name) => `${name}.spec.ts`) }),
      // Tests that do not depend on the screen size.
      testIgnore: [
        "analytics.spec.ts",
        "chat.spec.ts",
        "clip-export.spec.ts",
        "clips-phone.spec.ts",
        "creators-routes.spec.ts",
        "early.spec.ts",
        "favourites.spec.ts",
        "fill.spec.ts",
        "game-modes.spec.ts",
        "games.spec.ts",
        "iframe-check.spec.ts",
        "keyboard.spec.ts",
        "layout.spec.ts",
        "lying-phone.spec.ts",
        "offline.spec.ts",
        "payload-urls.spec.ts",
        "payloads.spec.ts",
        "play.spec.ts",
        "routes.spec.ts",
        "sandbox.spec.ts",
        "scores.spec.ts",
        "shortcuts.spec.ts",
        "static-site.spec.ts",
        "storage-denied.spec.ts",
        "streak-clock.spec.ts",
        "uploaded-games.spec.ts",
      ],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
  globalSetup: "./site-settings.config.ts",
  webServer: [
    // The other site, as a sign-in provider.
    {
      command: `node --import tsx ../apps/server/src/auth/testing/oidc-provider-process.ts ${providerPort}`,
      url: `${issuer}/.well-known/openid-configuration`,
      stdout: "ignore",
      stderr: "pipe",
    },
    // The real server as an operator starts it, with an empty data directory and without a developer's own settings.
    {
      command: "node ../scripts/start.mjs",
      url: `${baseURL}/readyz`,
      env: {
        PORT: port,
        HOST: "127.0.0.1",
        DATA_DIR: dataDir,
        LOG_LEVEL: "warn",
        DRAIN_SECONDS: "0",
        DATABASE_URL: "",
        PUBLIC_URL: baseURL,
        SITE_NAME: "",
        POSTHOG_KEY: "",
        POSTHOG_HOST: "",
        SENTRY_DSN: "",
        // Nothing listens at this address, so texts stay in the outbox. There is no mail server either.
        SMS_WEBHOOK_URL: "http://127.0.0.1:1",
        PROVIDERS: "school",
        SCHOOL_CLIENT_ID: "quack",
        SCHOOL_CLIENT_SECRET: "between the two of us",
        SCHOOL_ISSUER: issuer,
      },
      timeout: 300_000,
      stdout: "ignore",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
  ],
});
