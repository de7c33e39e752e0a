import { isTurnable, PIECE, turnsOf, type Board } from "./rules-light.ts";
import { lookAt } from "./rules-spread.ts";

/** Boards looked at in search of a shorter way than the one the level was built with. */
const BOARDS = 160;

/**
 * The fewest turns that solve a board, given a number that does. A piece in the dark need not be turned, so the search
 * decides on lit pieces only, one after the other: leave it or turn it. Its budget is fixed; if that is spent, the
 * number given stands.
 */
export function findPar(board: Board, known: number, budget = BOARDS): number {
  const movable = board.pieces.flatMap((piece, cell) => (isTurnable(piece) ? [cell] : []));
  const crystals = board.pieces.flatMap((piece, cell) => (piece === PIECE.crystal ? [cell] : []));
  const trial: Board = { ...board, turns: [...board.turns] };
  let [best, left] = [known, budget];

  const decide = (open: readonly number[], used: number, isChanged: boolean): void => {
    if (used >= best || left <= 0) return;
    left -= 1;
    const { isSolved, firstLit } = lookAt(trial, crystals, open, isChanged);
    if (isSolved) best = used;
    if (isSolved || firstLit < 0) return;
    const rest = open.filter((cell) => cell !== firstLit);
    const before = trial.turns[firstLit]!;
    const ways = turnsOf(trial.pieces[firstLit]!);
    for (let turned = 0; turned < ways && used + turned < best; turned++) {
      trial.turns[firstLit] = (before + turned) % ways;
      decide(rest, used + turned, turned > 0);
    }
    trial.turns[firstLit] = before;
  };

  decide(movable, 0, true);
  return best;
}
