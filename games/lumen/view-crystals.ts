import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { colourAt, PIECE, STEPS } from "./rules-light.ts";
import { PHASE, type LumenState } from "./rules.ts";
import { HUES, PRIMARIES, signPath } from "./view-colours.ts";
import { cellPoint, cellSide, type Layout } from "./view-layout.ts";
import { arrived, disc } from "./view-pieces.ts";

const WHOLE = new Path2D("M-22-6L0-32 22-6 0 34z");
const RIGHT = new Path2D("M22-6L0 34V-3z");
const CROWN = new Path2D("M-22-6L0-32V-3z");
const CROWN_RIGHT = new Path2D("M0-32L22-6 0-3z");
const NIGHT = "#0A1030";

/** Crystals stay dim until they have exactly the light they need. */
export function drawCrystals(stage: Stage, layout: Layout, state: LumenState): void {
  const { context, tick, isCalm, isContrast } = stage;
  const { board } = state;
  const side = cellSide(layout, board);
  for (const [cell, piece] of board.pieces.entries()) {
    if (piece !== PIECE.crystal) continue;
    const wish = board.tints[cell]!;
    const has = seenColour(state, cell);
    const isLit = has === wish;
    const { x, y } = cellPoint(layout, board, cell);
    const hop = isLit && !isCalm ? Math.sin(tick / 16 + cell) * 2 : 0;
    const leap = state.phase === PHASE.solved && !isCalm ? Math.abs(Math.sin(state.since / 7 + cell)) * 9 : 0;
    if (isLit && !isContrast) drawGlow(context, x, y, side * 0.92, HUES[wish]!.beam);
    context.save();
    context.translate(x, y - side * 0.06 + hop - leap);
    const size = (side / 80) * arrived(stage, state, cell);
    context.scale(size, size);
    drawGem(context, wish, isLit, isContrast);
    drawFace(context, isLit, !isCalm && (tick + cell * 37) % 240 < 8);
    drawWish(context, wish, has);
    context.restore();
  }
}

/** The light that has reached the cell so far. */
function seenColour({ light, shinesFrom, frame }: LumenState, cell: number): number {
  let colour = 0;
  for (let direction = 0; direction < 4; direction++) {
    if (frame >= shinesFrom[cell * 4 + direction]!) colour |= light.into[cell * 4 + direction]!;
  }
  return colour & colourAt(light, cell);
}

function drawGlow(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `${colour}B0`);
  glow.addColorStop(0.45, `${colour}40`);
  glow.addColorStop(1, `${colour}00`);
  context.save();
  context.globalCompositeOperation = "lighter";
  disc(context, x, y, radius, "#000");
  context.fillStyle = glow;
  context.fill();
  context.restore();
}

function drawGem(context: CanvasRenderingContext2D, wish: number, isLit: boolean, isContrast: boolean): void {
  const { beam, light, dark, core } = HUES[wish]!;
  const paint = (path: Path2D, colour: string) => {
    context.fillStyle = colour;
    context.fill(path);
  };
  context.save();
  context.translate(0, 3);
  paint(WHOLE, NIGHT);
  context.restore();
  paint(WHOLE, beam);
  paint(RIGHT, dark);
  paint(CROWN, isLit ? core : light);
  paint(CROWN_RIGHT, isLit ? light : dark);
  if (!isLit) {
    // Unlit: its own colour under a dark overlay.
    context.globalAlpha = 0.56;
    paint(WHOLE, "#1B2258");
    context.globalAlpha = 1;
  }
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = isContrast ? "#fff" : isLit ? core : beam;
  context.stroke(WHOLE);
}

function drawFace(context: CanvasRenderingContext2D, isLit: boolean, isBlinking: boolean): void {
  const colour = isLit ? "#1A2350" : "#C4CBF2";
  context.strokeStyle = colour;
  context.fillStyle = colour;
  context.lineWidth = 2.4;
  context.lineCap = "round";
  for (const x of [-7, 7]) {
    context.beginPath();
    if (isLit) {
      context.moveTo(x - 4, 1);
      context.lineTo(x + 4, 1);
    } else context.arc(x, 0, 3.4, 0.2, Math.PI - 0.2);
    context.stroke();
    if (!isLit || isBlinking) continue;
    context.beginPath();
    context.arc(x, 1, 3.4, 0, Math.PI);
    context.fill();
  }
}

/** A label with the symbols it needs, hollow until they arrive. Unwanted ones are crossed out. */
function drawWish(context: CanvasRenderingContext2D, wish: number, has: number): void {
  const parts = PRIMARIES.filter((primary) => (wish | has) & primary);
  // A white crystal with white light or none needs no label.
  if (wish === 7 && (has === 7 || has === 0)) return;
  const width = parts.length * 14 + 6;
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(-width / 2, 24, width, 17, 4);
  context.fill();
  for (const [index, primary] of parts.entries()) {
    const at = { x: (index - (parts.length - 1) / 2) * 14, y: 32.5 };
    signPath(context, primary, at, 4.6);
    context.strokeStyle = context.fillStyle = HUES[primary]!.dark;
    context.lineWidth = 1.8;
    if (has & primary) context.fill();
    context.stroke();
    if (wish & primary) continue;
    context.strokeStyle = "#1A2350";
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(at.x - 6, at.y + 6);
    context.lineTo(at.x + 6, at.y - 6);
    context.stroke();
  }
}

/** The lamps beside the board, each with the symbol of its colour. */
export function drawLamps(stage: Stage, layout: Layout, state: LumenState): void {
  const { context, isContrast } = stage;
  const side = cellSide(layout, state.board);
  for (const { cell, direction, colour } of state.board.lamps) {
    const { x, y } = cellPoint(layout, state.board, cell);
    const [dx, dy] = STEPS[direction]!;
    const { beam, dark, core } = HUES[colour]!;
    context.save();
    context.translate(x - dx * side * 0.5, y - dy * side * 0.5);
    context.rotate(((direction - 1) * Math.PI) / 2);
    const size = Math.min(1, side / 84);
    context.scale(size, size);
    context.fillStyle = isContrast ? "#fff" : NIGHT;
    lampPath(context, 3);
    context.fill();
    context.fillStyle = beam;
    lampPath(context, 0);
    context.fill();
    context.fillStyle = dark;
    context.beginPath();
    context.roundRect(-44, -26, 12, 52, 4);
    context.fill();
    context.rotate(((1 - direction) * Math.PI) / 2);
    const parts = PRIMARIES.filter((primary) => colour & primary);
    if (parts.length < 3) {
      const along = direction % 2 ? { x: -17 * dx, y: 0 } : { x: 0, y: -17 * dy };
      signPath(context, parts[0]!, along, 7.5);
      context.fillStyle = "#10163F";
      context.fill();
    } else disc(context, -17 * dx, -17 * dy, 7, core);
    context.restore();
  }
}

function lampPath(context: CanvasRenderingContext2D, grown: number): void {
  context.beginPath();
  context.moveTo(-40 - grown, -22 - grown);
  context.lineTo(-18, -22 - grown);
  context.bezierCurveTo(-4, -22 - grown, 4 + grown, -12, 4 + grown, 0);
  context.bezierCurveTo(4 + grown, 12, -4, 22 + grown, -18, 22 + grown);
  context.lineTo(-40 - grown, 22 + grown);
  context.closePath();
}
