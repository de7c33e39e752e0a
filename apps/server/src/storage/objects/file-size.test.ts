import { expect, test } from "vitest";
import { parseFileSize } from "./file-size.ts";

test("sizes are parsed in Supabase's notation", () => {
  expect([1000, "1000", "3B", "30kb", "1mb", "1.5MB", "20GB", 0].map(parseFileSize)).toEqual([
    1000, 1000, 3, 30_000, 1_000_000, 1_500_000, 20_000_000_000, 0,
  ]);
});

test("any other notation of a size is refused", () => {
  for (const size of ["", "big", "-1", "1tb", "1 mb x", "1e9", "0x10", "9".repeat(30)])
    expect(() => parseFileSize(size)).toThrow("Invalid file size format");
});
