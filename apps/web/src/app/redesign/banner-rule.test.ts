import { describe, expect, test } from "vitest";
import { showsBanner } from "./banner-rule.ts";

describe("the banner of the redesign", () => {
  test.each([
    "/auth",
    "/auth/callback",
    "/cache",
    "/chad",
    "/change-password",
    "/class",
    "/class/",
    "/creator",
    "/creator/42",
    "/creator/42/new",
    "/iframeCheck",
    "/leaderboard",
    "/leaderboard/",
    "/mirrors",
    "/onboarding",
    "/privacy",
    "/profile",
    "/profile/x",
    "/profile/class",
    "/settings",
    "/streak",
    "/streak/",
    "/takedown",
    "/terms",
    "/yt",
    "/nowhere/at-all",
    "/puzzle/more",
  ])("is above %s", (pathname) => {
    expect(showsBanner(pathname)).toBe(true);
  });

  test.each([
    ["/", "home"],
    ["//", "home, as strangers type it"],
    ["/class/blink", "a class"],
    ["/class/blink/", "a class"],
    ["/class/creator", "under /class/ as well"],
    ["/class/blink/more", "under /class/ as well"],
    ["/puzzle", "a category"],
    ["/puzzle/", "a category"],
    ["/two-players", "a category"],
    ["/nowhere", "one segment that is no page"],
    ["/iframecheck", "one segment that is no page, by its case"],
    ["/streaks", "one segment that only begins like a page"],
  ])("is not above %s: %s", (pathname) => {
    expect(showsBanner(pathname)).toBe(false);
  });
});
