import { expect, test } from "vitest";
import { isMimePattern, isInlineType, readMimeType, requireAllowedType } from "./mime-type.ts";

test("a list of types accepts wildcards and ignores parameters and case", () => {
  const allowed = ["image/*", "text/plain; charset=utf-8", "application/json"];
  for (const type of ["image/png", "IMAGE/AVIF", "text/plain", "text/plain;charset=UTF-8", "application/json; x=1"])
    requireAllowedType(type, allowed);
  for (const type of ["imagex/png", "text/html", "application/jsonx", "image", "/png", "image/"]) {
    expect(() => requireAllowedType(type, allowed)).toThrow("is not supported");
  }
  requireAllowedType("anything/goes", null);
  requireAllowedType("anything/goes", []);
  requireAllowedType("anything/goes", ["*"]);
});

test("a text that could not be a header is not a type", () => {
  expect(readMimeType("application/vnd.x+json")).toBe("application/vnd.x+json");
  const refused = ["", "a", "a/b\r\nx: y", "a/b\r\n;x=y", "a/b;\u0000", "a b/c", "a/b, c/d", `a/${"b".repeat(300)}`];
  for (const sent of refused) expect([sent, readMimeType(sent)]).toEqual([sent, null]);
  expect(["image/*", "*", "image/png", "text/plain; charset=utf-8"].every(isMimePattern)).toBe(true);
  expect(["*/png", "image/p*", "image", "", "image/png, text/html"].some(isMimePattern)).toBe(false);
});

test.each([
  ["IMAGE/PNG", "image/png"],
  ["text/plain;charset=UTF-8", "text/plain;charset=UTF-8"],
  ["text/plain \t; x=1; Charset=latin1 ; y", "text/plain;charset=latin1"],
  ["image/png; x, text/html", "image/png"],
  ["image/png; charset=utf-8, text/html", "image/png"],
  ["video/webm;codecs=vp8,opus", "video/webm"],
])("%s is stored as %s", (sent, kept) => {
  expect(readMimeType(sent)).toBe(kept);
  expect(requireAllowedType(sent, null)).toBe(kept);
});

test("only plain media is displayed inline", () => {
  expect(
    ["image/png", "image/jpeg; q=1", "audio/ogg", "video/mp4", "text/plain;charset=UTF-8"].every(isInlineType),
  ).toBe(true);
  expect(
    [
      "image/svg+xml",
      "text/html",
      "TEXT/HTML",
      "application/xhtml+xml",
      "text/xml",
      "text/javascript",
      "",
      "image/png,text/html",
    ].some(isInlineType),
  ).toBe(false);
});
