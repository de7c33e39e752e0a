import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { unusedParts } from "./leave-out-parts.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

describe("the parts of the kit that a game does not need", () => {
  test("are the shelf and the touch buttons of a game that names neither", () => {
    expect([...unusedParts("playGame({ rules, createFace });")]).toEqual([
      "screen-shelf.ts",
      "shell-shelf.css?inline",
      "touch-bar.ts",
      "touch-bar.css?inline",
    ]);
  });

  test("are none of a game that names both", () => {
    expect([...unusedParts("playGame({ shelf }); const input = { touchButtons };")]).toEqual([]);
  });

  test("are files of the kit", () => {
    const shell = inRoot("packages/game-kit/src/shell");
    for (const part of unusedParts(""))
      expect(fs.existsSync(`${shell}/${part.replace("?inline", "")}`), part).toBe(true);
  });
});
