import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Boat } from "./pond-boat.ts";
import { drawSign, KINDS } from "./view-signs.ts";

/** A paper boat, seen from above and slightly from the side. */
export function drawBoat({ context, tick, isCalm, isContrast }: Stage, boat: Boat, isChosen: boolean): void {
  const { colour, shade } = KINDS[boat.kind]!;
  const bob = isCalm ? 0 : Math.sin(tick / 22 + boat.id * 2) * 0.05;
  context.save();
  context.translate(boat.x, boat.y);
  if (isChosen) ring(context);
  context.rotate(boat.angle + bob);
  // The light comes from above in any direction of travel.
  if (Math.cos(boat.angle) < 0) context.scale(1, -1);
  fill(context, "rgb(6 40 58 / 0.35)", [-24, 6, -14, 17, 18, 15, 31, 5]);
  // Hull: light on one side, shade on the other.
  fill(context, "#FFF3D1", [30, 0, 12, -13, -20, -12, -26, 0]);
  fill(context, "#D9C48A", [30, 0, 12, 13, -20, 12, -26, 0]);
  fill(context, colour, [16, 0, 2, -8, -16, -7, -16, 0]);
  fill(context, shade, [16, 0, 2, 8, -16, 7, -16, 0]);
  if (isContrast) outline(context, [30, 0, 12, -13, -20, -12, -26, 0, -20, 12, 12, 13]);
  context.restore();
  // The flag stays upright, so that its sign is readable in any direction of travel.
  context.fillStyle = "#FFF3D1";
  context.fillRect(boat.x - 1.5, boat.y - 26, 3, 26);
  context.fillStyle = colour;
  context.fillRect(boat.x - 11, boat.y - 40, 22, 20);
  drawSign(context, boat.kind, boat.x, boat.y - 30, 11);
}

/** The dotted path in front of a boat. */
export function drawWay({ context }: Stage, { kind, way }: Boat): void {
  if (way.length === 0) return;
  context.strokeStyle = KINDS[kind]!.colour;
  context.lineWidth = 5;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.setLineDash([1, 11]);
  context.beginPath();
  for (const { x, y } of way) context.lineTo(x, y);
  context.stroke();
  context.setLineDash([]);
}

function ring(context: CanvasRenderingContext2D): void {
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.beginPath();
  context.arc(0, 0, 36, 0, 7);
  context.stroke();
}

function path(context: CanvasRenderingContext2D, points: readonly number[]): void {
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
  context.closePath();
}

function fill(context: CanvasRenderingContext2D, colour: string, points: readonly number[]): void {
  context.fillStyle = colour;
  path(context, points);
  context.fill();
}

function outline(context: CanvasRenderingContext2D, points: readonly number[]): void {
  context.strokeStyle = "#06283A";
  context.lineWidth = 3;
  path(context, points);
  context.stroke();
}
