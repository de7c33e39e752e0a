import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SHIPS } from "./missions.ts";

export type ShipLook = {
  x: number;
  y: number;
  /** 1 is its size during play. */
  size: number;
  /** Direction of the nose in radians; 0 is to the right. */
  heading: number;
  /** Thrust from 0 to 1, shown as stripes behind it. */
  push: number;
  hasShield: boolean;
  isHurt: boolean;
  /** The number of the ship; 0 is everybody's. */
  ship?: number;
};

/** The rocket with the duck in it. */
export function drawShip(stage: Stage, { x, y, size, heading, push, hasShield, isHurt, ship = 0 }: ShipLook): void {
  const { context, tick, isCalm } = stage;
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.save();
  context.rotate(heading);
  drawStripes(context, push, isCalm ? 0 : tick);
  drawHull(context, SHIPS[ship]!);
  context.restore();
  // The duck stays upright in any direction of flight.
  const isUpwards = Math.abs(Math.sin(heading)) > 0.7;
  context.translate(isUpwards ? 0 : 3, isUpwards ? -7 : -9);
  context.rotate(isUpwards ? heading + Math.PI / 2 : heading);
  drawDuck(context, isHurt);
  context.restore();
  if (hasShield) drawShield(stage, x, y, 30 * size);
}

/** The ship as a still, in 64 × 64 units: for the shelf. */
export function drawStillShip(context: CanvasRenderingContext2D, ship: number): void {
  context.translate(32, 36);
  context.scale(0.8, 0.8);
  drawHull(context, SHIPS[ship]!);
  context.translate(3, -9);
  drawDuck(context, false);
}

function drawStripes(context: CanvasRenderingContext2D, push: number, tick: number): void {
  context.strokeStyle = "#FFD65A";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.setLineDash([9, 7]);
  context.lineDashOffset = tick * 2;
  context.beginPath();
  for (const [row, length] of [
    [-9, 16],
    [0, 24],
    [9, 16],
  ] as const) {
    context.moveTo(-38, row);
    context.lineTo(-38 - length * (0.4 + push), row);
  }
  context.stroke();
  context.setLineDash([]);
}

function drawHull(context: CanvasRenderingContext2D, { body, shade, line }: (typeof SHIPS)[number]): void {
  context.fillStyle = body;
  fill(context, "M-36 -14L-20 -7V9L-36 16C-32 7 -32 -5 -36 -14Z");
  fill(context, "M34 5C34 14 19 20 1 20S-32 14 -32 5S-17 -9 1 -9S34 -4 34 5Z");
  context.fillStyle = shade;
  fill(context, "M34 5C34 14 19 20 1 20C-13 20 -24 16 -29 11C-10 17 20 16 34 5Z");
  context.strokeStyle = line;
  context.lineWidth = 2.6;
  context.stroke(path("M-27 8C-10 14 14 14 29 8"));
}

function drawDuck(context: CanvasRenderingContext2D, isHurt: boolean): void {
  context.fillStyle = "#9FE3F5";
  circle(context, 0, 0, 20);
  context.fillStyle = "#FFD24A";
  fill(context, "M-14 13C-18 -1 -10 -14 1 -14S19 -5 18 8C17 12 15 15 13 15C3 16 -6 16 -14 13Z");
  context.strokeStyle = context.fillStyle = "#1A1446";
  context.lineWidth = 1.9;
  context.lineCap = "round";
  // Eyes wide open only when hurt.
  if (isHurt) {
    circle(context, 1, -2, 3.4);
    circle(context, 12, -2, 3);
  } else {
    fill(context, "M-3 -2H4A3.500 3.500 0 0 1 -3 -2ZM9 -2H15A3 3 0 0 1 9 -2Z");
    context.stroke(path("M-5 -2.500H6M8 -2.500H17"));
  }
  context.fillStyle = "#FF8A3A";
  fill(context, "M3 5C8 1 15 1 20 4C22 6 21 9 18 10C13 11 8 11 4 9C1 8 1 6 3 5Z");
  context.strokeStyle = "#FFFFFF";
  context.lineWidth = 2.8;
  context.stroke(path("M-14 -11C-11 -15 -7 -17 -3 -17.500"));
}

export function drawShield({ context, tick, isCalm }: Stage, x: number, y: number, r: number): void {
  context.strokeStyle = "#9FE3F5";
  context.lineWidth = 3;
  context.setLineDash([r * 0.5, r * 0.2]);
  context.lineDashOffset = isCalm ? 0 : -tick / 2;
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.stroke();
  context.setLineDash([]);
}

const paths = new Map<string, Path2D>();

export function path(description: string): Path2D {
  const known = paths.get(description) ?? new Path2D(description);
  paths.set(description, known);
  return known;
}

export const fillPath = (context: CanvasRenderingContext2D, shape: Path2D, rule: CanvasFillRule = "nonzero") =>
  context.fill(shape, rule);

export const fill = (context: CanvasRenderingContext2D, description: string) => context.fill(path(description));

export function circle(context: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  context.beginPath();
  context.arc(x, y, r, 0, 7);
  context.fill();
}
