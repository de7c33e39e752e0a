import { CELLS, heightOf, HIGH, isNumber, SEEN, WIDE } from "./rules/board.ts";
import { playOut } from "./rules/chain.ts";
import type { Place } from "./rules/mind.ts";
import { dropInto, START_COLUMN } from "./rules/piece.ts";
import type { State } from "./rules.ts";

/** Where a domino goes, and whether it is put away first, for the one that was kept or comes next. */
export type Plan = Place & { isKept: boolean };

const HIGH_ROWS = 9;
const MANY_STONES = 4;

/** Builds for a cascade of `goal` steps, keeps what starts it, and clears what it can in danger. */
export function planFor({ me }: State, goal: number): Plan {
  const { piece, queue, cells, kept, isKept, incoming } = me;
  const isDanger = highest(cells) >= HIGH_ROWS || incoming >= MANY_STONES;
  const other = kept[0] ? kept : queue;
  const choices: (readonly [number, number, boolean])[] = [[piece.a, piece.b, false]];
  if (!isKept) choices.push([other[0]!, other[1]!, true]);
  let best: Plan = { column: START_COLUMN, turn: 0, isKept: false };
  let most = -1e9;
  for (const [a, b, keeps] of choices)
    for (let column = 0; column < WIDE; column++)
      for (let turn = 0; turn < (a === b ? 2 : 4); turn++) {
        const after = [...cells];
        if (!dropInto(after, a, b, column, turn)) continue;
        const worth = judge(after, goal, isDanger) - (keeps ? 3 : 0);
        if (worth <= most) continue;
        most = worth;
        best = { column, turn, isKept: keeps };
      }
  return best;
}

function judge(after: number[], goal: number, isDanger: boolean): number {
  const { chain, tens, broken } = playOut(after);
  let worth = broken * 8;
  if (chain >= goal) worth += 300 * chain * chain;
  else worth += isDanger ? tens * 30 + 120 * (chain - 1) * chain : tens * 6 + chain * 6;
  worth += potentialOf(after) ** 2 * (isDanger ? 8 : 22);
  for (let column = 0; column < WIDE; column++) {
    const height = heightOf(after, column);
    worth -= height + (height > 6 ? (height - 6) ** 2 * 5 : 0);
    if (height > SEEN - 3) worth -= (column === START_COLUMN ? 300 : 60) * (height - SEEN + 3);
  }
  return worth;
}

/** The steps of the longest cascade that one more stone would start. */
function potentialOf(cells: readonly number[]): number {
  let best = 0;
  for (let column = 0; column < WIDE; column++) {
    const height = heightOf(cells, column);
    if (height >= SEEN - 1) continue;
    const at = (HIGH - 1 - height) * WIDE + column;
    for (const beside of [column > 0 ? at - 1 : CELLS, column < WIDE - 1 ? at + 1 : CELLS, at + WIDE]) {
      if (!isNumber(cells[beside] ?? 0)) continue;
      const after = [...cells];
      after[at] = 10 - cells[beside]!;
      best = Math.max(best, playOut(after).chain);
    }
  }
  return best;
}

const highest = (cells: readonly number[]): number =>
  Math.max(...Array.from({ length: WIDE }, (_, column) => heightOf(cells, column)));
