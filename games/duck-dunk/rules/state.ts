import type { Random } from "@quackademy/game-kit/core/random.ts";

export type Duck = {
  /** Its feet. */
  x: number;
  y: number;
  vx: number;
  vy: number;
  facing: number;
  /** Frames for which a button is down; -1 after it was held until the landing. */
  wind: number;
  /** The buttons that were down in the last step. */
  isDown: number;
  /** Frames since it left the floor; -1 on the floor. */
  air: number;
  /** Letting go cuts the hop short. */
  canCut: number;
  /** The wing has thrown or swiped since it left the floor. */
  used: number;
  /** Frames that are left: of a swipe, until the next one, dizzy, safe from being stomped, at the rim. */
  swipe: number;
  rest: number;
  dizzy: number;
  guard: number;
  hang: number;
};

export type Ball = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** 0 left, 1 right, -1 loose, -2 not in play for a moment. */
  holder: number;
  /** Who had it last; -1 at first. */
  by: number;
  /** Thrown, and nothing touched since: worth 2 or 3 points. Otherwise 0. */
  shot: number;
  /** Frames for which its last holder cannot catch it. */
  cool: number;
  /** It has touched board or rim since it was held. */
  touched: number;
  /** Frames until it is back, or on the floor. */
  still: number;
};

/** What the rival is about to do, and what it has noticed: since when a button is down, long holds
 * of the same button in a row, the last holds, and repeats of each. */
export type Mind = {
  wait: number;
  hold: number;
  bits: number;
  from: number;
  way: number;
  old: number[];
  same: number[];
};

/** What each duck has done in this match. */
export type Tally = {
  shots: number;
  made: number;
  dunks: number;
  fars: number;
  steals: number;
  blocks: number;
  stomps: number;
  buzzers: number;
};

/** The last basket: whose, how many points, how it was made, and what it brought. */
export type Basket = { side: number; worth: number; style: number; earned: number };

export type State = {
  random: Random;
  mode: number;
  /** The rival of a season, from 0 on, or the match of a street run. */
  level: number;
  /** Which challenger this is. */
  rival: number;
  twist: number;
  frame: number;
  phase: number;
  /** Frames in this phase, and those of slow motion that are left. */
  wait: number;
  slow: number;
  ducks: [Duck, Duck];
  balls: Ball[];
  points: [number, number];
  /** Frames of play that are left, and whether the next basket decides. */
  clock: number;
  golden: number;
  /** Frames for which the same duck has had the ball. */
  kept: number;
  keeper: number;
  gust: number;
  mind: Mind;
  tallies: [Tally, Tally];
  /** The player's tallies of the matches before. */
  totals: Tally;
  /** Baskets in a row, of the side that scored last. */
  streak: number;
  last: Basket;
  score: number;
  wins: number;
  /** Shoot-out: hits in a row, the longest row, and the marked place. */
  chain: number;
  longest: number;
  spot: number;
  /** The frame of the last steal or block of each, for its style. */
  robbed: [number, number];
  cues: number[];
};

export const createTally = (): Tally => ({
  shots: 0,
  made: 0,
  dunks: 0,
  fars: 0,
  steals: 0,
  blocks: 0,
  stomps: 0,
  buzzers: 0,
});

export const createDuck = (x: number, facing: number): Duck => ({
  x,
  y: 0,
  vx: 0,
  vy: 0,
  facing,
  wind: 0,
  isDown: 0,
  air: -1,
  canCut: 0,
  used: 0,
  swipe: 0,
  rest: 0,
  dizzy: 0,
  guard: 0,
  hang: 0,
});

export const createBall = (x: number, y: number): Ball => ({
  x,
  y,
  vx: 0,
  vy: 0,
  holder: -1,
  by: -1,
  shot: 0,
  cool: 0,
  touched: 0,
  still: 0,
});

/** Two players on one device. */
export const isPair = ({ mode }: State): boolean => mode === 3;
export const isShootOut = ({ mode }: State): boolean => mode === 2;
