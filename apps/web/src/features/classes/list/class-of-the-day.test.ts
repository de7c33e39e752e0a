import { describe, expect, test } from "vitest";
import { classOfTheDay, weekdayOf } from "./class-of-the-day.ts";

const apps = [{ id: "c" }, { id: "a" }, { id: "b" }];

describe("the class of the day", () => {
  test("does not depend on the order the list came in", () => {
    expect(classOfTheDay(apps, "2025-11-15")).toEqual(classOfTheDay(apps.toReversed(), "2025-11-15"));
  });

  test("is another one tomorrow, and every class gets its day", () => {
    const days = ["2025-11-15", "2025-11-16", "2025-11-17"];
    expect(new Set(days.map((day) => classOfTheDay(apps, day)?.id))).toEqual(new Set(["a", "b", "c"]));
  });

  test("does not exist in an empty school", () => {
    expect(classOfTheDay([], "2025-11-15")).toBeUndefined();
  });

  test("is named with its weekday, wherever the reader is", () => {
    expect(weekdayOf("2025-11-15")).toBe("Saturday");
    expect(weekdayOf("2025-11-16")).toBe("Sunday");
  });
});
