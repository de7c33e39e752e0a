import { CELLS, heightOf, HIGH, isNumber, SEEN, WIDE } from "#stack-shift/rules/board.ts";
import { playOut } from "#stack-shift/rules/chain.ts";
import { drawKept, drawWords, type Look } from "./kept.ts";
import { placeOf, type Layout } from "./layout.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

/** A place where one number starts a cascade: a player builds it, and waits for the number. */
export type Fuse = { at: number; stone: number; chain: number };

/** More could not be read. */
const MOST = 2;
const after: number[] = [];

/** The places that start the longest cascades. */
export function fusesIn(cells: readonly number[]): Fuse[] {
  const fuses: Fuse[] = [];
  for (let column = 0; column < WIDE; column++) {
    const height = heightOf(cells, column);
    if (height >= SEEN - 1) continue;
    const at = (HIGH - 1 - height) * WIDE + column;
    const best: Fuse = { at, stone: 0, chain: 1 };
    for (const beside of [column > 0 ? at - 1 : CELLS, column < WIDE - 1 ? at + 1 : CELLS, at + WIDE]) {
      if (!isNumber(cells[beside] ?? 0)) continue;
      for (let from = 0; from < CELLS; from++) after[from] = cells[from]!;
      const stone = (after[at] = 10 - cells[beside]!);
      const { chain } = playOut(after);
      if (chain > best.chain) Object.assign(best, { stone, chain });
    }
    if (best.stone > 0) fuses.push(best);
  }
  return fuses.sort((one, other) => other.chain - one.chain).slice(0, MOST);
}

/** A pale stone in a gold frame, and the steps that it would start. */
export function drawFuse(
  context: CanvasRenderingContext2D,
  { at, stone, chain }: Fuse,
  grid: Layout["grid"],
  look: Look,
): void {
  const { cell } = grid;
  const { x, y } = placeOf(grid, at);
  drawKept(context, `fuse ${stone} ${cell}`, [x, y, cell, cell], look, (into) => {
    into.globalAlpha = 0.65;
    drawStone(into, stone, [cell * 0.14, cell * 0.14, cell * 0.72], look);
    into.globalAlpha = 0.9;
    frame(into, cell, look);
  });
  const words = { size: Math.round(cell * 0.54), colour: INK.gold };
  drawWords(context, `×${chain}`, [x + cell * 0.8, y + cell * 0.06], words, look);
}

function frame(into: CanvasRenderingContext2D, cell: number, { isContrast }: Look): void {
  into.strokeStyle = isContrast ? "#FFFFFF" : INK.gold;
  into.lineWidth = cell * 0.07;
  into.setLineDash([cell * 0.16, cell * 0.1]);
  into.beginPath();
  into.roundRect(cell * 0.06, cell * 0.06, cell * 0.88, cell * 0.88, cell * 0.2);
  into.stroke();
}

/** Marks a stone that waits and would start a cascade. */
export function drawWanted(
  context: CanvasRenderingContext2D,
  [x, y, cell]: readonly [number, number, number],
  look: Look,
): void {
  drawKept(context, `wanted ${cell}`, [x, y, cell, cell], look, (into) => frame(into, cell, look));
}
