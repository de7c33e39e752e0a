import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PEERS, UNITS, UNITS_OF } from "./rules-logic.ts";
import { digitsIn } from "./rules-puzzle.ts";
import { PHASE, type SudokuState } from "./rules.ts";
import { cellBox, type Box, type Layout } from "./view-layout.ts";
import { CORAL, fillBox, INK, outlineBox, PAPER, SAND, TEAL } from "./view-paint.ts";

const POP_FRAMES = 14;
const WAVE_FRAMES = 34;
const WRONG_FRAMES = 46;

/** State that only this player sees: the selected cell, and whether digits become notes. */
export type Cursor = {
  cell: number;
  isNoting: boolean;
  /** The digit that is selected in the gamepad's picker; 0: it is closed. */
  picked: number;
  hovered: number;
};

export function drawGrid(stage: Stage, layout: Layout, state: SudokuState, cursor: Cursor): void {
  const { context } = stage;
  drawSheet(stage, layout);
  const same = state.values[cursor.cell] ?? 0;
  for (let cell = 0; cell < 81; cell++) {
    const box = cellBox(layout, cell);
    const isPeer = PEERS[cursor.cell]?.includes(cell);
    const isSame = same !== 0 && state.values[cell] === same;
    if (cell === cursor.cell) fillBox(context, box, "#FFCB3D", 0);
    else if (isSame) fillBox(context, box, "#BFE6DD", 0);
    else if (isPeer) fillBox(context, box, "rgb(247 183 51 / .2)", 0);
    const wave = waveOf(stage, state, cell);
    if (wave > 0) fillBox(context, box, `rgb(63 200 160 / ${wave * 0.75})`, 0);
  }
  drawTip(stage, layout, state);
  drawLines(stage, layout);
  for (let cell = 0; cell < 81; cell++)
    drawContent(stage, cellBox(layout, cell), state, cell, isBold(state, cell, same));
  if (cursor.cell >= 0) drawChoice(stage, cellBox(layout, cursor.cell), cursor);
  drawMistake(stage, layout, state);
}

/** The row, column or box of a tip; or its cell. */
function drawTip({ context, tick, isCalm, isContrast }: Stage, layout: Layout, { tip }: SudokuState): void {
  if (tip.cell < 0) return;
  const glow = isCalm ? 0.5 : 0.5 + 0.15 * Math.sin(tick / 12);
  for (const cell of tip.unit >= 0 ? UNITS[tip.unit]! : [tip.cell]) {
    const box = cellBox(layout, cell);
    fillBox(context, box, `rgb(120 190 255 / ${glow})`, 0);
    // Blue is not enough: a dashed frame says the same.
    context.setLineDash([8, 6]);
    outlineBox(
      context,
      { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 },
      isContrast ? "#000" : "#2563A8",
      2.5,
      4,
    );
    context.setLineDash([]);
  }
}

const isBold = ({ values }: SudokuState, cell: number, same: number): boolean => same !== 0 && values[cell] === same;

function drawSheet({ context, isContrast }: Stage, { grid }: Layout): void {
  const { x, y, side } = grid;
  fillBox(context, { x: x + 4, y: y + 9, width: side + 8, height: side + 8 }, "#B56A12", 8);
  fillBox(context, { x: x - 6, y: y - 6, width: side + 12, height: side + 12 }, INK, 8);
  const third = side / 3;
  for (let box = 0; box < 9; box++) {
    const at = { x: x + (box % 3) * third, y: y + Math.floor(box / 3) * third, width: third, height: third };
    fillBox(context, at, isContrast ? "#fff" : box % 2 ? SAND : PAPER, 0);
  }
}

function drawLines({ context, isContrast }: Stage, { grid }: Layout): void {
  const { x, y, side } = grid;
  for (const [isThick, colour, width] of [
    [false, isContrast ? "#555" : "#E3B456", 1.8],
    [true, INK, 4],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (let line = 1; line < 9; line++) {
      if ((line % 3 === 0) !== isThick) continue;
      const at = (line * side) / 9;
      context.moveTo(x + at, y);
      context.lineTo(x + at, y + side);
      context.moveTo(x, y + at);
      context.lineTo(x + side, y + at);
    }
    context.stroke();
  }
}

/** A wave through a completed row, column or box, from the cell that completed it. */
function waveOf({ isCalm }: Stage, { unitAt, frame }: SudokuState, cell: number): number {
  let most = 0;
  for (const [index, unit] of UNITS_OF[cell]!.entries()) {
    const at = unitAt[unit]!;
    if (!at) continue;
    const delay = isCalm ? 0 : (index === 0 ? cell % 9 : index === 1 ? Math.floor(cell / 9) : (cell % 3) * 2) * 1.5;
    const age = frame - at - delay;
    if (age >= 0 && age < WAVE_FRAMES) most = Math.max(most, 1 - age / WAVE_FRAMES);
  }
  return most;
}

function drawContent(stage: Stage, box: Box, state: SudokuState, cell: number, isSame: boolean): void {
  const { values, givens, notes, filledAt, frame } = state;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const value = values[cell]!;
  if (value) {
    const isGiven = givens[cell] !== 0;
    const age = filledAt[cell] ? (frame - filledAt[cell]) / POP_FRAMES : 1;
    const pop = stage.isCalm || age >= 1 ? 1 : 1 + Math.sin(age * Math.PI) * 0.35;
    const colour = isGiven ? INK : TEAL;
    stage.text(String(value), x, y + 2, {
      size: box.width * (isSame ? 0.66 : 0.6) * pop,
      face: "display",
      align: "center",
      colour,
    });
    // A dot under the player's digits, so that they differ by more than colour.
    if (isGiven) return;
    stage.context.fillStyle = TEAL;
    stage.context.beginPath();
    stage.context.arc(x, box.y + box.height * 0.9, box.width * 0.035, 0, 7);
    stage.context.fill();
    return;
  }
  const same = state.phase === PHASE.playing ? box.width / 3 : 0;
  for (const digit of digitsIn(notes[cell]!)) {
    const [column, row] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
    stage.text(String(digit), box.x + (column + 0.5) * same, box.y + (row + 0.5) * same + 1, {
      size: box.width * 0.27,
      weight: 900,
      align: "center",
      colour: "#4A5F82",
    });
  }
}

function drawChoice({ context, tick, isCalm }: Stage, box: Box, { isNoting }: Cursor): void {
  const grow = isCalm ? 0 : Math.sin(tick / 14) * 1.2;
  const frame = { x: box.x - grow, y: box.y - grow, width: box.width + grow * 2, height: box.height + grow * 2 };
  if (isNoting) context.setLineDash([9, 7]);
  outlineBox(context, frame, CORAL, 5, 7);
  context.setLineDash([]);
}

function drawMistake(stage: Stage, layout: Layout, { wrong, frame }: SudokuState): void {
  const age = frame - wrong.frame;
  if (wrong.cell < 0 || age > WRONG_FRAMES) return;
  const box = cellBox(layout, wrong.cell);
  const sway = stage.isCalm ? 0 : Math.sin(age * 0.9) * Math.max(0, 9 - age / 4);
  const [x, y] = [box.x + box.width / 2 + sway, box.y + box.height / 2];
  const { context } = stage;
  context.globalAlpha = Math.min(1, (WRONG_FRAMES - age) / 14);
  fillBox(context, { ...box, x: box.x + sway }, "#F2594B", 8);
  stage.text(String(wrong.digit), x, y + 2, {
    size: box.width * 0.6,
    face: "display",
    align: "center",
    colour: "#fff",
  });
  context.strokeStyle = "#fff";
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x - box.width * 0.3, y + box.height * 0.3);
  context.lineTo(x + box.width * 0.3, y - box.height * 0.3);
  context.stroke();
  context.globalAlpha = 1;
}

/** The gamepad's digit picker, over the selected cell. */
export function drawPicker(stage: Stage, layout: Layout, cursor: Cursor): void {
  if (!cursor.picked) return;
  const box = cellBox(layout, cursor.cell);
  const side = box.width * 0.92;
  const { x: gridX, y: gridY, side: gridSide } = layout.grid;
  const x = Math.max(gridX, Math.min(gridX + gridSide - side * 3, box.x + box.width / 2 - side * 1.5));
  const y = Math.max(gridY, Math.min(gridY + gridSide - side * 3, box.y + box.height / 2 - side * 1.5));
  fillBox(stage.context, { x: x - 8, y: y - 8, width: side * 3 + 16, height: side * 3 + 16 }, INK, 16);
  for (let digit = 1; digit <= 9; digit++) {
    const at = { x: x + ((digit - 1) % 3) * side + 3, y: y + Math.floor((digit - 1) / 3) * side + 3 };
    const isPicked = digit === cursor.picked;
    fillBox(stage.context, { ...at, width: side - 6, height: side - 6 }, isPicked ? "#FFCB3D" : PAPER, 10);
    stage.text(String(digit), at.x + side / 2 - 3, at.y + side / 2 - 1, {
      size: side * 0.6,
      face: "display",
      align: "center",
      colour: INK,
    });
  }
}
