import fc from "fast-check";
import { expect, test } from "vitest";
import { groupDigits } from "./group-digits.ts";

test("numbers are grouped as English writes them", () => {
  const numbers = [0, 7, 999, 1000, 27_485, 1_000_000, -999, -12_345, 1234.5];
  expect(numbers.map(groupDigits)).toEqual([
    "0",
    "7",
    "999",
    "1,000",
    "27,485",
    "1,000,000",
    "-999",
    "-12,345",
    "1234.5",
  ]);
});

test("every whole number has groups of three digits, and can be read back", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const text = groupDigits(value);
      expect(text).toMatch(/^-?\d{1,3}(?:,\d{3})*$/);
      expect(Number(text.replaceAll(",", ""))).toBe(value);
    }),
  );
});
