import { expect, test } from "vitest";
import { readFunctionSettings } from "./function-settings.ts";

test("only a function with verify_jwt = false is open", () => {
  const settingsOf = readFunctionSettings(`
    verify_jwt = false
    [functions.open]
    enabled = true
    verify_jwt = false # comment
    [functions.closed]
    verify_jwt = true
    [auth]
    verify_jwt = false
    [ functions . "quoted" ]
    verify_jwt=false
    [functions.open.more]
    verify_jwt = false
    # [functions.comment]
    [[functions.list]]
    x = 1`);
  expect(["open", "quoted"].map((name) => settingsOf(name).verifyJwt)).toEqual([false, false]);
  expect(["closed", "auth", "more", "comment", "list", "unknown"].every((name) => settingsOf(name).verifyJwt)).toBe(
    true,
  );
});
