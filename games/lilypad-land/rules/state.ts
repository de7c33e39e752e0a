import type { Random } from "@quackademy/game-kit/core/random.ts";

/** Three minutes on a big pond, one small pond with a goal, or a hunt for tails against the clock. */
export const MODE = { round: 0, pond: 1, hunt: 2 } as const;

export const CUE = {
  leave: 1,
  grow: 2,
  growBig: 3,
  cut: 4,
  lost: 5,
  back: 6,
  lotus: 7,
  dash: 8,
  breathless: 9,
  turn: 10,
  swallowed: 11,
  crown: 12,
  hurry: 13,
  finish: 14,
  over: 15,
  rivalCut: 16,
  dropped: 18,
  swan: 19,
  queen: 20,
  queenTaken: 21,
  queenOpen: 22,
  snapped: 23,
  beaten: 24,
} as const;

/** The player is the first, all others are rivals. Places of `owner` and `tails` count from 1. */
export type Swimmer = {
  kind: number;
  /** It glides from a cell to the next in `pace` frames, and arrives at the frame `due` of the state. */
  from: number;
  cell: number;
  way: number;
  pace: number;
  home: number;
  pads: number;
  /** Points besides those for pads. */
  bonus: number;
  /** Cells outside the own pads, from the pad that was left. */
  tail: number[];
  /** The pad that was left, the turns since then, the cells since the last turn, and the side of the first. */
  exit: number;
  turns: number;
  leg: number;
  side: number;
  /** Loops that were closed: varies what a rival does. */
  trips: number;
  /** From this frame on, a rival that is after the player's tail may cut it. */
  armedAt: number;
  /** It was cut, and comes back at the frame `due`. */
  isAway: number;
  dashUntil: number;
  /** A rival that the player has cut is after the player's tail until it has closed so many loops. */
  grudge: number;
  /** A box around the pads. */
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type State = {
  random: Random;
  mode: number;
  /** Of the mode with levels, from 0. */
  level: number;
  pond: number;
  frame: number;
  /** Nothing moves before the first press. */
  isStarted: number;
  clock: number;
  /** Frames of slow motion that are left after a cut. */
  slow: number;
  idle: number;
  owner: Uint8Array;
  tails: Uint8Array;
  /** Grows with every cell that changes hands: the view looks for changes then. */
  edits: number;
  swimmers: Swimmer[];
  /** The frame at which each swimmer acts next. */
  due: Int32Array;
  /** Cells with a golden lotus. */
  lotus: number[];
  lotusIn: number;
  /** The king swan: frames since its lane was shown, or -1; where it swims to, and its row or column. */
  swan: number;
  swanIn: number;
  swanWay: number;
  swanLine: number;
  /** The cell of the queen lotus, or -1, and the swimmer who took the last. */
  queen: number;
  queenIn: number;
  /** The frames until it opens: a bud cannot be fenced in. */
  queenBud: number;
  queenBy: number;
  /** Buttons of the last frame, and turns that wait for the next cell. */
  held: number;
  turns: number[];
  breath: number;
  cuts: number;
  falls: number;
  /** Cuts in a row, and the frames that are left for the next. */
  row: number;
  rowLeft: number;
  bestRow: number;
  lotuses: number;
  queens: number;
  dashes: number;
  /** The most points of the run, or thousandths of a level's task; and the largest loop. */
  most: number;
  largest: number;
  /** The swimmer with most points, from 0. */
  leader: number;
  isFinished: number;
  isEnded: number;
  /** The pads of the player's last loop, the rival of its last cut, and the pads of that, or those lost in a fall. */
  lastGain: number;
  lastCut: number;
  lastPads: number;
  /** The rival that has cut the player last, until the player cuts it, and whether the last cut was that. */
  lastBy: number;
  revenge: number;
  cues: number[];
};
