import { describe, expect, test } from "vitest";
import { isRedesigned, listPath } from "./layout.ts";

const config = { siteName: "Pond", supabaseUrl: "http://quack.test", anonKey: "anon" };
const flagged = (value: string) => ({ ...config, flags: { "site-redesign": value } });

describe("the layout", () => {
  test("is the redesign for one value of the flag, and the default for any other or none", () => {
    expect(isRedesigned(flagged("test"))).toBe(true);
    for (const value of ["default", "control", "", "TEST", "true"])
      expect(isRedesigned(flagged(value)), value).toBe(false);
    expect(isRedesigned(config)).toBe(false);
    expect(isRedesigned({ ...config, flags: { other: "test" } })).toBe(false);
  });

  test("has the class list at the home page, or at /class if another page is there", () => {
    expect(listPath(config)).toBe("/");
    expect(listPath(flagged("default"))).toBe("/");
    expect(listPath({ ...config, homeClass: "blink" })).toBe("/class");
    expect(listPath(flagged("test"))).toBe("/class");
  });
});
