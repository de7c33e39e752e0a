import { expect, test } from "vitest";
import { createBucket } from "./event-bucket.ts";

test("the rate limit allows ten events at once, and one more every ten seconds", () => {
  const maySend = createBucket();
  const sentAt = (seconds: number) => Array.from({ length: 30 }, () => maySend(seconds * 1000)).filter(Boolean).length;
  expect([0, 9, 10, 30, 1000].map(sentAt)).toEqual([10, 0, 1, 2, 10]);
});
