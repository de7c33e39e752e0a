import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { fromOf, isInCheck, kingOf, toOf, type Move } from "#gambit-lite/rules/board.ts";
import { legalMoves } from "#gambit-lite/rules/moves.ts";
import { solutionOf } from "#gambit-lite/rules/puzzles.ts";
import { KIND, PHASE, type State } from "#gambit-lite/rules/state.ts";
import { indexOf, squareOf } from "#gambit-lite/rules.ts";
import type { BoardLook } from "./boards.ts";
import { hintOf, isWholeHint } from "./hint.ts";
import { middleOf, type Layout } from "./layout.ts";
import { matedKing } from "./moment.ts";
import { drawPiece, INK } from "./pieces.ts";
import type { Sight } from "./sight.ts";

const SLIDE_FRAMES = 16;
/** After a mistake the solution is shown when the wrong square has been seen. */
const SOLUTION_AFTER = 30;
const WRONG_FRAMES = 120;

export function drawBoard(stage: Stage, state: State, sight: Sight): void {
  const { context } = stage;
  const { layout, look } = sight;
  const { board } = layout;
  const side = board.cell * 8;
  paste(context, `board ${look.id} ${board.cell}`, [board.x - 14, board.y - 14, side + 28, side + 36], (inside) =>
    drawCells(inside, board.cell, look),
  );
  const { squares } = state.position;
  const mark = (index: number, colour: string) => {
    const { x, y } = middleOf(layout, index);
    context.fillStyle = colour;
    context.fillRect(x - board.cell / 2, y - board.cell / 2, board.cell, board.cell);
  };
  if (state.last)
    for (const square of [fromOf(state.last), toOf(state.last)]) mark(indexOf(square), "rgb(255 236 140 / 0.42)");
  if (isInCheck(state.position, state.position.side))
    mark(indexOf(kingOf(state.position, state.position.side)), "rgb(242 60 50 / 0.6)");
  if (sight.chosen >= 0) mark(sight.chosen, "rgb(255 224 102 / 0.6)");
  const since = stage.isCalm ? 99 : state.frame - state.lastFrame;
  const moving = state.last && since < SLIDE_FRAMES ? toOf(state.last) : -1;
  const mated = matedKing(state);
  for (let index = 0; index < 64; index++) {
    const square = squareOf(index);
    const piece = squares[square]!;
    if (piece === 0 || square === moving || square === mated) continue;
    const { x, y } = middleOf(layout, index);
    drawPiece(context, piece, x, y - (index === sight.chosen ? 6 : 0), board.cell);
  }
  drawHelp(stage, state, layout);
  drawChoices(stage, state, sight);
  if (moving >= 0) {
    const part = 1 - (1 - since / SLIDE_FRAMES) ** 3;
    const [from, to] = [middleOf(layout, indexOf(fromOf(state.last))), middleOf(layout, indexOf(moving))];
    const hop = Math.sin(part * Math.PI) * board.cell * 0.22;
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part - hop];
    drawPiece(context, squares[moving] ?? 0, x, y, board.cell);
  }
}

function drawCells(context: CanvasRenderingContext2D, cell: number, { light, dark, frame }: BoardLook): void {
  const side = cell * 8;
  for (const [y, colour] of [
    [8, INK.night],
    [0, frame],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(0, y, side + 28, side + 28, 16);
    context.fill();
  }
  for (let index = 0; index < 64; index++) {
    const [file, row] = [index & 7, index >> 3];
    context.fillStyle = (file + row) % 2 ? dark : light;
    context.fillRect(14 + file * cell, 14 + row * cell, cell, cell);
  }
  context.font = `800 ${Math.round(cell * 0.17)}px Nunito, system-ui, sans-serif`;
  for (let index = 0; index < 8; index++) {
    context.fillStyle = index % 2 ? light : dark;
    context.fillText(String(8 - index), 18, 14 + index * cell + cell * 0.2);
    context.fillStyle = index % 2 ? dark : light;
    context.fillText("abcdefgh"[index]!, 14 + index * cell + cell * 0.84, 14 + side - cell * 0.06);
  }
}

/** A hint, and after a mistake what was wrong and what would have been right. */
function drawHelp(stage: Stage, state: State, layout: Layout): void {
  const hint = hintOf(state);
  if (hint) {
    ring(stage, layout, indexOf(fromOf(hint)), INK.focus);
    if (isWholeHint(state)) arrow(stage, layout, hint, INK.focus);
  }
  if (!state.wrong || state.kind === KIND.game) return;
  const isShowing = state.phase === PHASE.next;
  if (!isShowing && state.wait === 0) return;
  cross(stage, layout, indexOf(toOf(state.wrong)));
  if (isShowing && state.wait < WRONG_FRAMES - SOLUTION_AFTER) arrow(stage, layout, solutionOf(state), "#7BE0A0");
}

function ring({ context, tick, isCalm }: Stage, layout: Layout, index: number, colour: string): void {
  const { x, y } = middleOf(layout, index);
  const { cell } = layout.board;
  context.strokeStyle = colour;
  context.lineWidth = 7;
  context.beginPath();
  context.arc(x, y, cell * (0.46 + (isCalm ? 0 : 0.03 * Math.sin(tick / 8))), 0, 7);
  context.stroke();
}

function arrow({ context }: Stage, layout: Layout, move: Move, colour: string): void {
  const [from, to] = [middleOf(layout, indexOf(fromOf(move))), middleOf(layout, indexOf(toOf(move)))];
  const { cell } = layout.board;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(angle);
  for (const [width, ink] of [
    [cell * 0.2, INK.night],
    [cell * 0.13, colour],
  ] as const) {
    const grown = width === cell * 0.2 ? cell * 0.05 : 0;
    context.fillStyle = ink;
    context.beginPath();
    context.rect(cell * 0.2, -width / 2, length - cell * 0.5, width);
    context.moveTo(length - cell * 0.36 - grown, -cell * 0.24 - grown);
    context.lineTo(length + grown, 0);
    context.lineTo(length - cell * 0.36 - grown, cell * 0.24 + grown);
    context.fill();
  }
  context.restore();
}

function cross({ context }: Stage, layout: Layout, index: number): void {
  const { x, y } = middleOf(layout, index);
  const { cell } = layout.board;
  context.fillStyle = "rgb(242 60 50 / 0.45)";
  context.fillRect(x - cell / 2, y - cell / 2, cell, cell);
  for (const [width, colour] of [
    [16, INK.night],
    [9, "#FF6A5C"],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(x - cell * 0.26, y - cell * 0.26);
    context.lineTo(x + cell * 0.26, y + cell * 0.26);
    context.moveTo(x + cell * 0.26, y - cell * 0.26);
    context.lineTo(x - cell * 0.26, y + cell * 0.26);
    context.stroke();
  }
}

/** Legal moves of the selected piece: dots, and rings around captures. */
function drawChoices({ context }: Stage, state: State, { chosen, cursor, isCursorShown, layout }: Sight): void {
  const { cell } = layout.board;
  if (state.phase !== PHASE.person) return;
  const moves = chosen < 0 ? [] : legalMoves(state.position).filter((move) => fromOf(move) === squareOf(chosen));
  for (const move of moves) {
    const { x, y } = middleOf(layout, indexOf(toOf(move)));
    const isTaking = state.position.squares[toOf(move)] !== 0;
    context.beginPath();
    context.arc(x, y, isTaking ? cell * 0.44 : cell * 0.15, 0, 7);
    context.fillStyle = "rgb(51 33 63 / 0.75)";
    context.strokeStyle = isTaking ? INK.coral : INK.cream;
    context.lineWidth = isTaking ? 6 : 3;
    if (!isTaking) context.fill();
    context.stroke();
  }
  if (!isCursorShown) return;
  const { x, y } = middleOf(layout, cursor);
  context.strokeStyle = INK.night;
  context.lineWidth = 12;
  context.strokeRect(x - cell / 2 + 4, y - cell / 2 + 4, cell - 8, cell - 8);
  context.strokeStyle = INK.focus;
  context.lineWidth = 6;
  context.strokeRect(x - cell / 2 + 4, y - cell / 2 + 4, cell - 8, cell - 8);
}
