import { expect, test } from "vitest";
import { fullBucket, takeToken } from "./token-bucket.ts";

test("a burst passes, then only the rate", () => {
  const rate = { perSecond: 20, burst: 100 };
  const bucket = fullBucket(rate, 0);
  const passed = (atMs: number, tries: number) =>
    Array.from({ length: tries }, () => takeToken(bucket, rate, atMs)).filter(Boolean).length;
  expect([passed(0, 150), passed(1000, 50), passed(1000, 5), passed(60_000, 150)]).toEqual([100, 20, 0, 100]);
});

test("a clock that goes back gives nothing and takes nothing", () => {
  const rate = { perSecond: 1, burst: 2 };
  const bucket = fullBucket(rate, 1000);
  expect([takeToken(bucket, rate, 500), takeToken(bucket, rate, 0), takeToken(bucket, rate, 0)]).toEqual([
    true,
    true,
    false,
  ]);
});
