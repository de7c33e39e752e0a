import { describe, expect, test } from "vitest";
import { type BoardNews, readNews, wordsFor } from "./board-news.ts";

const news = (given: Partial<BoardNews>): BoardNews => ({
  event: "passed",
  username: "ada",
  score: 500,
  before: 100,
  order: "desc",
  variant: "",
  ...given,
});
const words = (given: Partial<BoardNews>, mine: number | null) => wordsFor(news(given), mine, String)?.text;

describe("a new score on the board", () => {
  test("is told to a player whom it passes, by name or as somebody", () => {
    expect(words({}, 300)).toBe("ada passed you");
    expect(words({ username: null }, 300)).toBe("Somebody passed you");
    expect(words({ before: null }, 300)).toBe("ada passed you");
  });

  test("is no news to players above it, below it or without a score", () => {
    expect([words({}, 600), words({}, 50), words({}, null)]).toEqual([undefined, undefined, undefined]);
  });

  test("is no news to the player who made it, before and after their own place is read again", () => {
    expect([words({ event: "first" }, 100), words({ event: "first" }, 500)]).toEqual([undefined, undefined]);
  });

  test("is told to everybody when it is the first", () => {
    expect(words({ event: "first" }, null)).toBe("ada is first now, with 500");
    expect(words({ event: "first", username: null }, 50)).toBe("Somebody is first now, with 500");
    expect(words({ event: "first" }, 300)).toBe("ada passed you");
  });

  test("is better when it is lower, where the class says so", () => {
    expect([words({ order: "asc", score: 10, before: 90 }, 40), words({ order: "asc", score: 50 }, 40)]).toEqual([
      "ada passed you",
      undefined,
    ]);
  });

  test("is ignored when it is invalid", () => {
    expect(readNews("said", { score: 1 })).toBeNull();
    expect([null, "x", {}, { score: "9" }].map((payload) => readNews("first", payload))).toEqual(Array(4).fill(null));
    expect(readNews("first", { score: 9, username: 7 })).toMatchObject({ username: null, before: null, order: "desc" });
  });
});
