import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { isTurnable, PIECE } from "./rules-light.ts";
import type { LumenState } from "./rules.ts";
import { HUES, PRIMARIES, signPath } from "./view-colours.ts";
import { cellPoint, cellSide, type Layout } from "./view-layout.ts";

const TURN_FRAMES = 9;
const ARRIVE_FRAMES = 16;
const NIGHT = "#0A1030";

/** The plates that pieces turn on, below the light. */
export function drawPlates(stage: Stage, layout: Layout, state: LumenState, chosen: number): void {
  const { context } = stage;
  const side = cellSide(layout, state.board);
  for (const [cell, piece] of state.board.pieces.entries()) {
    const { x, y } = cellPoint(layout, state.board, cell);
    const grown = arrived(stage, state, cell);
    if (piece === PIECE.wall) drawWall(stage, x, y, side * 0.8 * grown);
    if (!isTurnable(piece)) continue;
    const isChosen = cell === chosen;
    disc(context, x, y + side * 0.05, side * 0.43 * grown, NIGHT);
    disc(context, x, y, side * 0.43 * grown, isChosen ? "#3A4699" : "#27307A");
    context.strokeStyle = stage.isContrast ? "#fff" : isChosen ? "#FFE07A" : "#36418F";
    context.lineWidth = side * 0.035;
    context.beginPath();
    context.arc(x, y, side * 0.4 * grown, 0, 7);
    context.stroke();
  }
}

/** The pieces themselves, above the light. */
export function drawPieces(stage: Stage, layout: Layout, state: LumenState): void {
  const { context } = stage;
  const { board, turned, frame } = state;
  const side = cellSide(layout, board);
  for (const [cell, piece] of board.pieces.entries()) {
    if (piece === PIECE.none || piece === PIECE.wall || piece === PIECE.crystal) continue;
    const { x, y } = cellPoint(layout, board, cell);
    const age = turned.cell === cell ? (frame - turned.frame) / TURN_FRAMES : 1;
    // The rules turn a piece at once; the picture follows from a quarter turn behind.
    const behind = stage.isCalm || age >= 1 ? 0 : (1 - age) ** 3;
    context.save();
    context.translate(x, y);
    const grown = arrived(stage, state, cell);
    context.scale((side / 80) * grown, (side / 80) * grown);
    if (piece === PIECE.glass) drawGlass(stage, board.tints[cell]!);
    else {
      context.rotate((board.turns[cell]! - behind) * (Math.PI / 2));
      if (piece === PIECE.mirror) drawMirror(context);
      else if (piece === PIECE.splitter) drawSplitter(context);
      else drawPrism(context);
    }
    context.restore();
  }
}

/** Pieces appear one after the other when a level starts. */
export function arrived({ isCalm }: Stage, { level, since, phase, frame }: LumenState, cell: number): number {
  if (isCalm || phase !== 0 || (level === 1 && frame === 0)) return 1;
  const t = (since - (cell % 9) * 1.5) / ARRIVE_FRAMES;
  return t >= 1 ? 1 : t <= 0 ? 0 : 1 - Math.cos(t * 6.5) * (1 - t) ** 2;
}

/** A / at rest; a quarter turn makes it \. */
function drawMirror(context: CanvasRenderingContext2D): void {
  context.rotate(-Math.PI / 4);
  bar(context, NIGHT, 13, 28, 3);
  bar(context, "#7C8CD9", 12, 28, 0);
  bar(context, "#E4EAFF", 4.6, 26, -2.4);
}

function drawSplitter(context: CanvasRenderingContext2D): void {
  context.rotate(-Math.PI / 4);
  bar(context, NIGHT, 15, 28, 2.5);
  bar(context, "#2A9CC4", 14, 28, 0);
  bar(context, "#151B4A", 8, 27, 0);
  context.setLineDash([7, 7]);
  bar(context, "#BDF6FC", 4, 26, 0);
  context.setLineDash([]);
}

/** Open above and to the right at rest. */
function drawPrism(context: CanvasRenderingContext2D): void {
  const triangle = (inset: number, drop: number) => {
    context.beginPath();
    context.moveTo(-25 + inset, -25 + inset * 2.4 + drop);
    context.lineTo(25 - inset * 2.4, 25 - inset + drop);
    context.lineTo(-25 + inset, 25 - inset + drop);
    context.closePath();
  };
  context.lineJoin = "round";
  context.lineWidth = 7;
  context.strokeStyle = context.fillStyle = NIGHT;
  triangle(0, 4);
  context.fill();
  context.stroke();
  context.strokeStyle = context.fillStyle = "#9B6BD6";
  triangle(0, 0);
  context.fill();
  context.stroke();
  context.fillStyle = "#6C41A8";
  triangle(7, 1);
  context.fill();
  context.strokeStyle = "#EBD9FF";
  context.lineWidth = 4.6;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-22, -24);
  context.lineTo(24, 22);
  context.stroke();
}

function drawGlass({ context, isContrast }: Stage, tint: number): void {
  const { beam, dark, core } = HUES[tint]!;
  context.fillStyle = NIGHT;
  box(context, -25, -22, 50, 50, 10);
  context.globalAlpha = 0.9;
  context.fillStyle = dark;
  box(context, -25, -26, 50, 50, 10);
  context.globalAlpha = 1;
  context.strokeStyle = isContrast ? "#fff" : beam;
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(-25, -26, 50, 50, 10);
  context.stroke();
  context.strokeStyle = "rgb(255 255 255 / .55)";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-17, -10);
  context.lineTo(-17, -18);
  context.lineTo(-6, -18);
  context.stroke();
  drawSignRow(context, tint, { x: 0, y: -1 }, 9, core);
}

function drawWall({ context, isContrast }: Stage, x: number, y: number, side: number): void {
  const half = side / 2;
  context.fillStyle = NIGHT;
  box(context, x - half, y - half + side * 0.09, side, side, side * 0.16);
  context.fillStyle = "#343E85";
  box(context, x - half, y - half, side, side, side * 0.16);
  context.strokeStyle = isContrast ? "#fff" : "#232B68";
  context.lineWidth = side * 0.06;
  context.lineCap = "round";
  context.beginPath();
  for (const [dx, dy] of [
    [-0.05, 0.3],
    [0.22, 0.12],
    [0.1, -0.08],
    [-0.28, 0.16],
  ] as const) {
    context.moveTo(x + dx * side, y + dy * side);
    context.lineTo(x + (dx + 0.16) * side, y + dy * side);
  }
  context.stroke();
  context.strokeStyle = "#5863B5";
  context.beginPath();
  context.moveTo(x - half * 0.72, y - half * 0.3);
  context.lineTo(x - half * 0.72, y - half * 0.74);
  context.lineTo(x - half * 0.1, y - half * 0.74);
  context.stroke();
}

/** The symbols of a colour, side by side. */
export function drawSignRow(
  context: CanvasRenderingContext2D,
  colour: number,
  at: Point,
  size: number,
  fill: string,
): void {
  const parts = PRIMARIES.filter((primary) => colour & primary);
  for (const [index, primary] of parts.entries()) {
    signPath(context, primary, { x: at.x + (index - (parts.length - 1) / 2) * size * 2.6, y: at.y }, size);
    context.fillStyle = fill;
    context.fill();
  }
}

function bar(context: CanvasRenderingContext2D, colour: string, width: number, half: number, drop: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.beginPath();
  context.moveTo(-half, drop);
  context.lineTo(half, drop);
  context.stroke();
}

function box(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, Math.max(0, width), Math.max(0, height), Math.max(0, radius));
  context.fill();
}

export function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, Math.max(0, radius), 0, 7);
  context.fill();
}
