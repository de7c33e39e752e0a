import { easeBack, easeOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KING, kingOf, WHITE } from "#gambit-lite/rules/board.ts";
import { END, KIND, PHASE, type State } from "#gambit-lite/rules/state.ts";
import { hasWon, indexOf } from "#gambit-lite/rules.ts";
import { middleOf, type Layout } from "./layout.ts";
import { INK, paintPiece } from "./pieces.ts";

/** The mating piece arrives first. */
const FALL_FROM = 14;
const FALL_FRAMES = 20;
const RAYS = 14;

/** The square of the king that is mated now, or -1: it is drawn falling. */
export function matedKing(state: State): number {
  const isPuzzle = state.kind !== KIND.game;
  const isMated = isPuzzle
    ? state.wrong === 0 && state.turn > 0 && (state.phase === PHASE.next || state.end === END.solved)
    : state.end === END.mate;
  return isMated ? kingOf(state.position, state.position.side) : -1;
}

/** Mate: the king falls over, and a ribbon says it. */
export function drawMoment(stage: Stage, state: State, layout: Layout): void {
  const square = matedKing(state);
  if (square < 0) return;
  const { context, isCalm, tick } = stage;
  const { cell } = layout.board;
  const { x, y } = middleOf(layout, indexOf(square));
  const since = state.frame - state.lastFrame;
  const fall = isCalm ? 1 : easeOut(partOf(since - FALL_FROM, FALL_FRAMES));
  const isWon = state.kind !== KIND.game || hasWon(state);
  if (fall > 0 && isWon && !stage.isContrast) drawRays(stage, x, y, cell, fall, isCalm ? 0 : tick);
  context.save();
  context.translate(x, y + cell * 0.3);
  context.rotate(fall * 1.35 * (x < stage.width / 2 ? 1 : -1));
  context.translate(0, -cell * 0.255);
  context.scale(cell / 112, cell / 112);
  paintPiece(context, state.position.side === WHITE ? KING : -KING);
  context.restore();
  if (since > FALL_FROM) drawRibbon(stage, state, layout, isCalm ? 1 : easeBack(partOf(since - FALL_FROM, 18)));
}

function drawRays({ context }: Stage, x: number, y: number, cell: number, part: number, tick: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(tick / 160);
  context.fillStyle = "rgb(255 224 102 / 0.5)";
  for (let ray = 0; ray < RAYS; ray++) {
    context.rotate((2 * Math.PI) / RAYS);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(-cell * 0.14, -cell * 1.35 * part);
    context.lineTo(cell * 0.14, -cell * 1.35 * part);
    context.fill();
  }
  context.restore();
}

/** Over the half of the board where the king is not. */
function drawRibbon(stage: Stage, state: State, { board }: Layout, part: number): void {
  const { context } = stage;
  const isGame = state.kind === KIND.game;
  const isWon = !isGame || hasWon(state);
  const king = middleOf({ board }, indexOf(matedKing(state)));
  const isLow = king.y < board.y + board.cell * 4;
  const middle = { x: board.x + board.cell * 4, y: board.y + board.cell * (isLow ? 5.6 : 2.4) };
  const [width, height] = [board.cell * 8 + 44, board.cell * (isGame ? 1.7 : 1.35)];
  context.save();
  context.translate(middle.x, middle.y);
  context.scale(part, part);
  for (const [drop, colour] of [
    [8, INK.night],
    [0, isWon ? INK.coral : INK.plum],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-width / 2, -height / 2 + drop);
    context.lineTo(width / 2, -height / 2 + drop);
    context.lineTo(width / 2 - 26, drop);
    context.lineTo(width / 2, height / 2 + drop);
    context.lineTo(-width / 2, height / 2 + drop);
    context.lineTo(-width / 2 + 26, drop);
    context.fill();
  }
  const words = { face: "display", align: "center", colour: INK.cream } as const;
  const size = board.cell * (isGame ? 0.98 : 0.86);
  stage.text(isGame ? "Checkmate!" : `Mate! +${state.gain}`, 0, isGame ? -height * 0.1 : 0, { ...words, size });
  if (isGame) {
    const how = isWon
      ? `You win in ${state.moves} ${state.moves === 1 ? "move" : "moves"}.`
      : "Try again: undo and hints help.";
    stage.text(how, 0, height * 0.32, { size: board.cell * 0.3, weight: 900, colour: INK.cream, align: "center" });
  }
  context.restore();
}
