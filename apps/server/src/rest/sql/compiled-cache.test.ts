import { expect, test } from "vitest";
import { isWorthKeeping } from "./compiled-cache.ts";

test.each([
  [2048, 32_768, true],
  [2049, 10, false],
  [10, 32_769, false],
])("a key of %i characters and SQL of %i is cached: %s", (key, sql, expected) => {
  expect(isWorthKeeping("k".repeat(key), "s".repeat(sql))).toBe(expected);
});
