import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, type LumenState } from "./rules.ts";
import type { Layout } from "./view-layout.ts";
import { disc } from "./view-pieces.ts";

type Part = readonly [colour: string, path: Path2D, width?: number];

const BODY: readonly Part[] = [
  ["#8CA1D6", new Path2D("M-42 62c0-22 18-38 44-38s42 16 42 38z")],
  ["#A9BBE6", new Path2D("M-42 62c0-20 16-35 38-35s36 15 36 35z")],
  ["#FFD24A", new Path2D("M27 3a27 27 0 1 1-54 0a27 27 0 1 1 54 0z")],
  ["#F4AE38", new Path2D("M25-7c4 20-10 37-28 37-7 0-12-2-16-5 20 3 38-11 44-32z")],
];
const FACE: readonly Part[] = [
  ["#FF7A33", new Path2D("M-3 12c6-4 13-5 19-4 6 2 12 7 16 12 3 4 1 9-4 9-11 1-24-1-31-6-5-4-5-8 0-11z")],
  ["#B8430F", new Path2D("M-2 18c9 5 20 7 31 5"), 3],
  ["#4A57B0", new Path2D("M-27-6c-2-18 12-30 28-30 22 0 30-10 40-4-10 4-8 20-14 34-16-7-38-7-54 0z")],
  ["#36418F", new Path2D("M41-40c-10 4-8 20-14 34-5-2-10-4-16-5 12-6 14-22 30-29z")],
  ["#FFF3D1", new Path2D("M-27-6c16-8 38-8 54 0"), 8],
];

/** A lantern for the keeper: its glass when lit and dim, and its frame. Stars of the map bring them. */
export type Lantern = {
  id: string;
  name: string;
  stars: number;
  lit: string;
  dim: string;
  frame: string;
  glow: string;
};

const lantern = (
  id: string,
  name: string,
  stars: number,
  colours: readonly [string, string, string, string],
): Lantern => ({
  id,
  name,
  stars,
  lit: colours[0],
  dim: colours[1],
  frame: colours[2],
  glow: colours[3],
});

export const LANTERNS: readonly Lantern[] = [
  lantern("brass", "Brass lantern", 0, ["#FFE07A", "#E29B2C", "#0A1030", "255 224 122"]),
  lantern("ruby", "Ruby lantern", 15, ["#FF8E9C", "#B3203C", "#4A0B1A", "255 110 130"]),
  lantern("fern", "Fern lantern", 40, ["#8FF2B2", "#15874A", "#06371F", "110 240 160"]),
  lantern("sea", "Sea lantern", 70, ["#9DF0FA", "#1A86A8", "#062F42", "110 225 250"]),
  lantern("violet", "Violet lantern", 105, ["#EBD9FF", "#8450C8", "#2A1150", "190 140 255"]),
  lantern("moon", "Moon lantern", 140, ["#FFFDF2", "#9AA6DE", "#39447F", "235 240 255"]),
  lantern("sun", "Lighthouse lamp", 175, ["#FFF3A0", "#F4AE38", "#B3261E", "255 236 130"]),
];

/** The keeper in a nightcap, whose lantern shows the progress of the level. */
export function drawKeeper(stage: Stage, layout: Layout, state: LumenState, held = LANTERNS[0]!): void {
  const { context, tick, isCalm } = stage;
  const { x, y } = layout.keeper;
  const bob = isCalm ? 0 : Math.sin(tick / 48) * 2.5;
  const isAwake = state.phase === PHASE.solved;
  context.save();
  context.translate(x - 22, y + bob);
  context.scale(1.75, 1.75);
  draw(context, BODY);
  drawEyes(context, isAwake, !isCalm && tick % 300 < 9);
  draw(context, FACE);
  disc(context, 41, -40, 7, "#FFF3D1");
  context.restore();
  const glow = state.crystals ? state.lit / state.crystals : 0;
  drawLight(stage, x + 84, y + 62 + bob, glow, held);
  drawLantern(stage.context, x + 84, y + 62 + bob, glow, held);
  context.strokeStyle = "#8CA1D6";
  context.lineWidth = 24;
  context.beginPath();
  context.moveTo(x + 18, y + 84 + bob);
  context.quadraticCurveTo(x + 56, y + 66 + bob, x + 82, y + 22 + bob);
  context.stroke();
}

function draw(context: CanvasRenderingContext2D, parts: readonly Part[]): void {
  context.lineCap = "round";
  for (const [colour, path, width] of parts) {
    context.fillStyle = context.strokeStyle = colour;
    if (width) context.lineWidth = width;
    if (width) context.stroke(path);
    else context.fill(path);
  }
}

function drawEyes(context: CanvasRenderingContext2D, isAwake: boolean, isBlinking: boolean): void {
  context.fillStyle = context.strokeStyle = "#1A2350";
  context.lineWidth = 3.2;
  context.lineCap = "round";
  for (const x of [-8, 14]) {
    context.beginPath();
    context.arc(x, 4, 5.2, isAwake ? -Math.PI : 0, Math.PI);
    if (!isBlinking) context.fill();
    context.beginPath();
    context.moveTo(x - 7, isAwake ? -4 : 3.5);
    context.lineTo(x + 7, isAwake ? -4 : 3.5);
    context.stroke();
  }
}

function drawLight(
  { context, tick, isCalm, isContrast }: Stage,
  x: number,
  y: number,
  glow: number,
  held: Lantern,
): void {
  if (isContrast) return;
  const flicker = isCalm ? 1 : 1 + Math.sin(tick / 5) * 0.03;
  const light = context.createRadialGradient(x, y, 4, x, y, 88 * flicker);
  light.addColorStop(0, `rgb(${held.glow} / ${0.25 + glow * 0.45})`);
  light.addColorStop(1, `rgb(${held.glow} / 0)`);
  disc(context, x, y, 88 * flicker, "#0000");
  context.fillStyle = light;
  context.fill();
}

export function drawLantern(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  glow: number,
  held: Lantern,
): void {
  context.fillStyle = glow >= 1 ? "#FFF8DF" : glow > 0 ? held.lit : held.dim;
  context.beginPath();
  context.roundRect(x - 17, y - 22, 34, 44, 8);
  context.fill();
  context.strokeStyle = held.frame;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(x - 20, y + 25);
  context.lineTo(x + 20, y + 25);
  context.moveTo(x - 20, y - 25);
  context.lineTo(x + 20, y - 25);
  context.moveTo(x - 10, y - 28);
  context.bezierCurveTo(x - 12, y - 48, x + 12, y - 48, x + 10, y - 28);
  context.stroke();
}
