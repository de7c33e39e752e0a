import { findMarks, RUBBLE, settle, takeOut, type Marks } from "./board.ts";

/** The factor for the stones in a step of a cascade: 1, 2, 6, 12 … Two steps often come by chance */
const MOST_STEPS = 12;
export const factorOf = (chain: number): number => {
  const step = Math.min(chain, MOST_STEPS);
  return Math.max(1, step * (step - 1));
};

const POINTS = 10;
export const pointsOf = ({ count }: Marks, chain: number): number => count * POINTS * factorOf(chain);

/** Every ten sends a stone, and every further step of a cascade sends more. */
const SENT = [0, 0, 1, 5, 9, 14, 20] as const;
export const sentBy = ({ lines, byStar }: Marks, chain: number): number =>
  lines + (byStar >> 1) + SENT[Math.min(chain, SENT.length - 1)]!;

/** What a grid does by itself until nothing clears: for rivals and bots that think ahead. */
export type Outcome = { chain: number; points: number; sent: number; lines: number; broken: number };

const outcome: Outcome = { chain: 0, points: 0, sent: 0, lines: 0, broken: 0 };
/** Changes the cells. The result is reused by the next call. */
export function playOut(cells: number[]): Outcome {
  Object.assign(outcome, { chain: 0, points: 0, sent: 0, lines: 0, broken: 0 });
  settle(cells);
  for (;;) {
    const marks = findMarks(cells);
    if (marks.count === 0) return outcome;
    outcome.chain += 1;
    outcome.points += pointsOf(marks, outcome.chain);
    outcome.sent += sentBy(marks, outcome.chain);
    outcome.lines += marks.lines;
    for (let at = 0; at < cells.length; at++) if (marks.cells[at] === 1 && cells[at] === RUBBLE) outcome.broken += 1;
    outcome.broken += takeOut(cells, marks.cells);
    settle(cells);
  }
}
