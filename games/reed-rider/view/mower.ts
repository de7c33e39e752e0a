import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { middleX } from "#reed-rider/rules/bike.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { MODE, type State } from "#reed-rider/rules.ts";
import type { Eye } from "./camera.ts";
import { circle } from "./rider.ts";

const NEAR = 700;

/** The reed mower behind a ride: a wall of teeth, as high as the picture. In the world's units. */
export function drawMower(stage: Stage, state: State, eye: Eye): void {
  if (state.mode !== MODE.ride || state.waiting === 1) return;
  const { context, tick, isCalm, bounds } = stage;
  const x = state.mower / UNIT;
  const left = eye.x + (bounds.left - eye.atX) / eye.zoom - 40;
  if (x < left - 60) return;
  const [top, bottom] = [eye.y - 900, eye.y + 900];
  context.fillStyle = "#5B2F5E";
  context.strokeStyle = "#1E1030";
  context.lineWidth = 5;
  context.fillRect(left - 200, top, x - left + 170, bottom - top);
  const turn = isCalm ? 0 : tick * 0.25;
  for (let y = top - (top % 120); y < bottom; y += 120) {
    circle(context, x - 40, y, 56, "#C9CEDA", "#1E1030", 5);
    context.beginPath();
    for (let tooth = 0; tooth < 8; tooth++) {
      const at = turn + (tooth / 8) * Math.PI * 2;
      context.moveTo(x - 40 + Math.cos(at) * 20, y + Math.sin(at) * 20);
      context.lineTo(x - 40 + Math.cos(at + 0.3) * 54, y + Math.sin(at + 0.3) * 54);
    }
    context.stroke();
    circle(context, x - 40, y, 14, "#E2483D", "#1E1030", 4);
  }
}

/** How many units the mower is behind, if it is near. */
export function mowerGap(state: State): number | null {
  if (state.mode !== MODE.ride || state.waiting === 1) return null;
  const gap = (middleX(state.bike) - state.mower) / UNIT;
  return gap < NEAR ? gap : null;
}
