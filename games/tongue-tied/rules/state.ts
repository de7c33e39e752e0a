/** A flight as far as the lilies last, a level for its time, or a minute of lanterns. */
export const MODE = { night: 0, swamp: 1, dash: 2 } as const;
export const LIVES = 3;
export const DASH_FRAMES = 60 * 60;
export const TONGUE = { none: 0, flying: 1, tied: 2 } as const;

/** Places are in small units, speeds in small units for each part of a frame. */
export type Frog = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** 1 on a lily, where it waits. */
  seat: number;
  tongue: number;
  /** The number of the anchor that the tongue goes to; -1: none. */
  anchor: number;
  /** Frames since the shot, and since it held. */
  out: number;
  tied: number;
  /** The tongue's length, and the one that it reels in to. */
  len: number;
  rest: number;
  /** The anchor that a press would take; -1: none. */
  aim: number;
  /** The anchor before, which is taken again only if there is no other. */
  last: number;
  /** Frames since the tongue let go, and how far the frog has turned since, in 1024ths. */
  air: number;
  spin: number;
  /** How far it has swung around this anchor, in 1024ths. */
  round: number;
  /** The button of the step before, and 1 until it is let go after the tongue was torn off. */
  held: number;
  spent: number;
  /** Frames until the tongue is rolled in and can shoot. */
  slack: number;
};

export type State = {
  mode: number;
  /** From 0; the seed of the other modes. */
  level: number;
  seed: [number, number, number, number];
  frame: number;
  /** Frames since the first press. */
  clock: number;
  waiting: number;
  frog: Frog;
  /** The furthest place, in small units. */
  far: number;
  torn: number[];
  lit: number[];
  eaten: number[];
  /** Flies, flips and loops of the whole run. */
  flies: number;
  flips: number;
  loops: number;
  latches: number;
  golden: number;
  /** Golden releases, less the plain ones, and in a dash lanterns, without water or ground between; the longest row, and points. */
  chain: number;
  longest: number;
  /** Frames of a dash in which the next lantern has to follow, or the chain breaks. */
  fuse: number;
  points: number;
  /** What the last banked trick brought. */
  gained: number;
  lives: number;
  /** Golden releases for the next lily. */
  mending: number;
  /** Frames without harm. */
  safe: number;
  heron: number;
  /** The last lily that was passed, and splashes since. */
  lily: number;
  tries: number;
  isCarried: number;
  splashes: number;
  /** Frames until the frog is back at its lily. */
  fallen: number;
  /** What ended the last life: a cue. */
  cause: number;
  idle: number;
  isFinished: number;
  isOver: number;
  cues: number[];
};
