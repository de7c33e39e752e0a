import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextChance, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { cellsFor, CREAM, EMPTY, other, PLUM, quarterTurns, turnedBy, worth } from "./rules-reef.ts";
import { chooseCell, type Mind } from "./rules-rival.ts";

/** `next`: a rival of the climb is beaten, and the one above swims in. */
export const PHASE = { person: 1, rival: 2, over: 3, next: 4 } as const;

/** All rivals in a row until one wins; one rival; a friend beside you. */
export const KIND = { climb: 0, duel: 1, friend: 2 } as const;

export const CUE = {
  begin: 1,
  swim: 2,
  corner: 3,
  pass: 4,
  refused: 5,
  won: 6,
  lost: 7,
  drawn: 8,
  hurry: 9,
  pearl: 10,
  back: 11,
} as const;

/** The ladder, from the lowest rung. No step is large: a test plays them against each other. */
export const RIVALS: readonly Mind[] = [
  { nodes: 0, guess: 200 },
  { nodes: 0, guess: 40 },
  { nodes: 24, guess: 460 },
  { nodes: 24, guess: 260 },
  { nodes: 60, guess: 130 },
  { nodes: 100, guess: 70 },
  { nodes: 240, guess: 36 },
  { nodes: 1000, guess: 4 },
];

/** Taps from 0 to 63 are cells. */
export const TAKE_BACK = 64;

/** Frames to think. In the climb every win adds some. */
export const CLIMB_CLOCK_FRAMES = 150 * 60;
const CLIMB_WIN_FRAMES = 60 * 60;
const MOST_CLIMB_FRAMES = 240 * 60;
export const CLOCK_FRAMES = 300 * 60;
const FRIEND_CLOCK_FRAMES = 720 * 60;
const HURRY_FRAMES = 30 * 60;
const OPENING_MOVES = 12;
const OPENING_GUESS = 30;
const SWIM_FRAMES = 26;
const TURN_FRAMES = 4;
const NEXT_FRAMES = 150;
export const MAX_TAKE_BACKS = 10;

/** A win in the climb: more on every rung, and by its margin. */
const CLIMB = { rung: 100, margin: 4, secondsPerPoint: 2 };
const DUEL = { fish: 2, draw: 150, win: 300, margin: 10, secondsPerPoint: 3, takeBack: 20, least: 200 };
/** The margin that is worth a second star, and a third if nothing was taken back. */
export const STAR_MARGINS = [12, 24] as const;

export type State = {
  kind: number;
  random: Random;
  board: number[];
  pearls: number[];
  phase: number;
  /** Whose turn it is. Cream is you, and begins. */
  side: number;
  rival: number;
  /** Frames until the next thing may happen: fish take their time. */
  wait: number;
  /** Frames that you have left to think. */
  clock: number;
  frame: number;
  /** The last move and what it turned, nearest first; for the view. */
  last: number;
  lastFrame: number;
  turned: number[];
  moves: number;
  /** The points from the rivals below. */
  points: number;
  /** The reefs before your moves, with the number of moves: for taking back. */
  history: { board: number[]; moves: number }[];
  takeBacks: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed, variant = "") {
    const rung = Number(/^rival-([1-8])$/.exec(variant)?.[1] ?? 0);
    const kind = variant === "friend" ? KIND.friend : rung > 0 ? KIND.duel : KIND.climb;
    const state: State = {
      kind,
      random: startRandom(seed),
      board: [],
      pearls: [],
      phase: PHASE.person,
      side: CREAM,
      rival: Math.max(0, rung - 1),
      wait: SWIM_FRAMES,
      clock: [CLIMB_CLOCK_FRAMES, CLOCK_FRAMES, FRIEND_CLOCK_FRAMES][kind]!,
      frame: 0,
      last: -1,
      lastFrame: 0,
      turned: [],
      moves: 0,
      points: 0,
      history: [],
      takeBacks: 0,
      cues: [],
    };
    layReef(state);
    return state;
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.frame === 1) state.cues.push(CUE.begin);
    if (state.wait > 0) state.wait -= 1;
    else if (state.phase === PHASE.person) play(state, inputs);
    else if (state.phase === PHASE.rival) answer(state);
    else if (state.phase === PHASE.next) climb(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,

  score(state) {
    if (state.kind === KIND.friend) return 0;
    const mine = worth(state.board, state.pearls, CREAM);
    if (state.kind === KIND.climb) return state.points + (hasWon(state) ? 0 : mine);
    const margin = marginOf(state);
    if (state.phase !== PHASE.over || margin < 0 || state.clock <= 0) return mine * DUEL.fish;
    if (margin === 0) return DUEL.draw;
    const saved = Math.floor(state.clock / 60 / DUEL.secondsPerPoint);
    return Math.max(DUEL.least, DUEL.win + margin * DUEL.margin + saved - state.takeBacks * DUEL.takeBack);
  },

  hash: (state) =>
    hashState(
      [state.kind, state.random, state.board, state.pearls, state.phase, state.side, state.rival],
      [state.wait, state.clock, state.frame, state.last, state.moves, state.points, state.takeBacks],
      state.history.map(({ board, moves }) => [moves, ...board]),
    ),
};

export const marginOf = ({ board, pearls }: State): number => worth(board, pearls, CREAM) - worth(board, pearls, PLUM);

/** The game that is on the board is over, and won. */
export const hasWon = (state: State): boolean =>
  (state.phase === PHASE.over || state.phase === PHASE.next) && state.clock > 0 && marginOf(state) > 0;

export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.kind !== KIND.duel || !hasWon(state)) return 0;
  const margin = marginOf(state);
  if (margin < STAR_MARGINS[0]) return 1;
  return margin < STAR_MARGINS[1] || state.takeBacks > 0 ? 2 : 3;
}

// One of each four: not a corner, not beside one, not where fish are from the start.
const PEARL_PLACES: readonly (readonly [number, number])[] = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [2, 2],
  [3, 2],
  [1, 3],
  [0, 3],
  [1, 2],
];

/** Two fish of each side, and four pearls. */
function layReef(state: State): void {
  const { random } = state;
  const board = Array.from({ length: 64 }, () => EMPTY);
  const isCrossed = nextChance(random, 1, 2);
  board[27] = CREAM;
  board[35] = PLUM;
  board[28] = isCrossed ? PLUM : CREAM;
  board[36] = isCrossed ? CREAM : PLUM;
  const pearl = PEARL_PLACES[nextInt(random, PEARL_PLACES.length)]!;
  Object.assign(state, {
    board,
    pearls: quarterTurns(pearl[0], pearl[1]),
    side: CREAM,
    last: -1,
    turned: [],
    moves: 0,
  });
}

function play(state: State, { taps }: Inputs): void {
  state.clock -= 1;
  if (state.clock === HURRY_FRAMES) state.cues.push(CUE.hurry);
  if (state.clock <= 0) return end(state);
  for (const tap of taps) {
    if (tap === TAKE_BACK) return takeBack(state);
    if (tap > TAKE_BACK) continue;
    const turned = turnedBy(state.board, tap, state.side);
    if (turned.length > 0) {
      if (state.kind === KIND.duel) state.history.push({ board: [...state.board], moves: state.moves });
      return swim(state, tap, turned);
    }
    state.cues.push(CUE.refused);
  }
}

/** Against one rival a move can be taken back, with the answer to it; it costs. */
function takeBack(state: State): void {
  const before = state.takeBacks < MAX_TAKE_BACKS ? state.history.pop() : undefined;
  if (!before) return void state.cues.push(CUE.refused);
  Object.assign(state, { ...before, side: CREAM, last: -1, turned: [] });
  state.takeBacks += 1;
  state.cues.push(CUE.back);
}

function answer(state: State): void {
  const cells = cellsFor(state.board, state.side);
  const { nodes, guess } = RIVALS[state.rival]!;
  // Even the best one varies its opening, or one won game could be played again and again.
  const mind = { nodes, guess: state.moves < OPENING_MOVES ? Math.max(guess, OPENING_GUESS) : guess };
  const cell = chooseCell(state.board, state.pearls, cells, state.side, mind, state.random);
  swim(state, cell, turnedBy(state.board, cell, state.side));
}

function swim(state: State, cell: number, turned: number[]): void {
  for (const place of [cell, ...turned]) state.board[place] = state.side;
  const [x, y] = [cell % 8, cell >> 3];
  state.cues.push(CUE.swim);
  if ((x === 0 || x === 7) && (y === 0 || y === 7)) state.cues.push(CUE.corner);
  if ([cell, ...turned].some((place) => state.pearls.includes(place))) state.cues.push(CUE.pearl);
  state.last = cell;
  state.lastFrame = state.frame;
  state.turned = turned;
  state.moves += 1;
  state.wait = SWIM_FRAMES + TURN_FRAMES * turned.length;
  passOn(state);
}

function passOn(state: State): void {
  const next = other(state.side);
  if (cellsFor(state.board, next).length > 0) state.side = next;
  else if (cellsFor(state.board, state.side).length > 0) {
    state.cues.push(CUE.pass);
    state.wait += SWIM_FRAMES;
  } else return end(state);
  state.phase = state.side === CREAM || state.kind === KIND.friend ? PHASE.person : PHASE.rival;
}

function end(state: State): void {
  const margin = marginOf(state);
  state.phase = PHASE.over;
  state.wait += 90;
  const isTimeUp = state.clock <= 0;
  state.cues.push(isTimeUp || margin < 0 ? CUE.lost : margin > 0 ? CUE.won : CUE.drawn);
  if (state.kind !== KIND.climb || !hasWon(state)) return;
  state.points += CLIMB.rung * (state.rival + 1) + CLIMB.margin * margin;
  if (state.rival + 1 < RIVALS.length) {
    state.phase = PHASE.next;
    state.wait = NEXT_FRAMES + TURN_FRAMES * state.turned.length;
  } else state.points += Math.floor(state.clock / 60 / CLIMB.secondsPerPoint);
}

function climb(state: State): void {
  state.rival += 1;
  state.clock = Math.min(MOST_CLIMB_FRAMES, state.clock + CLIMB_WIN_FRAMES);
  state.phase = PHASE.person;
  state.wait = SWIM_FRAMES;
  layReef(state);
  state.cues.push(CUE.begin);
}
