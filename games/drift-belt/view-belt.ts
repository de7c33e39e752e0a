import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ALONG, PICKUP, SUB, WARNING_FRAMES, type Pickup, type Warning } from "./rules-belt.ts";
import { place, placeOf, type Lie } from "./view-lie.ts";
import { circle, drawShield, fill } from "./view-ship.ts";

const STAR = "M0 -14L4 -5L14 -4L7 3L9 13L0 8L-9 13L-7 3L-14 -4L-4 -5Z";
const STAR_SHADE = "M0 8L9 13L7 3L14 -4L4 -5C6 1 4 6 0 8Z";
const SPARK = "M0 -13C1 -3 3 -1 13 0C3 1 1 3 0 13C-1 3 -3 1 -13 0C-3 -1 -1 -3 0 -13Z";
export const FEATHER = "M-9 13C-13 0 -6 -13 10 -15C13 -4 8 8 -3 10L-9 13Z";

export function drawPickup(stage: Stage, lie: Lie, pickup: Pickup): void {
  const { context, tick, isCalm } = stage;
  const [x, y] = placeOf(lie, pickup);
  const beat = isCalm ? 0 : Math.sin(tick / 9 + pickup.c);
  context.save();
  context.translate(x, y);
  if (pickup.kind === PICKUP.star) {
    context.rotate(beat * 0.14);
    drawStar(stage);
  } else if (pickup.kind === PICKUP.dust) {
    context.scale(1 + beat * 0.2, 1 + beat * 0.2);
    context.fillStyle = "#9FE3F5";
    fill(context, SPARK);
    context.fillStyle = "#FFFFFF";
    circle(context, 0, 0, 3.4);
  } else if (pickup.kind === PICKUP.shield) {
    context.fillStyle = "rgb(159 227 245 / 0.35)";
    circle(context, 0, 0, 17);
    drawShield(stage, 0, 0, 17);
    context.fillStyle = "#FFFFFF";
    fill(context, "M0 -9L8 -6C8 2 5 7 0 10C-5 7 -8 2 -8 -6Z");
  } else {
    context.rotate(beat * 0.2);
    drawFeather(stage, 1.2, true);
  }
  context.restore();
}

function drawStar({ context, isContrast }: Stage): void {
  context.fillStyle = "#FFD65A";
  fill(context, STAR);
  context.fillStyle = "#EFA132";
  if (!isContrast) fill(context, STAR_SHADE);
}

/** A life: a coral feather with cream bars; an empty one is only an outline. */
export function drawFeather({ context }: Stage, size: number, isFull: boolean): void {
  context.save();
  context.scale(size, size);
  context.fillStyle = isFull ? "#F2594B" : "rgb(255 243 209 / 0.18)";
  fill(context, FEATHER);
  context.strokeStyle = isFull ? "#FFF3D1" : "rgb(255 243 209 / 0.5)";
  context.lineWidth = 2;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-12, 15);
  context.quadraticCurveTo(-4, 2, 6, -9);
  context.stroke();
  context.restore();
}

/** The lane of an approaching comet, striped and marked, wider as it comes nearer. */
export function drawWarning(stage: Stage, lie: Lie, { c, left }: Warning): void {
  const { context, tick, isCalm } = stage;
  const half = 66 * Math.min(1, (WARNING_FRAMES - left + 12) / 40);
  const across = c / SUB;
  context.globalAlpha = isCalm ? 0.4 : 0.3 + 0.14 * Math.sin(tick / 4);
  context.fillStyle = "#F2594B";
  for (let along = -60; along < ALONG + 60; along += 56) {
    const shift = isCalm ? 0 : (tick * 2) % 56;
    context.beginPath();
    context.lineTo(...place(lie, along - shift, across - half));
    context.lineTo(...place(lie, along + 28 - shift, across - half));
    context.lineTo(...place(lie, along + 58 - shift, across + half));
    context.lineTo(...place(lie, along + 30 - shift, across + half));
    context.fill();
  }
  context.globalAlpha = 1;
  const [x, y] = place(lie, ALONG - 34, across);
  stage.text("!", x, y, { size: 64, face: "display", align: "center", colour: "#FFF3D1" });
}

/** The comet: a scowling ball of ice. */
export function drawComet({ context, isCalm, tick }: Stage, lie: Lie, a: number, c: number, r: number): void {
  const [along, across] = [a / SUB, c / SUB];
  for (const [colour, width, length] of [
    ["#C93A2E", 1, 330],
    ["#FF6B4A", 0.74, 250],
    ["#FFD65A", 0.46, 170],
  ] as const) {
    const flicker = isCalm ? 0 : 12 * Math.sin(tick / 2 + width * 9);
    context.fillStyle = colour;
    context.beginPath();
    context.lineTo(...place(lie, along, across - r * width));
    context.lineTo(...place(lie, along + length + flicker, across));
    context.lineTo(...place(lie, along, across + r * width));
    context.fill();
  }
  const [x, y] = place(lie, along, across);
  context.fillStyle = "#9FE3F5";
  circle(context, x, y, r);
  context.fillStyle = "#5AA9D6";
  context.beginPath();
  context.arc(x, y, r, 0.1, 2);
  context.arc(x - r * 0.3, y - r * 0.3, r, 1.7, 0.2, true);
  context.fill();
  context.strokeStyle = context.fillStyle = "#1A1446";
  context.lineWidth = 5;
  context.lineCap = "round";
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(x + side * 22, y - 2, 10, 0, Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(x + side * 36, y - 14);
    context.lineTo(x + side * 8, y - 3);
    context.stroke();
  }
  context.beginPath();
  context.arc(x, y + 32, 12, 1.15 * Math.PI, 1.85 * Math.PI);
  context.stroke();
}
