import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView, Point } from "@quackademy/game-kit/stage/game-view.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BISHOP, fromOf, isInCheck, kingOf, KNIGHT, QUEEN, ROOK, toOf } from "./rules-board.ts";
import { legalMoves } from "./rules-moves.ts";
import { END, hasWon, indexOf, PHASE, squareOf, type State } from "./rules.ts";
import { answerCue } from "./view-cues.ts";
import { drawGhostBoard } from "./view-ghost.ts";
import { layOut, middleOf, type Layout } from "./view-layout.ts";
import { drawChooser, drawPanels } from "./view-panels.ts";
import { drawPiece, INK } from "./view-pieces.ts";
import { RIVAL_NAMES } from "./view-rivals.ts";
import { drawRoom, drawTitle } from "./view-room.ts";

export const BECOMES = [QUEEN, KNIGHT, ROOK, BISHOP];

/** State that only this player sees: squares from 0 to 63, -1 for none. */
export type Sight = {
  layout: Layout;
  card: number;
  cursor: number;
  isCursorShown: boolean;
  chosen: number;
  /** A pawn to promote: which of BECOMES is under the cursor, and the target square. */
  promotion: { to: number; pick: number } | null;
};

export function createView(sight: Sight): GameView<State> {
  return {
    size: { wide: [1280, 720], tall: [720, 1440] },
    draw(stage, state) {
      sight.layout = layOut(stage.width, stage.height);
      drawAround(stage, drawRoom);
      if (state.phase === PHASE.choosing) return drawChooser(stage, sight.layout, sight.card);
      if (state.phase !== PHASE.person) sight.chosen = -1;
      drawPanels(stage, state, sight.layout);
      drawBoard(stage, state, sight);
      if (sight.promotion) drawPromotion(stage, sight);
    },
    drawTitle,
    drawGhost: (stage, theirs, race) => drawGhostBoard(stage, theirs, race, sight.layout),
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight.layout),
    say: (state) => say(state, sight),
    status: ({ phase, moves, rival }) =>
      phase === PHASE.choosing ? "Choose a rival" : `Move ${moves + 1} · ${RIVAL_NAMES[rival]}`,
  };
}

const NAMES = ["", "pawn", "knight", "bishop", "rook", "queen", "king"];
const nameOf = (index: number) => `${"abcdefgh"[index & 7]}${(index >> 3) + 1}`;

function say(state: State, { cursor, isCursorShown }: Sight): string {
  if (state.phase === PHASE.choosing)
    return `Choose a rival: ${RIVAL_NAMES.map((name, index) => `${index + 1} ${name}`).join(", ")}.`;
  if (state.phase === PHASE.over)
    return hasWon(state) ? "Mate. You win." : state.end === END.mate ? "Mate. You lose." : "The game is over.";
  const check = isInCheck(state.position, state.position.side) ? " Check." : "";
  const last = state.last
    ? `${NAMES[Math.abs(state.position.squares[toOf(state.last)]!)]} ${nameOf(indexOf(fromOf(state.last)))} to ${nameOf(indexOf(toOf(state.last)))}.${check} `
    : "";
  if (!isCursorShown || state.phase !== PHASE.person) return last || "Your move.";
  const piece = state.position.squares[squareOf(cursor)]!;
  return `${last}${nameOf(cursor)}${piece === 0 ? "" : ` ${piece > 0 ? "white" : "black"} ${NAMES[Math.abs(piece)]}`}`;
}

function drawBoard(stage: Stage, state: State, sight: Sight): void {
  const { context } = stage;
  const { board } = sight.layout;
  const side = board.cell * 8;
  paste(context, "board", [board.x - 14, board.y - 14, side + 28, side + 36], (inside) =>
    drawCells(inside, board.cell),
  );
  const { squares } = state.position;
  const mark = (index: number, colour: string) => {
    const { x, y } = middleOf(sight.layout, index);
    context.fillStyle = colour;
    context.fillRect(x - board.cell / 2, y - board.cell / 2, board.cell, board.cell);
  };
  if (state.last)
    for (const square of [fromOf(state.last), toOf(state.last)]) mark(indexOf(square), "rgb(242 89 75 / 0.34)");
  if (isInCheck(state.position, state.position.side))
    mark(indexOf(kingOf(state.position, state.position.side)), "rgb(242 60 50 / 0.6)");
  if (sight.chosen >= 0) mark(sight.chosen, "rgb(255 224 102 / 0.6)");
  const since = stage.isCalm ? 99 : state.frame - state.lastFrame;
  const moving = state.last && since < 16 ? toOf(state.last) : -1;
  for (let index = 0; index < 64; index++) {
    const square = squareOf(index);
    if (squares[square] === 0 || square === moving) continue;
    const { x, y } = middleOf(sight.layout, index);
    drawPiece(context, squares[square]!, x, y - (index === sight.chosen ? 6 : 0), board.cell);
  }
  drawChoices(stage, state, sight);
  if (moving >= 0) {
    const part = 1 - (1 - since / 16) ** 3;
    const [from, to] = [middleOf(sight.layout, indexOf(fromOf(state.last))), middleOf(sight.layout, indexOf(moving))];
    const hop = Math.sin(part * Math.PI) * board.cell * 0.22;
    drawPiece(
      context,
      squares[moving]!,
      from.x + (to.x - from.x) * part,
      from.y + (to.y - from.y) * part - hop,
      board.cell,
    );
  }
}

function drawCells(context: CanvasRenderingContext2D, cell: number): void {
  const side = cell * 8;
  for (const [y, colour] of [
    [8, INK.night],
    [0, "#8A5A1A"],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(0, y, side + 28, side + 28, 16);
    context.fill();
  }
  for (let index = 0; index < 64; index++) {
    const [file, row] = [index & 7, index >> 3];
    context.fillStyle = (file + row) % 2 ? "#17697A" : INK.gold;
    context.fillRect(14 + file * cell, 14 + row * cell, cell, cell);
  }
  context.font = `800 ${Math.round(cell * 0.17)}px Nunito, system-ui, sans-serif`;
  for (let index = 0; index < 8; index++) {
    context.fillStyle = index % 2 ? INK.gold : "#0F5363";
    context.fillText(String(8 - index), 18, 14 + index * cell + cell * 0.2);
    context.fillStyle = index % 2 ? "#0F5363" : INK.gold;
    context.fillText("abcdefgh"[index]!, 14 + index * cell + cell * 0.84, 14 + side - cell * 0.06);
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
  context.strokeStyle = INK.focus;
  context.lineWidth = 6;
  context.strokeRect(x - cell / 2 + 3, y - cell / 2 + 3, cell - 6, cell - 6);
}

function drawPromotion(stage: Stage, { promotion, layout }: Sight): void {
  for (const [index, kind] of BECOMES.entries()) {
    const { x, y } = promotionPlace(layout, index);
    const { cell } = layout.board;
    stage.context.fillStyle = index === promotion!.pick ? INK.focus : INK.cream;
    stage.context.beginPath();
    stage.context.roundRect(x - cell * 0.56, y - cell * 0.56, cell * 1.12, cell * 1.12, 14);
    stage.context.fill();
    drawPiece(stage.context, kind, x, y, cell);
  }
}

/** Four large squares in the middle of the board. */
export const promotionPlace = ({ board }: Layout, index: number): Point => ({
  x: board.x + board.cell * (2.2 + index * 1.2),
  y: board.y + board.cell * 4,
});
