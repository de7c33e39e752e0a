import { EMPTY, GRANITE, heightOf, RUBBLE, WIDE } from "./board.ts";
import { START_COLUMN } from "./piece.ts";
import type { Side } from "./side-state.ts";

/** Each throw has the next number. */
const COUNTED = 0;
type Order = "course" | "low" | "high" | readonly number[];
const EDGES = [0, 6, 1, 5, 2, 4, 3];
const GAPS = [0, 2, 4, 6, 1, 3, 5];
const HILL = [2, 4, 3, 1, 5, 0, 6];

/** Where stones fall and what they are: a player's at first, then each rival's. */
const THROWS: readonly (readonly [Order, number])[] = [
  ["course", RUBBLE],
  ["low", RUBBLE],
  [EDGES, RUBBLE],
  ["course", RUBBLE],
  [GAPS, RUBBLE],
  [EDGES, 7],
  [EDGES, GRANITE],
  ["high", RUBBLE],
  [GAPS, COUNTED],
  [HILL, RUBBLE],
  [HILL, GRANITE],
];

const MOST = WIDE;
export type Hail = { columns: number[]; stone: number };

/** The next stones that fall: a player sees where. A column that is full to the top takes none. */
export function nextHail({ cells, thrower, hails, hailAt, incoming }: Side): Hail {
  const [order, stone] = THROWS[thrower]!;
  const columns = orderOf(order, cells, hailAt).slice(0, Math.min(MOST, incoming));
  return {
    columns: columns.filter((column) => cells[column] === EMPTY),
    stone: stone === COUNTED ? 1 + (hails % 9) : stone,
  };
}

function orderOf(order: Order, cells: readonly number[], from: number): number[] {
  if (typeof order !== "string") return [...order];
  const all = Array.from({ length: WIDE }, (_, at) => (from + at) % WIDE);
  if (order === "course") return all;
  const sign = order === "low" ? 1 : -1;
  // The middle comes last, because a full one ends the run.
  const worth = (column: number) => (column === START_COLUMN ? 99 : sign * heightOf(cells, column));
  return EDGES.slice().sort((one, other) => worth(one) - worth(other));
}

/** Lets the next stones go, as a whole row at most. */
export function throwHail(side: Side): void {
  const { columns, stone } = nextHail(side);
  const count = Math.min(MOST, side.incoming);
  for (const column of columns) side.cells[column] = stone;
  side.incoming -= count;
  side.hails += 1;
  side.hailAt = (side.hailAt + count) % WIDE;
}
