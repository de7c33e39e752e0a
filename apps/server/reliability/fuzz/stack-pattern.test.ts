import { describe, expect, test } from "vitest";
import { STACK } from "./stack-pattern.ts";

describe("the pattern of a stack trace", () => {
  const { stack } = new Error("broken");

  test("finds a stack as text and as a string of JSON", () => {
    expect(stack).toMatch(STACK);
    expect(JSON.stringify({ stack })).toMatch(STACK);
    expect("broken at async file:///srv/site/app.js:10:7").toMatch(STACK);
  });

  test("leaves a class alone whose sentence ends with two words and is followed by a time", () => {
    const row = { description: "Fall, and try again at once.", created_at: "2026-11-19T19:58:00.837+00:00" };
    expect(JSON.stringify(row)).not.toMatch(STACK);
  });
});
