import { easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./looks.ts";
import { circle, trace } from "./shapes.ts";

/** The end of a song stands still for so many frames before the crown, the confetti and the light. */
export const CROWN_AT = 20;

const partAt = ({ isCalm }: Stage, ended: number): number => (isCalm ? 1 : partOf(ended - CROWN_AT, 16));

/** How large the duck is at the end of a song. */
export const growthOf = (stage: Stage, ended: number): number => 1 + easeOut(partAt(stage, ended));

/** How high above the head the crown is: it comes down from the top. */
export const crownAbove = (stage: Stage, ended: number): number => 240 * (1 - partAt(stage, ended)) ** 2;

/** A light from above on the duck. */
export function drawSpotlight({ context, bounds, isContrast }: Stage, x: number, y: number, colour: string): void {
  if (isContrast) return;
  context.globalAlpha = 0.3;
  context.fillStyle = colour;
  trace(context, [x - 14, bounds.top - 40, x + 14, bounds.top - 40, x + 74, y, x - 74, y]);
  context.fill();
  context.globalAlpha = 1;
}

/** Around the duck while nothing hurts: a ring that blinks, or the bubble that carries it. */
export function drawHalo({ context, isCalm }: Stage, x: number, y: number, safe: number, isCarried: boolean): void {
  if (!isCarried && !isCalm && safe % 12 < 5) return;
  context.beginPath();
  context.arc(x, y, 27, 0, 7);
  if (isCarried) {
    context.fillStyle = "#AEF4";
    context.fill();
  }
  context.strokeStyle = INK;
  context.lineWidth = 5;
  context.stroke();
  context.strokeStyle = "#fff";
  context.lineWidth = 2.5;
  context.stroke();
}

/** It comes down when a run is lost, and leaves the duck in the open. */
export function drawCurtain({ context, bounds, isCalm, isContrast }: Stage, ended: number): void {
  const { left, right, top, bottom } = bounds;
  const high = (bottom - top) * 0.47 * (isCalm ? 1 : easeOut(partOf(ended - 10, 26)));
  const fold = (right - left) / 14;
  for (let at = 0; at < 14; at++) {
    context.fillStyle = isContrast ? "#222" : at % 2 ? "#a1203a" : "#c32f4c";
    context.fillRect(left + at * fold, top - 20, fold + 1, high + 20);
    circle(context, left + (at + 0.5) * fold, top + high, fold / 2);
  }
}
