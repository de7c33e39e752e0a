import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView, Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BISHOP, fromOf, isInCheck, KNIGHT, QUEEN, ROOK, toOf } from "./rules/board.ts";
import { puzzleOf } from "./rules/puzzles.ts";
import { END, KIND, PHASE, type State } from "./rules/state.ts";
import { hasWon, indexOf, squareOf } from "./rules.ts";
import { drawBoard } from "./view/board.ts";
import { answerCue } from "./view/cues.ts";
import { drawGhostBoard } from "./view/ghost.ts";
import { hintOf } from "./view/hint.ts";
import { layOut, SIZE, type Layout } from "./view/layout.ts";
import { drawMoment } from "./view/moment.ts";
import { drawPanels } from "./view/panels.ts";
import { drawPiece, INK } from "./view/pieces.ts";
import { drawPuzzlePanels } from "./view/puzzle.ts";
import { drawRoom } from "./view/room.ts";
import type { Sight } from "./view/sight.ts";

export const BECOMES = [QUEEN, KNIGHT, ROOK, BISHOP];

export function createView(sight: Sight): GameView<State> {
  return {
    size: SIZE,
    draw(stage, state) {
      sight.layout = layOut(stage.width, stage.height);
      drawAround(stage, drawRoom);
      if (state.phase !== PHASE.person) Object.assign(sight, { chosen: -1, promotion: null });
      if (state.kind === KIND.game) drawPanels(stage, state, sight.layout);
      else drawPuzzlePanels(stage, state, sight.layout);
      drawBoard(stage, state, sight);
      if (sight.promotion) drawPromotion(stage, sight);
      drawMoment(stage, state, sight.layout);
    },
    drawGhost: (stage, theirs) => drawGhostBoard(stage, theirs, sight),
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight.layout),
    say: (state) => say(state, sight),
    status,
    intensity: ({ kind, clock, moves }) =>
      kind === KIND.game ? (moves < 8 ? 1 : moves < 20 ? 2 : 3) : clock < 1800 ? 3 : moves < 4 ? 1 : 2,
  };
}

function status(state: State): string {
  if (state.kind === KIND.book) return `Mate in ${puzzleOf(state).length}`;
  if (state.kind === KIND.rush) return `Puzzle ${state.place + 1} · ${"♥".repeat(state.hearts)}`;
  return `Move ${state.moves + 1}`;
}

const NAMES = ["", "pawn", "knight", "bishop", "rook", "queen", "king"];
const nameOf = (index: number) => `${"abcdefgh"[index & 7]}${(index >> 3) + 1}`;

function say(state: State, { cursor, isCursorShown }: Sight): string {
  if (state.phase === PHASE.over) return sayEnd(state);
  if (state.phase === PHASE.next)
    return state.wrong ? `Wrong. ${state.hearts} hearts left.` : `Mate. ${state.gain} points.`;
  const { squares } = state.position;
  const check = isInCheck(state.position, state.position.side) ? " Check." : "";
  const last = state.last
    ? `${NAMES[Math.abs(squares[toOf(state.last)]!)]} ${nameOf(indexOf(fromOf(state.last)))} to ${nameOf(indexOf(toOf(state.last)))}.${check} `
    : state.kind === KIND.game
      ? ""
      : sayPuzzle(state);
  const hint = hintOf(state);
  const help = hint ? `Hint: the ${NAMES[squares[fromOf(hint)]!]} on ${nameOf(indexOf(fromOf(hint)))}. ` : "";
  if (!isCursorShown || state.phase !== PHASE.person) return last + help || "Your move.";
  const piece = squares[squareOf(cursor)]!;
  return `${last}${help}${nameOf(cursor)}${piece === 0 ? "" : ` ${piece > 0 ? "white" : "black"} ${NAMES[Math.abs(piece)]}`}`;
}

function sayEnd(state: State): string {
  if (state.kind !== KIND.game) return `The end. ${state.solved} mates, ${state.points} points.`;
  if (hasWon(state)) return "Checkmate. You win.";
  return state.end === END.mate ? "Checkmate. You lose." : "The game is over.";
}

/** The task, and where all pieces are. */
function sayPuzzle(state: State): string {
  const list = (side: number) =>
    state.position.squares
      .flatMap((piece, square) => (piece * side > 0 ? [`${NAMES[Math.abs(piece)]} ${nameOf(indexOf(square))}`] : []))
      .join(", ");
  return `Mate in ${puzzleOf(state).length}. White: ${list(1)}. Black: ${list(-1)}. `;
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
