import { expect, test } from "vitest";
import { findMode, nextLevel, titleOfVariant } from "./game-modes.ts";

const manifest = {
  modes: [
    { id: "", title: "Five lights", hint: "Five boards." },
    { id: "map", title: "Levels", hint: "Sixty of them.", levels: 3 },
  ],
};

test("a variant is found by its mode and level, and unknown ones are not", () => {
  expect(findMode(manifest, "map-3")).toMatchObject({ mode: { id: "map" }, level: 3 });
  expect(["map-4", "map-0", "map-01", "map", "sky"].map((variant) => findMode(manifest, variant))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test("levels are named in the singular, and follow each other", () => {
  expect([titleOfVariant(manifest, ""), titleOfVariant(manifest, "map-2")]).toEqual(["Five lights", "Level 2"]);
  expect([nextLevel(manifest, "map-2"), nextLevel(manifest, "map-3"), nextLevel(manifest, "")]).toEqual([
    "map-3",
    null,
    null,
  ]);
});
