import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findRawColours } from "./raw-colours.mjs";

const SHEET = "apps/web/src/ui/button.css";

let root: string;
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-styles-"))));
afterEach(() => fs.rmSync(root, { recursive: true }));

/** Writes the files and returns their names. */
function plant(files: Record<string, string>): string[] {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return Object.keys(files);
}

describe("a raw colour", () => {
  test.each([
    "#fff",
    "#0a1b44",
    "rgb(3 9 28 / 0.5)",
    "hsl(20 50% 50%)",
    "oklch(0.7 0.1 200)",
    "white",
    "RebeccaPurple",
  ])("like %s in a style sheet is found", (colour) => {
    const files = plant({ [SHEET]: `.button {\n  border: 1px solid ${colour};\n}\n` });
    const problem = expect.stringContaining(`the colour ${colour.replace(/\(.*/, "(")}`);
    expect(findRawColours(root, files)).toEqual([{ file: SHEET, line: 2, problem }]);
  });

  test("is found in the style sheets of the game shell and in a custom property", () => {
    const file = "packages/game-kit/src/shell/shell-hud.css";
    const files = plant({ [file]: ".hud { --edge: #123456 }" });
    expect(findRawColours(root, files)).toMatchObject([{ file, line: 1 }]);
  });

  test("is allowed in the token files and in code that draws", () => {
    const files = plant({
      "apps/web/src/ui/theme/tokens.css": ":root { --white: #fff; }",
      "packages/game-kit/src/shell/shell-tokens.css": ":root { --white: #fff; }",
      "apps/web/src/lib/items/rarity-mark.tsx": 'export const INK = "#0B1638";',
      "games/snake/view.css": "canvas { background: #000; }",
    });
    expect(findRawColours(root, files)).toEqual([]);
  });

  test.each([
    "color: var(--ink-red);",
    "background: transparent; color: currentColor;",
    "white-space: nowrap; transition: color 1s;",
    "background: color-mix(in srgb, var(--white) 12%, transparent);",
    'background: url("art/hero-blue.svg#fade");',
    "/* red: #f00; */ color: inherit;",
  ])("is not what `%s` has", (rules) => {
    expect(findRawColours(root, plant({ [SHEET]: `#root .blue:hover { ${rules} }` }))).toEqual([]);
  });
});
