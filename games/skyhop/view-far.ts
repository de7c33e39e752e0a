import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Camera, Tint } from "./view-sky.ts";

type Context = CanvasRenderingContext2D;

/** Things far away that are passed once on the way up: `x` is a share of the picture's width. */
const SIGHTS: readonly { metres: number; x: number; draw(context: Context, tick: number, tint: Tint): void }[] = [
  { metres: 22, x: 0.34, draw: birds },
  { metres: 62, x: 0.7, draw: airBalloon },
  { metres: 110, x: 0.3, draw: birds },
  { metres: 150, x: 0.62, draw: paperPlane },
  { metres: 215, x: 0.36, draw: airBalloon },
  { metres: 290, x: 0.66, draw: paperPlane },
  { metres: 390, x: 0.4, draw: constellation },
  { metres: 470, x: 0.66, draw: satellite },
  { metres: 570, x: 0.32, draw: ringed },
  { metres: 660, x: 0.64, draw: constellation },
  { metres: 770, x: 0.5, draw: moon },
  { metres: 900, x: 0.34, draw: satellite },
  { metres: 1020, x: 0.62, draw: ringed },
];

/** Far things move past at a third of the speed. */
const PARALLAX = 0.34;
const METRE = 20;

export function drawFar(stage: Stage, tint: Tint, { bottom }: Camera): void {
  const { context, width, height, tick, isCalm, isContrast } = stage;
  if (isContrast) return;
  for (const { metres, x, draw } of SIGHTS) {
    // In the middle of the picture when the duck is that high.
    const y = height * 0.45 - (metres * METRE - bottom - height * 0.4) * PARALLAX;
    if (y < -180 || y > height + 180) continue;
    context.save();
    context.translate(width * x, y);
    // Paler than what can be stood on.
    context.globalAlpha = 0.6;
    draw(context, isCalm ? 0 : tick, tint);
    context.restore();
  }
}

function birds(context: Context, tick: number): void {
  context.strokeStyle = "#8A4A5A";
  context.lineWidth = 3;
  context.lineCap = "round";
  for (const [x, y, size] of [
    [0, 0, 15],
    [-38, 18, 12],
    [-30, -22, 11],
    [-74, 34, 10],
    [-66, -40, 9],
  ] as const) {
    const lift = Math.sin(tick / 12 + x) * 4;
    context.beginPath();
    context.moveTo(x - size, y - lift);
    context.quadraticCurveTo(x - size * 0.4, y - 5, x, y + 2);
    context.quadraticCurveTo(x + size * 0.4, y - 5, x + size, y - lift);
    context.stroke();
  }
}

function airBalloon(context: Context, tick: number): void {
  context.translate(0, Math.sin(tick / 60) * 6);
  fill(context, "#D94F4A", "M0-80c34 0 56 24 56 54 0 30-30 52-42 70h-28c-12-18-42-40-42-70 0-30 22-54 56-54z");
  fill(context, "#FFE0A8", "M0-80c14 0 22 24 22 54S10 26 6 44h-12c-4-18-16-40-16-70s8-54 22-54z");
  fill(context, "#8A4B2A", "M-13 56h26l-4 20h-18z");
  context.strokeStyle = "#8A4B2A";
  context.lineWidth = 2;
  context.stroke(new Path2D("M-12 44l2 12M12 44l-2 12"));
}

function paperPlane(context: Context, tick: number): void {
  context.translate(Math.sin(tick / 90) * 24, Math.sin(tick / 40) * 6);
  fill(context, "#FFF3D1", "M-70-6L66-34-18 22z");
  fill(context, "#E2C9A0", "M-18 22L66-34-34 8z");
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.setLineDash([8, 12]);
  context.stroke(new Path2D("M-80 0c-60 30-90-20-150 16"));
  context.setLineDash([]);
}

/** The Great Duck, in stars. */
function constellation(context: Context, tick: number): void {
  const stars = [
    [-70, 20],
    [-40, 50],
    [10, 54],
    [44, 30],
    [34, -8],
    [56, -40],
    [88, -34],
    [20, -52],
    [-6, 4],
  ] as const;
  context.strokeStyle = "rgb(255 243 209 / 0.35)";
  context.lineWidth = 2;
  context.beginPath();
  for (const [x, y] of stars) context.lineTo(x, y);
  context.lineTo(stars[0][0], stars[0][1]);
  context.stroke();
  context.fillStyle = "#FFF3D1";
  for (const [index, [x, y]] of stars.entries()) {
    context.beginPath();
    context.arc(x, y, 3.4 + Math.sin(tick / 24 + index * 2), 0, 7);
    context.fill();
  }
}

function satellite(context: Context, tick: number): void {
  context.rotate(Math.sin(tick / 120) * 0.2 - 0.3);
  fill(context, "#4A6EDC", "M-86-16h52v32h-52zM34-16h52v32H34z");
  fill(context, "#C9DDF5", "M-22-20h44v40h-44z");
  fill(context, "#FFD65A", "M-8-8h16v16H-8z");
  context.strokeStyle = "#C9DDF5";
  context.lineWidth = 4;
  context.stroke(new Path2D("M-34 0h12M22 0h12M0-20v-16M-10-40a14 14 0 0 0 20 0"));
}

function ringed(context: Context): void {
  context.fillStyle = "#F2A65A";
  context.beginPath();
  context.arc(0, 0, 44, 0, 7);
  context.fill();
  fill(context, "#D97F4A", "M-40 16c26 14 56 12 80-2-10 22-24 30-40 30s-32-8-40-28z");
  context.strokeStyle = "#FFE0A8";
  context.lineWidth = 8;
  context.beginPath();
  context.ellipse(0, 0, 78, 20, -0.25, -0.35, Math.PI + 0.35);
  context.stroke();
}

function moon(context: Context): void {
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.arc(0, 0, 120, 0, 7);
  context.fill();
  context.fillStyle = "#E5D3A6";
  for (const [x, y, size] of [
    [-40, -36, 24],
    [38, 10, 34],
    [-30, 56, 18],
    [60, -60, 14],
    [-76, 14, 12],
  ] as const) {
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.fill();
  }
}

const shapes = new Map<string, Path2D>();

function fill(context: Context, colour: string, path: string): void {
  let shape = shapes.get(path);
  if (!shape) shapes.set(path, (shape = new Path2D(path)));
  context.fillStyle = colour;
  context.fill(shape);
}
