// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { clockNotice, readTime } from "./time-check.ts";

const NOON = Date.parse("2025-11-01T12:00:00Z");
const after = (minutes: number) => NOON + minutes * 60_000;
const twoHoursAgo = () => new Date(Date.now() - 7_200_000).toISOString();

/** A visit to a site with these settings and this `fetch`. */
async function visit(answer: (url: string, init: RequestInit) => Response, settings: object = {}) {
  vi.resetModules();
  const config = { siteName: "Pond", supabaseUrl: "https://pond.test", anonKey: "anon", ...settings };
  document.body.innerHTML = `<script type="application/json" id="quack-config">${JSON.stringify(config)}</script>`;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string | URL, init: RequestInit) => {
    asked.push(String(url));
    return answer(String(url), init);
  });
  const { checkClock } = await import("./time-check-api.ts");
  const told: string[] = [];
  return { asked, told, check: () => checkClock((notice) => told.push(notice)) };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("the clock of a device", () => {
  test("may be a few minutes off without a notice", () => {
    expect(clockNotice(after(9), NOON)).toBeNull();
    expect(clockNotice(after(-9), NOON)).toBeNull();
  });

  test.each([
    [12, "about 12 minutes fast"],
    [-61, "about an hour slow"],
    [600, "about 10 hours fast"],
    [-60 * 24 * 3, "about 3 days slow"],
  ])("that is %i minutes off gets a notice that says so", (minutes, words) => {
    expect(clockNotice(after(minutes), NOON)).toContain(words);
  });

  test("that is wrong can cost a streak, and the notice says so", () => {
    expect(clockNotice(after(-480), NOON)).toContain("you may claim too late");
  });

  test("is compared with the function server-time, once per visit", async () => {
    const { asked, told, check } = await visit(() => Response.json({ now: twoHoursAgo(), epochMs: 1 }));
    await check();
    await check();
    expect(asked).toEqual(["https://pond.test/functions/v1/server-time"]);
    expect(told).toEqual([expect.stringContaining("2 hours fast")]);
  });

  test("is compared with the operator's time service, without credentials or a referrer", async () => {
    const timeServiceUrl = "https://time.example/utc";
    const { asked, told, check } = await visit(
      (_, init) => {
        expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer" });
        expect(init.headers).toBeUndefined();
        return Response.json({ utc_datetime: twoHoursAgo() });
      },
      { timeServiceUrl },
    );
    await check();
    expect([asked, told]).toEqual([[timeServiceUrl], [expect.stringContaining("2 hours fast")]]);
  });

  test("counts as right when the answer has no time", async () => {
    const { told, check } = await visit(() => new Response("ok"));
    await check();
    expect(told).toEqual([]);
  });

  test("is not checked when the service fails, and the next page tries again", async () => {
    const { asked, told, check } = await visit(() => new Response("", { status: 503 }));
    await expect(check()).rejects.toThrow("503");
    await expect(check()).rejects.toThrow("503");
    expect([asked.length, told]).toEqual([2, []]);
  });
});

test.each([
  ['{"now":"2025-11-01T12:00:00.000Z","epochMs":1}', NOON],
  ['{"utc_datetime":"2025-11-01T12:00:00.123456+00:00"}', NOON + 123],
  ['{"dateTime":"2025-11-01T12:00:00","timeZone":"UTC"}', NOON],
  ['{"currentDateTime":"2025-11-01T12:00Z"}', NOON],
  ["2025-11-01T12:00:00Z", NOON],
  ['{"time":"noon"}', Number.NaN],
  ["<html>", Number.NaN],
  ["null", Number.NaN],
])("the answer %s of a time service is parsed", (answer, time) => {
  expect(readTime(answer)).toBe(time);
});
