import { duckPaths } from "@quackademy/game-kit/stage/duck-paths.ts";
import { trace } from "./shapes.ts";

// The house duck with headphones: origin between its feet, about 34 units high, facing right.

export type Coat = readonly [body: string, belly: string, wing: string, head: string, neck: string];

const OWN: Coat = ["#FFD24A", "#e93", "#e54", "#FFD24A", ""];

export type DuckPose = {
  x: number;
  y: number;
  /** 1 is normal; more is taller and thinner. */
  stretch: number;
  tilt: number;
  /** Wing position from 0 (down) to 1 (up). */
  wing: number;
  /** Phase of the run in radians; null: feet tucked in. */
  run: number | null;
  /** The colour of the headphones. */
  phones: string;
  /** High contrast: the band of the headphones shows on black. */
  isContrast?: boolean;
  size?: number;
  /** Above a trumpet, in flights. */
  isFlying?: boolean;
  /** 1 on the floor, -1 on the ceiling, and between them on the way. */
  upright?: number;
  /** In a drop it wears dark glasses. */
  isCool?: boolean;
  /** How far above its head a crown is; undefined: it has none. */
  crown?: number | undefined;
  /** Another duck's colours: body, belly, wing, head, and the ring around its neck. */
  coat?: Coat;
};

export function drawDuck(context: CanvasRenderingContext2D, pose: DuckPose): void {
  const shape = duckPaths();
  const [body, belly, wing, head, neck] = pose.coat ?? OWN;
  const size = 0.42 * (pose.size ?? 1);
  context.save();
  context.translate(pose.x, pose.y);
  context.scale(size / Math.sqrt(pose.stretch), size * pose.stretch * (pose.upright ?? 1));
  context.translate(0, -40);
  context.rotate(pose.tilt);
  context.translate(0, 40);
  if (pose.isFlying) drawTrumpet(context);
  else drawFeet(context, pose.run);
  context.translate(-172, -116);
  fill(context, shape.body, body);
  fill(context, shape.belly, belly);
  context.save();
  context.translate(176, 84);
  context.rotate(pose.wing * 1.1);
  context.translate(-176, -84);
  fill(context, shape.wing, wing);
  context.restore();
  if (neck) {
    context.fillStyle = neck;
    context.fillRect(168, 72, 32, 9);
  }
  context.fillStyle = head;
  context.beginPath();
  context.arc(186, 56, 23, 0, 7);
  context.fill();
  if (!pose.coat) fill(context, shape.cheek, "#fb4");
  fill(context, shape.eyes, "#322");
  context.strokeStyle = "#322";
  context.lineWidth = 2.6;
  context.lineCap = "round";
  context.stroke(shape.lids);
  fill(context, shape.bill, "#f73");
  if (pose.isCool) drawGlasses(context);
  drawPhones(context, pose.phones, pose.isContrast ? "#fff" : "#224");
  if (pose.crown !== undefined) drawCrown(context, 28 - pose.crown);
  context.restore();
}

function drawPhones(context: CanvasRenderingContext2D, colour: string, line: string): void {
  context.strokeStyle = line;
  context.lineWidth = 7;
  context.beginPath();
  context.arc(184, 56, 26, -2.75, -0.5);
  context.stroke();
  context.fillStyle = colour;
  context.lineWidth = 4;
  context.beginPath();
  context.ellipse(166, 58, 10, 14, 0.1, 0, 7);
  context.fill();
  context.stroke();
}

function drawCrown(context: CanvasRenderingContext2D, y: number): void {
  context.fillStyle = "#FFE45C";
  context.strokeStyle = "#7a3d00";
  context.lineWidth = 4;
  context.lineJoin = "round";
  trace(context, [164, y + 8, 158, y - 22, 173, y - 9, 184, y - 32, 196, y - 9, 211, y - 22, 205, y + 8]);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillStyle = "#e33";
  context.fillRect(180, y - 5, 8, 8);
}

function drawGlasses(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#1B1038";
  context.beginPath();
  context.roundRect(180, 44, 17, 14, [2, 2, 7, 7]);
  context.roundRect(199, 44, 14, 14, [2, 2, 7, 7]);
  context.rect(172, 44, 40, 4);
  context.fill();
  context.fillStyle = "#7ff";
  context.fillRect(183, 47, 5, 3);
  context.fillRect(202, 47, 4, 3);
}

function drawFeet(context: CanvasRenderingContext2D, run: number | null): void {
  context.strokeStyle = "#f73";
  context.lineWidth = 7;
  context.lineCap = "round";
  context.beginPath();
  for (const [index, x] of [-10, 8].entries()) {
    const lift = run === null ? 9 : Math.max(0, Math.sin(run + index * Math.PI)) * 10;
    const swing = run === null ? -9 : Math.cos(run + index * Math.PI) * 11;
    context.moveTo(x, -14);
    context.lineTo(x + swing, -2 - lift);
    context.lineTo(x + swing + 9, -2 - lift);
  }
  context.stroke();
}

/** It rides on a trumpet. */
function drawTrumpet(context: CanvasRenderingContext2D): void {
  context.fillStyle = "#fb3";
  context.strokeStyle = "#841";
  context.lineWidth = 4;
  trace(context, [-58, -22, -40, -10, 42, -10, 42, 0, -40, 0, -58, 12]);
  context.closePath();
  context.fill();
  context.stroke();
  for (const x of [-8, 6, 20]) context.strokeRect(x, -17, 7, 7);
}

function fill(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}
