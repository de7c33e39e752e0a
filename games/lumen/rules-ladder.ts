// What each level is made of, and what it is worth. Levels are counted from 1.

export const LEVELS = 60;

/** The rungs of the ladder that five boards are taken from. */
export const FIVE: readonly number[] = [3, 9, 15, 22, 30];

export type Recipe = {
  size: number;
  /** The colours of the lamps. */
  lamps: number[];
  mirrors: number;
  splitters: number;
  prisms: number;
  glasses: number;
  crystals: number;
  /** Turns from the start to the solution. */
  turns: number;
  /** Mirrors that no light of the solution touches. */
  decoys: number;
  walls: number;
};

const WHITE = 7;

/** Every element gets a few levels of its own before the next one comes. */
export function recipeOf(level: number): Recipe {
  const from = (first: number, every: number, most: number) =>
    level < first ? 0 : Math.min(most, 1 + Math.floor((level - first) / every));
  return {
    size: level < 4 ? 5 : level < 14 ? 6 : level < 32 ? 7 : 8,
    lamps: lampsOf(level),
    mirrors: 2 + from(2, 5, 5),
    splitters: from(5, 12, 4),
    prisms: from(16, 14, 3),
    glasses: level < 22 ? 0 : level % 3 === 0 ? 2 : 1,
    crystals: 1 + from(3, 9, 5),
    turns: 1 + from(2, 6, 8),
    decoys: from(4, 10, 4),
    walls: from(3, 11, 5),
  };
}

function lampsOf(level: number): number[] {
  if (level < 9) return [WHITE];
  if (level < 22) return [1, 4];
  if (level < 30) return [WHITE, [1, 2, 4][level % 3]!];
  return level % 4 === 0 ? [1, 2, 4] : level % 4 === 2 ? [WHITE, 1 + (level % 3)] : [[1, 2, 4][level % 3]!, WHITE];
}

/** The moves a level brings beyond its par. */
export const slackOf = (level: number): number => (level <= 4 ? 3 : level <= 12 ? 2 : level <= 40 ? 1 : 0);

export const weightOf = (level: number): number => 10 + level * 2;

const [AT_PAR, PER_TURN, LEAST] = [10_000, 1000, 1000];
/** Turns above par that still leave two stars. */
const SECOND_STAR = 3;
/** After so many frames half of the points for speed are left. */
const HALF_FRAMES = 30 * 60;

/** `over` is the number of turns above par. */
export const starsFor = (over: number): 1 | 2 | 3 => (over <= 0 ? 3 : over <= SECOND_STAR ? 2 : 1);

/** Fewer turns always count for more than speed. */
export const pointsFor = (over: number): number => Math.max(LEAST, AT_PAR - Math.max(0, over) * PER_TURN);

/** Falls without end but never to zero, so that a faster one of two equal solutions always counts more. */
export const speedFor = (frames: number, most: number): number =>
  Math.floor((most * HALF_FRAMES) / (HALF_FRAMES + frames));
