import { startRandom, nextInt } from "@quackademy/game-kit/core/random.ts";
import { expect, test } from "vitest";
import { CELLS, findMarks, RUBBLE, STAR, WIDE } from "#stack-shift/rules/board.ts";
import { cellsOf, linesIn, sumOf, takenIn } from "./lines.ts";

const emptyCells = () => Array.from({ length: CELLS }, () => 0);

test("a sum names its two stones from the left or from above", () => {
  const cells = emptyCells();
  cells.splice(CELLS - WIDE, 3, 2, 3, 7);
  cells[CELLS - 2 * WIDE] = 8;
  const sums = linesIn(cells).map((line) => sumOf(line, cells));
  expect(sums).toEqual(["8 + 2", "3 + 7"]);
});

test("the lines that are drawn cover exactly the stones that clear by the rules", () => {
  const random = startRandom([1, 2, 3, 4]);
  for (let board = 0; board < 50; board++) {
    const cells = emptyCells().map(() => nextInt(random, RUBBLE + 1));
    if (board % 2) cells[nextInt(random, CELLS)] = STAR;
    const drawn = new Set([...linesIn(cells), ...takenIn(cells)].flatMap(cellsOf));
    const marks = findMarks(cells);
    const clears = [...marks.cells.keys()].filter((at) => marks.cells[at] === 1);
    expect([...drawn].sort((one, other) => one - other)).toEqual(clears);
  }
});
