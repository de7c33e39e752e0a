import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Side } from "#stack-shift/rules/side.ts";
import { cascadeColour } from "./cascade.ts";
import { placeOf, type Layout } from "./layout.ts";
import { linesIn, middleOf, sumOf } from "./lines.ts";
import type { createShouts } from "./shouts.ts";
import { colourOf } from "./stones.ts";

const MOST_POPS = 10;

export const burst = (
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colours: readonly string[],
  speed = 220,
): void => stage.burst({ x, y, count, colours, speed, life: 0.7, size: 7, gravity: 420, shape: "square" });

/** A stone that goes: its middle, and its colour. */
export type Pop = { x: number; y: number; colour: string };

export const popsOf = ({ marked, cells }: Side, grid: Layout["grid"]): Pop[] =>
  marked.slice(0, MOST_POPS).map((at) => {
    const { x, y } = placeOf(grid, at);
    return { x: x + grid.cell / 2, y: y + grid.cell / 2, colour: colourOf(cells[at]!) };
  });

/** The stones burst, more with each step of a cascade. */
export function popStones(stage: Stage, pops: readonly Pop[], chain: number, cell: number): void {
  for (const { x, y, colour } of pops) {
    burst(stage, x, y, Math.min(7, 3 + chain), [colour, "#FFFFFF"], cell * (4 + chain));
    stage.burst({ x, y, count: 2, colours: ["#FFFFFF"], speed: cell * 9, life: 0.3, size: cell / 6, shape: "spark" });
  }
}

/** What clears says why: a ten its sum. Cascades shake, hold and flash, more with each step. */
export function tellClear(
  stage: Stage,
  { marked, cells, chain }: Side,
  grid: Layout["grid"],
  isStar: boolean,
  shouts: ReturnType<typeof createShouts>,
): void {
  const half = grid.cell / 2;
  const lines = linesIn(cells);
  if (lines.length > 0) {
    // Several sums at once could not be read.
    const words = lines.length > 1 ? `${lines.length} tens!` : `${sumOf(lines[0]!, cells)} = 10`;
    const [x, y] = middleOf(lines[0]!, grid);
    shouts.add(stage, words, [x, y - half * 1.6], grid.cell * 0.54, "#FFFFFF", "sum");
  }
  if (isStar) {
    const { x, y } = placeOf(grid, marked[0]!);
    shouts.add(stage, "Star!", [x + half, y - half], grid.cell * 0.8, "#FFE08A");
    stage.flash("#FFE08A", 0.3);
  }
  if (chain < 2) return;
  stage.shake(2 + 2 * Math.min(chain, 5));
  stage.hold(Math.min(5, chain));
  if (chain > 2) stage.flash(cascadeColour(chain), 0.12 + 0.05 * Math.min(chain, 5));
}
