import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Look } from "./view-look.ts";

/** Shapes from the cover. */
const ART = {
  bill: new Path2D("M22-14c12-4 26-4 30 4 2 6 2 14 0 20-4 8-18 8-30 4z"),
  shade: new Path2D("M18-18A25 25 0 0 1-18 18 30 30 0 0 0 18-18z"),
  star: new Path2D("M160 42l8 34 24-18-12 28 20 14-20 14 12 28-24-18-8 34-8-34-24 18 12-28-20-14 20-14-12-28 24 18z"),
  glow: new Path2D("M160 66l5 20 14-8-7 15 12 7-12 7 7 15-14-8-5 20-5-20-14 8 7-15-12-7 12-7-7-15 14 8z"),
};

export type PuckPose = {
  x: number;
  y: number;
  radius: number;
  /** Radians; 0 faces right. */
  facing: number;
  /** 1 is full size; it shrinks towards 0 when it falls. */
  size: number;
  spin: number;
  /** Recovery after a dash, 0 to 1; null: not shown. */
  rested: number | null;
  isDashing: boolean;
};

/** A puck from above, with its rider. */
export function drawPuck(stage: Stage, look: Look, pose: PuckPose): void {
  const { context } = stage;
  const scale = (pose.radius / 43) * pose.size;
  context.save();
  context.translate(pose.x, pose.y);
  context.fillStyle = "#8B5C26";
  context.globalAlpha = 0.5 * pose.size;
  context.beginPath();
  context.arc(5 * scale, 9 * scale, 44 * scale, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  if (pose.isDashing) drawSpeed(context, pose);
  context.scale(scale, scale);
  context.rotate(pose.spin);
  drawDisc(context, look);
  if (stage.isContrast) {
    context.strokeStyle = "#1B0B04";
    context.lineWidth = 4;
    context.beginPath();
    context.arc(0, 0, 43, 0, 7);
    context.stroke();
  }
  context.rotate(pose.facing);
  drawHead(context, look);
  context.restore();
  if (pose.rested !== null) drawRest(stage, pose);
}

function drawDisc(context: CanvasRenderingContext2D, { colour, trim }: Look): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, 43, 0, 7);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = "#000";
  context.globalAlpha = 0.2;
  context.beginPath();
  context.arc(0, 0, 44, 0, 7);
  context.moveTo(30, -9);
  context.arc(-12, -12, 42, 0, 7, true);
  context.fill("evenodd");
  context.restore();
  context.strokeStyle = "#FFF9E6";
  context.globalAlpha = 0.75;
  context.lineWidth = 4;
  context.lineCap = trim === "dots" ? "round" : "butt";
  if (trim === "dashes") context.setLineDash([10, 7]);
  else if (trim === "dots") context.setLineDash([0.1, 12.17]);
  if (trim === "dots") context.lineWidth = 6;
  context.beginPath();
  if (trim === "zigzag") {
    for (let point = 0; point <= 24; point++) {
      const far = point % 2 ? 36 : 29;
      context.lineTo(Math.cos((point / 12) * Math.PI) * far, Math.sin((point / 12) * Math.PI) * far);
    }
  } else context.arc(0, 0, 33, 0, 7);
  context.stroke();
  context.setLineDash([]);
  if (trim === "double") {
    context.lineWidth = 2.5;
    context.beginPath();
    context.arc(0, 0, 38, 0, 7);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawHead(context: CanvasRenderingContext2D, { head, shade, ink, cap }: Look): void {
  context.fillStyle = "#F27D26";
  context.fill(ART.bill);
  context.strokeStyle = "#B8430F";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(24, 0);
  context.lineTo(46, 0);
  context.stroke();
  context.fillStyle = head;
  context.beginPath();
  context.arc(0, 0, 25, 0, 7);
  context.fill();
  context.fillStyle = shade;
  context.fill(ART.shade);
  if (cap) {
    context.fillStyle = cap;
    context.beginPath();
    context.arc(-6, 0, 15, 0, 7);
    context.fill();
  } else {
    context.fillStyle = ink;
    context.beginPath();
    context.arc(-14, 0, 6, 0, 7);
    context.fill();
  }
  context.strokeStyle = ink;
  context.lineWidth = 4.5;
  context.beginPath();
  context.moveTo(6, -14);
  context.lineTo(16, -9);
  context.moveTo(6, 14);
  context.lineTo(16, 9);
  context.stroke();
  context.fillStyle = ink;
  for (const y of [-6, 6]) {
    context.beginPath();
    context.arc(12, y, 3.6, 0, 7);
    context.fill();
  }
}

function drawSpeed(context: CanvasRenderingContext2D, { facing, radius }: PuckPose): void {
  context.save();
  context.rotate(facing);
  context.strokeStyle = "#8B5C26";
  context.lineWidth = 5;
  context.lineCap = "round";
  context.beginPath();
  for (const [y, length] of [
    [-0.7, 22],
    [-0.1, 34],
    [0.55, 26],
  ] as const) {
    context.moveTo(-radius - 8, y * radius);
    context.lineTo(-radius - 8 - length, y * radius);
  }
  context.stroke();
  context.restore();
}

/** A ring that closes while the dash recharges; a full one means ready. */
function drawRest({ context }: Stage, { x, y, radius, rested }: PuckPose): void {
  const isReady = rested === 1;
  context.lineCap = "round";
  context.lineWidth = isReady ? 4 : 5;
  context.strokeStyle = isReady ? "#FFF9E6" : "#3A1A10";
  context.beginPath();
  context.arc(x, y, radius + 6, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.max(0.02, rested ?? 0));
  context.stroke();
}

/** The cover's star, where two pucks collided. */
export function drawHit(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.translate(-160, -100);
  context.fillStyle = "#FFF9E6";
  context.fill(ART.star);
  context.fillStyle = "#FFE07A";
  context.fill(ART.glow);
  context.restore();
}
