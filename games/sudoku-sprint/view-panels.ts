import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { emptyCells, gradeOf, PHASE, type SudokuState } from "./rules.ts";
import { TIP } from "./rules-tip.ts";
import { drawGoose, drawRival, drawSeven } from "./view-creatures.ts";
import type { Cursor } from "./view-grid.ts";
import { BULB, PENCIL, type Box, type Layout } from "./view-layout.ts";
import { CORAL, drawParts, fillBox, INK, outlineBox, PAPER, part, SAND, SUN } from "./view-paint.ts";
import { clockOf, drawPace } from "./view-race.ts";

/** The cover's yellow, its shade and ripples. */
export function drawBackground(stage: Stage): void {
  const { context, width, height, isContrast } = stage;
  stage.fill(isContrast ? "#FFE08A" : SUN);
  if (isContrast) return;
  context.fillStyle = "#EFA92A";
  context.beginPath();
  context.moveTo(width, 0);
  context.bezierCurveTo(width * 0.96, height * 0.5, width * 0.8, height * 0.82, width * 0.42, height);
  context.lineTo(width, height);
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = "#DF9720";
  context.lineWidth = 4;
  context.lineCap = "round";
  context.beginPath();
  for (let row = 0, y = 14; y < height; y += 21, row += 1) {
    for (let x = (row % 2) * 26; x < width; x += 54) {
      context.moveTo(x, y);
      context.lineTo(x + 20, y);
    }
  }
  context.stroke();
  context.restore();
}

const PENCIL_PARTS = [
  part("#1F3A5F", "M-16 16l4-14L10-20 20-10-2 12z"),
  part("#F7B733", "M-9 3L9-15l6 6L-3 9z"),
  part("#F2594B", "M10-20l4-4 10 10-4 4z"),
];
const BULB_PARTS = [
  part("#FFC93A", "M-9 9c0-7-10-10-10-22a19 19 0 0 1 38 0c0 12-10 15-10 22z"),
  part("#1F3A5F", "M-7 15h14M-4 21h8M-6-12l4 6 4-6 4 6", 3.4),
];

/** Digits with how many of each are left, the pencil and the bulb. */
export function drawButtons(stage: Stage, layout: Layout, state: SudokuState, cursor: Cursor): void {
  const { isNoting } = cursor;
  const left = countLeft(state);
  const { tipSeconds, hintSeconds } = gradeOf(state);
  const price = state.tip.cell < 0 ? `Hint −${tipSeconds} s` : `Write −${hintSeconds} s`;
  for (const [index, box] of layout.buttons.entries()) {
    const isHovered = cursor.hovered === index;
    const { x, y, width, height } = box;
    const how = index === BULB ? price : `${isNoting} ${left[index + 1]}`;
    // With room for the frame of a hovered key, and for its foot.
    stage.still(`key ${index} ${how} ${isHovered}`, [x - 3, y - 3, width + 6, height + 12], (inside) => {
      if (index === PENCIL) drawPencil(inside, box, isNoting, isHovered);
      else if (index === BULB) drawBulb(inside, box, price, isHovered);
      else drawDigit(inside, box, index + 1, left[index + 1]!, isNoting, isHovered);
    });
  }
}

/** By digit: how many are still to be found. */
function countLeft({ values }: SudokuState): number[] {
  const left = Array.from({ length: 10 }, () => 9);
  for (const value of values) left[value]! -= 1;
  return left;
}

function drawKey(stage: Stage, box: Box, colour: string, isHovered: boolean): void {
  const { context } = stage;
  fillBox(context, { ...box, y: box.y + 7 }, "#B56A12", 14);
  fillBox(context, box, colour, 14);
  if (isHovered) outlineBox(context, box, CORAL, 4, 14);
  else if (stage.isContrast) outlineBox(context, box, "#000", 3, 14);
}

function drawDigit(stage: Stage, box: Box, digit: number, left: number, isNoting: boolean, isHovered: boolean): void {
  drawKey(stage, box, left === 0 ? "#E0A030" : isNoting ? SAND : PAPER, isHovered && left > 0);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = box.height * (isNoting ? 0.4 : 0.54);
  stage.text(String(digit), x, y - 6, { size, face: "display", align: "center", colour: left ? INK : "#B56A12" });
  const words = left ? `${left} left` : "done";
  stage.text(words, x, box.y + box.height - 15, {
    size: 14,
    weight: 900,
    align: "center",
    colour: left ? "#4A5F82" : "#8A4F0A",
  });
}

function drawPencil(stage: Stage, box: Box, isNoting: boolean, isHovered: boolean): void {
  drawKey(stage, box, isNoting ? CORAL : PAPER, isHovered);
  drawIcon(stage, box, PENCIL_PARTS);
  const words = isNoting ? "Notes on" : stage.isTouch ? "Notes" : "Notes · N";
  caption(stage, box, words, isNoting ? "#fff" : INK);
}

function drawBulb(stage: Stage, box: Box, price: string, isHovered: boolean): void {
  drawKey(stage, box, PAPER, isHovered);
  const { x, y, width, height } = box;
  if (width < height * 3) {
    drawIcon(stage, box, BULB_PARTS);
    caption(stage, box, price, INK);
    return;
  }
  // Upright there is room for the words beside the bulb.
  putIcon(stage, BULB_PARTS, x + 44, y + height / 2 + BULB_RISE * 0.9, 0.9);
  stage.text(price, x + 78, y + height / 2 + 1, { size: 22, weight: 900, colour: INK });
}

/** The highest of them is 56 units high; its middle is so much above 0. */
const [ICON_HEIGHT, BULB_RISE] = [56, 4.6];

/** In the room above the caption. */
function drawIcon(stage: Stage, { x, y, width, height }: Box, parts: typeof BULB_PARTS): void {
  const room = height - 28;
  const scale = Math.min(1, (room - 8) / ICON_HEIGHT);
  putIcon(stage, parts, x + width / 2, y + 4 + room / 2 + BULB_RISE * scale, scale);
}

function putIcon({ context }: Stage, parts: typeof BULB_PARTS, x: number, y: number, scale: number): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  drawParts(context, parts);
  context.restore();
}

const caption = (stage: Stage, box: Box, words: string, colour: string) =>
  stage.text(words, box.x + box.width / 2, box.y + box.height - 15, { size: 15, weight: 900, align: "center", colour });

/** The status: time, pace, mistakes. */
export function drawReport(stage: Stage, layout: Layout, state: SudokuState): void {
  const { x, y } = layout.report;
  const isLate = state.left < 45 * 60 && state.phase === PHASE.playing;
  const time = clockOf(state.left);
  const wrongs = `${state.mistakes} wrong, ${state.tips} ${state.tips === 1 ? "hint" : "hints"}`;
  if (layout.isTall) {
    stage.text(time, x, y + 42, { size: 52, face: "display", colour: isLate ? "#B3261E" : INK });
    stage.still(`wrongs ${wrongs}`, [x, y + 70, 220, 24], (inside) =>
      inside.text(wrongs, x, y + 82, { size: 17, weight: 900, colour: "#6B3E06" }),
    );
    drawPace(stage, 250, y + 34, 280, state);
    paceWord(stage, state, 586, y + 42);
    drawOpponent(stage, 60, 1080, state);
    return;
  }
  drawOpponent(stage, x + 36, y + 34, state);
  stage.still(`report ${wrongs}`, [x, y + 94, 280, 276], (inside) => {
    inside.text("Goose in", x, y + 108, { size: 17, weight: 900, colour: "#6B3E06" });
    inside.text("Pace", x, y + 232, { size: 17, weight: 900, colour: "#6B3E06" });
    inside.text(wrongs, x, y + 356, { size: 18, weight: 900, colour: "#6B3E06" });
  });
  stage.text(time, x, y + 158, { size: 72, face: "display", colour: isLate ? "#B3261E" : INK });
  drawPace(stage, x, y + 276, 220, state);
  paceWord(stage, state, x + 258, y + 284);
}

function drawOpponent(stage: Stage, x: number, y: number, state: SudokuState): void {
  stage.still(`opponent ${state.grade}`, [x - 46, y - 52, 330, 104], (inside) => drawOpponentAt(inside, x, y, state));
}

function drawOpponentAt(stage: Stage, x: number, y: number, state: SudokuState): void {
  const { context } = stage;
  context.save();
  context.translate(x, y);
  context.scale(0.9, 0.9);
  drawRival(context, state.grade);
  context.restore();
  stage.text(gradeOf(state).name, x + 48, y + 2, { size: 32, face: "display", colour: INK });
}

function paceWord(stage: Stage, { pace, paceLeft }: SudokuState, x: number, y: number): void {
  const words = paceLeft > 0 ? `×${pace}` : "×1";
  stage.text(words, x, y, {
    size: 34,
    face: "display",
    align: "center",
    colour: paceLeft > 0 && pace > 1 ? "#B3261E" : INK,
  });
}

/** The text of a hint: where to look, and why. */
export function drawTipWords(stage: Stage, { tip: box }: Layout, { tip }: SudokuState): void {
  if (tip.cell < 0) return;
  const { context } = stage;
  fillBox(context, { ...box, y: box.y + 7 }, "#B56A12", [5, 18, 18, 5]);
  fillBox(context, box, "#DCEBFA", [5, 18, 18, 5]);
  fillBox(context, { ...box, width: 10 }, "#2563A8", [5, 0, 0, 5]);
  const lines = tipLines(tip);
  const gap = Math.min(34, (box.height - 14) / lines.length);
  for (const [index, line] of lines.entries())
    stage.text(line, box.x + 26, box.y + box.height / 2 + (index - (lines.length - 1) / 2) * gap, {
      size: box.width > 400 ? 25 : 21,
      weight: 900,
      colour: INK,
    });
}

const UNIT_NAMES = ["row", "column", "box"];

/** The thought behind a step, in two or three lines. */
export function tipLines({ digit, unit }: SudokuState["tip"]): string[] {
  if (unit >= 0)
    return ["Look at the blue " + UNIT_NAMES[Math.floor(unit / 9)]! + ".", `The ${digit} fits in one place.`];
  if (unit === TIP.onlyDigit) return ["One digit fits here.", "Count what its row,", "column and box have."];
  return ["A hard one: here two", "are left. Look for a", "pair that rules one out."];
}

/** The end: the grid is full, or the goose was first. */
export function drawDone(stage: Stage, layout: Layout, state: SudokuState): void {
  const { context, tick, isCalm } = stage;
  const { x, y, side } = layout.grid;
  const empty = emptyCells(state);
  const box = { x: x + side * 0.08, y: y + side * 0.3, width: side * 0.84, height: side * 0.4 };
  fillBox(context, { ...box, x: box.x + 6, y: box.y + 9 }, "rgb(31 58 95 / .5)", [5, 22, 22, 5]);
  fillBox(context, box, "#FFF3D1", [5, 22, 22, 5]);
  context.save();
  context.translate(box.x + side * 0.14, box.y + box.height / 2 + (isCalm ? 0 : Math.abs(Math.sin(tick / 9)) * -12));
  context.scale(0.95, 0.95);
  if (empty === 0) drawSeven(context, isCalm ? 0.6 : tick / 5);
  else drawGoose(context, 0.6);
  context.restore();
  const left = box.x + side * 0.28;
  const [title, line, last] =
    empty === 0
      ? ["Every one of them.", `in ${clockOf(state.frame - state.since)}`, `+${state.bonus} points`]
      : ["The goose was first.", `${empty} to go`, "It does not gloat."];
  const size = side * 0.056;
  stage.text(title, left, box.y + box.height * 0.26, { size, face: "display", colour: "#B3261E" });
  stage.text(line, left, box.y + box.height * 0.5, { size: side * 0.045, weight: 900, colour: INK });
  stage.text(last, left, box.y + box.height * 0.7, { size: side * 0.045, face: "display", colour: INK });
}
