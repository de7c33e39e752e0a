import { CELLS, findMarks, isNumber, WIDE } from "#stack-shift/rules/board.ts";
import { drawKept, drawWords, type Look } from "./kept.ts";
import { placeOf, type Layout } from "./layout.ts";
import { INK } from "./looks.ts";

/** Two stones that make ten, `step` cells apart: 1 is side by side. Step 0: a single stone. */
export type Line = { from: number; step: number };

const TEN = 10;

/** The lines that make ten, as the rules find them. */
export function linesIn(cells: readonly number[]): Line[] {
  const lines: Line[] = [];
  for (let from = 0; from < CELLS; from++) {
    for (const step of from % WIDE < WIDE - 1 ? [1, WIDE] : [WIDE])
      if (isNumber(cells[from]!) && cells[from]! + (cells[from + step] ?? 0) === TEN) lines.push({ from, step });
  }
  return lines;
}

/** The stars, and the stones that they take: lines of one cell each. */
export function takenIn(cells: readonly number[]): Line[] {
  const marks = findMarks(cells);
  if (marks.byStar === 0) return [];
  const inLines = new Set(linesIn(cells).flatMap(cellsOf));
  return [...marks.cells.keys()]
    .filter((at) => marks.cells[at] === 1 && !inLines.has(at))
    .map((from) => ({ from, step: 0 }));
}

export const cellsOf = ({ from, step }: Line): number[] => (step ? [from, from + step] : [from]);

/** "4 + 6": from the left, or from above. */
export const sumOf = (line: Line, cells: readonly number[]): string =>
  cellsOf(line)
    .map((at) => cells[at])
    .join(" + ");

/** The middle of a line. */
export function middleOf({ from, step }: Line, grid: Layout["grid"]): [x: number, y: number] {
  const [first, last] = [placeOf(grid, from), placeOf(grid, from + step)];
  return [(first.x + last.x + grid.cell) / 2, (first.y + last.y + grid.cell) / 2];
}

/** A band around each line: it shows which stones belong together. A badge says what they make. */
export function drawLines(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  grid: Layout["grid"],
  { alpha, colour, hasBadge }: { alpha: number; colour: string; hasBadge: boolean },
  look: Look,
): void {
  if (lines.length === 0) return;
  const { cell } = grid;
  context.globalAlpha = alpha;
  for (const { from, step } of lines) {
    const { x, y } = placeOf(grid, from);
    const last = placeOf(grid, from + step);
    const [wide, high] = [last.x - x + cell, last.y - y + cell];
    const edge = cell * 0.1;
    drawKept(
      context,
      `line ${wide} ${high} ${colour}`,
      [x - edge, y - edge, wide + 2 * edge, high + 2 * edge],
      look,
      (into) => {
        into.beginPath();
        into.roundRect(edge + 2, edge + 2, wide - 4, high - 4, cell * 0.24);
        into.strokeStyle = INK.night;
        into.lineWidth = cell * 0.17;
        into.stroke();
        into.strokeStyle = colour;
        into.lineWidth = edge;
        into.stroke();
      },
    );
  }
  context.globalAlpha = 1;
  if (!hasBadge) return;
  for (const { from, step } of lines) {
    const { x, y } = placeOf(grid, from + (step === 1 ? 1 : 0));
    drawWords(context, "10", [x + cell * 0.94, y + cell * 0.06], { size: Math.round(cell * 0.46), colour }, look);
  }
}
