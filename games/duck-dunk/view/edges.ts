import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Look } from "#duck-dunk/art/looks.ts";
import { GOLD, outlined } from "#duck-dunk/art/pen.ts";
import { isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { UNIT } from "#duck-dunk/rules/units.ts";
import { toStage, type Lens } from "./lens.ts";
import { lookOf } from "./looks.ts";

/** An arrow at the edge for a rival or a loose ball that is out of view. */
export function drawEdges(stage: Stage, state: State, lens: Lens, own: Look): void {
  const point = (x: number, y: number, colour: string) => {
    const [sx, sy] = toStage(stage, lens, x / UNIT, y / UNIT);
    const way = sx < 0 ? -1 : sx > stage.width ? 1 : 0;
    if (way === 0) return;
    const at = way < 0 ? 10 : stage.width - 10;
    const top = Math.max(300, sy);
    outlined(stage.context, colour, `M${at} ${top}l${-26 * way} -22v44z`, 6);
  };
  for (const { x, y, holder } of state.balls) if (holder === -1) point(x, y, GOLD);
  if (!isShootOut(state)) point(state.ducks[1].x, state.ducks[1].y + 70 * UNIT, lookOf(state, 1, own).shirt);
}
