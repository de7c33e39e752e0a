import { CELLS, findMarks, isNumber, WIDE } from "#stack-shift/rules/board.ts";
import { drawWords, type Look } from "./kept.ts";
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
  context.beginPath();
  for (const { from, step } of lines) {
    const { x, y } = placeOf(grid, from);
    const [last, short] = [placeOf(grid, from + step), cell - 4];
    context.roundRect(x + 2, y + 2, last.x - x + short, last.y - y + short, cell * 0.24);
  }
  context.strokeStyle = INK.night;
  context.lineWidth = cell * 0.17;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = cell * 0.1;
  context.stroke();
  context.globalAlpha = 1;
  if (!hasBadge) return;
  for (const { from, step } of lines) {
    const { x, y } = placeOf(grid, from + (step === 1 ? 1 : 0));
    drawWords(context, "10", [x + cell * 0.94, y + cell * 0.06], { size: Math.round(cell * 0.46), colour }, look);
  }
}
