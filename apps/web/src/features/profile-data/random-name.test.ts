import { expect, test } from "vitest";
import { nameProblem } from "./profile-api.ts";
import { randomName } from "./random-name.ts";

test("a generated name has ten base-36 characters, and is different each time", () => {
  const names = Array.from({ length: 200 }, randomName);
  for (const name of names) expect(name).toMatch(/^[0-9a-z]{10}$/);
  expect(new Set(names).size).toBe(200);
  expect(names.map(nameProblem).filter(Boolean)).toEqual([]);
});

test.each(["ab", "a".repeat(26), "Daisy", "-daisy", "daisy-", "dai sy", "däisy"])("%s is not a valid name", (name) => {
  expect(nameProblem(name)).toBeTruthy();
});
