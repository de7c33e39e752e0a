import { describe, expect, test } from "vitest";
import { matchPath, matchRoute } from "./route-match.ts";

describe("a path that matches a pattern", () => {
  test.each([
    ["/", "/", {}],
    ["/class/:app_title", "/class/drift-belt", { app_title: "drift-belt" }],
    ["/class/:app_title", "/class/Drift%20Belt", { app_title: "Drift Belt" }],
    ["/class/:app_title", "/class/100%", { app_title: "100%" }],
    ["/class/:app_title", "/class/a%2Fb", { app_title: "a/b" }],
    ["/iframeCheck", "/iframecheck/", {}],
    ["*", "/no/such/page", {}],
    ["*", "/", {}],
  ])("%s fits %s", (pattern, pathname, params) => {
    expect(matchPath(pattern, pathname)).toEqual(params);
  });

  test.each([
    ["/", "/class"],
    ["/class/:app_title", "/class"],
    ["/class/:app_title", "/class/a/b"],
    ["/class", "/classes"],
  ])("%s does not fit %s", (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull();
  });
});

describe("the route of a path", () => {
  const routes = ["*", "/:category", "/profile/:username", "/profile", "/settings", "/"].map((path) => ({ path }));
  test.each([
    ["/", "/"],
    ["/settings", "/settings"],
    ["/SETTINGS/", "/settings"],
    ["/puzzle", "/:category"],
    ["/profile", "/profile"],
    ["/profile/daisy", "/profile/:username"],
    ["/profile/daisy/more", "*"],
  ])("of %s is %s, whatever the order of the routes", (pathname, path) => {
    expect(matchRoute(routes, pathname)?.route.path).toBe(path);
    expect(matchRoute(routes.toReversed(), pathname)?.route.path).toBe(path);
  });
});
