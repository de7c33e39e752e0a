import { describe, expect, test } from "vitest";
import { classIdOf, classPath, displayTitle, titlePath } from "./class-title.ts";

describe("a class title", () => {
  test("shows dashes as spaces and starts each word with a capital", () => {
    expect(displayTitle("drift-belt")).toBe("Drift Belt");
    expect(displayTitle("blink")).toBe("Blink");
    expect(displayTitle("four--winds-2")).toBe("Four Winds 2");
  });

  test("is recognized in any spelling", () => {
    for (const typed of ["drift-belt", "Drift Belt", " DRIFT-BELT "]) expect(classIdOf(typed)).toBe("drift-belt");
  });

  test("is escaped in its address", () => {
    expect(classPath("a/b?c")).toBe("/class/a%2Fb%3Fc");
    expect(titlePath("a/b?c")).toBe("/a%2Fb%3Fc");
    expect(titlePath("/evil.example")).toBe("/%2Fevil.example");
  });

  test.each([
    ["Puzzle", "/puzzle"],
    ["Two Players", "/two-players"],
    ["two-players", "/two-players"],
    ["  Word   Games ", "/word-games"],
    ["DRIFT-BELT", "/drift-belt"],
    ["Été", "/%C3%A9t%C3%A9"],
  ])("or a category's, %s, becomes the address %s", (title, path) => {
    expect(titlePath(title)).toBe(path);
  });
});
