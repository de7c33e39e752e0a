import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { WIDE } from "./rules-board.ts";
import { RIVALS } from "./rules-rivals.ts";
import { PHASE, type State } from "./rules.ts";
import { drawBand } from "./view-cascade.ts";
import { drawWords, type Look } from "./view-kept.ts";
import type { Layout } from "./view-layout.ts";
import { INK } from "./view-looks.ts";

/** The words over the grid when a run is over. */
export function drawEnd(stage: Stage, state: State, { grid }: Layout, look: Look): void {
  const { context, isCalm } = stage;
  const { phase, level, ending } = state;
  if (phase === PHASE.playing) return;
  const title =
    phase === PHASE.won ? `You beat ${RIVALS[level]!.name}!` : phase === PHASE.done ? "40 tens!" : "Full to the rim";
  const part = isCalm ? 1 : easeOut(partOf(ending, 22));
  const x = grid.x + (WIDE * grid.cell) / 2;
  const y = grid.y + grid.cell * 5;
  drawBand(stage, y, grid.cell * 2, phase === PHASE.lost ? INK.danger : INK.gold, part);
  context.globalAlpha = part;
  drawWords(context, title, [x, y], { size: Math.round(grid.cell * 0.8), colour: "#FFFFFF" }, look);
  context.globalAlpha = 1;
}
