import { nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { PEARL_EXTRA } from "./rules-reef.ts";

/**
 * How a rival thinks: so many positions a move, and so much guesswork. Both are fixed, so every replay agrees. One that
 * looks at no position at all takes what turns most.
 */
export type Mind = { nodes: number; guess: number };

const WALL = 3;
const STEPS = [-11, -10, -9, -1, 1, 9, 10, 11];
const INFINITE = 1_000_000_000;
const DECIDED = 10_000;

// Corners keep; what touches an empty corner gives it away. The board has a wall around it: 10 by 10.
const VALUES = placeValues();
const CORNERS: readonly (readonly [number, readonly number[]])[] = [
  [11, [12, 21, 22]],
  [18, [17, 28, 27]],
  [81, [71, 82, 72]],
  [88, [78, 87, 77]],
];

type Search = {
  board: Int8Array;
  extra: Int8Array;
  trail: Int16Array;
  top: number;
  nodesLeft: number;
};

/** The cell that this mind chooses for `side`, among `cells`. */
export function chooseCell(
  board: readonly number[],
  pearls: readonly number[],
  cells: readonly number[],
  side: number,
  mind: Mind,
  random: Random,
): number {
  const search = openSearch(board, pearls, mind.nodes);
  const guesses = cells.map(() => (mind.guess > 0 ? nextInt(random, mind.guess) : 0));
  let order = cells.map((cell, index) => ({ place: wallPlace(cell), cell, guess: guesses[index]!, value: 0 }));
  if (mind.nodes === 0) return greediest(search, order, side);
  order.sort((a, b) => VALUES[b.place]! - VALUES[a.place]! || a.cell - b.cell);
  const empty = board.filter((fish) => fish === 0).length;
  for (let depth = 1; depth <= empty && search.nodesLeft > 0; depth++) {
    let best = -INFINITE;
    let isWhole = true;
    for (const choice of order) {
      const count = swim(search, choice.place, side);
      // With guesswork every move needs its own value, so nothing may be cut at the root.
      const floor = mind.guess > 0 ? -INFINITE : best;
      choice.value = -negamax(search, 3 - side, depth - 1, -INFINITE, -floor, false) + choice.guess;
      takeBack(search, choice.place, side, count);
      best = Math.max(best, choice.value);
      if (search.nodesLeft <= 0) isWhole = depth === 1;
      if (search.nodesLeft <= 0 && depth > 1) break;
    }
    if (!isWhole) break;
    // Of equal values only the first is exact; the others may be worse. A stable sort keeps it in front.
    order = order.toSorted((a, b) => b.value - a.value);
  }
  return order[0]!.cell;
}

function greediest(
  search: Search,
  choices: readonly { place: number; cell: number; guess: number }[],
  side: number,
): number {
  let [best, most] = [choices[0]!.cell, -1];
  for (const { place, cell, guess } of choices) {
    const count = swim(search, place, side);
    takeBack(search, place, side, count);
    if (count * 10 + guess > most) [best, most] = [cell, count * 10 + guess];
  }
  return best;
}

function negamax(search: Search, side: number, depth: number, alpha: number, beta: number, hasPassed: boolean): number {
  search.nodesLeft -= 1;
  if (depth <= 0 || search.nodesLeft <= 0) return judge(search, side);
  let best = -INFINITE;
  let low = alpha;
  for (const place of PLACES) {
    if (search.board[place] !== 0) continue;
    const count = swim(search, place, side);
    if (count === 0) continue;
    const value = -negamax(search, 3 - side, depth - 1, -beta, -low, false);
    takeBack(search, place, side, count);
    if (value > best) best = value;
    if (value > low) low = value;
    if (low >= beta) return best;
  }
  if (best > -INFINITE) return best;
  if (hasPassed) return DECIDED * margin(search, side);
  return -negamax(search, 3 - side, depth, -beta, -alpha, true);
}

function judge(search: Search, side: number): number {
  let [value, freedom] = [0, 0];
  for (const place of PLACES) {
    const fish = search.board[place]!;
    if (fish === 0) {
      if (canSwim(search.board, place, side)) freedom += 1;
      if (canSwim(search.board, place, 3 - side)) freedom -= 1;
    } else value += (fish === side ? 1 : -1) * (VALUES[place]! + 6 * search.extra[place]!);
  }
  // Beside a corner that is taken nothing is given away any more.
  for (const [corner, beside] of CORNERS) {
    if (search.board[corner] === 0) continue;
    for (const place of beside) {
      const fish = search.board[place]!;
      if (fish !== 0) value += (fish === side ? 1 : -1) * (8 - VALUES[place]!);
    }
  }
  return value + 9 * freedom;
}

function margin(search: Search, side: number): number {
  let sum = 0;
  for (const place of PLACES) {
    const fish = search.board[place]!;
    if (fish !== 0) sum += (fish === side ? 1 : -1) * (1 + search.extra[place]!);
  }
  return sum;
}

function canSwim(board: Int8Array, place: number, side: number): boolean {
  const rival = 3 - side;
  for (const step of STEPS) {
    let at = place + step;
    if (board[at] !== rival) continue;
    do at += step;
    while (board[at] === rival);
    if (board[at] === side) return true;
  }
  return false;
}

/** Swims there and says how many turned; 0 means that it cannot, and nothing has changed. */
function swim(search: Search, place: number, side: number): number {
  const { board, trail } = search;
  const rival = 3 - side;
  const from = search.top;
  for (const step of STEPS) {
    let at = place + step;
    if (board[at] !== rival) continue;
    do at += step;
    while (board[at] === rival);
    if (board[at] !== side) continue;
    for (at -= step; at !== place; at -= step) {
      board[at] = side;
      trail[search.top++] = at;
    }
  }
  if (search.top > from) board[place] = side;
  return search.top - from;
}

function takeBack(search: Search, place: number, side: number, count: number): void {
  search.board[place] = 0;
  for (let turned = 0; turned < count; turned++) search.board[search.trail[--search.top]!] = 3 - side;
}

function openSearch(board: readonly number[], pearls: readonly number[], nodes: number): Search {
  const walled = new Int8Array(100).fill(WALL);
  for (let cell = 0; cell < 64; cell++) walled[wallPlace(cell)] = board[cell]!;
  const extra = new Int8Array(100);
  for (const cell of pearls) extra[wallPlace(cell)] = PEARL_EXTRA;
  return { board: walled, extra, trail: new Int16Array(1400), top: 0, nodesLeft: nodes };
}

function wallPlace(cell: number): number {
  return ((cell >> 3) + 1) * 10 + (cell % 8) + 1;
}

function placeValues(): number[] {
  const quarter = [120, -24, 18, 8, -24, -48, -6, -4, 18, -6, 6, 2, 8, -4, 2, 1];
  const values = Array.from({ length: 100 }, () => 0);
  for (let cell = 0; cell < 64; cell++) {
    const [x, y] = [cell % 8, cell >> 3];
    values[wallPlace(cell)] = quarter[Math.min(y, 7 - y) * 4 + Math.min(x, 7 - x)]!;
  }
  return values;
}

// Good places first: the sooner a good move is tried, the more the search can skip.
const PLACES = Array.from({ length: 64 }, (_, cell) => wallPlace(cell)).sort(
  (a, b) => VALUES[b]! - VALUES[a]! || a - b,
);
