import { describe, expect, test } from "vitest";
import { classOfTheDay, weekdayOf } from "./class-of-the-day.ts";

const apps = [{ id: "c" }, { id: "a" }, { id: "b" }];

describe("the class of the day", () => {
  test("does not depend on the order of the list", () => {
    expect(classOfTheDay(apps, "2025-11-15")).toEqual(classOfTheDay(apps.toReversed(), "2025-11-15"));
  });

  test("changes every day, and every class gets its day", () => {
    const days = ["2025-11-15", "2025-11-16", "2025-11-17"];
    expect(new Set(days.map((day) => classOfTheDay(apps, day)?.id))).toEqual(new Set(["a", "b", "c"]));
  });

  test("is undefined without classes", () => {
    expect(classOfTheDay([], "2025-11-15")).toBeUndefined();
  });

  test("is named with its weekday, in any time zone", () => {
    expect(weekdayOf("2025-11-15")).toBe("Saturday");
    expect(weekdayOf("2025-11-16")).toBe("Sunday");
  });
});
