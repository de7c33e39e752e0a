import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { viewOf } from "./page-view.ts";

const config = { siteName: "Quackademy", supabaseUrl: "http://quack.test", anonKey: "anon" };
const layouts = [config, { ...config, flags: { "site-redesign": "test" } }, { ...config, homeClass: "drift-belt" }];

describe("the view of an address", () => {
  test.each([
    ["/", "/"],
    ["/?q=duck", "/"],
    ["/?utm=x&category=arcade&q=duck", "/?category=arcade"],
    ["/?category=favourites", "/?category=favourites"],
    ["/?category=made-up", "/?category=-"],
    ["/class", "/class"],
    ["/class/drift-belt?run=12#top", "/class/drift-belt"],
    ["/class/Drift%20Belt", "/class/drift-belt"],
    ["/class/alchemy", "/class/-"],
    ["/class/%ff", "/class/-"],
    ["/play/skyhop?load=inline", "/play/skyhop"],
    ["/play/alchemy", "/play/-"],
    ["/profile", "/profile"],
    ["/profile/mudlark", "/profile/somebody"],
    ["/streak/?x=1", "/streak"],
    ["/auth?next=%2F&mode=signup", "/auth?mode=signup"],
    ["/auth?mode=<b>", "/auth"],
    ["/streak?mode=signup", "/streak"],
    ["/nowhere", "/-"],
    ["/nowhere/at/all?x", "/-/-"],
    ["/class/drift-belt/more", "/class/-/-"],
    ["//elsewhere.example/?x", "/-"],
  ])("%s is %s", (url, view) => {
    expect(viewOf(url, config, SAMPLE_APPS)).toBe(view);
  });

  test("is a category or a class in the redesign, or the page for not found", () => {
    const at = (url: string) => viewOf(url, layouts[1]!, SAMPLE_APPS);
    expect([
      at("/Two%20Players?q=x"),
      at("/Drift%20Belt?run=1"),
      at("/made-up"),
      at("/class"),
      at("/chad?room=x"),
    ]).toEqual(["/two-players", "/drift-belt", "/-", "/class", "/chad"]);
  });

  test("is one of a limited set for any address, and is its own view", () => {
    const segment = fc.oneof(
      fc.constantFrom(
        "class",
        "play",
        "profile",
        "auth",
        "streak",
        "drift-belt",
        "arcade",
        "%ff",
        "onboarding",
        "chad",
      ),
      fc.webSegment(),
    );
    const url = fc
      .tuple(
        fc.array(segment, { maxLength: 4 }),
        fc.constantFrom("", "?q=", "?category=", "?mode=", "?x="),
        fc.webSegment(),
      )
      .map(([path, query, value]) => `/${path.join("/")}${query}${query && value}`);
    const seen = new Set<string>();
    fc.assert(
      fc.property(url, fc.constantFrom(...layouts), (address, layout) => {
        const view = viewOf(address, layout, SAMPLE_APPS);
        seen.add(view);
        expect(viewOf(view, layout, SAMPLE_APPS)).toBe(view);
      }),
      { numRuns: 300 },
    );
    expect(seen.size).toBeLessThan(80);
  });
});
