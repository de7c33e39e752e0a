import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import type { Frame } from "./view-frame.ts";

/** Margin that a shake reveals. */
const EDGE = 20;
const TWINKLING = 14;

const spread = (seed: number): number => {
  const wave = Math.sin(seed * 91.7 + 17.3) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Cached: it stays the same for a round. */
let painted: { canvas: HTMLCanvasElement; key: string; scale: number } | null = null;
/** The camera's zoom stretches the picture; a larger change, of the window, draws it anew. */
const STRETCH = 1.7;

/** The dark background with rings around the office and a few stars. */
export function drawBackdrop(stage: Stage, state: State, { place }: Frame): void {
  const { left, top } = stage.bounds;
  const [x, y] = place(state.round.office.x, state.round.office.y);
  drawAround(stage, (around) => drawSky(around, x - left, y - top));
}

function drawSky(stage: Stage, x: number, y: number): void {
  const { context, width, height, tick, isCalm } = stage;
  const { a: scale } = context.getTransform();
  const key = [width, height, stage.isContrast, x, y].map(String).join(" ");
  const isFit = painted?.key === key && scale < painted.scale * STRETCH && scale > painted.scale / STRETCH;
  if (!painted || !isFit) painted = { canvas: paint(stage, scale, x, y), key, scale };
  context.drawImage(painted.canvas, -EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
  if (isCalm) return;
  context.fillStyle = "#FFF3D1";
  for (let star = 0; star < TWINKLING; star++) {
    context.globalAlpha = Math.max(0, Math.sin(tick / 40 + star * 2));
    context.beginPath();
    context.arc(spread(star + 500) * width, spread(star + 600) * height, 1 + spread(star + 7) * 1.8, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

function paint({ width, height, isContrast }: Stage, scale: number, x: number, y: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + 2 * EDGE) * scale);
  canvas.height = Math.ceil((height + 2 * EDGE) * scale);
  const ink = canvas.getContext("2d", { alpha: false })!;
  ink.setTransform(scale, 0, 0, scale, EDGE * scale, EDGE * scale);
  ink.fillStyle = isContrast ? "#04141C" : "#0B2E3D";
  ink.fillRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
  if (!isContrast) drawNebulas(ink, width, height);
  ink.strokeStyle = "#16495C";
  ink.lineWidth = 3;
  for (let ring = 1; ring < 14; ring++) {
    ink.beginPath();
    ink.arc(x, y, ring * 130 - 10, 0, 7);
    ink.stroke();
  }
  ink.fillStyle = "#FFF3D1";
  for (let star = 0; star < 60; star++) {
    ink.globalAlpha = 0.35 + spread(star + 31) * 0.6;
    ink.beginPath();
    ink.arc(spread(star) * width, spread(star + 99) * height, 0.9 + spread(star + 7) * 1.5, 0, 7);
    ink.fill();
  }
  return canvas;
}

function drawNebulas(ink: CanvasRenderingContext2D, width: number, height: number): void {
  ink.fillStyle = "#0E3747";
  for (const [cx, cy, size] of [
    [0.74, 0.28, 0.3],
    [0.2, 0.84, 0.26],
  ] as const) {
    ink.beginPath();
    ink.ellipse(width * cx, height * cy, (width + height) * size, (width + height) * size * 0.4, -0.5, 0, 7);
    ink.fill();
  }
}
