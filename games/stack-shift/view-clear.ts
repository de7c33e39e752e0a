import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Side } from "./rules-side.ts";
import { cascadeColour } from "./view-cascade.ts";
import { placeOf, type Layout } from "./view-layout.ts";
import { linesIn, middleOf, sumOf } from "./view-lines.ts";
import type { createShouts } from "./view-shouts.ts";
import { colourOf } from "./view-stones.ts";

/** More sums at once could not be read. */
const MOST_SUMS = 3;

export const burst = (
  stage: Stage,
  x: number,
  y: number,
  count: number,
  colours: readonly string[],
  speed = 220,
): void => stage.burst({ x, y, count, colours, speed, life: 0.7, size: 7, gravity: 420, shape: "square" });

/** What clears says why: each line its sum. Cascades shake, hold and flash, more with each step. */
export function tellClear(
  stage: Stage,
  { marked, cells, chain }: Side,
  grid: Layout["grid"],
  isStar: boolean,
  shouts: ReturnType<typeof createShouts>,
): void {
  const half = grid.cell / 2;
  for (const at of marked.slice(0, 8)) {
    const { x, y } = placeOf(grid, at);
    burst(stage, x + half, y + half, Math.min(6, 3 + chain), [colourOf(cells[at]!), "#FFFFFF"], 170 + 30 * chain);
  }
  for (const line of linesIn(cells).slice(0, MOST_SUMS)) {
    const [x, y] = middleOf(line, grid);
    shouts.add(stage, `${sumOf(line, cells)} = 10`, [x, y - half * 1.6], grid.cell * 0.54, "#FFFFFF");
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
