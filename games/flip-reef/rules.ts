import type { GameRules, Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextChance, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { cellsFor, CREAM, EMPTY, other, PLUM, quarterTurns, turnedBy, worth } from "./rules-reef.ts";
import { chooseCell, type Mind } from "./rules-rival.ts";

export const PHASE = { choosing: 0, person: 1, rival: 2, over: 3 } as const;

export const CUE = {
  chosen: 1,
  swim: 2,
  corner: 3,
  pass: 4,
  refused: 5,
  won: 6,
  lost: 7,
  drawn: 8,
  hurry: 9,
  pearl: 10,
} as const;

/** Rivals by number; the one after the last is a friend beside you. */
export const RIVALS: readonly (Mind & { weight: number })[] = [
  { nodes: 0, guess: 40, weight: 1 },
  { nodes: 60, guess: 100, weight: 2 },
  { nodes: 1800, guess: 0, weight: 4 },
];
export const FRIEND = RIVALS.length;

/** Taps from 0 to 63 are cells; from here on they choose a rival. */
export const CHOOSE = 64;

/** Five minutes to think; two friends share twelve. */
export const CLOCK_FRAMES = 300 * 60;
const FRIEND_CLOCK_FRAMES = 720 * 60;
const CHOOSING_FRAMES = 60 * 60;
const HURRY_FRAMES = 30 * 60;
const OPENING_MOVES = 12;
const OPENING_GUESS = 30;
const SWIM_FRAMES = 26;
const TURN_FRAMES = 4;

export type State = {
  random: Random;
  board: number[];
  pearls: number[];
  phase: number;
  /** Whose turn it is. Cream is you, and begins. */
  side: number;
  rival: number;
  /** Frames until the next thing may happen: fish take their time. */
  wait: number;
  /** Frames that you have left to think, for the whole game. */
  clock: number;
  frame: number;
  /** The last move and what it turned, nearest first; for the view. */
  last: number;
  lastFrame: number;
  turned: number[];
  moves: number;
  cues: number[];
};

export const rules: GameRules<State> = {
  start(seed) {
    const random = startRandom(seed);
    const board = Array.from({ length: 64 }, () => EMPTY);
    const isCrossed = nextChance(random, 1, 2);
    board[27] = CREAM;
    board[35] = PLUM;
    board[28] = isCrossed ? PLUM : CREAM;
    board[36] = isCrossed ? CREAM : PLUM;
    const pearl = PEARL_PLACES[nextInt(random, PEARL_PLACES.length)]!;
    return {
      random,
      board,
      pearls: quarterTurns(pearl[0], pearl[1]),
      phase: PHASE.choosing,
      side: CREAM,
      rival: 1,
      wait: 0,
      clock: CLOCK_FRAMES,
      frame: 0,
      last: -1,
      lastFrame: 0,
      turned: [],
      moves: 0,
      cues: [],
    };
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    if (state.phase === PHASE.choosing) choose(state, inputs);
    else if (state.wait > 0) state.wait -= 1;
    else if (state.phase === PHASE.person) play(state, inputs);
    else if (state.phase === PHASE.rival) answer(state);
  },

  isOver: ({ phase, wait }) => phase === PHASE.over && wait === 0,

  score(state) {
    const rival = RIVALS[state.rival];
    if (!rival || state.phase === PHASE.choosing) return 0;
    const mine = worth(state.board, state.pearls, CREAM);
    const margin = mine - worth(state.board, state.pearls, PLUM);
    if (state.phase !== PHASE.over || margin <= 0 || state.clock <= 0) return mine;
    return rival.weight * (100 + margin * 10 + Math.floor(state.clock / 180));
  },

  hash: (state) =>
    hashState(
      state.random,
      state.board,
      state.pearls,
      state.phase,
      state.side,
      state.rival,
      state.wait,
      state.clock,
      state.frame,
      state.last,
      state.moves,
    ),
};

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

function choose(state: State, { taps }: Inputs): void {
  const tap = taps.find((value) => value >= CHOOSE && value <= CHOOSE + FRIEND);
  if (tap === undefined && state.frame < CHOOSING_FRAMES) return;
  if (tap !== undefined) state.rival = tap - CHOOSE;
  if (state.rival === FRIEND) state.clock = FRIEND_CLOCK_FRAMES;
  state.phase = PHASE.person;
  state.wait = SWIM_FRAMES;
  state.cues.push(CUE.chosen);
}

function play(state: State, { taps }: Inputs): void {
  state.clock -= 1;
  if (state.clock === HURRY_FRAMES) state.cues.push(CUE.hurry);
  if (state.clock <= 0) return end(state);
  for (const tap of taps) {
    if (tap >= CHOOSE) continue;
    const turned = turnedBy(state.board, tap, state.side);
    if (turned.length > 0) return swim(state, tap, turned);
    state.cues.push(CUE.refused);
  }
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
  state.phase = state.side === CREAM || state.rival === FRIEND ? PHASE.person : PHASE.rival;
}

function end(state: State): void {
  const margin = worth(state.board, state.pearls, CREAM) - worth(state.board, state.pearls, PLUM);
  state.phase = PHASE.over;
  state.wait += 90;
  const isTimeUp = state.clock <= 0;
  state.cues.push(isTimeUp || margin < 0 ? CUE.lost : margin > 0 ? CUE.won : CUE.drawn);
}
