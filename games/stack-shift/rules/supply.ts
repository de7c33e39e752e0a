import { nextInt, shuffle } from "@quackademy/game-kit/core/random.ts";
import { CELLS, EMPTY, findMarks, HIGH, WIDE } from "./board.ts";
import type { Side } from "./side-state.ts";

/** A row of stones that makes no ten with what is there. */
export function layRow({ cells, random }: Side, row: number): void {
  const from = row * WIDE;
  for (let column = 0; column < WIDE; column++) {
    const first = 1 + nextInt(random, 9);
    for (let more = 0; more < 9; more++) {
      cells[from + column] = 1 + ((first + more) % 9);
      if (findMarks(cells).count === 0) break;
    }
  }
}

/** Pushes everything up by a row. */
export function riseRow(side: Side): void {
  const { cells } = side;
  cells.copyWithin(0, WIDE);
  cells.fill(EMPTY, CELLS - WIDE);
  layRow(side, HIGH - 1);
}

/** Takes the lowest row away. */
export function sinkRow({ cells }: Side): void {
  cells.copyWithin(WIDE, 0, CELLS - WIDE);
  cells.fill(EMPTY, 0, WIDE);
}

function drawStone(side: Side): number {
  if (side.bag.length === 0) {
    side.bag = Array.from({ length: 18 }, (_, at) => 1 + (at % 9));
    shuffle(side.random, side.bag);
  }
  return side.bag.pop()!;
}

/** Its two stones never make ten by themselves. */
export function drawDomino(side: Side): [number, number] {
  const a = drawStone(side);
  const b = drawStone(side);
  return [a, a + b === 10 ? (b % 9) + 1 : b];
}

/**
 * Deals a place where one number starts a cascade, at the right edge, and brings that number with the second domino: the
 * first duel teaches with it. The upper of two more stones makes ten with the one below both.
 */
export function dealFuse({ cells, random, queue }: Side, rows: number): void {
  const top = (HIGH - rows) * WIDE + WIDE - 1;
  const below = cells[top]!;
  let stone = 1 + nextInt(random, 9);
  while (stone === below || stone === 10 - below) stone = (stone % 9) + 1;
  cells[top - WIDE] = stone;
  cells[top - 2 * WIDE] = 10 - below;
  queue[3] = 10 - stone;
  if (queue[2] === stone) queue[2] = (stone % 9) + 1;
}
