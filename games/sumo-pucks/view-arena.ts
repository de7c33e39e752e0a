import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { ARENA, BUMPER_RADIUS, bumpersIn, gapAt, gapHalf, GAPS, tableTurn, windAt } from "./rules-arenas.ts";
import { PHASE, type State } from "./rules.ts";
import { ringAt } from "./rules-ring.ts";
import { THEMES, type Theme } from "./themes.ts";
import { drawPond } from "./view-pond.ts";

/** The pond, and the platform that floats on it with its rope. */
export function drawArena(stage: Stage, state: State): void {
  const { context, width, height, tick, isCalm } = stage;
  const theme = THEMES[state.arena]!;
  drawAround(stage, (around) => drawPond(around, state.arena, theme));
  const ring = state.ring / 256;
  context.save();
  context.translate(width / 2, height / 2);
  context.strokeStyle = "rgb(255 255 255 / 0.28)";
  context.lineWidth = 4;
  context.setLineDash([4, 14]);
  context.lineCap = "round";
  circle(context, ringAt(0) / 256);
  context.stroke();
  context.setLineDash([]);
  // Foam where the platform meets the water.
  context.strokeStyle = "rgb(255 255 255 / 0.35)";
  context.lineWidth = 7;
  circle(context, ring + 34 + (isCalm ? 0 : Math.sin(tick / 24) * 2), 0, 20);
  context.stroke();
  context.fillStyle = theme.side;
  circle(context, ring + 22, 0, 22);
  context.fill();
  context.fillStyle = shadeOf(stage, theme.side);
  circle(context, ring + 22);
  context.fill();
  context.fillStyle = stage.isContrast ? "#FFF9E6" : theme.floor;
  circle(context, ring + 14);
  context.fill();
  drawFloor(stage, state, ring, theme);
  drawRope(stage, state, ring, theme);
  context.restore();
}

const shadeOf = ({ isContrast }: Stage, side: string) => (isContrast ? "#3A1A10" : side);

function drawFloor(stage: Stage, state: State, ring: number, theme: Theme): void {
  const { context } = stage;
  if (state.arena === ARENA.turntable) drawTable(context, state, ring, theme);
  else if (state.arena === ARENA.ice) drawIce(context, ring);
  else drawMarks(context, ring, theme.mark);
  if (state.arena === ARENA.bumpers)
    for (const post of bumpersIn(state.ring)) drawBumper(stage, post.x / 256, post.y / 256);
  if (state.arena === ARENA.wind) drawWind(stage, state, ring);
}

/** How far the table has turned: it changes its direction again and again. */
function turnedAt(clock: number): number {
  let turned = 0;
  for (let from = 0; from < clock; from += 420) turned += (tableTurn(from) / 65_536) * Math.min(420, clock - from);
  return turned;
}

function drawTable(context: CanvasRenderingContext2D, { clock }: State, ring: number, { mark, rope }: Theme): void {
  context.save();
  context.rotate(turnedAt(clock));
  context.strokeStyle = mark;
  context.lineWidth = 3;
  for (let groove = 0.3; groove < 1; groove += 0.14) {
    circle(context, ring * groove);
    context.stroke();
  }
  context.fillStyle = "rgb(255 255 255 / 0.1)";
  for (const turn of [0, Math.PI]) {
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, ring + 6, turn, turn + 0.5);
    context.fill();
  }
  context.fillStyle = rope;
  circle(context, 30);
  context.fill();
  context.fillStyle = "#3B3557";
  // An arrow shows which way it turns.
  const way = tableTurn(clock) > 0 ? 1 : -1;
  context.lineWidth = 5;
  context.strokeStyle = "#3B3557";
  context.beginPath();
  context.arc(0, 0, 16, 0, 4.4 * way, way < 0);
  context.stroke();
  context.beginPath();
  const [ax, ay] = [Math.cos(4.4 * way) * 16, Math.sin(4.4 * way) * 16];
  context.arc(ax, ay, 6, 0, 7);
  context.fill();
  context.restore();
}

function drawIce(context: CanvasRenderingContext2D, ring: number): void {
  context.strokeStyle = "#B5DDF0";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (const [x, y, dx, dy] of [
    [-0.6, -0.3, 0.3, 0.12],
    [-0.3, -0.18, 0.1, 0.26],
    [0.3, 0.4, 0.34, -0.16],
    [0.2, -0.6, 0.2, 0.2],
    [-0.4, 0.5, 0.24, 0.04],
  ] as const) {
    context.moveTo(x * ring, y * ring);
    context.lineTo((x + dx) * ring, (y + dy) * ring);
  }
  context.stroke();
  context.fillStyle = "rgb(255 255 255 / 0.75)";
  context.beginPath();
  context.ellipse(-ring * 0.35, -ring * 0.5, ring * 0.3, ring * 0.09, -0.5, 0, 7);
  context.fill();
}

function drawMarks(context: CanvasRenderingContext2D, ring: number, mark: string): void {
  context.strokeStyle = mark;
  // Raked before the match, as in a garden.
  context.globalAlpha = 0.4;
  context.lineWidth = 3;
  for (let groove = ring - 16; groove > 90; groove -= 26) {
    circle(context, groove);
    context.stroke();
  }
  context.globalAlpha = 1;
  context.lineWidth = 8;
  context.lineCap = "round";
  const away = Math.min(60, ring * 0.4);
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * away, -26);
    context.lineTo(side * away, 26);
  }
  context.stroke();
  context.lineWidth = 4;
  circle(context, 12);
  context.stroke();
}

function drawBumper({ context, tick, isCalm }: Stage, x: number, y: number): void {
  const pulse = isCalm ? 0 : Math.sin(tick / 10) * 1.5;
  context.fillStyle = "rgb(58 26 16 / 0.3)";
  circle(context, BUMPER_RADIUS, x + 4, y + 8);
  context.fill();
  for (const [colour, r] of [
    ["#C2247A", BUMPER_RADIUS],
    ["#FFF3D1", BUMPER_RADIUS - 7 + pulse],
    ["#F2594B", BUMPER_RADIUS - 14],
  ] as const) {
    context.fillStyle = colour;
    circle(context, r, x, y);
    context.fill();
  }
}

/** Streaks while it blows; before that, an arrow says where the next gust goes. */
function drawWind({ context, tick, isCalm }: Stage, { clock, gust, phase }: State, ring: number): void {
  const { angle, isBlowing } = windAt(clock, gust);
  context.save();
  context.rotate((angle / 512) * Math.PI);
  context.lineCap = "round";
  if (isBlowing && phase === PHASE.fighting) {
    context.strokeStyle = "rgb(255 255 255 / 0.8)";
    context.lineWidth = 4;
    context.beginPath();
    for (let streak = 0; streak < 9; streak++) {
      const y = ((streak * 97) % 200) / 100 - 1;
      const reach = Math.sqrt(Math.max(0, 1 - y * y)) * ring;
      const x = (((streak * 61 + (isCalm ? 0 : tick * 5)) % 100) / 50 - 1) * reach;
      context.moveTo(x - 24, y * ring);
      context.lineTo(x + 24, y * ring);
    }
    context.stroke();
  }
  context.globalAlpha = isBlowing ? 0.35 : 0.9;
  context.fillStyle = "#3E6FA8";
  context.beginPath();
  context.moveTo(62, 0);
  context.lineTo(22, -30);
  context.lineTo(22, -12);
  context.lineTo(-50, -12);
  context.lineTo(-50, 12);
  context.lineTo(22, 12);
  context.lineTo(22, 30);
  context.fill();
  context.restore();
}

function drawRope({ context }: Stage, state: State, ring: number, { rope, side }: Theme): void {
  const strands = Math.max(12, Math.round(ring / 3.2));
  const strand = (2 * Math.PI * ring) / strands;
  const parts: [number, number][] = [];
  if (state.arena === ARENA.ropes) {
    const half = gapHalf(state.clock);
    for (let gap = 0; gap < GAPS; gap++) {
      const from = gapAt(gap, state.clock) + half;
      const to = gapAt(gap, state.clock) + 1024 / GAPS - half;
      if (to > from) parts.push([(from / 512) * Math.PI, (to / 512) * Math.PI]);
    }
  } else parts.push([0, 2 * Math.PI]);
  for (const [from, to] of parts) {
    context.lineCap = state.arena === ARENA.ropes ? "round" : "butt";
    context.strokeStyle = side;
    context.lineWidth = 14;
    context.beginPath();
    context.arc(0, 0, ring, from, to);
    context.stroke();
    context.strokeStyle = rope;
    context.lineWidth = 9;
    context.lineCap = "butt";
    context.setLineDash([strand * 0.66, strand * 0.34]);
    context.beginPath();
    context.arc(0, 0, ring, from, to);
    context.stroke();
    context.setLineDash([]);
  }
}

function circle(context: CanvasRenderingContext2D, radius: number, x = 0, y = 0): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
}
