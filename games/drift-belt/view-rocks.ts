import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { fillPath } from "./view-ship.ts";
import { SKY, type Sky } from "./view-sky.ts";

const SHAPES = 5;
const SPRITE = 176;
const REACH = 80;

const sprites = new Map<string, HTMLCanvasElement>();

/** Draws a rock: each shape is drawn once and cached. */
export function drawRock(
  { context, isContrast, isCalm, tick }: Stage,
  x: number,
  y: number,
  r: number,
  look: number,
  sky: number,
): void {
  const key = `${look % SHAPES} ${sky}${isContrast ? "!" : ""}`;
  const sprite = sprites.get(key) ?? makeSprite(key, look % SHAPES, SKY[sky]!.rock, isContrast);
  const size = (SPRITE * r) / REACH;
  context.save();
  context.translate(x, y);
  // The shading is fixed, so a rock only tilts instead of rotating.
  if (!isCalm) context.rotate(0.16 * Math.sin(tick / 40 + look));
  if (look & 16) context.scale(1, -1);
  context.drawImage(sprite, -size / 2, -size / 2, size, size);
  context.restore();
}

function makeSprite(key: string, shape: number, colours: Sky["rock"], isContrast: boolean): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SPRITE;
  const context = canvas.getContext("2d")!;
  context.translate(SPRITE / 2, SPRITE / 2);
  const corners = 7 + (shape % 2);
  const outline = new Path2D();
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI + shape;
    const far = REACH * (0.86 + 0.14 * Math.sin(corner * 2.4 + shape * 1.7));
    outline.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
  }
  outline.closePath();
  context.fillStyle = colours.light;
  fillPath(context, outline);
  context.clip(outline);
  shade(context, colours);
  context.fillStyle = colours.dark;
  for (const [cx, cy, rx] of CRATERS[shape % CRATERS.length]!) {
    context.beginPath();
    context.ellipse(cx, cy, rx, rx * 0.72, -0.2, 0, 7);
    context.fill();
  }
  context.strokeStyle = "#FFFFFF";
  context.lineWidth = 14;
  if (isContrast) context.stroke(outline);
  sprites.set(key, canvas);
  return canvas;
}

const CRATERS: readonly (readonly [number, number, number])[][] = [
  [
    [-26, -22, 15],
    [14, -44, 8],
  ],
  [
    [-8, -30, 17],
    [-46, 6, 9],
  ],
  [
    [-34, -6, 12],
    [4, -36, 11],
    [-10, 22, 8],
  ],
];

/** Shades everything except a disc at the upper left, with ripples. */
function shade(context: CanvasRenderingContext2D, { mid, line }: Sky["rock"]): void {
  const dark = new Path2D();
  dark.rect(-REACH, -REACH, 2 * REACH, 2 * REACH);
  dark.arc(-26, -28, 76, 0, 7);
  context.fillStyle = mid;
  fillPath(context, dark, "evenodd");
  context.save();
  context.clip(dark, "evenodd");
  context.strokeStyle = line;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  for (let row = -72; row < 80; row += 17) {
    for (let column = -80 + ((row + 72) % 34 ? 20 : 0); column < 80; column += 40) {
      context.moveTo(column, row);
      context.lineTo(column + 16, row);
    }
  }
  context.stroke();
  context.restore();
}
