import { describe, expect, test } from "vitest";
import { SCHOOL_WORDS } from "./school-words.ts";
import { threeWords } from "./three-words.ts";

describe("the words of homeroom passwords", () => {
  test("are at least 2048, all different, short and in small letters", () => {
    expect(SCHOOL_WORDS.length).toBeGreaterThanOrEqual(2048);
    expect(new Set(SCHOOL_WORDS).size).toBe(SCHOOL_WORDS.length);
    expect(SCHOOL_WORDS.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });

  test("make passwords of three words that are not repeated", () => {
    const made = Array.from({ length: 500 }, threeWords);
    expect(made.every((password) => /^[a-z]+-[a-z]+-[a-z]+$/.test(password))).toBe(true);
    expect(new Set(made).size).toBe(500);
  });

  test("are all drawn", () => {
    const drawn = new Set(Array.from({ length: 20_000 }, threeWords).flatMap((password) => password.split("-")));
    expect(drawn.size).toBeGreaterThan(SCHOOL_WORDS.length * 0.99);
  });
});
