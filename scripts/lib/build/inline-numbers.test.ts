import { expect, test } from "vitest";
import { findNumbers, inlineNumbers } from "./inline-numbers.mjs";

const SOURCES = [
  "export const PHASE = { rolling: 0, fallen: 1 } as const;\nexport const WAY = {\n  /** Back. */\n  left: -1,\n  right: 1,\n} as const;",
  'export const COLOURS = { sky: "#FFFFFF" } as const;\nexport const TWICE = { a: 1 } as const;',
  "export const TWICE = { a: 2 } as const;",
];

test("named numbers of a game are found, and neither texts nor names that stand in two files", () => {
  const numbers = [...findNumbers(SOURCES)];
  expect(numbers).toEqual([
    ["PHASE.rolling", "0"],
    ["PHASE.fallen", "1"],
    ["WAY.left", "-1"],
    ["WAY.right", "1"],
  ]);
});

test("a named number is written where it is used, and its list stays for all other uses", () => {
  const written = inlineNumbers(
    'f(PHASE.fallen - WAY.left, PHASE.other, Object.values(PHASE), my.PHASE.fallen, "PHASE.fallen")',
    findNumbers(SOURCES),
  );
  expect(written).toBe('f(1 - (-1), PHASE.other, Object.values(PHASE), my.PHASE.fallen, "PHASE.fallen")');
});
