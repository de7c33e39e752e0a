import { expect, test } from "vitest";
import { sayMuted, sayRemoved, spanOf } from "./chat-words.ts";

const MINUTE = 60_000;
const message = {
  id: 1,
  user_id: "x",
  username: "ada",
  icon: null,
  body: null,
  cheer: null,
  created_at: "2026-11-17T12:00:00Z",
};

test("a span has one unit", () => {
  expect([1, 15, 89, 60 * 24, 60 * 24 * 3].map((minutes) => spanOf(minutes * MINUTE))).toEqual([
    "1 minute",
    "15 minutes",
    "1 hour",
    "1 day",
    "3 days",
  ]);
});

test("the room reads how long and why somebody was muted", () => {
  const now = Date.parse("2026-11-17T12:00:00Z");
  const muted = { username: "ada", until: "2026-11-17T12:15:00Z", reason: "spam" };
  expect(sayMuted(muted, now)).toBe("ada was muted for 15 minutes: spam.");
  expect(sayMuted({ ...muted, until: null, reason: "Insults." }, now)).toBe("ada was muted for good: Insults.");
});

test("a tombstone says who removed the message and why", () => {
  expect(sayRemoved({ ...message, removed: "moderator", reason: "personal details" })).toBe(
    "A message by ada was removed: personal details.",
  );
  expect(sayRemoved({ ...message, removed: "author" })).toBe("ada took a message back.");
  expect(sayRemoved({ ...message, name: "Mia", removed: "author" })).toBe("Mia took a message back.");
  expect(sayRemoved({ ...message, removed: "account" })).toBe("A message of a deleted account.");
});
