import { describe, expect, test } from "vitest";
import { analyticsOrigins } from "./analytics-settings.ts";
import { readConfig } from "./config.ts";
import { problemsOf } from "#testing/config-problems.ts";

const KEY = "phc_aBc123";
const read = (env: Record<string, string>) => {
  const { posthog, sentryDsn } = readConfig(env);
  return { posthog, sentryDsn };
};

describe("the address for analytics and error reports", () => {
  test("is empty by default", () => {
    expect(read({})).toEqual({ posthog: null, sentryDsn: null });
    expect(analyticsOrigins({})).toEqual([]);
  });

  test("is the configured one", () => {
    const env = {
      POSTHOG_KEY: KEY,
      POSTHOG_HOST: "https://count.example/in/",
      SENTRY_DSN: "https://k3y@errors.example:8443/sub/7",
    };
    expect(read(env)).toEqual({
      posthog: { key: KEY, host: "https://count.example/in" },
      sentryDsn: "https://k3y@errors.example:8443/sub/7",
    });
  });

  test.each([
    ["https://app.posthog.com", "https://us.i.posthog.com"],
    ["https://us.posthog.com/", "https://us.i.posthog.com"],
    ["https://eu.posthog.com", "https://eu.i.posthog.com"],
    ["https://eu.i.posthog.com", "https://eu.i.posthog.com"],
    ["https://posthog.com.example", "https://posthog.com.example"],
  ])("is the event host when %s is configured", (given, door) => {
    expect(read({ POSTHOG_KEY: KEY, POSTHOG_HOST: given }).posthog?.host).toBe(door);
  });

  test("needs both a key and a host", () => {
    expect(problemsOf({ POSTHOG_KEY: KEY })).toEqual([expect.stringContaining("Set both POSTHOG_KEY")]);
    expect(problemsOf({ POSTHOG_HOST: "https://count.example" })).toHaveLength(1);
  });

  test.each(["phx_personal", "phs_secret", "a key", "k;script-src"])("is refused with the key %s", (key) => {
    const problems = problemsOf({ POSTHOG_KEY: key, POSTHOG_HOST: "https://count.example" });
    expect(problems).toEqual([expect.stringContaining("POSTHOG_KEY")]);
  });

  test.each(["count.example", "ftp://count.example", "https://me:pw@count.example", "https://count.example/?a=1"])(
    "cannot be %s",
    (host) => {
      const problems = problemsOf({ POSTHOG_KEY: KEY, POSTHOG_HOST: host });
      expect(problems).toEqual([expect.stringContaining("POSTHOG_HOST")]);
    },
  );

  test.each([
    "errors.example",
    "https://errors.example/7",
    "https://key@errors.example/",
    "https://key:secret@errors.example/7",
    "https://key@errors.example/7?x=1",
  ])("cannot be the project %s", (dsn) => {
    expect(problemsOf({ SENTRY_DSN: dsn })).toEqual([expect.stringContaining("SENTRY_DSN")]);
  });
});

test("allows a page to connect to exactly those hosts, whatever the rest of their URLs", () => {
  const given = { posthog: { host: "https://count.example/in" }, sentryDsn: "https://k3y@errors.example:8443/sub/7" };
  expect(analyticsOrigins(given)).toEqual(["https://count.example", "https://errors.example:8443"]);
  expect(analyticsOrigins({ ...given, sentryDsn: "https://k3y@count.example/7" })).toEqual(["https://count.example"]);
});
