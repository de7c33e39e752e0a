import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { middleX } from "#reed-rider/rules/bike.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { hasMower, type State } from "#reed-rider/rules.ts";
import type { Eye } from "./camera.ts";

const NEAR = 620;

/** The reed mower behind a ride: a wall of teeth, as high as the picture. In the world's units. */
export function drawMower(stage: Stage, state: State, eye: Eye): void {
  if (!hasMower(state) || state.waiting === 1) return;
  const { context, tick, isCalm, bounds } = stage;
  const x = state.mower / UNIT;
  const left = eye.x + (bounds.left - eye.atX) / eye.zoom - 40;
  if (x < left - 60) return;
  const [top, bottom] = [eye.y - 900, eye.y + 900];
  context.fillStyle = "#5B2F5E";
  context.strokeStyle = "#1E1030";
  context.lineWidth = 5;
  context.fillRect(left - 200, top, x - left + 170, bottom - top);
  const turn = isCalm ? 0 : (tick * 7) % 60;
  context.fillStyle = "#C9CEDA";
  context.beginPath();
  for (let y = top - (top % 60) + turn; y < bottom; y += 60) {
    context.moveTo(x - 34, y);
    context.lineTo(x + 14, y + 30);
    context.lineTo(x - 34, y + 60);
  }
  context.fill();
  context.stroke();
}

/** How many units the mower is behind, if it is near. */
export function mowerGap(state: State): number | null {
  if (!hasMower(state) || state.waiting === 1) return null;
  const gap = (middleX(state.bike) - state.mower) / UNIT;
  return gap < NEAR ? gap : null;
}
