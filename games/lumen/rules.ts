import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { buildLevel } from "./rules-build.ts";
import { LEVELS, recipeOf, slackOf, weightOf } from "./rules-ladder.ts";
import { countLit, isTurnable, traceLight, turnsOf, type Board, type Light } from "./rules-light.ts";

/** A tap below 64 turns the piece in that cell. */
export const TAP = { hint: 100, goOn: 101 } as const;

/** Crystals carry how many are lit now: `lit + 3` is the third. */
export const CUE = { turn: 1, stuck: 2, hint: 3, level: 4, solved: 5, perfect: 6, low: 7, over: 8, fade: 9, lit: 20 };

export const PHASE = { playing: 0, solved: 1, over: 2 } as const;

export const HINT_MOVES = 5;
const FIRST_MOVES = 6;
export const SOLVED_FRAMES = 100;
/** The lamp burns for nineteen minutes, and for three if nobody touches anything. */
export const OIL_FRAMES = 19 * 60 * 60;
export const SLEEP_FRAMES = 3 * 60 * 60;
const MAX_STREAK = 10;

export type LumenState = {
  random: Random;
  frame: number;
  phase: number;
  /** Frames since the phase began. */
  since: number;
  /** Frames since something was turned. */
  idle: number;
  level: number;
  board: Board;
  solution: number[];
  par: number;
  /** Turns used on this level. */
  used: number;
  /** Turns left in the purse. */
  moves: number;
  score: number;
  /** Levels in a row at par. */
  streak: number;
  lit: number;
  crystals: number;
  /** What the last level earned, for the card that says so. */
  earned: { crystals: number; saved: number; streak: number };
  light: Light;
  /** The frame each stretch of light reaches its cell (as in Light), and the last piece that was turned. */
  shinesFrom: number[];
  turned: { cell: number; frame: number };
  cues: number[];
};

export const rules: GameRules<LumenState> = {
  start(seed) {
    const board: Board = { size: 0, pieces: [], turns: [], tints: [], lamps: [] };
    const state: LumenState = {
      random: startRandom(seed),
      frame: 0,
      phase: PHASE.playing,
      since: 0,
      idle: 0,
      level: 0,
      board,
      solution: [],
      par: 0,
      used: 0,
      moves: FIRST_MOVES,
      score: 0,
      streak: 0,
      lit: 0,
      crystals: 0,
      earned: { crystals: 0, saved: 0, streak: 0 },
      light: traceLight(board),
      shinesFrom: [],
      turned: { cell: -1, frame: 0 },
      cues: [],
    };
    beginLevel(state);
    state.cues = [];
    return state;
  },

  step(state, { taps }) {
    state.cues = [];
    state.frame += 1;
    state.since += 1;
    state.idle += 1;
    for (const tap of taps) act(state, tap);
    if (state.phase === PHASE.solved && state.since >= SOLVED_FRAMES) goOn(state);
    if (state.phase === PHASE.playing && (state.idle >= SLEEP_FRAMES || state.frame >= OIL_FRAMES)) finish(state);
  },

  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ score }) => score,
  hash: ({ random, frame, phase, since, idle, level, board, solution, par, used, moves, score, streak }) =>
    hashState(
      [random, frame, phase, since, idle, level, par, used, moves, score, streak],
      [board.size, board.pieces, board.turns, board.tints, solution],
      board.lamps.map(({ cell, direction, colour }) => [cell, direction, colour]),
    ),
};

function act(state: LumenState, tap: number): void {
  if (state.phase === PHASE.solved) {
    if (tap === TAP.goOn) goOn(state);
  } else if (state.phase === PHASE.playing) {
    if (tap === TAP.hint) hint(state);
    else if (tap < state.board.pieces.length) turn(state, tap);
  }
}

function turn(state: LumenState, cell: number): void {
  const ways = turnsOf(state.board.pieces[cell]!);
  if (!isTurnable(state.board.pieces[cell]!)) {
    state.cues.push(CUE.stuck);
    return;
  }
  state.board.turns[cell] = (state.board.turns[cell]! + 1) % ways;
  state.cues.push(CUE.turn);
  spend(state, cell, 1);
}

/** The lamp turns one piece as it should be, however many turns that is. */
function hint(state: LumenState): void {
  const wrong = state.solution.findIndex((turn, cell) => turn !== state.board.turns[cell]);
  if (state.moves < HINT_MOVES || wrong < 0) {
    state.cues.push(CUE.stuck);
    return;
  }
  state.board.turns[wrong] = state.solution[wrong]!;
  state.cues.push(CUE.hint);
  spend(state, wrong, HINT_MOVES);
}

function spend(state: LumenState, cell: number, moves: number): void {
  state.used += moves;
  state.moves -= moves;
  state.idle = 0;
  state.turned = { cell, frame: state.frame };
  shine(state);
  if (state.lit === state.crystals) return solve(state);
  if (state.moves <= 0) finish(state);
  else if (state.moves <= 3) state.cues.push(CUE.low);
}

function solve(state: LumenState): void {
  const saved = Math.max(0, state.par + slackOf(state.level) - state.used);
  state.streak = state.used <= state.par ? Math.min(MAX_STREAK, state.streak + 1) : 0;
  state.earned = {
    crystals: state.crystals * weightOf(state.level),
    saved: saved * 5,
    streak: state.streak * 10,
  };
  state.score += state.earned.crystals + state.earned.saved + state.earned.streak;
  state.phase = PHASE.solved;
  state.since = 0;
  state.cues.push(state.streak > 0 ? CUE.perfect : CUE.solved);
}

function goOn(state: LumenState): void {
  if (state.level >= LEVELS) return finish(state);
  beginLevel(state);
}

function beginLevel(state: LumenState): void {
  state.level += 1;
  const { board, solution, par } = buildLevel(recipeOf(state.level), state.random);
  state.board = board;
  state.solution = solution;
  state.par = par;
  state.used = 0;
  state.moves += par + slackOf(state.level);
  state.phase = PHASE.playing;
  state.since = 0;
  state.idle = 0;
  state.lit = 0;
  state.turned = { cell: -1, frame: state.frame };
  state.light.into.fill(0);
  state.shinesFrom = [];
  state.cues.push(CUE.level);
  shine(state);
}

function finish(state: LumenState): void {
  state.phase = PHASE.over;
  state.since = 0;
  state.cues.push(CUE.over);
}

/** Traces the light anew, and notes from when on each stretch of it is seen: it travels from what was turned. */
function shine(state: LumenState): void {
  const before = state.light.into;
  const wasLit = state.lit;
  state.light = traceLight(state.board);
  const { into, distance } = state.light;
  const fresh: number[] = [];
  for (let at = 0; at < into.length; at++) if (into[at] !== 0 && into[at] !== before[at]) fresh.push(at);
  let nearest = into.length;
  for (const at of fresh) nearest = Math.min(nearest, distance[at]!);
  if (state.shinesFrom.length !== into.length) state.shinesFrom = Array.from({ length: into.length }, () => 0);
  for (const at of fresh) state.shinesFrom[at] = state.frame + (distance[at]! - nearest) * 2;
  const { lit, crystals } = countLit(state.board, state.light);
  state.lit = lit;
  state.crystals = crystals;
  if (lit > wasLit) state.cues.push(CUE.lit + lit);
  else if (lit < wasLit) state.cues.push(CUE.fade);
}
