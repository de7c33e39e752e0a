import type { GameRules } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { buildLevel, mapLevel, type Level } from "./rules-build.ts";
import { FIVE, LEVELS, pointsFor, recipeOf, slackOf, speedFor, starsFor, weightOf } from "./rules-ladder.ts";
import { countLit, isTurnable, traceLight, turnsOf, type Board, type Light } from "./rules-light.ts";

/** A tap below 64 turns the piece in that cell. */
export const TAP = { hint: 100, goOn: 101, reset: 102 } as const;

/** Crystals carry how many are lit now: `lit + 3` is the third. */
export const CUE = {
  turn: 1,
  stuck: 2,
  hint: 3,
  level: 4,
  solved: 5,
  perfect: 6,
  low: 7,
  over: 8,
  fade: 9,
  reset: 10,
  dark: 11,
  lit: 20,
};

export const PHASE = { playing: 0, solved: 1, over: 2 } as const;

/** Five boards of a seed; one level of the map; all sixty with one purse of turns. */
export const MODE = { five: 0, map: 1, expedition: 2 } as const;

export const HINT_MOVES = 3;
const FIRST_MOVES = 6;
/** The number of lamps on an expedition. */
export const LAMPS = 3;
const SPARE_MOVES = 3;
export const SOLVED_FRAMES = 100;
/** The picture of a solved level stays for a moment before its run is over. */
export const LAST_FRAMES = 50;
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
  mode: number;
  /** Counted from 1: of the five, of the map, or of the expedition. */
  level: number;
  /** How hard the level is, on the ladder of sixty. */
  rung: number;
  board: Board;
  /** The turns of the pieces at the start of the level. */
  first: number[];
  solution: number[];
  par: number;
  /** Turns used on this level. */
  used: number;
  /** Frames on this level. */
  time: number;
  /** Turns left in the purse of an expedition. */
  moves: number;
  /** Lamps left on an expedition. */
  lamps: number;
  score: number;
  /** Levels in a row at par. */
  streak: number;
  /** The stars of each finished level. */
  stars: number[];
  lit: number;
  crystals: number;
  /** What the last level earned, for the card that says so. */
  earned: { crystals: number; saved: number; streak: number; speed: number };
  light: Light;
  /** The frame each stretch of light reaches its cell (as in Light), and the last piece that was turned. */
  shinesFrom: number[];
  turned: { cell: number; frame: number };
  cues: number[];
};

export const rules: GameRules<LumenState> = {
  start(seed, variant = "") {
    const board: Board = { size: 0, pieces: [], turns: [], tints: [], lamps: [] };
    const map = /^map-(\d+)$/.exec(variant);
    const mode = map ? MODE.map : variant === "expedition" ? MODE.expedition : MODE.five;
    const state: LumenState = {
      random: startRandom(seed),
      frame: 0,
      phase: PHASE.playing,
      since: 0,
      idle: 0,
      mode,
      level: map ? Math.max(1, Math.min(LEVELS, Number(map[1]))) - 1 : 0,
      rung: 0,
      board,
      first: [],
      solution: [],
      par: 0,
      used: 0,
      time: 0,
      moves: FIRST_MOVES,
      lamps: LAMPS,
      score: 0,
      streak: 0,
      stars: [],
      lit: 0,
      crystals: 0,
      earned: { crystals: 0, saved: 0, streak: 0, speed: 0 },
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
    if (state.phase === PHASE.playing) state.time += 1;
    for (const tap of taps) act(state, tap);
    const stay = isLast(state) ? LAST_FRAMES : SOLVED_FRAMES;
    if (state.phase === PHASE.solved && state.since >= stay) goOn(state);
    if (state.phase === PHASE.playing && (state.idle >= SLEEP_FRAMES || state.frame >= OIL_FRAMES)) finish(state);
  },

  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ score }) => score,
  hash: (state) => {
    const { random, frame, phase, since, idle, mode, level, board, solution, first } = state;
    const { par, used, time, moves, lamps, score, streak, stars } = state;
    return hashState(
      [random, frame, phase, since, idle, mode, level, par, used, time, moves, lamps, score, streak, stars],
      [board.size, board.pieces, board.turns, board.tints, solution, first],
      board.lamps.map(({ cell, direction, colour }) => [cell, direction, colour]),
    );
  },
};

/** How many levels a run has. */
export const levelsOf = (mode: number): number => (mode === MODE.five ? FIVE.length : mode === MODE.map ? 1 : LEVELS);

const isLast = ({ mode, stars }: LumenState): boolean => stars.length >= levelsOf(mode);

function act(state: LumenState, tap: number): void {
  if (state.phase === PHASE.solved) {
    if (tap === TAP.goOn) goOn(state);
  } else if (state.phase === PHASE.playing) {
    if (tap === TAP.hint) hint(state);
    else if (tap === TAP.reset) reset(state);
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
  if ((state.mode === MODE.expedition && state.moves < HINT_MOVES) || wrong < 0) {
    state.cues.push(CUE.stuck);
    return;
  }
  state.board.turns[wrong] = state.solution[wrong]!;
  state.cues.push(CUE.hint);
  spend(state, wrong, HINT_MOVES);
}

/** Everything as it was at the start of the level. The time runs on; spent turns of a purse stay spent. */
function reset(state: LumenState): void {
  if (state.mode === MODE.expedition || state.used === 0) {
    state.cues.push(CUE.stuck);
    return;
  }
  state.used = 0;
  state.idle = 0;
  putBack(state);
  state.cues.push(CUE.reset);
}

function putBack(state: LumenState): void {
  state.board.turns = [...state.first];
  state.turned = { cell: -1, frame: state.frame };
  shine(state);
}

function spend(state: LumenState, cell: number, moves: number): void {
  state.used += moves;
  state.idle = 0;
  state.turned = { cell, frame: state.frame };
  if (state.mode === MODE.expedition) state.moves -= moves;
  shine(state);
  if (state.lit === state.crystals) return solve(state);
  if (state.mode !== MODE.expedition) return;
  if (state.moves <= 0) goDark(state);
  else if (state.moves <= 3) state.cues.push(CUE.low);
}

/** The purse is empty: the next lamp lights the level anew, and after the last one it stays dark. */
function goDark(state: LumenState): void {
  state.lamps -= 1;
  if (state.lamps <= 0) return finish(state);
  state.moves = state.par + slackOf(state.rung) + SPARE_MOVES;
  state.used = 0;
  state.streak = 0;
  state.cues.push(CUE.dark);
  putBack(state);
}

function solve(state: LumenState): void {
  const { mode, par, used, time, rung } = state;
  const stars = starsFor(used - par);
  state.streak = stars === 3 ? Math.min(MAX_STREAK, state.streak + 1) : 0;
  if (mode === MODE.expedition) {
    const saved = Math.max(0, par + slackOf(rung) - used);
    state.earned = {
      crystals: state.crystals * weightOf(rung),
      saved: saved * 5,
      streak: state.streak * 10,
      speed: speedFor(time, 200),
    };
    const { crystals, streak, speed } = state.earned;
    state.score += crystals + saved * 5 + streak + speed;
  } else {
    state.earned = { crystals: pointsFor(used - par), saved: 0, streak: 0, speed: speedFor(time, 999) };
    state.score += state.earned.crystals + state.earned.speed;
  }
  state.stars.push(stars);
  state.phase = PHASE.solved;
  state.since = 0;
  state.cues.push(stars === 3 ? CUE.perfect : CUE.solved);
}

function goOn(state: LumenState): void {
  if (isLast(state)) return finish(state);
  beginLevel(state);
}

function levelOf({ mode, level, rung, random }: LumenState): Level {
  return mode === MODE.map ? mapLevel(level) : buildLevel(recipeOf(rung), random);
}

function beginLevel(state: LumenState): void {
  state.level += 1;
  state.rung = state.mode === MODE.five ? FIVE[state.level - 1]! : state.level;
  const { board, solution, par } = levelOf(state);
  state.board = board;
  state.first = [...board.turns];
  state.solution = solution;
  state.par = par;
  state.used = 0;
  state.time = 0;
  if (state.mode === MODE.expedition) state.moves += par + slackOf(state.rung);
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
  // A level that was lit ends with its own sound.
  if (state.lit < state.crystals) state.cues.push(CUE.over);
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
