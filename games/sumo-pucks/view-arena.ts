import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { WINS_NEEDED, type State } from "./rules.ts";
import { ringAt } from "./rules-ring.ts";
import { lookOf } from "./view-look.ts";

const SAND = "#E2B264";
const RIPPLE = "#CF9B50";
/** Margin that a shake reveals. */
const EDGE = 20;

/** The sand, the current ring, and its original outline. */
export function drawArena(stage: Stage, state: State): void {
  const { context, width, height } = stage;
  drawAround(stage, drawGround);
  const ring = state.ring / 256;
  context.save();
  context.translate(width / 2, height / 2);
  context.strokeStyle = "#C28F47";
  context.lineWidth = 4;
  context.setLineDash([4, 14]);
  context.lineCap = "round";
  circle(context, ringAt(0) / 256);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = "#8B5C26";
  circle(context, ring + 20, 5, 8);
  context.fill();
  context.fillStyle = "#B98542";
  circle(context, ring + 18);
  context.fill();
  context.fillStyle = stage.isContrast ? "#FFF9E6" : "#F4DDA8";
  circle(context, ring + 12);
  context.fill();
  drawRope(stage, ring);
  drawMarks(context, ring);
  context.restore();
}

function drawRope({ context }: Stage, ring: number): void {
  context.lineCap = "butt";
  context.strokeStyle = "#8B5C26";
  context.lineWidth = 13;
  circle(context, ring);
  context.stroke();
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 9;
  const strands = Math.max(12, Math.round(ring / 3.2));
  const strand = (2 * Math.PI * ring) / strands;
  context.setLineDash([strand * 0.66, strand * 0.34]);
  circle(context, ring);
  context.stroke();
  context.setLineDash([]);
}

function drawMarks(context: CanvasRenderingContext2D, ring: number): void {
  context.strokeStyle = "#DDBE80";
  context.lineWidth = 8;
  context.lineCap = "round";
  const away = Math.min(60, ring * 0.4);
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * away, -26);
    context.lineTo(side * away, 26);
  }
  context.stroke();
  context.lineWidth = 4;
  circle(context, 12);
  context.stroke();
}

/** The sand never changes: it is cached for each stage size, at the screen's resolution. */
let ground: { canvas: HTMLCanvasElement; key: string } | null = null;

function drawGround(stage: Stage): void {
  const { context, width, height } = stage;
  const { a: scale } = context.getTransform();
  const key = `${width} ${height} ${scale.toFixed(3)} ${stage.isContrast}`;
  if (ground?.key !== key) ground = { canvas: createGround(stage, scale), key };
  context.drawImage(ground.canvas, -EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
}

function createGround({ width, height, isContrast }: Stage, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + 2 * EDGE) * scale);
  canvas.height = Math.ceil((height + 2 * EDGE) * scale);
  const ink = canvas.getContext("2d", { alpha: false })!;
  ink.scale(scale, scale);
  ink.fillStyle = SAND;
  ink.fillRect(0, 0, width + 2 * EDGE, height + 2 * EDGE);
  if (isContrast) return canvas;
  ink.strokeStyle = RIPPLE;
  ink.lineWidth = 3;
  ink.lineCap = "round";
  for (let y = 8; y < height + 2 * EDGE; y += 22) {
    for (let x = (y % 44 < 22 ? 0 : 20) + 4; x < width + 2 * EDGE; x += 40) {
      ink.moveTo(x, y);
      ink.lineTo(x + 13, y);
      ink.moveTo(x + 22, y + 9);
      ink.lineTo(x + 33, y + 9);
    }
  }
  ink.stroke();
  return canvas;
}

function circle(context: CanvasRenderingContext2D, radius: number, x = 0, y = 0): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
}

/** Three tags for each side: a won round stamps one. */
export function drawWins(stage: Stage, state: State): void {
  const { context, width, height } = stage;
  const isTall = height > width;
  for (const side of [0, 1]) {
    const { colour, name } = lookOf(state, side);
    const x = isTall ? width / 2 : side ? width - 190 : 190;
    const y = isTall ? (side ? 138 : height - 138) : 58;
    context.fillStyle = "#FFF3D1";
    context.beginPath();
    context.roundRect(x - 74, y - 30, 148, 60, [6, 20, 20, 6]);
    context.fill();
    stage.text(name, x, y - 13, { size: 17, weight: 900, align: "center", colour: "#3A1A10" });
    for (let win = 0; win < WINS_NEEDED; win++) {
      const isWon = win < state.wins[side as 0 | 1];
      context.beginPath();
      context.arc(x - 26 + win * 26, y + 12, 9, 0, 7);
      context.fillStyle = isWon ? colour : "#E8CF96";
      context.fill();
      if (isWon)
        stage.text("✓", x - 26 + win * 26, y + 13, { size: 13, weight: 900, align: "center", colour: "#FFF9E6" });
    }
  }
}

export function drawBread({ context, tick, isCalm }: Stage, x: number, y: number): void {
  const bob = isCalm ? 0 : Math.sin(tick / 12) * 3;
  context.save();
  context.translate(x, y);
  context.fillStyle = "#8B5C26";
  context.globalAlpha = 0.4;
  context.beginPath();
  context.ellipse(3, 11, 15, 6, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.translate(0, bob - 3);
  context.rotate(-0.2);
  for (const [colour, inset] of [
    ["#A8642A", 0],
    ["#FFE3B0", 3.4],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(-13 + inset, -7 + inset, 26 - inset * 2, 19 - inset * 2, 3);
    context.arc(-6, -6, 8 - inset, 0, 7);
    context.arc(6, -6, 8 - inset, 0, 7);
    context.fill();
  }
  context.restore();
}
