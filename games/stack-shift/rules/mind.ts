import { nextInt, type Random } from "@quackademy/game-kit/core/random.ts";
import { EMPTY, heightOf, HIGH, isNumber, SEEN, WIDE } from "./board.ts";
import { playOut, type Outcome } from "./chain.ts";
import { dropInto, START_COLUMN } from "./piece.ts";

/** Where a domino goes. */
export type Place = { column: number; turn: number };

/** Placements of a hundred that are careless, and the value of a step of a cascade. */
export type Mind = { careless: number; cascades: number };

const copy: number[] = [];
function copyCells(cells: readonly number[], into: number[]): number[] {
  for (let at = 0; at < cells.length; at++) into[at] = cells[at]!;
  return into;
}

/** The best place for a domino, as this mind sees it. */
export function choosePlace(cells: readonly number[], a: number, b: number, mind: Mind, random: Random): Place {
  const places = placesFor(a, b);
  if (nextInt(random, 100) < mind.careless) {
    // A careless mind takes the lower of two places, and never fills its own middle.
    if (heightOf(cells, START_COLUMN) > 7) return { column: lowestOf(cells), turn: 0 };
    const [one, other] = [places[nextInt(random, places.length)]!, places[nextInt(random, places.length)]!];
    return heightOf(cells, one.column) <= heightOf(cells, other.column) ? one : other;
  }
  let best = places[0]!;
  let most = -1e9;
  for (const place of places) {
    const worth = judge(cells, a, b, place, mind);
    if (worth <= most) continue;
    most = worth;
    best = place;
  }
  return best;
}

function lowestOf(cells: readonly number[]): number {
  const heights = Array.from({ length: WIDE }, (_, column) => heightOf(cells, column));
  return heights.indexOf(Math.min(...heights));
}

const PLACES: readonly Place[] = Array.from({ length: WIDE * 4 }, (_, at) => ({
  column: at >> 2,
  turn: at & 3,
})).filter(({ column, turn }) => (turn !== 1 || column < WIDE - 1) && (turn !== 3 || column > 0));
const UPRIGHT_AND_RIGHT = PLACES.filter(({ turn }) => turn < 2);
const placesFor = (a: number, b: number) => (a === b ? UPRIGHT_AND_RIGHT : PLACES);

function judge(cells: readonly number[], a: number, b: number, { column, turn }: Place, mind: Mind): number {
  const after = copyCells(cells, copy);
  if (!dropInto(after, a, b, column, turn)) return -1e8;
  return gain(playOut(after), mind.cascades) + shape(after);
}

/** A rival that waits for cascades gives a single ten no value. */
const gain = ({ chain, tens, sent, broken }: Outcome, cascades: number): number =>
  tens * (cascades > 0 ? 10 : 30) + sent * cascades + broken * 8 + (chain > 1 ? chain * chain * cascades : 0);

/** Low and even is good, the middle must stay free, and many different numbers on top wait for their partners. */
function shape(cells: readonly number[]): number {
  let worth = 0;
  let tops = 0;
  for (let column = 0; column < WIDE; column++) {
    const height = heightOf(cells, column);
    worth -= height > 6 ? (height - 6) * (height - 6) * 5 : 0;
    worth -= height;
    if (height > SEEN - 3) worth -= (column === 3 ? 300 : 60) * (height - SEEN + 3);
    const top = cells[(HIGH - height) * WIDE + column] ?? EMPTY;
    if (height > 0 && isNumber(top)) tops |= 1 << top;
  }
  for (let number = 1; number < 10; number++) if (tops & (1 << number)) worth += 3;
  return worth;
}
