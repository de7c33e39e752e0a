// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { clearPersonalData, PERSONAL_KEYS, SHARE_USAGE_KEY } from "./personal-data.ts";

beforeEach(() => localStorage.clear());

test("a sign-out removes all personal data and keeps the device's own settings", () => {
  const ofTheDevice = ["look", "games-muted", "apps18", "save:blink", SHARE_USAGE_KEY];
  for (const key of [...PERSONAL_KEYS, ...ofTheDevice]) localStorage.setItem(key, '"puddlejump"');
  localStorage.setItem(SHARE_USAGE_KEY, "false");
  clearPersonalData();
  expect(Object.keys(localStorage).toSorted()).toEqual(ofTheDevice.toSorted());
});

test("a consent to usage counting is removed at sign-out", () => {
  localStorage.setItem(SHARE_USAGE_KEY, "true");
  clearPersonalData();
  expect(localStorage.getItem(SHARE_USAGE_KEY)).toBeNull();
});
