import { BLACK, isInCheck } from "./rules/board.ts";
import { matesInOne, matesInTwo } from "./rules/mate.ts";
import * as lists from "./rules/puzzle-list.ts";
import { isSameWay, readPuzzle } from "./rules/puzzle.ts";

type Listed = { text: string; length: number };

/** Every puzzle of the game, with the number of its moves. */
export const allPuzzles = (): Listed[] =>
  Object.entries(lists).flatMap(([name, list]) => list.map((text) => ({ text, length: name.includes("ONE") ? 1 : 2 })));

/** Puzzles without exactly one solution, or with a shorter one. Every other one is tried mirrored. */
export function findWrong(puzzles: readonly Listed[]): Listed[] {
  return puzzles.filter(({ text, length }, at) => {
    const { position, key } = readPuzzle(text, length, at % 2 === 1);
    const one = matesInOne(position);
    const ways = length === 1 ? one : matesInTwo(position);
    const isOnly = ways.length > 0 && ways.every((move) => isSameWay(move, key));
    return !isOnly || (length === 2 && one.length > 0) || isInCheck(position, BLACK);
  });
}
