import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { spread, type Camera, type Tint } from "./view-sky.ts";

const METRE = 20;
const STEP = 64;

/** The cliffs left and right, with moss, ripples, and a label every ten metres. */
export function drawWalls(stage: Stage, tint: Tint, camera: Camera): void {
  for (const side of [-1, 1]) drawWall(stage, tint, camera, side);
}

function drawWall(stage: Stage, tint: Tint, { left, bottom, height }: Camera, side: number): void {
  const { context, width, bounds } = stage;
  const edge = side < 0 ? left : width - left;
  const outer = side < 0 ? bounds.left - 60 : bounds.right + 60;
  const room = left - bounds.left;
  const first = Math.floor((bottom - (bounds.bottom - height)) / STEP) - 2;
  const last = Math.ceil((bottom + height - bounds.top) / STEP) + 1;
  const yAt = (index: number) => height - (index * STEP - bottom);

  const shape = (inset: number, bulge: number) => {
    context.beginPath();
    context.moveTo(outer, yAt(first));
    context.lineTo(edge + side * inset, yAt(first));
    for (let index = first; index < last; index++) {
      const deep = side * (inset + spread(index * 2 + side) * bulge);
      context.quadraticCurveTo(edge + deep, yAt(index + 0.5), edge + side * inset, yAt(index + 1));
    }
    context.lineTo(outer, yAt(last));
    context.fill();
  };
  context.fillStyle = tint.rock;
  shape(2, 12);
  if (room > 60) {
    context.fillStyle = tint.rockShade;
    shape(54, 44);
    ripples(context, { edge, side, first, last, yAt, room, colour: tint.rock });
  }
  context.fillStyle = "#B9E36B";
  for (let index = first; index < last; index++)
    if (spread(index * 5 + side) > 0.62) moss(context, edge, yAt(index + 0.5), side, room);
  if (room > 110)
    for (let index = first; index < last; index++)
      if (spread(index * 11 + side) > 0.965) drawMonitor(stage, edge + side * 66, yAt(index), -side);
  tags(stage, { edge, side, room, bottom });
}

/** `room` is the width of the cliff in view. */
type Place = { edge: number; side: number; room: number };
type Rows = Place & { first: number; last: number; yAt(index: number): number; colour: string };

function ripples(context: CanvasRenderingContext2D, { edge, side, first, last, yAt, room, colour }: Rows): void {
  context.strokeStyle = colour;
  context.globalAlpha = 0.5;
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (let index = first; index < last; index++) {
    for (let dash = 0; dash < 4; dash++) {
      const x = edge + side * (84 + spread(index * 7 + dash + side) * Math.max(20, room - 90));
      const y = yAt(index + dash / 4);
      context.moveTo(x, y);
      context.lineTo(x + side * 12, y);
    }
  }
  context.stroke();
  context.globalAlpha = 1;
}

function moss(context: CanvasRenderingContext2D, edge: number, y: number, side: number, room: number): void {
  const deep = Math.min(room, 46) + 4;
  context.beginPath();
  context.moveTo(edge - side * 3, y);
  context.quadraticCurveTo(edge + side * (deep / 2), y - 16, edge + side * deep, y - 4);
  context.arc(edge + side * deep * 0.72, y, 7, 0, Math.PI);
  context.arc(edge + side * deep * 0.4, y, 8, 0, Math.PI);
  context.arc(edge + side * deep * 0.12, y, 7, 0, Math.PI);
  context.fill();
}

function tags(stage: Stage, { edge, side, room, bottom }: Place & { bottom: number }): void {
  const { context, height, bounds } = stage;
  const isRoomy = room > 60;
  const every = isRoomy ? 10 : 20;
  const highest = bottom + height - bounds.top;
  for (let metres = Math.ceil(bottom / METRE / every) * every; metres * METRE < highest; metres += every) {
    if (metres <= 0 || (metres / every) % 2 === (side < 0 ? 1 : 0)) continue;
    const y = height - (metres * METRE - bottom);
    const x = isRoomy ? edge + side * 36 : edge - side * 34;
    const isBig = metres % 100 === 0;
    context.fillStyle = isBig ? "#FFD65A" : "#FFF3D1";
    context.beginPath();
    const words = `${metres} m`;
    const half = 8 + words.length * 4.2;
    context.roundRect(x - half, y - 10, half * 2, 20, 3);
    context.fill();
    stage.text(words, x, y + 1, { size: 13, align: "center", weight: 900, colour: "#3A1A2A" });
  }
}

/** The hall monitor in a window of the cliff. */
function drawMonitor({ context, tick, isCalm }: Stage, x: number, y: number, facing: number): void {
  context.save();
  context.translate(x, y);
  context.scale(facing, 1);
  context.fillStyle = "#0B3B46";
  context.beginPath();
  context.arc(0, 0, 27, 0, 7);
  context.fill();
  context.clip();
  const peek = isCalm ? 0 : Math.sin(tick / 70 + x) * 5;
  context.translate(0, peek);
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(-11, -10, 20, 60, 10);
  context.fill();
  context.fillStyle = "#8A4B2A";
  context.beginPath();
  context.arc(-1, -5, 12, Math.PI, 0);
  context.fill();
  context.fillStyle = "#FF7A33";
  context.beginPath();
  context.ellipse(13, 2, 10, 4, 0.05, 0, 7);
  context.fill();
  context.fillStyle = "#F2594B";
  context.fillRect(-14, 17, 28, 7);
  context.fillStyle = "#3A1A2A";
  context.beginPath();
  context.arc(3, -3, 3.4, 0, Math.PI);
  context.fill();
  context.save();
  context.translate(3, -4);
  context.rotate(0.25);
  context.fillRect(-6, -1.4, 12, 2.4);
  context.restore();
  context.restore();
}
