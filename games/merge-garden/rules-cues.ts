import type { Slide } from "./rules-board.ts";

/** What happened in a step. Merges, combos and milestones carry a number: `merge + 5` is a plant of level five. */
export const CUE = {
  slide: 1,
  bump: 2,
  crack: 3,
  weed: 4,
  pulled: 5,
  trampled: 6,
  undo: 7,
  stuck: 8,
  over: 9,
  delivered: 10,
  done: 11,
  merge: 20,
  combo: 40,
  milestone: 60,
} as const;

/** What the last slide did, for those who draw it. Nothing is decided by it. */
export type LastSlide = {
  frame: number;
  direction: number;
  slides: Slide[];
  spawned: number[];
  weeds: number[];
  pulled: number[];
  /** Cells whose plants went into the basket. */
  delivered: number[];
  gained: number;
  merges: number;
};

export const newSlide = (frame: number, direction: number, slides: Slide[]): LastSlide => ({
  frame,
  direction,
  slides,
  spawned: [],
  weeds: [],
  pulled: [],
  delivered: [],
  gained: 0,
  merges: 0,
});
