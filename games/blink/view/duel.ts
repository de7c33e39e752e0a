import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { DUEL_POINTS, MODE, PHASE, pointsOf, winnerOf, type State } from "#blink/rules.ts";
import { disc, INK } from "./shapes.ts";

/** The two halves of the screen: the one that just won its point is lit. */
export function drawHalves(stage: Stage, state: State): void {
  if (state.mode !== MODE.duel) return;
  const { context, width, height, bounds } = stage;
  const isWide = width > height;
  const { left, top, right, bottom } = bounds;
  const halves = isWide
    ? [
        [left, top, width / 2 - left, bottom - top],
        [width / 2, top, right - width / 2, bottom - top],
      ]
    : [
        [left, height / 2, right - left, bottom - height / 2],
        [left, top, right - left, height / 2 - top],
      ];
  const isPoint = state.phase === PHASE.result && state.last > 0;
  const lit = state.phase === PHASE.over ? winnerOf(state) : isPoint ? state.sides.at(-1) : -1;
  for (const [side, [x, y, w, h]] of halves.entries()) {
    context.fillStyle = side === lit ? INK.night : side === 0 ? "rgb(29 20 64 / 0.14)" : "rgb(255 243 209 / 0.1)";
    context.fillRect(x!, y!, w!, h!);
  }
  context.strokeStyle = INK.cream;
  context.lineWidth = 6;
  context.setLineDash([18, 16]);
  context.beginPath();
  if (isWide) {
    context.moveTo(width / 2, top);
    context.lineTo(width / 2, bottom);
  } else {
    context.moveTo(left, height / 2);
    context.lineTo(right, height / 2);
  }
  context.stroke();
  context.setLineDash([]);
}

/** Points, and before the first signal what to press, for each side. */
export function drawSides(stage: Stage, state: State): void {
  const { context, width, height, isTouch } = stage;
  const isWide = width > height;
  const most = DUEL_POINTS;
  for (const side of [0, 1]) {
    context.save();
    if (isWide) context.translate(width * (side === 0 ? 0.17 : 0.83), 60);
    else {
      context.translate(width / 2, side === 0 ? height - 56 : 56);
      if (side === 1) context.rotate(Math.PI);
    }
    const points = pointsOf(state, side);
    for (let point = 0; point < most; point++) {
      const x = (point - (most - 1) / 2) * 50;
      disc(context, x, 0, 18, point < points ? INK.light : INK.blood);
      if (point < points) disc(context, x, 0, 8, INK.night);
    }
    if (state.tries === 0) {
      const words = isTouch
        ? "Tap on this side"
        : side === 0
          ? "Key A, or any on the left"
          : "Key L, or any on the right";
      stage.text(words, 0, isWide ? 56 : -56, { size: 28, weight: 900, colour: INK.cream, align: "center" });
    }
    context.restore();
  }
}
