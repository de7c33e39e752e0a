// @vitest-environment happy-dom
import type { PostHogConfig } from "posthog-js/dist/module.slim.no-external.js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { startCounting } from "./count-events.ts";

const posthog = { init: vi.fn<(key: string, options: PostHogConfig) => void>(), capture: vi.fn() };
vi.mock("posthog-js/dist/module.slim.no-external.js", () => ({ posthog }));

beforeEach(() => vi.clearAllMocks());

const project = { key: "phc_1", host: "https://count.example" };

async function givenOptions(): Promise<PostHogConfig> {
  await startCounting(project);
  expect(posthog.init).toHaveBeenCalledExactlyOnceWith("phc_1", expect.anything());
  return posthog.init.mock.calls[0]![1];
}

describe("PostHog is initialized", () => {
  test("with the numbers of the specification", async () => {
    const options = await givenOptions();
    // A token bucket of ten events, refilled by one every ten seconds.
    expect(options.rate_limiting).toEqual({ events_burst_limit: 10, events_per_second: 0.1 });
    expect(options.rageclick).toEqual({ click_count: 3, threshold_px: 30, timeout_ms: 1000 });
    expect(options.session_idle_timeout_seconds).toBe(1800);
    expect(options.request_queue_config).toEqual({ flush_interval_ms: 3000 });
    expect(options.request_batching).toBe(true);
    expect(options.disable_surveys).toBe(true);
  });

  test("to count only, to load no code and to store nothing", async () => {
    expect(await givenOptions()).toMatchObject({
      api_host: "https://count.example",
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: false,
      capture_exceptions: false,
      disable_session_recording: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      persistence: "memory",
      person_profiles: "never",
      respect_dnt: true,
      save_referrer: false,
    });
  });
});

test("an event has the page type and replaces the sender's IP address", async () => {
  const count = await startCounting(project, { "site-redesign": "test" });
  count({ name: "class opened", place: "/class/:app_title", more: { class: "blink" } });
  expect(posthog.capture).toHaveBeenCalledExactlyOnceWith("class opened", {
    class: "blink",
    "$feature/site-redesign": "test",
    $current_url: `${location.origin}/class/:app_title`,
    $host: location.host,
    $pathname: "/class/:app_title",
    $ip: "0.0.0.0",
    $geoip_disable: true,
  });
});
