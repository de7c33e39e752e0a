import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { startRandom } from "@quackademy/game-kit/core/random.ts";
import { expect, test } from "vitest";
import { cellsFor, CREAM, other, PLUM, turnedBy, worth } from "./rules-reef.ts";
import { chooseCell, type Mind } from "./rules-rival.ts";
import { RIVALS, rules } from "./rules.ts";

// Of twenty games one pair won 18 by chance, and 162 of two hundred.
const GAMES = 200;
const OPENING = { moves: 12, guess: 30 };

/** The margin of cream, when two minds play each other. */
function play(cream: Mind, plum: Mind, number: number): number {
  const random = startRandom([number, 7, 7, 7]);
  const { board, pearls } = rules.start(readSeed(number.toString(16).padStart(32, "3")));
  for (let [side, moves] = [CREAM, 0]; ; moves++, side = other(side)) {
    if (cellsFor(board, side).length === 0) side = other(side);
    const cells = cellsFor(board, side);
    if (cells.length === 0) break;
    const { nodes, guess } = side === CREAM ? cream : plum;
    const mind = { nodes, guess: moves < OPENING.moves ? Math.max(guess, OPENING.guess) : guess };
    const cell = chooseCell(board, pearls, cells, side, mind, random);
    for (const place of [cell, ...turnedBy(board, cell, side)]) board[place] = side;
  }
  return worth(board, pearls, CREAM) - worth(board, pearls, PLUM);
}

test("each rival beats the one below more often than not, but not nearly always", () => {
  const wins = RIVALS.slice(1).map((upper, at) => {
    const lower = RIVALS[at]!;
    const margins = Array.from({ length: GAMES }, (_, number) =>
      number % 2 ? play(upper, lower, number) : -play(lower, upper, number),
    );
    return margins.filter((margin) => margin > 0).length;
  });
  expect(Math.min(...wins)).toBeGreaterThanOrEqual(GAMES * 0.5);
  expect(Math.max(...wins)).toBeLessThanOrEqual(GAMES * 0.85);
});
