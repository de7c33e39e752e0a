// @vitest-environment happy-dom
import type { MyProfile } from "@quackademy/contract/rpc-answers.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type SessionState, SIGNED_OUT } from "#lib/session/session.ts";
import { sampleProfile } from "#testing/stand-in-accounts.ts";
import { usageGroup, mayCountUsage, refusesTracking } from "./share-usage-api.ts";

const daisy = { id: "daisy" } as NonNullable<SessionState["user"]>;
const signedIn: SessionState = { status: "signed-in", user: daisy };
const profile = (given: object) => sampleProfile(given) as MyProfile;

afterEach(() => vi.unstubAllGlobals());

describe("the person who is counted", () => {
  test("is a visitor once it is known that there is no session", () => {
    expect(usageGroup(SIGNED_OUT, undefined)).toBe("visitor");
    expect(usageGroup({ status: "unknown", user: null }, undefined)).toBe("unknown");
    expect(usageGroup({ status: "needs-factor", user: daisy }, profile({ age_band: "adult" }))).toBe("unknown");
  });

  test.each([
    ["while the profile is loading", undefined],
    ["without a profile", "no profile" as const],
    ["before the age group is chosen", profile({ age_band: null })],
    ["with an unknown age group", profile({ age_band: "teen" })],
    ["with a profile that lacks is_child", profile({ age_band: "adult", is_child: undefined })],
    ["with the profile of the previous player", profile({ user_id: "drake", age_band: "adult" })],
  ])("is unknown %s", (_when, found) => {
    expect(usageGroup(signedIn, found)).toBe("unknown");
  });

  test.each(["under-13", "13-15", "16-18"])("is a child of the age group %s if the server says so", (band) => {
    expect(usageGroup(signedIn, profile({ age_band: band, is_child: true }))).toBe("child");
  });

  test.each(["13-15", "16-18", "adult"])("is a player of the age group %s", (band) => {
    expect(usageGroup(signedIn, profile({ age_band: band }))).toBe(band);
  });
});

describe("a visit", () => {
  test.each([
    // who, then: no choice made, switched on, switched off
    ["visitor", "yes", "yes", "no"],
    ["adult", "yes", "yes", "no"],
    ["16-18", "yes", "yes", "no"],
    ["13-15", "no", "yes", "no"],
    ["child", "no", "no", "no"],
    ["unknown", "unknown", "unknown", "unknown"],
  ] as const)("of %s is counted: %s by default, %s with consent, %s without", (who, byDefault, wanted, refused) => {
    expect([null, true, false].map((choice) => mayCountUsage(who, choice, false))).toEqual([
      byDefault,
      wanted,
      refused,
    ]);
  });

  test("is never counted if the browser asks not to be tracked", () => {
    for (const who of ["visitor", "adult", "13-15", "child", "unknown"] as const)
      expect([null, true, false].map((choice) => mayCountUsage(who, choice, true))).toEqual(["no", "no", "no"]);
  });

  test.each([
    [{ doNotTrack: "1" }, true],
    [{ doNotTrack: "yes" }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "0", globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])("of a browser with %j asks not to be tracked: %s", (said, isRefused) => {
    vi.stubGlobal("navigator", said);
    expect(refusesTracking()).toBe(isRefused);
  });
});
