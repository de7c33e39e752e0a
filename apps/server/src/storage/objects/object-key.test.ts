import { describe, expect, test } from "vitest";
import { isValidBucketName, isValidKey, parseObjectPath } from "./object-key.ts";

describe("an object key", () => {
  test.each([
    "a",
    "a/b/c.png",
    "it's (1) & more.txt",
    "x!*$@=;:+,?y",
    "..a",
    "a..",
    "...",
    "a/.hidden",
    "a".repeat(1024),
  ])("may be %s", (key) => {
    expect(isValidKey(key)).toBe(true);
  });

  test.each([
    "",
    "/",
    "/a",
    "a/",
    "a//b",
    ".",
    "..",
    "../a",
    "a/../b",
    "a/./b",
    "a/..",
    "a\\b",
    "a\u0000b",
    "a\nb",
    "a\n",
    "é",
    "🦆",
    "a%b",
    "a#b",
    "a|b",
    "a".repeat(1025),
  ])("cannot be %j", (key) => expect(isValidKey(key)).toBe(false));
});

test("a bucket's name has no slash, no dots alone and no spaces around it", () => {
  expect(["a", "leaderboard_uploads", "a b", "a.b", "a".repeat(100)].every(isValidBucketName)).toBe(true);
  expect(["", ".", "..", "a/b", "a\\b", " a", "a ", "ü", "a\u0000", "a".repeat(101)].some(isValidBucketName)).toBe(
    false,
  );
});

test("a path is refused for its bucket first, and the error does not repeat control characters", () => {
  expect(() => parseObjectPath("a/b", "../x")).toThrow("Bucket name invalid");
  expect(() => parseObjectPath("a", "x\r\ny")).toThrow("Invalid key: x??y");
});
