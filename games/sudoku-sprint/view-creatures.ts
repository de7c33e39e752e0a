import { CORAL, drawParts, INK, part } from "./view-paint.ts";

const SEVEN_BODY = [
  part("#9E2C25", "M-21-42h56l-34 76", 32),
  part(CORAL, "M-26-48h56l-34 76", 32),
  part("#FF9C88", "M-34-54h54", 6),
  part(
    "#FFF6DF",
    "M24-46a8.500 8.500 0 1 1-17 0a8.500 8.500 0 1 1 17 0zM44-46a8.500 8.500 0 1 1-17 0a8.500 8.500 0 1 1 17 0z",
  ),
  part(INK, "M12-46h9a4.500 4.500 0 0 1-9 0zM32-46h9a4.500 4.500 0 0 1-9 0z"),
  part(INK, "M7-46h17M27-46h17", 3),
];

/** The running seven, around 0, 0 and about 130 high. `stride` turns once per two steps. */
export function drawSeven(context: CanvasRenderingContext2D, stride: number): void {
  const swing = Math.sin(stride);
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [side, hip] of [
    [1, -8],
    [-1, 6],
  ] as const) {
    const reach = swing * side;
    const knee = { x: hip + reach * 20, y: 46 - Math.abs(reach) * 4 };
    const foot = { x: knee.x + reach * 8 - 10, y: 66 - Math.max(0, -reach) * 14 };
    context.strokeStyle = INK;
    context.lineWidth = 9;
    context.beginPath();
    context.moveTo(hip, 26);
    context.lineTo(knee.x, knee.y);
    context.lineTo(foot.x, foot.y);
    context.stroke();
    context.strokeStyle = CORAL;
    context.lineWidth = 11;
    context.beginPath();
    context.moveTo(foot.x, foot.y);
    context.lineTo(foot.x + 12, foot.y + 1);
    context.stroke();
  }
  drawArm(context, -16, -14, -1, swing);
  drawParts(context, SEVEN_BODY);
  drawArm(context, 12, -10, 1, -swing);
}

function drawArm(context: CanvasRenderingContext2D, x: number, y: number, side: number, swing: number): void {
  context.strokeStyle = INK;
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + side * 22, y + 8 + swing * 8);
  context.lineTo(x + side * 30 + swing * 6, y - 8 + swing * 12);
  context.stroke();
}

const GOOSE = [
  part("#A9BBE6", "M24 92c0-19 18-30 44-30 20 0 34-6 48-20 4 40-10 78-50 78-26 0-42-10-42-28z"),
  part("#7E93C9", "M116 42c4 40-10 78-50 78-20 0-34-6-40-17 44 8 78-16 90-61z"),
  part(
    "#FFF3D1",
    "M26 100c-6-14 6-24 6-40 0-10-4-18-4-30 0-14 8-22 20-22s20 9 20 21c0 18-8 26-8 40 0 16 2 40-16 42-8 1-14-4-18-11z",
  ),
  part("#E3D0A2", "M68 29c0 18-8 26-8 40 0 16 2 40-16 42 6-14 4-24 6-40 2-14 12-24 18-42z"),
  part("#9A5632", "M28 26C29 12 37 4 48 4c13 0 21 10 21 24 0 8-2 14-4 18 0-14-6-22-16-22-8 0-14 3-21 2z"),
  part("#FF9F43", "M31 27L6 37c-4 2-4 7 1 8 10 3 20 2 28-1z"),
  part("#B05A12", "M7 40c9 1 18-1 26-4", 3),
  part("#1A2350", "M49.500 33a4.500 4.500 0 1 1-9 0a4.500 4.500 0 1 1 9 0z"),
  part("#1A2350", "M37 27l14 4", 4),
  part("#F2594B", "M27 84c14 12 30 20 50 24l-3 11c-20-3-38-11-50-24z"),
];

/** The hall monitor, facing right, around 0, 0 and about 140 high. */
export function drawGoose(context: CanvasRenderingContext2D, stride: number): void {
  context.save();
  context.scale(-1, 1);
  context.translate(-61, -74);
  context.strokeStyle = "#FF9F43";
  context.lineWidth = 6;
  context.lineCap = "round";
  for (const [hip, side] of [
    [58, 1],
    [82, -1],
  ] as const) {
    const reach = Math.sin(stride) * side * 12;
    context.beginPath();
    context.moveTo(hip, 112);
    context.lineTo(hip - reach, 136 - Math.max(0, reach) * 0.5);
    context.lineTo(hip - reach - 13, 139 - Math.max(0, reach) * 0.5);
    context.stroke();
  }
  drawParts(context, GOOSE);
  context.restore();
}

const head = (base: string, shade: string) => [
  part(base, "M-4-26C-7-32-13-33-17-31M3-28c-1-4 2-6 6-6", 5),
  part(base, "M27 0a27 27 0 1 1-54 0a27 27 0 1 1 54 0z"),
  part(shade, "M25-10c4 20-10 37-28 37-7 0-12-2-16-5 20 3 38-11 44-32z"),
];
const FACE = [
  part("#1A2350", "M-15-2h12a6 6 0 0 1-12 0zM8-2h11a5.500 5.500 0 0 1-11 0z"),
  part("#1A2350", "M-17-2.500h16M6.500-2.500H21", 3.2),
  part("#FF7A33", "M-3 9c6-4 13-5 19-4 6 2 12 7 16 12 3 4 1 9-4 9-11 1-24-1-31-6-5-4-5-8 0-11z"),
  part("#B8430F", "M-2 15c9 5 20 7 31 5", 3),
];
const DUCKLING = head("#FFD24A", "#F4AE38");
const DRAKE = head("#2F9E6B", "#1F7A52");
const RING = [part("#FFF3D1", "M-22 22c12 10 30 11 44 1", 7)];

/** The head of the rival that a grade is named after, about 60 high. */
export function drawRival(context: CanvasRenderingContext2D, grade: number): void {
  if (grade === 2) {
    context.save();
    context.scale(0.62, 0.62);
    context.translate(-4, 14);
    drawGoose(context, 0.6);
    context.restore();
    return;
  }
  if (grade === 0) context.scale(0.86, 0.86);
  drawParts(context, grade === 0 ? DUCKLING : DRAKE);
  if (grade === 1) drawParts(context, RING);
  drawParts(context, FACE);
}
