import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CHAIN_FRAMES, MAX_FEATHERS, multiplier, QUACK_STARS, type State } from "./rules-belt.ts";
import { drawFeather } from "./view-belt.ts";
import { circle, fill } from "./view-ship.ts";

/** Feathers, multiplier and quack, in the corners. */
export function drawMeters(stage: Stage, state: State): void {
  drawFeathers(stage, state);
  if (state.chain > 0) drawMultiplier(stage, state);
  drawQuack(stage, state);
}

function drawFeathers(stage: Stage, { feathers }: State): void {
  for (let index = 0; index < MAX_FEATHERS; index++) {
    stage.context.save();
    stage.context.translate(30 + index * 32, 32);
    drawFeather(stage, 0.9, index < feathers);
    stage.context.restore();
  }
}

function drawMultiplier(stage: Stage, state: State): void {
  const { context, width } = stage;
  const steps = state.chain & 3;
  stage.text(`×${multiplier(state)}`, width - 20, 32, { size: 40, face: "display", align: "right", colour: "#FFD65A" });
  context.fillStyle = "rgb(255 243 209 / 0.25)";
  context.fillRect(width - 112, 58, 92, 6);
  context.fillStyle = "#FFD65A";
  context.fillRect(width - 112, 58, (92 * Math.min(CHAIN_FRAMES, state.chainLeft)) / CHAIN_FRAMES, 6);
  for (let step = 0; step < 4; step++) {
    context.globalAlpha = step < steps ? 1 : 0.3;
    context.fillRect(width - 112 + step * 24, 70, 20, 5);
  }
  context.globalAlpha = 1;
}

function drawQuack(stage: Stage, { quack }: State): void {
  const { context, height, tick, isCalm, isTouch } = stage;
  const isFull = quack === QUACK_STARS;
  const pulse = isFull && !isCalm ? 1 + 0.08 * Math.sin(tick / 6) : 1;
  context.save();
  context.translate(38, height - 34);
  context.scale(pulse, pulse);
  context.globalAlpha = isFull ? 1 : 0.55;
  context.fillStyle = "#FFD24A";
  circle(context, -6, 0, 17);
  context.fillStyle = "#FF8A3A";
  fill(context, "M4 -4C12 -12 22 -12 27 -9C25 -3 15 1 4 0Z");
  fill(context, "M4 3C13 4 20 6 23 10C17 13 9 12 4 8Z");
  context.fillStyle = "#1A1446";
  fill(context, "M-8 -6H1A4.500 4.500 0 0 1 -8 -6Z");
  context.globalAlpha = 1;
  context.restore();
  for (let pip = 0; pip < QUACK_STARS; pip++) {
    context.fillStyle = pip < quack ? "#FFD65A" : "rgb(255 243 209 / 0.25)";
    context.fillRect(72 + pip * 13, height - 38, 10, 10);
  }
  const words = isTouch ? "Quack!" : "Quack! (Space)";
  if (isFull) stage.text(words, 184, height - 33, { size: 20, weight: 900, colour: "#FFF3D1" });
}
