// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetPerson, PERSONAL_KEYS, SHARE_USAGE_KEY } from "./forget-person.ts";

beforeEach(() => localStorage.clear());

test("who leaves takes everything along that was theirs, and nothing of the device's own", () => {
  const ofTheDevice = ["look", "games-muted", "apps18", "save:blink", SHARE_USAGE_KEY];
  for (const key of [...PERSONAL_KEYS, ...ofTheDevice]) localStorage.setItem(key, '"puddlejump"');
  localStorage.setItem(SHARE_USAGE_KEY, "false");
  forgetPerson();
  expect(Object.keys(localStorage).toSorted()).toEqual(ofTheDevice.toSorted());
});

test("a wish to be counted goes with who had it", () => {
  localStorage.setItem(SHARE_USAGE_KEY, "true");
  forgetPerson();
  expect(localStorage.getItem(SHARE_USAGE_KEY)).toBeNull();
});
