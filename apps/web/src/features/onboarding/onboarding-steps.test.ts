import { describe, expect, test } from "vitest";
import { AGE_GROUPS } from "#features/profile-data/age-groups-api.ts";
import { stepFor } from "./onboarding-steps.ts";

describe("onboarding", () => {
  test("begins with the name, and resumes at the first open question", () => {
    expect(stepFor(null, { age_band: null }, false)).toBe("you");
    expect(stepFor(null, { age_band: null }, true)).toBe("age");
    expect(stepFor(null, { age_band: "13-15" }, false)).toBe("from");
  });

  test("can go back, but not past an open question", () => {
    expect(stepFor("you", { age_band: "adult" }, true)).toBe("you");
    expect(stepFor("from", { age_band: null }, true)).toBe("age");
    expect(stepFor("nonsense", { age_band: null }, false)).toBe("you");
  });

  test("has the same age groups as the database", () => {
    expect(AGE_GROUPS.map(({ value }) => value)).toEqual(["under-13", "13-15", "16-18", "adult"]);
  });
});
