import type { PuzzleKind } from "./rules-puzzle.ts";

/** A grade: what is given, what everything costs and what it is worth. */
export type Grade = PuzzleKind & {
  /** The id of its mode. */
  id: string;
  name: string;
  /** How far the goose is behind at first, and at most. It is always near: every right digit sends it back a little. */
  seconds: number;
  digitSeconds: number;
  paceSeconds: number;
  mistakeSeconds: number;
  /** The first hint shows where and why, the second writes the digit. */
  tipSeconds: number;
  hintSeconds: number;
  /** Points for a digit (times the pace), a row, column or box, and a second that the whole grid took less than par. */
  digit: number;
  unit: number;
  second: number;
  parSeconds: number;
};

export const GRADES: readonly Grade[] = [
  {
    id: "",
    name: "Duckling",
    clues: 42,
    isDeep: false,
    seconds: 120,
    digitSeconds: 7,
    paceSeconds: 9,
    mistakeSeconds: 8,
    tipSeconds: 4,
    hintSeconds: 10,
    digit: 10,
    unit: 30,
    second: 8,
    parSeconds: 300,
  },
  {
    id: "drake",
    name: "Drake",
    clues: 32,
    isDeep: false,
    seconds: 200,
    digitSeconds: 9,
    paceSeconds: 13,
    mistakeSeconds: 12,
    tipSeconds: 6,
    hintSeconds: 16,
    digit: 16,
    unit: 50,
    second: 8,
    parSeconds: 600,
  },
  {
    id: "goose",
    name: "Goose",
    clues: 25,
    isDeep: true,
    seconds: 360,
    digitSeconds: 10,
    paceSeconds: 18,
    mistakeSeconds: 20,
    tipSeconds: 10,
    hintSeconds: 25,
    digit: 24,
    unit: 80,
    second: 8,
    parSeconds: 1000,
  },
];
