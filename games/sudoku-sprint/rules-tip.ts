import { bitOf, CELLS, UNITS } from "./rules-logic.ts";
import { digitsIn, optionsAt } from "./rules-puzzle.ts";

/**
 * The next step that can be known. `unit` is the row, column or box in which the digit fits nowhere else; -1 means that
 * nothing else fits into the cell, and -2 that it takes more than one thought.
 */
export type Tip = { cell: number; digit: number; unit: number };

export const TIP = { onlyDigit: -1, deep: -2 } as const;

/** A digit with one place in a unit is seen most easily, boxes first; then a cell with one option. */
export function findTip(values: readonly number[], solution: readonly number[]): Tip {
  const options = values.map((value, cell) => (value ? 0 : optionsAt(values, cell)));
  for (let unit = UNITS.length - 1; unit >= 0; unit--) {
    for (let digit = 1; digit <= 9; digit++) {
      const places = UNITS[unit]!.filter((cell) => options[cell]! & bitOf(digit));
      if (places.length === 1) return { cell: places[0]!, digit, unit };
    }
  }
  let [best, fewest] = [-1, 10];
  for (let cell = 0; cell < CELLS; cell++) {
    const count = values[cell] ? 10 : digitsIn(options[cell]!).length;
    if (count < fewest) [best, fewest] = [cell, count];
  }
  return { cell: best, digit: solution[best] ?? 0, unit: fewest === 1 ? TIP.onlyDigit : TIP.deep };
}
