// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "#testing/memory-router.tsx";
import { afterEach, expect, test } from "vitest";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { SiteContext } from "#lib/site/site.ts";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import PrivacyPage from "./privacy-page.tsx";

afterEach(cleanup);

function textOf(config: SiteConfig): string {
  const { container } = render(
    <MemoryRouter>
      <SiteContext value={{ config, day: "2025-11-15" }}>
        <PrivacyPage />
      </SiteContext>
    </MemoryRouter>,
  );
  return container.textContent.replaceAll(/\s+/g, " ");
}

const heading = () => screen.queryByRole("heading", { name: "Visit counts and error reports" });

test("a site without analytics says so, and names no service", () => {
  const text = textOf(SAMPLE_CONFIG);
  expect(heading()).toBeNull();
  expect(text).not.toMatch(/PostHog|Sentry/);
  expect(text).toContain("no tracking, no cookies");
  expect(text).toContain("On this site that is switched off.");
});

test("a site with analytics names the service, and says how to switch it off", () => {
  const text = textOf({ ...SAMPLE_CONFIG, posthog: { key: "phc_1", host: "https://count.example/in" } });
  expect(heading()).not.toBeNull();
  expect(text).toContain("PostHog at count.example.");
  expect(text).not.toMatch(/Sentry|no tracking|no pupil’s data leaves|phc_1/);
  expect(text).toContain("never sent for children");
  expect(text).toContain("Share usage numbers");
});

test("a site with error reports names the service", () => {
  const text = textOf({ ...SAMPLE_CONFIG, sentryDsn: "https://k3y@errors.example/7" });
  expect(text).toContain("Sentry at errors.example:");
  expect(text).not.toMatch(/PostHog|k3y/);
});
