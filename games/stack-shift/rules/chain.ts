import { findMarks, isRubble, settle, takeOut, type Marks } from "./board.ts";

/** The factor for the stones in a step of a cascade. Two or three steps often come by chance, four seldom. */
const FACTORS = [1, 1, 2, 5, 14, 30, 50, 75, 100] as const;
export const factorOf = (chain: number): number => FACTORS[Math.min(chain, FACTORS.length - 1)]!;

const POINTS = 10;
export const pointsOf = ({ count }: Marks, chain: number): number => count * POINTS * factorOf(chain);

/**
 * Every ten sends a stone; strict: every second one, and `half` says that one is owed. A star sends half of what it takes.
 * Every further step of a cascade sends more, and the first two little: they often come by chance.
 */
const SENT = [0, 0, 1, 2, 6, 12, 18] as const;
const FREE = { strict: 0, half: 0 };
export const sentBy = ({ tens, byStar }: Marks, chain: number, { strict, half } = FREE): number =>
  (strict ? (tens + half) >> 1 : tens) + (byStar >> 1) + SENT[Math.min(chain, SENT.length - 1)]!;

/** What a grid does by itself until nothing clears: for rivals and bots that think ahead. */
export type Outcome = { chain: number; points: number; sent: number; tens: number; broken: number };

const outcome: Outcome = { chain: 0, points: 0, sent: 0, tens: 0, broken: 0 };
/** Changes the cells. The result is reused by the next call. */
export function playOut(cells: number[]): Outcome {
  Object.assign(outcome, { chain: 0, points: 0, sent: 0, tens: 0, broken: 0 });
  settle(cells);
  for (;;) {
    const marks = findMarks(cells);
    if (marks.count === 0) return outcome;
    outcome.chain += 1;
    outcome.points += pointsOf(marks, outcome.chain);
    outcome.sent += sentBy(marks, outcome.chain);
    outcome.tens += marks.tens;
    for (let at = 0; at < cells.length; at++) if (marks.cells[at] === 1 && isRubble(cells[at]!)) outcome.broken += 1;
    outcome.broken += takeOut(cells, marks.cells);
    settle(cells);
  }
}
