import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { METRE } from "#honk-slope/rules/course.ts";
import { factorOf, FLOW_STEP, MOST_FLOW, type State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./camera.ts";
import { GOLD, loud, SHADE } from "./style.ts";

/** By the factor, from 1. */
export const FLOW_COLOURS = ["#E9E4FF", "#7CF5E4", "#8CF0A8", GOLD, "#FF8AC4"] as const;
const [WIDE, HIGH] = [178, 14];
/** The height of a lesson on a tall picture, in its units. */
const LESSON = 186;

/** The lower edge for what stands in the lower right corner. On a tall picture the lesson lies below it. */
export const lowOf = ({ bounds, width, height }: Stage): number =>
  height > width ? Math.min(height, bounds.bottom - LESSON) : height;
/** The middle of the meter, in the lower right corner. */
export const flowPlace = (stage: Stage): [number, number] => [stage.bounds.right - 20 - WIDE / 2, lowOf(stage) - 84];

/** The factor, and how much of the way to the next one is done. */
export function drawFlow(stage: Stage, { flow }: State): void {
  const { context, isCalm, isContrast, tick } = stage;
  const factor = factorOf(flow);
  if (flow === 0) return;
  const [middle, y] = flowPlace(stage);
  const isFull = factor === MOST_FLOW;
  const part = isFull ? 1 : (flow % FLOW_STEP) / FLOW_STEP;
  const left = middle - WIDE / 2;
  context.fillStyle = isContrast ? "#000000" : SHADE;
  context.beginPath();
  context.roundRect(left - 5, y - 5, WIDE + 10, HIGH + 10, 12);
  context.fill();
  context.fillStyle = FLOW_COLOURS[factor - 1]!;
  if (isFull && !isCalm && tick % 20 < 6) context.fillStyle = "#FFFFFF";
  context.beginPath();
  context.roundRect(left, y, Math.max(HIGH, WIDE * part), HIGH, 7);
  context.fill();
  if (factor === 1) return;
  const words = isFull ? `FLOW × ${factor}` : `× ${factor}`;
  stage.still(`honk-flow-${factor} ${middle}`, [middle - 110, y - 54, 208, 54], (inside) =>
    inside.text(words, middle + WIDE / 2, y - 26, loud(30 + factor * 3, FLOW_COLOURS[factor - 1], "right")),
  );
}

/** The wake of an egg in flow: ribbons as long and bright as the factor. */
export function drawWake(stage: Stage, { flow, egg }: State, eye: Eye, trail: readonly Spot[]): void {
  const factor = factorOf(flow);
  if (factor < 2 && egg.boost === 0) return;
  const { context } = stage;
  context.strokeStyle = egg.boost > 0 ? "#2EE6A8" : FLOW_COLOURS[factor - 1]!;
  context.globalAlpha = 0.5;
  context.lineWidth = 6 + factor * 2;
  context.beginPath();
  for (const aside of [-0.4, 0.4])
    for (const [at, spot] of trail.slice(-4 - factor * 3).entries()) {
      const scale = scaleAt(eye, spot.z);
      context[at ? "lineTo" : "moveTo"](onX(eye, spot.x + aside, scale), onY(eye, spot.y + 0.1, scale));
    }
  context.stroke();
  context.globalAlpha = 1;
}

/** How much wind there is, from 0 to 1: from this speed on, and strongest so much faster, in metres a second. */
const [FROM, RANGE] = [14, 19];
export const windOf = ({ egg }: State): number =>
  Math.min(1, Math.max(0, ((egg.vz / METRE) * 60 - FROM) / RANGE) + (egg.boost > 0 ? 0.35 : 0));
