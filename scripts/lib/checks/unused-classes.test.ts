import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findUnusedClasses } from "./unused-classes.mjs";

const SHEET = "apps/web/src/ui/button.css";
const MARKUP = "apps/web/src/ui/button.tsx";

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

describe("a class", () => {
  test("that no code sets is found in the style sheet", () => {
    const files = plant({ [SHEET]: ".button {\n}\n.button .gone {\n}\n", [MARKUP]: '<b className="button" />' });
    const problem = "styles the class gone, which no code sets";
    expect(findUnusedClasses(root, files)).toEqual([{ file: SHEET, line: 3, problem }]);
  });

  test("that only a test names is found in the style sheet", () => {
    const files = plant({ [SHEET]: ".gone {}", "apps/web/src/ui/button.test.tsx": '"gone"' });
    expect(findUnusedClasses(root, files)).toHaveLength(1);
  });

  test("that no style sheet has is found in the markup", () => {
    const files = plant({ [SHEET]: ".button {}", [MARKUP]: '\n<b className="button lost" />' });
    const problem = "sets the class lost, which no style sheet has";
    expect(findUnusedClasses(root, files)).toEqual([{ file: MARKUP, line: 2, problem }]);
  });

  test.each(['className={isOn ? "on" : ""}', "className={`big on`}", 'class: "on"'])(
    "that code sets as %s is used",
    (code) => {
      expect(findUnusedClasses(root, plant({ [SHEET]: ".on {}", [MARKUP]: code }))).toEqual([]);
    },
  );

  test("of a template is used if its beginning is written out", () => {
    const files = plant({ [SHEET]: ".rank--1 {} .rank__word {}", [MARKUP]: "className={`rank--${place} rank__word`}" });
    expect(findUnusedClasses(root, files)).toEqual([]);
  });
});
