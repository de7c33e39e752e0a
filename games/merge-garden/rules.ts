import { BUTTON, type GameRules, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextChance, nextInt, startRandom, type Random } from "@quackademy/game-kit/core/random.ts";
import { canSlide, CELLS, EMPTY, hasMoved, isWeed, slidePlants } from "./rules-board.ts";
import { CUE, newSlide, type LastSlide } from "./rules-cues.ts";
import { ORDERS, orderOf, orderPoints, wantsOf } from "./rules-orders.ts";
import { crackSoil, growWeeds, overgrow, pullWeeds, sowWeeds, WEEDS_BEGIN } from "./rules-weeds.ts";

export const TAP = { undo: 6, giveUp: 7 } as const;

export const PHASE = { playing: 0, stuck: 1, over: 2, done: 3 } as const;

/** What a slide can be taken back to. */
export type Before = {
  cells: number[];
  random: Random;
  score: number;
  slides: number;
  weedIn: number;
  cracks: number[];
  wants: number[];
  delivered: number;
};

export type GardenState = {
  random: Random;
  frame: number;
  phase: number;
  /** The number of the order; 0 for the garden that has none. */
  order: number;
  /** How many plants of each level are still to be brought, and how many were. */
  wants: number[];
  delivered: number;
  isDone: boolean;
  /** The frame of the last delivery. */
  doneAt: number;
  cells: number[];
  score: number;
  /** Slides so far: what everything gets harder by. */
  slides: number;
  /** The greatest plant so far. */
  best: number;
  /** Plants that grew in a slide with several merges: a bit for each level. Nothing is decided by it. */
  golden: number;
  hasUndo: boolean;
  /** Slides until the cracks in the soil open. */
  weedIn: number;
  cracks: number[];
  /** Frames without a slide. */
  idle: number;
  stuckFor: number;
  /** Which way arrows or a stick point, and for how many frames. */
  held: number;
  heldFor: number;
  before: Before | null;
  last: LastSlide;
  cues: number[];
};

/** Levels whose first plant earns the watering can, which takes one slide back. */
const MILESTONES = [5, 7, 8, 9, 10, 11, 12, 13];
const IDLE_FRAMES = 20 * 60;
const IDLE_EVERY_FRAMES = 8 * 60;
export const STUCK_FRAMES = 10 * 60;
const DONE_FRAMES = 50;
/** Night falls before the longest run that there may be. */
const LAST_FRAME = 70_000;
/** Two arrow keys are never pressed in the same sixtieth of a second. */
const AIM_FRAMES = 4;

export const rules: GameRules<GardenState> = {
  start(seed, variant = "") {
    const number = orderOf(variant);
    const order = ORDERS[number - 1];
    const state: GardenState = {
      // An order is the same garden for everybody.
      random: startRandom(order ? [number, order.seed, 0x6f72, 0] : seed),
      frame: 0,
      phase: PHASE.playing,
      order: number,
      wants: wantsOf(number),
      delivered: 0,
      isDone: false,
      doneAt: 0,
      cells: CELLS.map(() => EMPTY),
      score: 0,
      slides: 0,
      best: 1,
      golden: 0,
      hasUndo: true,
      weedIn: order?.weedIn ?? WEEDS_BEGIN,
      cracks: [],
      idle: 0,
      stuckFor: 0,
      held: 0,
      heldFor: 0,
      before: null,
      last: newSlide(0, 0, []),
      cues: [],
    };
    for (let plant = 0; plant < 4; plant++) spawnPlant(state);
    sowWeeds(state, order?.weeds ?? 0);
    return state;
  },

  step(state, inputs) {
    state.cues = [];
    state.frame += 1;
    for (const tap of inputs.taps) act(state, tap);
    const aimed = aim(state, inputs);
    if (aimed !== null) act(state, aimed);
    if (state.phase === PHASE.stuck) {
      state.stuckFor += 1;
      if (state.stuckFor >= STUCK_FRAMES) finish(state);
    } else if (state.phase === PHASE.playing) {
      passTime(state);
    } else if (state.phase === PHASE.done && state.frame >= state.doneAt + DONE_FRAMES) {
      finish(state);
    }
    if (state.frame >= LAST_FRAME) finish(state);
  },

  isOver: ({ phase }) => phase === PHASE.over,
  score: ({ order, score, isDone, delivered, slides, doneAt }) =>
    order === 0 ? score : orderPoints(isDone, delivered, slides, doneAt),
  hash: (state) =>
    hashState(
      [state.order, state.wants, state.delivered, state.isDone ? 1 : 0, state.doneAt],
      [state.random, state.frame, state.phase, state.cells, state.score, state.slides, state.best],
      [state.hasUndo ? 1 : 0, state.weedIn, state.cracks, state.idle, state.stuckFor, state.held, state.heldFor],
      state.before
        ? [state.before.cells, state.before.random, state.before.score, state.before.slides, state.before.weedIn]
        : [],
      state.before ? [state.before.cracks, state.before.wants, state.before.delivered] : [],
    ),
};

/** What the watering can costs, besides everything the slide had earned. */
export const undoCost = (score: number): number => Math.max(20, Math.floor(score / 200) * 10);

function act(state: GardenState, tap: number): void {
  if (state.phase === PHASE.over) return;
  if (tap === TAP.undo && state.phase !== PHASE.done) undo(state);
  else if (tap === TAP.giveUp && state.phase === PHASE.stuck) finish(state);
  else if (tap < 6 && state.phase === PHASE.playing) slide(state, tap);
}

function slide(state: GardenState, direction: number): void {
  const before: Before = {
    cells: [...state.cells],
    random: [...state.random],
    score: state.score,
    slides: state.slides,
    weedIn: state.weedIn,
    cracks: [...state.cracks],
    wants: [...state.wants],
    delivered: state.delivered,
  };
  const slides = slidePlants(state.cells, direction);
  if (!hasMoved(slides)) {
    state.cues.push(CUE.bump);
    return;
  }
  state.before = before;
  state.slides += 1;
  state.idle = 0;
  const merged = slides.filter(({ isMerge }) => isMerge);
  state.last = { ...newSlide(state.frame, direction, slides), merges: merged.length };
  state.cues.push(CUE.slide);
  let sum = 0;
  for (const { level } of merged) {
    sum += 1 << (level + 1);
    state.cues.push(CUE.merge + level + 1);
    if (merged.length > 1) state.golden |= 1 << (level + 1);
  }
  state.score += sum * merged.length;
  if (merged.length > 1) state.cues.push(CUE.combo + merged.length);
  pullWeeds(
    state,
    merged.map(({ to }) => to),
  );
  for (const { level, to } of merged) {
    reach(state, level + 1);
    deliver(state, level + 1, to);
  }
  if (state.isDone) return celebrate(state);
  growWeeds(state);
  if (!merged.length) spawnPlant(state);
  spawnPlant(state);
  crackSoil(state);
  state.last.gained = state.score - before.score;
  checkStuck(state);
}

/** A plant that is wanted goes into the basket, and its cell is free. */
function deliver(state: GardenState, level: number, cell: number): void {
  if (!state.wants[level]) return;
  state.wants[level] -= 1;
  state.delivered += 1;
  state.cells[cell] = EMPTY;
  state.last.delivered.push(cell);
  state.cues.push(CUE.delivered);
  state.isDone = state.wants.every((count) => count === 0);
}

function reach(state: GardenState, level: number): void {
  if (level <= state.best) return;
  state.best = level;
  if (MILESTONES.includes(level)) {
    state.hasUndo = true;
    state.cues.push(CUE.milestone + level);
  }
}

/** One plant for every slide: seeds at first, larger ones later, never on a crack if there is room elsewhere. */
function spawnPlant(state: GardenState): void {
  const empty = state.cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
  const quiet = empty.filter((cell) => !state.cracks.includes(cell));
  const places = quiet.length ? quiet : empty;
  if (!places.length) return;
  const cell = places[nextInt(state.random, places.length)]!;
  let level = nextChance(state.random, 1, 8) ? 2 : 1;
  if (nextChance(state.random, Math.min(state.slides, 300), 600)) level += 1;
  state.cells[cell] = level;
  state.last.spawned.push(cell);
}

function undo(state: GardenState): void {
  if (!state.hasUndo || !state.before) return;
  const { before } = state;
  state.cells = before.cells;
  state.random = before.random;
  state.score = Math.max(0, before.score - undoCost(before.score));
  state.slides = before.slides;
  state.weedIn = before.weedIn;
  state.cracks = before.cracks;
  state.wants = before.wants;
  state.delivered = before.delivered;
  state.hasUndo = false;
  state.before = null;
  state.phase = PHASE.playing;
  state.idle = 0;
  state.stuckFor = 0;
  state.last = newSlide(state.frame, state.last.direction, []);
  state.cues.push(CUE.undo);
}

function passTime(state: GardenState): void {
  state.idle += 1;
  const late = state.idle - IDLE_FRAMES;
  if (late < 0 || late % IDLE_EVERY_FRAMES !== 0) return;
  overgrow(state);
  // The slide before the weed came cannot be taken back any more: the weed would go with it.
  state.before = null;
  checkStuck(state);
}

function checkStuck(state: GardenState): void {
  if (canSlide(state.cells)) return;
  if (!state.hasUndo || !state.before || state.cells.every((content) => isWeed(content))) return finish(state);
  state.phase = PHASE.stuck;
  state.stuckFor = 0;
  state.cues.push(CUE.stuck);
}

/** The last plants are seen on their way into the basket before the run ends. */
function celebrate(state: GardenState): void {
  state.phase = PHASE.done;
  state.doneAt = state.frame;
  state.cues.push(CUE.done);
}

function finish(state: GardenState): void {
  if (state.phase === PHASE.over) return;
  state.phase = PHASE.over;
  if (!state.isDone) state.cues.push(CUE.over);
}

/** A direction from arrow keys or a stick, once, when it has been the same for a moment. */
function aim(state: GardenState, { held }: Inputs): number | null {
  const aimed = held & (BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.down);
  state.heldFor = aimed === state.held ? Math.min(state.heldFor + 1, AIM_FRAMES + 1) : 1;
  // Of two keys that are let go, one is always first: it is not a new direction.
  if (aimed !== state.held && (aimed & state.held) === aimed && state.held !== 0) state.heldFor = AIM_FRAMES + 1;
  state.held = aimed;
  if (state.heldFor !== AIM_FRAMES) return null;
  const isDown = (aimed & BUTTON.down) !== 0;
  if (aimed & BUTTON.left) return isDown ? 4 : 5;
  if (aimed & BUTTON.right) return isDown ? 2 : 1;
  if (aimed & BUTTON.up) return 0;
  return isDown ? 3 : null;
}
