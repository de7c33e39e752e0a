import { WIDE } from "./board.ts";
import { CUE, TAP } from "./codes.ts";
import { fits, lower, move, restRow, turnPiece } from "./piece.ts";
import type { Side } from "./side-state.ts";

export type SideInput = { aside: number; isSoft: boolean; taps: readonly number[] };

const REPEAT = { after: 11, every: 3 };
const REST_FRAMES = 30;
const MOST_RESTED = 150;
const SOFT_PERIOD = 2;

/** Moves and turns the domino, and lets it sink. Returns whether it lands. */
export function steerPiece(side: Side, { aside, isSoft, taps }: SideInput, period: number, cues: number[]): boolean {
  const { cells, piece } = side;
  for (const tap of taps) {
    if (tap === TAP.turn || tap === TAP.turnBack) {
      if (turnPiece(cells, piece, tap === TAP.turn ? 1 : 3)) touched(side, cues, CUE.turn);
    } else if (tap === TAP.drop) {
      piece.row = restRow(cells, piece);
      cues.push(CUE.drop);
      return true;
    } else if (tap >= TAP.column && tap < TAP.column + WIDE) {
      const target = tap - TAP.column;
      let isMoved = false;
      while (piece.column !== target && move(cells, piece, target > piece.column ? 1 : -1)) isMoved = true;
      if (isMoved) touched(side, cues, CUE.move);
    }
  }
  shiftPiece(side, aside, cues);
  side.sunk += 1;
  if (fits(cells, piece.column, piece.row + 1, piece.turn)) {
    side.rest = 0;
    if (side.sunk >= (isSoft ? Math.min(SOFT_PERIOD, period) : period)) {
      side.sunk = 0;
      lower(cells, piece);
    }
    return false;
  }
  side.rest += isSoft ? 4 : 1;
  side.rested += 1;
  return side.rest >= REST_FRAMES || side.rested >= MOST_RESTED;
}

function touched(side: Side, cues: number[], cue: number): void {
  side.rest = 0;
  cues.push(cue);
}

function shiftPiece(side: Side, aside: number, cues: number[]): void {
  if (aside === 0) {
    side.shift = 0;
    return;
  }
  const frames = Math.sign(side.shift) === aside ? Math.abs(side.shift) + 1 : 1;
  side.shift = aside * frames;
  const isTime = frames === 1 || (frames >= REPEAT.after && (frames - REPEAT.after) % REPEAT.every === 0);
  if (isTime && move(side.cells, side.piece, aside)) touched(side, cues, CUE.move);
}
