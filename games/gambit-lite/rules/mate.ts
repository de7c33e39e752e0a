import { isInCheck, makeMove, undoMove, type Move, type Position } from "./board.ts";
import { legalMoves, possibleMoves } from "./moves.ts";

/** Whether this legal move mates. */
export function isMate(position: Position, move: Move): boolean {
  const undo = makeMove(position, move);
  const isMated = isInCheck(position, position.side) && !canMove(position);
  undoMove(position, move, undo);
  return isMated;
}

/** Every move that mates at once. */
export const matesInOne = (position: Position): Move[] => legalMoves(position).filter((move) => isMate(position, move));

/** Every first move after which no answer avoids mate on the next. Moves that mate at once do not count. */
export function matesInTwo(position: Position): Move[] {
  // An answer that saved the king once is likely to do so again.
  let saving: Move = 0;
  return legalMoves(position).filter((move) => {
    const undo = makeMove(position, move);
    const answers = legalMoves(position);
    const order = answers.includes(saving) ? [saving, ...answers] : answers;
    const saved = order.find((answer) => !isMatedAfter(position, answer));
    if (saved !== undefined) saving = saved;
    undoMove(position, move, undo);
    return answers.length > 0 && saved === undefined;
  });
}

function isMatedAfter(position: Position, answer: Move): boolean {
  const undo = makeMove(position, answer);
  const { side } = position;
  const isFound = possibleMoves(position, false).some((move) => {
    const back = makeMove(position, move);
    const isMated = isInCheck(position, -side) && !isInCheck(position, side) && !canMove(position);
    undoMove(position, move, back);
    return isMated;
  });
  undoMove(position, answer, undo);
  return isFound;
}

function canMove(position: Position): boolean {
  const { side } = position;
  return possibleMoves(position, false).some((move) => {
    const undo = makeMove(position, move);
    const isSafe = !isInCheck(position, side);
    undoMove(position, move, undo);
    return isSafe;
  });
}
