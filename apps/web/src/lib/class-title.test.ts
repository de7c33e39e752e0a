import { describe, expect, test } from "vitest";
import { classIdOf, classPath, displayTitle } from "./class-title.ts";

describe("a class title", () => {
  test("shows dashes as spaces and starts each word with a capital", () => {
    expect(displayTitle("drift-belt")).toBe("Drift Belt");
    expect(displayTitle("blink")).toBe("Blink");
    expect(displayTitle("four--winds-2")).toBe("Four Winds 2");
  });

  test("is found again however somebody types it", () => {
    for (const typed of ["drift-belt", "Drift Belt", " DRIFT-BELT "]) expect(classIdOf(typed)).toBe("drift-belt");
  });

  test("cannot break out of its address", () => {
    expect(classPath("a/b?c")).toBe("/class/a%2Fb%3Fc");
  });
});
