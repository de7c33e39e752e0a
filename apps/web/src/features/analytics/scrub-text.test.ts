import { expect, test } from "vitest";
import { scrubText } from "./scrub-text.ts";

test.each([
  ["no row for daisy.duck+1@pond.test here", "no row for [address] here"],
  ["bad token eyJhbGciOi.eyJzdWIi.c2ln-x", "bad token [token]"],
  ["run 3f2504e0-4f89-41d3-9a0c-0305e82c3301 is gone", "run [id] is gone"],
  [
    "GET https://quack.test/rest/v1/my_users?username=eq.daisy failed",
    "GET https://quack.test/rest/v1/my_users failed",
  ],
  ["at https://quack.test/auth/callback#access_token=abc&x=1", "at https://quack.test/auth/callback"],
  ["no page for /profile/puddlejump?tab=1", "no page for /profile/[name]"],
  ["https://quack.test/assets/first-B4x.js", "https://quack.test/assets/first-B4x.js"],
  ["Is it a question? Or #1?", "Is it a question? Or #1?"],
])("%j is reported as %j", (text, reported) => {
  expect(scrubText(text)).toBe(reported);
});
