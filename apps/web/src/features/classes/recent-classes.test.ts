// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { playedWhen, rememberClass } from "./recent-classes.ts";

const stored = () => (JSON.parse(localStorage.getItem("recents") ?? "[]") as { id: string }[]).map(({ id }) => id);
const at = (text: string) => new Date(text).getTime();

describe("classes played on this device", () => {
  beforeEach(() => localStorage.clear());

  test("are listed once each, the latest first", () => {
    for (const id of ["a", "b", "a"]) rememberClass(id);
    expect(stored()).toEqual(["a", "b"]);
  });

  test("are at most six", () => {
    for (const id of "abcdefgh") rememberClass(id);
    expect(stored()).toEqual(["h", "g", "f", "e", "d", "c"]);
  });

  test("say when in calendar days, not in hours", () => {
    const now = at("2025-11-15T00:30:00");
    expect(playedWhen(at("2025-11-15T00:10:00"), now)).toBe("played today");
    expect(playedWhen(at("2025-11-14T23:50:00"), now)).toBe("played yesterday");
    expect(playedWhen(at("2025-11-10T12:00:00"), now)).toBe("played 5 days ago");
  });
});
