// @vitest-environment happy-dom
import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CountedEvent } from "#features/analytics/count-events.ts";
import { shareUsage } from "#features/analytics/share-usage-api.ts";
import { seedClasses, toCard } from "#features/classes/classes-api.ts";
import { profileQuery } from "#features/profile-data/profile-api.ts";
import type { SiteConfig } from "@quackademy/contract/site-config.ts";
import { type SessionState, setSessionState, SIGNED_OUT } from "#lib/session/session.ts";
import { recordUsage } from "#lib/site/usage.ts";
import { SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { sampleProfile } from "#testing/stand-in-accounts.ts";
import { reportUsage, placeOf } from "./report-usage.ts";

const counted: CountedEvent[] = [];
const reported: unknown[] = [];
const startCounting = vi.hoisted(() => vi.fn());
const startErrorReports = vi.hoisted(() => vi.fn());
vi.mock("#features/analytics/count-events.ts", () => ({ startCounting }));
vi.mock("#features/analytics/error-reports.ts", () => ({ startErrorReports }));

const CONFIG: SiteConfig = {
  ...SAMPLE_CONFIG,
  posthog: { key: "phc_1", host: "https://count.example" },
  sentryDsn: "https://k@errors.example/7",
};
const daisy: SessionState = { status: "signed-in", user: { id: "daisy" } as NonNullable<SessionState["user"]> };
const [firstClass] = SAMPLE_APPS;

let cache: QueryClient;
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  shareUsage.set(null);
  vi.clearAllMocks();
  [counted, reported].forEach((list) => list.splice(0));
  startCounting.mockResolvedValue((event: CountedEvent) => counted.push(event));
  startErrorReports.mockResolvedValue((error: unknown) => reported.push(error));
  cache = new QueryClient();
  seedClasses(cache, { apps: SAMPLE_APPS.map(toCard), app: undefined, day: "2025-11-15", view: "/" });
  setSessionState({ status: "unknown", user: null });
});

afterEach(() => stop());

const follow = (config = CONFIG) => (stop = reportUsage(cache, config));
const open = (pathname: string) => recordUsage({ name: "page", pathname });
const names = () => counted.map(({ name, place }) => `${name} ${place}`);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const setProfile = (given: object) =>
  cache.setQueryData(profileQuery.queryKey, sampleProfile(given) as unknown as MyProfile);

describe("the steps of a visit", () => {
  test("are counted for a visitor, by page type", async () => {
    follow();
    setSessionState(SIGNED_OUT);
    open(`/class/${firstClass!.id}`);
    open("/profile/puddlejump");
    open("/class/my own words");
    recordUsage({ name: "run finished", classId: firstClass!.id, outcome: "verified" });
    await settle();
    expect(names()).toEqual([
      "$pageview /class/:app_title",
      "class opened /class/:app_title",
      "$pageview /profile/:username",
      "$pageview /class/:app_title",
      `run finished ${placeOf(location.pathname, CONFIG)}`,
    ]);
    expect(JSON.stringify(counted)).not.toMatch(/puddlejump|my own words/);
    expect(counted[1]!.more).toEqual({ class: firstClass!.id });
  });

  test("wait until the session is known, and are dropped for children", async () => {
    follow();
    open("/");
    setSessionState(daisy);
    open("/streak");
    recordUsage({ name: "error", error: new Error("early") });
    await settle();
    expect(startCounting).not.toHaveBeenCalled();
    setProfile({ age_band: "under-13", is_child: true });
    open("/cache");
    recordUsage({ name: "error", error: new Error("late") });
    await settle();
    expect(startCounting).not.toHaveBeenCalled();
    expect(startErrorReports).not.toHaveBeenCalled();
    // Dropped events are not sent later.
    setProfile({ age_band: "adult" });
    await settle();
    expect([counted, reported]).toEqual([[], []]);
  });

  test("wait for the age group of a new player, and are counted if the player is old enough", async () => {
    follow();
    setSessionState(daisy);
    setProfile({ age_band: null });
    open("/onboarding");
    await settle();
    expect(counted).toEqual([]);
    setProfile({ age_band: "16-18" });
    recordUsage({ name: "signed up" });
    await settle();
    expect(names()).toEqual(["$pageview /onboarding", `signed up ${placeOf(location.pathname, CONFIG)}`]);
  });

  test("are no longer counted when a child signs in after a visitor", async () => {
    follow();
    setSessionState(SIGNED_OUT);
    open("/auth");
    await settle();
    setProfile({ user_id: "drake", age_band: "adult" });
    setSessionState(daisy);
    open("/onboarding");
    setProfile({ age_band: "under-13", is_child: true });
    open("/");
    const { isAllowed } = startErrorReports.mock.calls[0]![1] as { isAllowed: () => boolean };
    expect(isAllowed()).toBe(false);
    for (let count = 0; count < 3; count++)
      document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    await settle();
    expect(names()).toEqual(["$pageview /auth"]);
  });

  test("are counted only while the setting is on", async () => {
    follow();
    setSessionState(SIGNED_OUT);
    open("/");
    await settle();
    shareUsage.set(false);
    open("/streak");
    shareUsage.set(true);
    open("/cache");
    await settle();
    expect(names()).toEqual(["$pageview /", "$pageview /cache"]);
  });

  test("include a rage click after three clicks on one spot", async () => {
    follow();
    setSessionState(SIGNED_OUT);
    open("/");
    await settle();
    for (let count = 0; count < 3; count++)
      document.body.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(names()).toEqual(["$pageview /", `$rageclick ${placeOf(location.pathname, CONFIG)}`]);
  });

  test("begin with a class where the home page is a class", async () => {
    follow({ ...CONFIG, homeClass: firstClass!.id });
    setSessionState(SIGNED_OUT);
    open("/");
    await settle();
    expect(names()).toEqual(["$pageview /", "class opened /"]);
  });

  test("are not counted where only error reports are configured, and vice versa", async () => {
    const { posthog, sentryDsn, ...bare } = CONFIG;
    const error = new Error("tipped over");
    follow({ ...bare, sentryDsn: sentryDsn! });
    setSessionState(SIGNED_OUT);
    open("/");
    recordUsage({ name: "error", error });
    await settle();
    expect(startCounting).not.toHaveBeenCalled();
    expect(reported).toEqual([error]);

    stop();
    follow({ ...bare, posthog: posthog! });
    open("/");
    recordUsage({ name: "error", error });
    await settle();
    expect(startErrorReports).toHaveBeenCalledOnce();
    expect(names()).toEqual(["$pageview /"]);
  });
});

test.each([
  ["/", "/"],
  ["/class/blink", "/class/:app_title"],
  ["/profile/puddlejump", "/profile/:username"],
  ["/profile", "/profile"],
  ["/words-of-mine", "*"],
  ["/some/words/of/mine", "*"],
])("%s has the page type %s", (pathname, place) => {
  expect(placeOf(pathname, CONFIG)).toBe(place);
});

test.each([
  ["/", "/"],
  ["/puzzle", "/:category"],
  ["/words-of-mine", "/:category"],
  ["/streak", "/streak"],
])("in the redesign, %s has the page type %s", (pathname, place) => {
  expect(placeOf(pathname, { ...CONFIG, flags: { "site-redesign": "test" } })).toBe(place);
});
