import type { Random } from "@quackademy/game-kit/core/random.ts";
import type { Piece } from "./piece.ts";

/** The player's grid, or a rival's: both follow the same rules. */
export type Side = {
  random: Random;
  /** From 1 on only every second ten sends a stone; `half` is 1 when the next one does. */
  strict: number;
  half: number;
  /** Stones that are drawn next, and the four of the two dominoes in sight. */
  bag: number[];
  queue: number[];
  cells: number[];
  piece: Piece;
  /** The domino that was put away, if any, and whether that was done since the last one landed. */
  kept: number[];
  isKept: number;
  step: number;
  /** Frames until the step ends. */
  wait: number;
  /** Frames since the domino last sank, that it has rested, and that it has been on the ground in all. */
  sunk: number;
  rest: number;
  rested: number;
  /** Frames that a direction has been held; negative: left. */
  shift: number;
  chain: number;
  /** Cells that clear now, for the view; and how far each stone fell. */
  marked: number[];
  fell: number[];
  /** Rubble on its way, and whether some fell in this turn. */
  incoming: number;
  isHailed: number;
  /** Who throws, 0 for a player; how often; and where the next row goes on. */
  thrower: number;
  hails: number;
  hailAt: number;
  /** Rows that come up from below at the next landing; negative: that sink. */
  rising: number;
  /** Fills with every ten; a full one brings a star. */
  charge: number;
  tens: number;
  /** The tens, each as often as the step of its cascade: what a sprint counts. */
  counted: number;
  points: number;
  longest: number;
  placed: number;
  stars: number;
  broken: number;
};
