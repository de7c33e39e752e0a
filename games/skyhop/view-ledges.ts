import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BALLOON_FRAMES, CRUMBLE_FRAMES, isThere, KIND, TOAST_FRAMES, type Ledge } from "./rules-world.ts";

type Context = CanvasRenderingContext2D;

/** A ledge with its middle at x and its top at y, in stage units. `dip` is how far it is pressed down, 0 to 1. */
export function drawLedge(stage: Stage, ledge: Ledge, x: number, y: number, dip: number): void {
  const { context } = stage;
  const half = ledge.half / 256;
  context.save();
  context.translate(x, y + dip * 5);
  if (ledge.kind === KIND.bouncy) drawMushroom(context, half, dip);
  else if (ledge.kind === KIND.crumbling) drawToast(stage, half, ledge.worn);
  else if (ledge.kind === KIND.moving) drawFlyer(stage, half);
  else if (ledge.kind === KIND.balloon) drawBalloon(stage, half, ledge.worn);
  else drawIsland(context, half, ["#1A8C8C", "#0F6F77", "#0B5B66"], "#B9E36B");
  if (stage.isContrast && isThere(ledge)) outline(context, half);
  context.restore();
}

function outline(context: Context, half: number): void {
  context.strokeStyle = "#1B0B14";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(-half, 0);
  context.lineTo(half, 0);
  context.stroke();
}

function drawIsland(context: Context, half: number, [base, shade, dash]: readonly string[], grass: string): void {
  const deep = Math.min(40, 18 + half * 0.4);
  bowl(context, half * 0.92, deep, base!);
  context.save();
  context.clip();
  context.fillStyle = shade!;
  context.beginPath();
  context.moveTo(half, 0);
  context.quadraticCurveTo(half * 0.5, deep * 0.9, -half * 0.5, deep);
  context.lineTo(half, deep + 8);
  context.fill();
  context.strokeStyle = dash!;
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const left = half * 0.15 + column * 16 + (row % 2) * 8 - row * 9;
      context.moveTo(left, deep - 6 - row * 7);
      context.lineTo(left + 7, deep - 6 - row * 7);
    }
  }
  context.stroke();
  context.restore();
  drawGrass(context, half, grass);
}

function bowl(context: Context, half: number, deep: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-half, 2);
  context.lineTo(half, 2);
  context.quadraticCurveTo(half * 0.82, deep * 0.86, half * 0.3, deep);
  context.quadraticCurveTo(-half * 0.3, deep + 4, -half * 0.62, deep * 0.7);
  context.quadraticCurveTo(-half * 0.9, deep * 0.3, -half, 2);
  context.fill();
}

function drawGrass(context: Context, half: number, colour: string): void {
  const tufts = Math.max(2, Math.round(half / 13));
  const each = (half * 2) / tufts;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-half, 5);
  context.quadraticCurveTo(-half - 3, -1, -half + 6, -2);
  context.quadraticCurveTo(0, -6, half - 6, -2);
  context.quadraticCurveTo(half + 3, -1, half, 5);
  for (let tuft = 0; tuft < tufts; tuft++) {
    const right = half - tuft * each;
    const drop = tuft % 2 ? 15 : 11;
    context.bezierCurveTo(right - each * 0.1, drop, right - each * 0.9, drop, right - each, 5);
  }
  context.fill();
}

/** Moving ledges have a propeller and arrows. */
function drawFlyer({ context, tick, isCalm }: Stage, half: number): void {
  const turn = isCalm ? 0.7 : Math.cos(tick / 3);
  context.fillStyle = "#3A1A2A";
  context.fillRect(-2, 22, 4, 14);
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.ellipse(0, 37, Math.abs(turn) * 22 + 3, 3.6, 0, 0, 7);
  context.fill();
  bowl(context, half * 0.94, 25, "#8A5BC7");
  context.fillStyle = "#6B3FA6";
  context.beginPath();
  context.moveTo(half * 0.94, 4);
  context.quadraticCurveTo(half * 0.4, 20, -half * 0.4, 24);
  context.quadraticCurveTo(half * 0.7, 30, half * 0.94, 4);
  context.fill();
  drawGrass(context, half, "#D6C3FF");
  context.strokeStyle = "#3A1A6A";
  context.lineWidth = 3.4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * half * 0.62, -1);
    context.lineTo(side * (half * 0.62 + 5), 3);
    context.lineTo(side * half * 0.62, 7);
  }
  context.stroke();
}

/** A basket under three balloons; they swell before they pop, and new ones are blown up after a while. */
function drawBalloon({ context, tick, isCalm }: Stage, half: number, worn: number): void {
  const isGone = worn > BALLOON_FRAMES;
  if (isGone && worn < TOAST_FRAMES - 70) return;
  context.globalAlpha = isGone ? 0.35 : 1;
  const swell = 1 + (isGone ? 0 : worn / BALLOON_FRAMES) * 0.35;
  const sway = isCalm ? 0 : Math.sin(tick / 24 + half) * 2;
  context.strokeStyle = "#3A1A2A";
  context.lineWidth = 1.6;
  for (const [x, y, colour] of [
    [-half * 0.72, 40, "#F2594B"],
    [half * 0.72, 40, "#FFD65A"],
    [0, 52, "#7FD3C8"],
  ] as const) {
    context.beginPath();
    context.moveTo(x * 0.8, 12);
    context.lineTo(x + sway, y - 14);
    context.stroke();
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x + sway, y, 13 * swell, 15 * swell, 0, 0, 7);
    context.fill();
    context.fillStyle = "#FFF9E6";
    context.beginPath();
    context.ellipse(x + sway - 4, y - 5, 3.4, 4.6, 0.4, 0, 7);
    context.fill();
  }
  context.fillStyle = "#C98A4B";
  context.beginPath();
  context.roundRect(-half, -3, half * 2, 17, [4, 4, 10, 10]);
  context.fill();
  context.fillStyle = "#8B5A2B";
  for (let x = -half + 8; x < half - 6; x += 14) context.fillRect(x, 3, 8, 3);
  context.fillStyle = "#FFE9B8";
  context.fillRect(-half, -3, half * 2, 4);
  context.globalAlpha = 1;
}

function drawToast({ context, tick, isCalm }: Stage, half: number, worn: number): void {
  const isGone = worn > CRUMBLE_FRAMES;
  if (isGone && worn < TOAST_FRAMES - 70) return;
  context.globalAlpha = isGone ? 0.35 : 1;
  if (worn > 0 && !isGone && !isCalm) context.translate(Math.sin(tick * 1.7) * (1 + worn / 22), worn / 12);
  context.fillStyle = "#B3603F";
  context.beginPath();
  context.roundRect(-half, -3, half * 2, 18, [8, 8, 6, 6]);
  context.fill();
  context.fillStyle = "#FFD9A0";
  context.beginPath();
  context.roundRect(-half + 4, -3, half * 2 - 8, 11, [6, 6, 4, 4]);
  context.fill();
  context.strokeStyle = "#B3603F";
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.beginPath();
  const cracks = worn > 0 ? 5 : 2;
  for (let crack = 1; crack <= cracks; crack++) {
    const at = -half + (half * 2 * crack) / (cracks + 1);
    context.moveTo(at, -3);
    context.lineTo(at + 4, 2);
    context.lineTo(at - 1, worn > 0 ? 12 : 6);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawMushroom(context: Context, half: number, dip: number): void {
  context.fillStyle = "#FFE9B8";
  context.beginPath();
  context.roundRect(-10, 6, 20, 30 - dip * 6, 8);
  context.fill();
  context.fillStyle = "#E8CF96";
  context.beginPath();
  context.roundRect(1, 10, 9, 26 - dip * 6, 6);
  context.fill();
  const high = 15 - dip * 9;
  context.fillStyle = "#F2594B";
  context.beginPath();
  context.moveTo(-half, 12);
  context.bezierCurveTo(-half, -high * 0.4, -half * 0.4, -4, 0, -4);
  context.bezierCurveTo(half * 0.4, -4, half, -high * 0.4, half, 12);
  context.quadraticCurveTo(0, 20, -half, 12);
  context.fill();
  context.fillStyle = "#C93A2E";
  context.beginPath();
  context.moveTo(half, 12);
  context.quadraticCurveTo(half * 0.9, 0, half * 0.6, -1);
  context.quadraticCurveTo(half * 0.7, 10, 0, 16);
  context.quadraticCurveTo(half * 0.7, 17, half, 12);
  context.fill();
  context.fillStyle = "#FFF3D1";
  for (const [x, y, size] of [
    [-0.55, 5, 6],
    [0.05, 3, 7],
    [0.55, 7, 5],
  ] as const) {
    context.beginPath();
    context.ellipse(x * half, y, size, size * 0.6, 0, 0, 7);
    context.fill();
  }
}

export function drawFeather({ context, tick, isCalm }: Stage, x: number, y: number, isGold: boolean): void {
  const sway = isCalm ? 0 : Math.sin(tick / 22 + x) * 0.25;
  context.save();
  context.translate(x, y + (isCalm ? 0 : Math.sin(tick / 18 + x) * 3));
  context.rotate(-0.6 + sway);
  context.scale(isGold ? 1.25 : 1, isGold ? 1.25 : 1);
  context.fillStyle = isGold ? "#FFD65A" : "#FFF9E6";
  context.beginPath();
  context.moveTo(0, -13);
  context.bezierCurveTo(9, -8, 8, 6, 0, 10);
  context.bezierCurveTo(-8, 6, -9, -8, 0, -13);
  context.fill();
  context.fillStyle = isGold ? "#E59A1F" : "#E3C9A0";
  context.beginPath();
  context.moveTo(0, -13);
  context.bezierCurveTo(9, -8, 8, 6, 0, 10);
  context.fill();
  context.strokeStyle = isGold ? "#8B4A0F" : "#9A6B4A";
  context.lineWidth = 1.8;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(0, -8);
  context.lineTo(0, 15);
  context.stroke();
  context.restore();
  if (isGold) sparkle(context, x, y, isCalm ? 0 : tick / 14);
}

function sparkle(context: Context, x: number, y: number, turn: number): void {
  context.fillStyle = "#FFF9E6";
  for (let index = 0; index < 3; index++) {
    const angle = turn + index * 2.1;
    const size = 2 + Math.sin(turn * 2 + index) * 1.2;
    context.beginPath();
    context.arc(x + Math.cos(angle) * 20, y + Math.sin(angle) * 18, size, 0, 7);
    context.fill();
  }
}
