import { expect, test } from "vitest";
import { viewOf } from "./page-view.ts";

test.each([
  ["/", "/"],
  ["/class/blink?run=12#top", "/class/blink"],
  ["/?utm=x&category=puzzle&q=duck", "/?q=duck&category=puzzle"],
  ["/?q=a%20b", "/?q=a%20b"],
  ["/?quack=1", "/"],
  ["/auth?next=%2F&mode=signup", "/auth?mode=signup"],
  ["/auth?mode=<b>", "/auth"],
])("%s is the view %s", (url, view) => {
  expect(viewOf(url)).toBe(view);
});
