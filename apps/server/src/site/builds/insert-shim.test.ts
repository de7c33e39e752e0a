import { expect, test } from "vitest";
import { insertShim } from "./insert-shim.ts";

const SHIM = `<script src="/g/frame.js"></script>`;

test.each([
  ["after the doctype", "<!doctype html>|<html><head>"],
  ["after white space and complete comments", " \n<!-- saved -->\n<!DOCTYPE html>|<p>"],
  ["at the beginning without a doctype", "|<html><body>"],
  ["before a comment that the browser ends earlier", "|<!--><script>first()</script>--><!doctype html>"],
  ["before a comment with an odd end", "|<!-- a --!><script>first()</script> --><!doctype html>"],
  ["before a script that comes first", "|<script>first()</script><!doctype html>"],
])("our script comes %s", (_where, page) => {
  const [before, after] = page.split("|") as [string, string];
  expect(insertShim(before + after, false)).toBe(before + SHIM + after);
});

test("a game with an SDK of its own is told apart", () => {
  expect(insertShim("<p>", true)).toBe(`<script src="/g/frame.js" data-sdk></script><p>`);
});
