import fc from "fast-check";
import { expect, test } from "vitest";
import { parseRange } from "./byte-range.ts";

test("a range never reaches outside the file, whatever the header says", () => {
  const header = fc.oneof(
    fc.string(),
    fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
    fc.nat().map((n) => `bytes=-${n}`),
    fc.nat().map((n) => `bytes=${n}-`),
  );
  fc.assert(
    fc.property(header, fc.nat(), (text, size) => {
      const range = parseRange(text, size);
      if (range === null || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});

test("an empty file has no ranges", () => {
  expect(parseRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(parseRange("bytes=-5", 0)).toBe("unsatisfiable");
  expect(parseRange(undefined, 0)).toBeNull();
});
