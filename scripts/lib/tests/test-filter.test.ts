import { expect, test } from "vitest";
import { isForBrowser } from "./test-filter.mjs";

test("arguments with a path in e2e are for the browser tests, and all others for Vitest", () => {
  expect(isForBrowser(["e2e/journeys/routes", "-g", "/streak"])).toBe(true);
  expect(isForBrowser(["streak", "supabase/tests"])).toBe(false);
  expect(isForBrowser([])).toBe(false);
});
