import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { WIDE } from "./rules-board.ts";
import { RIVALS } from "./rules-rivals.ts";
import { PHASE, type State } from "./rules.ts";
import { drawWords, type Look } from "./view-kept.ts";
import type { Layout } from "./view-layout.ts";

/** The words over the grid when a run is over. */
export function drawEnd({ context, isCalm }: Stage, state: State, { grid }: Layout, look: Look): void {
  const { phase, level, ending } = state;
  if (phase === PHASE.playing) return;
  const [title, words] =
    phase === PHASE.won
      ? ["You win!", `against ${RIVALS[level]!.name}`]
      : phase === PHASE.done
        ? ["40 tens!", "Sprint done"]
        : ["Full to the rim", ""];
  const part = isCalm ? 1 : easeOut(partOf(ending, 22));
  const x = grid.x + (WIDE * grid.cell) / 2;
  const y = grid.y + grid.cell * (2 + 3 * part);
  context.globalAlpha = part;
  drawWords(context, title, [x, y], { size: Math.round(grid.cell * 0.9), colour: "#FFFFFF" }, look);
  if (words)
    drawWords(context, words, [x, y + grid.cell], { size: Math.round(grid.cell * 0.5), colour: "#FFE9B0" }, look);
  context.globalAlpha = 1;
}
