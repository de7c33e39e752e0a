import { duckPaths } from "@quackademy/game-kit/stage/duck-paths.ts";
import { drawHat } from "./view-hats.ts";

// The duck of the cover: origin between its feet, about forty units high, facing right.

export type DuckPose = {
  x: number;
  y: number;
  facing: number;
  /** 1 is normal; more is taller and thinner. */
  stretch: number;
  tilt: number;
  /** Wing position from 0 (down) to 1 (up). */
  wing: number;
  /** Phase of the walk in radians; null: feet tucked in. */
  walk: number | null;
  buoys: number;
  /** The name of its hat. */
  hat?: string;
  /** 1 is the size of the rules. */
  size?: number;
};

export function drawDuck(context: CanvasRenderingContext2D, pose: DuckPose): void {
  const shape = duckPaths();
  context.save();
  context.translate(pose.x, pose.y);
  const size = 0.48 * (pose.size ?? 1);
  context.scale((pose.facing * size) / Math.sqrt(pose.stretch), size * pose.stretch);
  context.translate(0, -48);
  context.rotate(pose.tilt);
  context.translate(0, 48);
  drawFeet(context, pose.walk);
  context.translate(-172, -116);
  fill(context, shape.body, "#FFD24A");
  fill(context, shape.belly, "#EFA132");
  context.save();
  context.translate(176, 84);
  context.rotate(pose.wing * 1.1);
  context.translate(-176, -84);
  fill(context, shape.wing, "#F2594B");
  context.restore();
  if (pose.buoys > 0) drawBuoys(context, pose.buoys);
  context.fillStyle = "#FFD24A";
  context.beginPath();
  context.arc(186, 56, 23, 0, 7);
  context.fill();
  fill(context, shape.cheek, "#F7B93E");
  fill(context, shape.eyes, "#3A1A2A");
  stroke(context, shape.lids, "#3A1A2A", 2.6);
  fill(context, shape.bill, "#FF7A33");
  const { hat = "none" } = pose;
  if (hat === "none") stroke(context, shape.crest, "#FFD24A", 4.5);
  else drawHat(context, hat);
  context.restore();
}

function drawFeet(context: CanvasRenderingContext2D, walk: number | null): void {
  context.strokeStyle = "#FF7A33";
  context.lineWidth = 6;
  context.lineCap = "round";
  context.beginPath();
  for (const [index, x] of [-10, 8].entries()) {
    const lift = walk === null ? 8 : Math.max(0, Math.sin(walk + index * Math.PI)) * 7;
    const swing = walk === null ? -8 : Math.cos(walk + index * Math.PI) * 6;
    context.moveTo(x, -14);
    context.lineTo(x + swing, -2 - lift);
    context.lineTo(x + swing + 8, -2 - lift);
  }
  context.stroke();
}

/** A lifebuoy around the middle; a second one above it. */
function drawBuoys(context: CanvasRenderingContext2D, count: number): void {
  for (let index = 0; index < count; index++) {
    const y = 92 - index * 13;
    context.lineWidth = 12;
    for (const [colour, dash] of [
      ["#FFF3D1", []],
      ["#F2594B", [14, 14]],
    ] as const) {
      context.strokeStyle = colour;
      context.setLineDash([...dash]);
      context.lineCap = "butt";
      context.beginPath();
      context.ellipse(173, y, 36, 9, 0, 0, Math.PI);
      context.stroke();
    }
    context.setLineDash([]);
  }
}

function fill(context: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  context.fillStyle = colour;
  context.fill(path);
}

function stroke(context: CanvasRenderingContext2D, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.stroke(path);
}
