import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { EyeLook } from "./view-eyes.ts";
import { drawEye, INK } from "./view-shapes.ts";

/** Coral while the eye is closed, dark blue while it is open. */
export function drawRoom(stage: Stage, lit: boolean): void {
  const { context, width, height, tick, isContrast, isCalm } = stage;
  stage.fill(lit ? INK.night : isContrast ? "#C23A2F" : INK.coral);
  if (isContrast) return;
  context.strokeStyle = lit ? INK.dusk : INK.ripple;
  context.lineWidth = 7;
  context.lineCap = "round";
  context.beginPath();
  const drift = isCalm ? 0 : Math.sin(tick / 70) * 6;
  for (let row = 0; row < 6; row++) {
    const reach = width * (0.3 - row * 0.02) * (0.7 + 0.3 * Math.sin(row * 1.7));
    for (let x = (row % 2) * 26; x < reach; x += 52) {
      context.moveTo(x + drift, height - 20 - row * 26);
      context.lineTo(x + drift + 20, height - 20 - row * 26);
    }
  }
  context.stroke();
  if (lit) drawRays(context, width / 2, height / 2, Math.min(width, height) * 0.5);
}

function drawRays(context: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  context.strokeStyle = INK.light;
  context.lineWidth = 14;
  context.beginPath();
  for (let ray = 0; ray < 16; ray++) {
    const angle = (ray / 16) * Math.PI * 2 + 0.2;
    const [cos, sin] = [Math.cos(angle) * 1.25, Math.sin(angle)];
    context.moveTo(x + cos * reach * 0.9, y + sin * reach * 0.9);
    context.lineTo(x + cos * reach * 1.08, y + sin * reach * 1.08);
  }
  context.stroke();
}

/** The cover: one eye closed, one open, and a crack between them. */
export function drawTitle(stage: Stage, eye: EyeLook): void {
  const { context, width, height, tick, isCalm } = stage;
  const isWide = width > height;
  const y = height * (isWide ? 0.22 : 0.2);
  const size = isWide ? height * 0.24 : width * 0.3;
  drawRoom(stage, false);
  context.save();
  context.beginPath();
  const crack = [
    [0.53, 0],
    [0.49, 0.42],
    [0.54, 0.39],
    [0.44, 1],
  ] as const;
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.lineTo(width, height);
  context.lineTo(width, 0);
  context.clip();
  context.fillStyle = INK.night;
  context.fillRect(0, 0, width, height);
  drawRays(context, width * 0.52, y, size * 1.5);
  drawEye(context, width * 0.52, y, size, 1, isCalm ? 0.4 : Math.sin(tick / 50) * 0.8, eye);
  context.restore();
  context.save();
  context.beginPath();
  context.moveTo(0, 0);
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.lineTo(0, height);
  context.clip();
  drawEye(context, width * 0.5, y + size * 0.06, size * 1.04, 0, 0);
  context.restore();
  context.strokeStyle = INK.cream;
  context.lineWidth = 14;
  context.lineJoin = "round";
  context.beginPath();
  for (const [cx, cy] of crack) context.lineTo(width * cx, height * cy);
  context.stroke();
}
