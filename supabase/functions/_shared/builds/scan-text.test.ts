import { expect, test } from "vitest";
import { scanText } from "./scan-text.ts";

const rulesIn = (text: string) => scanText(text).map(({ rule }) => rule);

test("many made-up names close together are obfuscated code", () => {
  const names = Array.from({ length: 20 }, (_, index) => `var _0x${(40_000 + index).toString(16)} = 1;`);
  expect(rulesIn(names.join("\n"))).toEqual(["obfuscated"]);
  expect(rulesIn(names.slice(1).join("\n"))).toEqual([]);
  expect(rulesIn(names.join(" ".repeat(400)))).toEqual([]);
});

test("no text makes the scan try every way to read it", () => {
  const names = `_0x${"a".repeat(40)} `.repeat(19);
  expect(rulesIn(`${names}${" ".repeat(1000)}`.repeat(1000))).toEqual([]);
  const long = 256 * 1024;
  for (const part of ["srcdoc ", "new  ", "eval ", "type = ", "https://a", "_0x", "<iframe-", "amplitude."])
    expect(rulesIn(part.repeat(long / part.length))).not.toContain("obfuscated");
});
