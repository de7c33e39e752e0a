import { describe, expect, test } from "vitest";
import { classOfTheDay, weekdayOf } from "./class-of-the-day.ts";

const apps = [
  { id: "a", daily_days: ["2025-11-15"] },
  { id: "b", daily_days: ["2025-11-16", "2025-11-20"] },
  { id: "c", daily_days: [] },
];

describe("the class of the day", () => {
  test("is the one that the server has chosen", () => {
    expect(["2025-11-15", "2025-11-20"].map((day) => classOfTheDay(apps, day)?.id)).toEqual(["a", "b"]);
  });

  test("is one by the date in a list that does not know the day", () => {
    const days = ["2025-12-15", "2025-12-16", "2025-12-17"];
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
