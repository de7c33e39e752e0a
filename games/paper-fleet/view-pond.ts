import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Place, PondShape } from "./pond-shape.ts";
import { SOCKS } from "./pond.ts";
import { drawSign, KINDS } from "./view-signs.ts";

// Positions as fractions of the pond.
const REEDS = [
  [0.03, 0.3],
  [0.055, 0.24],
  [0.97, 0.34],
  [0.945, 0.28],
  [0.04, 0.76],
  [0.96, 0.74],
] as const;
const PADS = [
  [0.34, 0.8, 26],
  [0.66, 0.74, 20],
  [0.22, 0.24, 22],
  [0.8, 0.28, 26],
] as const;

export const waterColour = ({ isContrast }: Stage): string => (isContrast ? "#0B3A50" : "#1F7F96");

export function drawWater(stage: Stage): void {
  const { context, width, height, tick, isCalm, isContrast } = stage;
  stage.fill(waterColour(stage));
  if (isContrast) return;
  context.fillStyle = "#2A93A8";
  blob(context, width * 0.44, height * 0.46, width * 0.4, height * 0.34);
  context.fillStyle = "#36A6B6";
  blob(context, width * 0.4, height * 0.4, width * 0.26, height * 0.22);
  drawRipples(context, width, height, isCalm ? 0 : (tick / 6) % 160);
  for (const [x, y, size] of PADS) pad(context, x * width, y * height, size);
  for (const [x, y] of REEDS) reed(context, x * width, y * height);
}

function drawRipples(context: CanvasRenderingContext2D, width: number, height: number, drift: number): void {
  context.strokeStyle = "#176B82";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0; row * 52 < height; row++) {
    for (let x = -160 + (row % 2) * 80 + drift; x < width; x += 160) {
      context.moveTo(x, 26 + row * 52);
      context.lineTo(x + 18, 26 + row * 52);
    }
  }
  context.stroke();
}

/** Planks, a post, and the sign of the boats that belong there. */
export function drawJetties({ context, bounds }: Stage, { height, jetties }: PondShape): void {
  jetties.forEach(({ x, y }, kind) => {
    const { colour, shade } = KINDS[kind]!;
    const out = y < height / 2 ? -1 : 1;
    context.fillStyle = "#7A4A2B";
    const end = out < 0 ? bounds.top - 20 : bounds.bottom + 20;
    context.fillRect(x - 42, Math.min(end, y + out * 20), 84, Math.abs(end - y) - 20);
    context.strokeStyle = "#5C351D";
    context.lineWidth = 3;
    context.beginPath();
    for (let plank = 0; plank < Math.abs(end - y) / 17; plank++) {
      const at = y + out * (26 + plank * 17);
      context.moveTo(x - 42, at);
      context.lineTo(x + 42, at);
    }
    context.stroke();
    context.strokeStyle = colour;
    context.lineWidth = 4;
    context.setLineDash([9, 9]);
    context.beginPath();
    context.arc(x, y, 34, 0, 7);
    context.stroke();
    context.setLineDash([]);
    const board = y + out * 44;
    context.fillStyle = shade;
    context.fillRect(x - 25, board - 16, 54, 36);
    context.fillStyle = colour;
    context.fillRect(x - 27, board - 18, 54, 36);
    drawSign(context, kind, x, board, 20);
  });
}

/** The goose, asleep on its island. */
export function drawGoose({ context, tick, isCalm }: Stage, { x, y }: Place, socks: number): void {
  context.fillStyle = "#176B82";
  blob(context, x + 4, y + 10, 56, 44);
  context.fillStyle = "#E6CF92";
  blob(context, x, y + 4, 52, 40);
  context.fillStyle = "#6FA84A";
  blob(context, x - 4, y, 43, 31);
  const breath = isCalm ? 0 : Math.sin(tick / 40) * 1.5;
  context.fillStyle = "#5B6B7A";
  blob(context, x + 4, y + 2, 27 + breath, 18 + breath / 2);
  context.fillStyle = "#46535F";
  blob(context, x + 10, y + 9, 18, 9);
  context.fillStyle = "#FFF3D1";
  blob(context, x - 16, y - 7, 11, 10);
  context.fillStyle = "#FF7A33";
  blob(context, x - 27, y - 4, 6, 3.5);
  context.strokeStyle = "#1A2350";
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(x - 22, y - 9);
  context.lineTo(x - 14, y - 9);
  context.stroke();
  // After the first crash the goose wears a sash.
  if (socks < SOCKS) sash(context, x, y);
}

function sash(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = "#F2594B";
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(x - 6, y - 12);
  context.lineTo(x + 14, y + 14);
  context.stroke();
}

function pad(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.fillStyle = "#3F9E6B";
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, size, 0.5, 6.1);
  context.fill();
}

function reed(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = "#2F7A4E";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, y + 44);
  context.lineTo(x, y);
  context.stroke();
  context.fillStyle = "#7A4A2B";
  blob(context, x, y, 5, 14);
}

function blob(context: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number): void {
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 7);
  context.fill();
}
