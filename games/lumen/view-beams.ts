import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PIECE, STEPS } from "./rules-light.ts";
import { PHASE, type LumenState } from "./rules.ts";
import { HUES, PRIMARIES, signPath } from "./view-colours.ts";
import { cellPoint, cellSide, type Layout } from "./view-layout.ts";

/** Half a cell of light: a line with a colour. */
type Stretch = { x: number; y: number; dx: number; dy: number; colour: number; phase: number };

const FADE_FRAMES = 5;

type Stroke = { width: number; alpha: number; part: "beam" | "core"; isGlow: boolean };
const PLAIN_STROKES: readonly Stroke[] = [{ width: 0.11, alpha: 1, part: "beam", isGlow: false }];
const GLOWING_STROKES: readonly Stroke[] = [
  { width: 0.5, alpha: 0.1, part: "beam", isGlow: true },
  { width: 0.27, alpha: 0.2, part: "beam", isGlow: true },
  { width: 0.125, alpha: 0.95, part: "beam", isGlow: false },
  { width: 0.05, alpha: 0.9, part: "core", isGlow: true },
];

/** Draws all light, from a wide faint glow to a thin bright core. Crossing colours add up on the screen, too. */
export function drawBeams(stage: Stage, layout: Layout, state: LumenState): void {
  const { context } = stage;
  const side = cellSide(layout, state.board);
  const stretches = findStretches(layout, state);
  const pulse = pulseOf(stage, state);
  const strokes = stage.isContrast ? PLAIN_STROKES : GLOWING_STROKES;
  let seen = 0;
  for (const { colour } of stretches) seen |= 1 << colour;
  context.save();
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { width, alpha, part, isGlow } of strokes) {
    context.globalCompositeOperation = isGlow ? "lighter" : "source-over";
    context.globalAlpha = Math.min(1, isGlow ? alpha * pulse : alpha);
    context.lineWidth = side * width;
    for (let colour = 1; colour < HUES.length; colour++) {
      if ((seen & (1 << colour)) === 0) continue;
      context.beginPath();
      for (const each of stretches) {
        if (each.colour !== colour) continue;
        context.moveTo(each.x, each.y);
        context.lineTo(each.x + each.dx, each.y + each.dy);
      }
      context.strokeStyle = HUES[colour]![part];
      context.stroke();
    }
  }
  context.restore();
  drawSigns(stage, stretches, side);
}

const pulseOf = ({ tick, isCalm }: Stage, { phase, since }: LumenState): number => {
  if (isCalm) return 1;
  const flash = phase === PHASE.solved ? Math.max(0, 1 - since / 40) : 0;
  return 1 + Math.sin(tick / 24) * 0.12 + flash * 1.6;
};

function findStretches(layout: Layout, { board, light, shinesFrom, frame }: LumenState): Stretch[] {
  const side = cellSide(layout, board);
  const stretches: Stretch[] = [];
  for (let at = 0; at < light.into.length; at++) {
    const [cell, direction] = [at >> 2, at & 3];
    const [sx, sy] = STEPS[direction]!;
    const { x, y } = cellPoint(layout, board, cell);
    const colour = light.into[at]!;
    const isThere = frame >= shinesFrom[at]!;
    if (colour && isThere) {
      // Walls and the closed sides of prisms stop light at their surface.
      const isStopped =
        board.pieces[cell] === PIECE.wall ||
        (board.pieces[cell] === PIECE.prism && !isOpen(board.turns[cell]!, direction));
      const reach = isStopped ? 0.16 : Math.min(0.5, 0.5 * ((frame - shinesFrom[at]! + 1) / FADE_FRAMES));
      const from = side / 2;
      stretches.push({
        x: x - sx * from,
        y: y - sy * from,
        dx: sx * side * reach,
        dy: sy * side * reach,
        colour,
        phase: 0,
      });
    }
    const leaving = light.out[at]!;
    if (leaving && isSeenAt(shinesFrom, light.into, cell, frame)) {
      const isLast = isAtEdge(board.size, cell, direction);
      const reach = side * (isLast ? 0.62 : 0.5);
      stretches.push({ x, y, dx: sx * reach, dy: sy * reach, colour: leaving, phase: 0.5 });
    }
  }
  return stretches;
}

const isOpen = (turn: number, direction: number): boolean => {
  const entered = (direction + 2) % 4;
  return entered === turn || entered === (turn + 1) % 4;
};

function isSeenAt(shinesFrom: number[], into: Uint8Array, cell: number, frame: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    if (into[cell * 4 + direction] && frame > shinesFrom[cell * 4 + direction]!) return true;
  }
  return false;
}

function isAtEdge(size: number, cell: number, direction: number): boolean {
  const [dx, dy] = STEPS[direction]!;
  const [x, y] = [(cell % size) + dx, Math.floor(cell / size) + dy];
  return x < 0 || y < 0 || x >= size || y >= size;
}

/** Symbols of the colours move along the light, for colour-blind players. */
function drawSigns({ context, tick, isCalm }: Stage, stretches: readonly Stretch[], side: number): void {
  const size = Math.max(3.4, side * 0.055);
  context.save();
  context.fillStyle = "#0A1030";
  for (const { x, y, dx, dy, colour, phase } of stretches) {
    const parts = PRIMARIES.filter((primary) => colour & primary);
    // White contains every symbol, so it shows none.
    if (parts.length === 3) continue;
    const way = isCalm ? 0.5 : ((tick / 44) % 0.5) * 2;
    const turn = Math.floor((Math.abs(x) + Math.abs(y)) / side + phase) + Math.floor(tick / 22);
    const primary = parts[(isCalm ? Math.floor(x / side + y / side) : turn) % parts.length]!;
    signPath(context, primary, { x: x + dx * way, y: y + dy * way }, size);
    context.fill();
  }
  context.restore();
}
