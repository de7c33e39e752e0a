import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { WIDE } from "#stack-shift/rules/board.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { MODE, PHASE, SPRINT_TENS, STEP, type State } from "#stack-shift/rules.ts";
import { drawBand, drawRays } from "./cascade.ts";
import { pairTitle } from "#stack-shift/kept.ts";
import { RIVAL_LOOKS, type Feathers } from "./ducks.ts";
import { drawFigure } from "./figures.ts";
import { drawWords, type Look } from "./kept.ts";
import type { Layout } from "./layout.ts";
import { INK } from "./looks.ts";

/** The end of a run: words over the grid, and a winner who dances in light, with the rival's hat on. */
export function drawEnd(
  stage: Stage,
  state: State,
  { grid, theirs, middle }: Layout,
  feathers: Feathers,
  look: Look,
): void {
  const { context, isCalm } = stage;
  const { mode, phase, level, ending, me, them } = state;
  if (phase === PHASE.playing) return;
  const isPair = mode === MODE.pair;
  const isLost = phase === PHASE.lost && !isPair;
  const title = isPair
    ? pairTitle(phase)
    : isLost
      ? me.step === STEP.out
        ? "Your ✕ is full"
        : "Time!"
      : phase === PHASE.won
        ? `${them!.step === STEP.out ? "" : "Time! "}You beat ${RIVALS[level]!.name}!`
        : `Counted to ${SPRINT_TENS}!`;
  const part = isCalm ? 1 : easeOut(partOf(ending, 22));
  const { cell } = grid;
  const side = isPair && phase === PHASE.lost ? theirs : grid;
  const x = isPair && phase === PHASE.done ? middle : side.x + (WIDE * cell) / 2;
  const y = grid.y + cell * (isLost ? 5 : 8.6);
  if (!isLost) {
    const hat = mode === MODE.duel ? RIVAL_LOOKS[level]!.hat : feathers.hat;
    const winner = isPair && phase === PHASE.lost ? RIVAL_LOOKS[level]! : { ...feathers, hat };
    const size = Math.round(cell * 3.2);
    const top = Math.round(y - size * 1.2);
    const rise = isCalm ? 0 : (1 - easeBack(partOf(ending, 26))) * size * 2;
    drawRays(stage, [x, top], INK.gold, 0.45 * part);
    drawFigure(stage, winner, "glad", { x, y: top + Math.round(rise), size }, `won-${winner.hat}`, 0);
  }
  drawBand(stage, y, cell * 2, isLost ? INK.danger : INK.gold, part);
  context.globalAlpha = part;
  drawWords(context, title, [x, y], { size: Math.round(cell * 0.8), colour: "#FFFFFF" }, look);
  context.globalAlpha = 1;
}
