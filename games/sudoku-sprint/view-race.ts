import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { emptyCells, gradeOf, PHASE, type SudokuState } from "./rules.ts";
import { drawGoose, drawSeven } from "./view-creatures.ts";
import type { Layout } from "./view-layout.ts";
import { CORAL, fillBox, INK, PAPER } from "./view-paint.ts";

/** The seven runs to the flag as the grid fills. The goose is as far behind as the time that is left. */
export function drawRace(stage: Stage, layout: Layout, state: SudokuState): void {
  const { context, tick, isCalm } = stage;
  const { x, y, width, height } = layout.race;
  const ground = y + height - 10;
  stage.still("track", [x, y - 4, width, height + 8], (inside) => drawCourse(inside, layout));
  const isRunning = state.phase === PHASE.playing && !isCalm;
  const isNear = state.phase === PHASE.playing && state.left < NEAR_FRAMES;
  const stride = isRunning ? tick / (isNear ? 3 : 4) : 0.6;
  const scale = height / 150;
  const seven = sevenAt(layout, doneOf(state));
  const behind = 44 + width * BEHIND * (Math.max(0, state.left) / (gradeOf(state).seconds * 60));
  const gooseX = Math.max(x + 18, seven - behind);
  place(context, gooseX, ground - 66 * scale + 2, scale * 0.92, () => drawGoose(context, stride * 0.9));
  place(context, seven, ground - 66 * scale, scale, () => drawSeven(context, stride * (1 + state.pace / 6)));
  if (!isNear || (!isCalm && tick % 60 > 40)) return;
  stage.text("Honk!", gooseX + 6, y - 2, { size: 22, face: "display", align: "center", colour: "#B3261E" });
}

/** The ground and the flag. */
function drawCourse({ context }: Stage, layout: Layout): void {
  const { x, y, width, height } = layout.race;
  const ground = y + height - 10;
  fillBox(context, { x, y: ground - 4, width, height: 14 }, "#D98A1E", 7);
  context.strokeStyle = PAPER;
  context.lineWidth = 3;
  context.setLineDash([16, 14]);
  context.beginPath();
  context.moveTo(x + 14, ground + 3);
  context.lineTo(x + width - 14, ground + 3);
  context.stroke();
  context.setLineDash([]);
  drawFlag(context, x + width - 26, ground, height);
}

const NEAR_FRAMES = 45 * 60;
/** The seven starts here, so that the goose has room behind it. */
const START = 0.42;
const BEHIND = 0.36;

const sevenAt = ({ race }: Layout, done: number): number =>
  race.x + race.width * START + (race.width * (1 - START) - 64) * done;

/** The ghost's seven, on the same track. */
export function drawGhostRunner(stage: Stage, layout: Layout, state: SudokuState): void {
  const { context, tick, isCalm, isContrast } = stage;
  const { y, height } = layout.race;
  const scale = height / 150;
  context.globalAlpha = isContrast ? 0.7 : 0.4;
  place(context, sevenAt(layout, doneOf(state)), y + height - 12 - 66 * scale, scale, () =>
    drawSeven(context, isCalm ? 0.6 : tick / 4),
  );
  context.globalAlpha = 1;
}

/** The share of empty cells that have been filled, 0 to 1. */
function doneOf(state: SudokuState): number {
  const given = state.givens.filter(Boolean).length;
  return 1 - emptyCells(state) / Math.max(1, 81 - given);
}

function place(context: CanvasRenderingContext2D, x: number, y: number, scale: number, draw: () => void): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

function drawFlag(context: CanvasRenderingContext2D, x: number, ground: number, height: number): void {
  context.fillStyle = INK;
  context.fillRect(x, ground - height + 8, 5, height - 6);
  const side = 8;
  for (let square = 0; square < 12; square++) {
    const [column, row] = [square % 4, Math.floor(square / 4)];
    context.fillStyle = (column + row) % 2 ? PAPER : INK;
    context.fillRect(x - 4 * side + column * side, ground - height + 8 + row * side, side, side);
  }
}

/** Minutes and seconds. */
export function clockOf(frames: number): string {
  const seconds = Math.ceil(Math.max(0, frames) / 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The pace: five feathers, and the time left for the next digit. */
export function drawPace(stage: Stage, x: number, y: number, width: number, state: SudokuState): void {
  const { context } = stage;
  const isOn = state.paceLeft > 0;
  const full = isOn ? state.pace : 0;
  stage.still(`feathers ${full}`, [x - 2, y - 34, width + 4, 70], (inside) => drawFeathers(inside, x, y, width, full));
  fillBox(context, { x, y: y + 38, width, height: 12 }, "#C9821A", 6);
  const share = isOn ? state.paceLeft / (gradeOf(state).paceSeconds * 60) : 0;
  if (share > 0) fillBox(context, { x, y: y + 38, width: Math.max(12, width * share), height: 12 }, INK, 6);
}

function drawFeathers({ context }: Stage, x: number, y: number, width: number, full: number): void {
  const step = width / 5;
  for (let index = 0; index < 5; index++) {
    const isFull = index < full;
    context.save();
    context.translate(x + (index + 0.5) * step, y);
    context.rotate(0.5);
    context.fillStyle = isFull ? CORAL : "#DE9A26";
    context.beginPath();
    context.ellipse(0, 0, step * 0.2, 21, 0, 0, 7);
    context.fill();
    context.strokeStyle = isFull ? "#FFE3A6" : "#C9821A";
    context.lineWidth = 3;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(0, -12);
    context.lineTo(0, 26);
    context.stroke();
    context.restore();
  }
}
