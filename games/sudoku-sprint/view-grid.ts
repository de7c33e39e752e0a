import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PEERS, UNITS, UNITS_OF } from "./rules-logic.ts";
import { digitsIn } from "./rules-puzzle.ts";
import type { SudokuState } from "./rules.ts";
import { cellBox, type Box, type Layout } from "./view-layout.ts";
import { CORAL, fillBox, INK, outlineBox, PAPER, SAND, TEAL } from "./view-paint.ts";

const POP_FRAMES = 14;
const WAVE_FRAMES = 34;
/** Frames from the first to the last cell of a wave. */
const MAX_WAVE_DELAY = 12;
const WRONG_FRAMES = 46;
const SAME = "#BFE6DD";
const CHOSEN = "#FFCB3D";
/** Half of the thickest line of the grid, and a little more. */
const LINE = 2.5;

/** State that only this player sees: the selected cell, and whether digits become notes. */
export type Cursor = {
  cell: number;
  isNoting: boolean;
  /** The digit that is selected in the gamepad's picker; 0: it is closed. */
  picked: number;
  hovered: number;
};

export function drawGrid(stage: Stage, layout: Layout, state: SudokuState, cursor: Cursor, seen: Seen): void {
  const { x, y, side } = layout.grid;
  stage.still("sheet", [x - 6, y - 6, side + 18, side + 23], (inside) => drawSheet(inside, layout));
  const same = state.values[cursor.cell] ?? 0;
  drawMarks(stage, layout, state, cursor.cell, same);
  drawTip(stage, layout, state);
  drawLines(stage, layout);
  drawContents(stage, layout, state, cursor.cell, seen);
  if (cursor.cell >= 0) drawChoice(stage, cellBox(layout, cursor.cell), cursor);
  drawMistake(stage, layout, state);
}

/** The cells that belong to the selected one, and waves through completed units. */
function drawMarks(stage: Stage, layout: Layout, state: SudokuState, chosen: number, same: number): void {
  const { context } = stage;
  const mark = (cell: number) => {
    const { x, y, width, height } = cellBox(layout, cell);
    context.fillRect(x, y, width, height);
  };
  const isSame = (cell: number) => same !== 0 && state.values[cell] === same;
  context.fillStyle = "rgb(247 183 51 / .2)";
  for (const cell of PEERS[chosen] ?? []) if (cell !== chosen && !isSame(cell)) mark(cell);
  context.fillStyle = SAME;
  for (let cell = 0; cell < 81; cell++) if (cell !== chosen && isSame(cell)) mark(cell);
  context.fillStyle = CHOSEN;
  if (chosen >= 0) mark(chosen);
  if (!hasWave(state)) return;
  for (let cell = 0; cell < 81; cell++) {
    const wave = waveOf(stage, state, cell);
    if (wave === 0) continue;
    context.fillStyle = `rgb(63 200 160 / ${wave * 0.75})`;
    mark(cell);
  }
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

type Lines = { thin: Path2D; thick: Path2D };
const lines = new Map<Layout, Lines>();

function linesOf(layout: Layout): Lines {
  let found = lines.get(layout);
  if (found) return found;
  const { x, y, side } = layout.grid;
  found = { thin: new Path2D(), thick: new Path2D() };
  for (let line = 1; line < 9; line++) {
    const path = line % 3 === 0 ? found.thick : found.thin;
    const at = (line * side) / 9;
    path.moveTo(x + at, y);
    path.lineTo(x + at, y + side);
    path.moveTo(x, y + at);
    path.lineTo(x + side, y + at);
  }
  lines.set(layout, found);
  return found;
}

function drawLines({ context, isContrast }: Stage, layout: Layout): void {
  const { thin, thick } = linesOf(layout);
  context.strokeStyle = isContrast ? "#555" : "#E3B456";
  context.lineWidth = 1.8;
  context.stroke(thin);
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.stroke(thick);
}

const hasWave = ({ unitAt, frame }: SudokuState): boolean =>
  unitAt.some((at) => at > 0 && frame - at < WAVE_FRAMES + MAX_WAVE_DELAY);

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

/** The digits and notes: a picture of all that stand still, and over it those that are popping or highlighted. */
function drawContents(stage: Stage, layout: Layout, state: SudokuState, chosen: number, seen: Seen): void {
  const { x, y, side } = layout.grid;
  const same = state.values[chosen] ?? 0;
  const isSame = (cell: number) => same !== 0 && state.values[cell] === same;
  const moving = findMoving(stage, state);
  for (const cell of moving) drawValue(stage, cellBox(layout, cell), state, cell, isSame(cell));
  // Highlighted cells are covered, and below them may be the colour of a hint or a wave.
  if (state.tip.cell >= 0 || hasWave(state)) {
    for (let cell = 0; cell < 81; cell++)
      if (!moving.includes(cell)) drawContent(stage, cellBox(layout, cell), state, cell, isSame(cell));
    return;
  }
  const drawAll = (inside: Stage) => {
    for (let cell = 0; cell < 81; cell++)
      if (!moving.includes(cell)) drawContent(inside, cellBox(layout, cell), state, cell, false);
  };
  stage.still("digits", [x, y, side, side], drawAll, seen.versionOf(state, moving));
  for (let cell = 0; cell < 81; cell++) {
    if (!isSame(cell) || moving.includes(cell)) continue;
    const box = cellBox(layout, cell);
    // The cell's colour covers the plain digit, within the lines of the grid.
    stage.context.fillStyle = cell === chosen ? CHOSEN : SAME;
    stage.context.fillRect(box.x + LINE, box.y + LINE, box.width - 2 * LINE, box.height - 2 * LINE);
    drawContent(stage, box, state, cell, true);
  }
}

/** The cells whose digit is popping up. */
function findMoving({ isCalm }: Stage, { values, filledAt, frame }: SudokuState): number[] {
  const moving: number[] = [];
  if (isCalm) return moving;
  for (let cell = 0; cell < 81; cell++)
    if (values[cell] && filledAt[cell] && frame - filledAt[cell]! < POP_FRAMES) moving.push(cell);
  return moving;
}

/** Several views may draw on one stage, so no two of them use the same number. */
let versions = 0;

/** Numbers each different content of the grid. */
export function createSeen() {
  const kept = new Int32Array(81).fill(-1);
  let version = 0;
  return {
    versionOf({ values, givens, notes }: SudokuState, moving: readonly number[]): number {
      let isOther = false;
      for (let cell = 0; cell < 81; cell++) {
        const given = givens[cell] === 0 ? 0 : 16;
        const now = moving.includes(cell) ? 0 : values[cell] ? values[cell]! + given : notes[cell]! * 32;
        if (kept[cell] === now) continue;
        kept[cell] = now;
        isOther = true;
      }
      if (isOther) version = versions += 1;
      return version;
    },
  };
}

export type Seen = ReturnType<typeof createSeen>;

/** A digit or notes, which do not move. */
function drawContent(stage: Stage, box: Box, state: SudokuState, cell: number, isSame: boolean): void {
  const { x, y, width, height } = box;
  const value = state.values[cell]!;
  const notes = state.notes[cell]!;
  if (value)
    stage.still(`digit ${value} ${state.givens[cell] !== 0} ${isSame}`, [x, y, width, height], (inside) =>
      drawValue(inside, box, state, cell, isSame),
    );
  else if (notes) stage.still(`notes ${notes}`, [x, y, width, height], (inside) => drawNotes(inside, box, notes));
}

function drawValue(stage: Stage, box: Box, state: SudokuState, cell: number, isSame: boolean): void {
  const { values, givens, filledAt, frame } = state;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isGiven = givens[cell] !== 0;
  const age = filledAt[cell] ? (frame - filledAt[cell]) / POP_FRAMES : 1;
  const pop = stage.isCalm || age >= 1 ? 1 : 1 + Math.sin(age * Math.PI) * 0.35;
  stage.text(String(values[cell]), x, y + 2, {
    size: box.width * (isSame ? 0.66 : 0.6) * pop,
    face: "display",
    align: "center",
    colour: isGiven ? INK : TEAL,
  });
  // A dot under the player's digits, so that they differ by more than colour.
  if (isGiven) return;
  stage.context.fillStyle = TEAL;
  stage.context.beginPath();
  stage.context.arc(x, box.y + box.height * 0.9, box.width * 0.035, 0, 7);
  stage.context.fill();
}

function drawNotes(stage: Stage, box: Box, notes: number): void {
  const third = box.width / 3;
  for (const digit of digitsIn(notes)) {
    const [column, row] = [(digit - 1) % 3, Math.floor((digit - 1) / 3)];
    stage.text(String(digit), box.x + (column + 0.5) * third, box.y + (row + 0.5) * third + 1, {
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
