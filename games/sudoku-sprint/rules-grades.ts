import type { PuzzleKind } from "./rules-puzzle.ts";

/** A grade: what is given, what everything costs and what it is worth. */
export type Grade = PuzzleKind & {
  name: string;
  /** The time until the goose is there. */
  seconds: number;
  paceSeconds: number;
  mistakeSeconds: number;
  hintSeconds: number;
  /** Points for a digit (times the pace), a row, column or box, and a second that is left. */
  digit: number;
  unit: number;
  second: number;
};

export const GRADES: readonly Grade[] = [
  {
    name: "Duckling",
    clues: 42,
    isDeep: false,
    seconds: 360,
    paceSeconds: 9,
    mistakeSeconds: 15,
    hintSeconds: 20,
    digit: 10,
    unit: 30,
    second: 4,
  },
  {
    name: "Drake",
    clues: 32,
    isDeep: false,
    seconds: 600,
    paceSeconds: 13,
    mistakeSeconds: 20,
    hintSeconds: 30,
    digit: 16,
    unit: 50,
    second: 5,
  },
  {
    name: "Goose",
    clues: 25,
    isDeep: true,
    seconds: 900,
    paceSeconds: 18,
    mistakeSeconds: 30,
    hintSeconds: 40,
    digit: 24,
    unit: 80,
    second: 6,
  },
];
