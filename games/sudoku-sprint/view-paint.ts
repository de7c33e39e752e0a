import type { Box } from "./view-layout.ts";

export const INK = "#1F3A5F";
export const PAPER = "#FFF6DF";
export const SAND = "#FFE3A6";
export const CORAL = "#F2594B";
export const TEAL = "#1F7A6F";
export const SUN = "#F7B733";

/** A filled shape with its colour; with a width, a line. */
export type Part = readonly [colour: string, path: Path2D, width?: number];

export const part = (colour: string, path: string, width?: number): Part =>
  width === undefined ? [colour, new Path2D(path)] : [colour, new Path2D(path), width];

export function drawParts(context: CanvasRenderingContext2D, parts: readonly Part[]): void {
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [colour, path, width] of parts) {
    context.fillStyle = context.strokeStyle = colour;
    if (width === undefined) context.fill(path);
    else {
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

export function fillBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string,
  radii: number | number[] = 12,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, radii);
  context.fill();
}

export function outlineBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string,
  line: number,
  radii: number | number[] = 12,
): void {
  context.strokeStyle = colour;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x, y, width, height, radii);
  context.stroke();
}
