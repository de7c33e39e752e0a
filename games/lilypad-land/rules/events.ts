import { nextInt } from "@quackademy/game-kit/core/random.ts";
import { cellAt, CELLS, columnOf, distance, HIGH, natureOf, pondOf, rowOf, STEP, WIDE } from "./ponds.ts";
import { give } from "./land.ts";
import { CUE, MODE, type State } from "./state.ts";
import { BREATH, cut, MOST_BREATH } from "./swim.ts";

/** The king swan shows its lane for so long before it crosses the pond. */
export const SWAN_WARNING = 3 * 60;
/** Frames for a cell, and the cells of the lane beside its middle. */
export const SWAN_PACE = 4;
export const SWAN_HALF = 1;
const SWAN_FIRST = 40 * 60;
const SWAN_FRAMES = 36 * 60;
/** It spares the pads of swimmers who have no more. */
export const SWAN_SPARES = 60;
/** Cells between golden lotuses in its wake. */
const WAKE = 14;

const QUEEN_FIRST = 50 * 60;
const QUEEN_FRAMES = 45 * 60;
/** It is a bud for so long. */
export const QUEEN_BUD = 5 * 60;
const QUEEN_TRIES = 12;
const MIDDLE = cellAt(WIDE >> 1, HIGH >> 1);

const LOTUS_FRAMES = 7 * 60;
const MOST_LOTUS = 3;
const MOST_WAKE_LOTUS = 9;

/** Pads that autumn leaves to everybody. */
const AUTUMN_SPARES = 40;

/** The first frames of what comes again and again. */
export const firstEvents = { lotusIn: LOTUS_FRAMES, swanIn: SWAN_FIRST, queenIn: QUEEN_FIRST };

/** Steps the events: golden lotuses everywhere, and in a round and some levels a swan and a queen lotus. */
export function stepEvents(state: State): void {
  const nature = natureOf(state.pond);
  const {
    lotusFrames = LOTUS_FRAMES,
    mostLotus = MOST_LOTUS,
    swanFrames = SWAN_FRAMES,
    queenFrames = QUEEN_FRAMES,
  } = nature;
  const { breathEvery } = nature;
  state.lotusIn -= 1;
  if (state.lotusIn <= 0) {
    state.lotusIn = lotusFrames;
    const { spots } = pondOf(state.pond);
    growLotus(state, spots[nextInt(state.random, spots.length)]!, mostLotus);
  }
  if (breathEvery !== undefined && state.frame % breathEvery === 0)
    state.breath = Math.min(MOST_BREATH, state.breath + BREATH / 20);
  if (nature.isAutumn) wither(state, nextInt(state.random, CELLS));
  const has = (frames?: number) => state.mode === MODE.round || (state.mode === MODE.pond && frames !== undefined);
  if (has(nature.swanFrames)) {
    state.swanIn -= 1;
    if (state.swan < 0 && state.swanIn <= 0) callSwan(state, swanFrames);
    else if (state.swan >= 0) moveSwan(state);
  }
  if (!has(nature.queenFrames)) return;
  state.queenIn -= 1;
  if (state.queen < 0 && state.queenIn <= 0) growQueen(state, queenFrames);
  else if (state.queenBud > 0) {
    state.queenBud -= 1;
    if (state.queenBud > 0) return;
    // Whoever has grown pads around the bud has to swim there, too.
    give(state, state.queen, 0);
    state.cues.push(CUE.queenOpen);
  }
}

/** A pad at the rim of many is lost. */
function wither(state: State, cell: number): void {
  const owner = state.owner[cell]!;
  if (owner === 0 || state.swimmers[owner - 1]!.pads <= AUTUMN_SPARES) return;
  if (STEP.some((step) => state.owner[cell + step] !== owner)) give(state, cell, 0);
}

function growLotus({ lotus, owner }: State, cell: number, most: number): void {
  if (lotus.length < most && owner[cell] !== 1 && !lotus.includes(cell)) lotus.push(cell);
}

/** It crosses where the leader is now. */
function callSwan(state: State, frames: number): void {
  const { cell } = state.swimmers[state.leader]!;
  state.swanIn = frames;
  state.swan = 0;
  state.swanWay = nextInt(state.random, 4);
  state.swanLine = (state.swanWay & 1) === 0 ? rowOf(cell) : columnOf(cell);
  state.cues.push(CUE.swan);
}

/** A cell of the lane: `along` cells from where the swan comes from, and `beside` its middle. */
export function laneCell({ swanWay, swanLine }: State, along: number, beside: number): number {
  const [isAcross, isBack] = [(swanWay & 1) === 0, swanWay > 1];
  const at = isBack ? (isAcross ? WIDE : HIGH) - 1 - along : along;
  return isAcross ? cellAt(at, swanLine + beside) : cellAt(swanLine + beside, at);
}

/** The cells that the swan has behind it; negative before it comes. */
export const swanAlong = ({ swan }: State): number => (swan - SWAN_WARNING) / SWAN_PACE;

/** It cuts every tail in its lane, lets pads wither, which costs the leader most, and leaves golden lotuses behind. */
function moveSwan(state: State): void {
  state.swan += 1;
  const along = swanAlong(state);
  if (along < 0 || !Number.isInteger(along)) return;
  if (along >= ((state.swanWay & 1) === 0 ? WIDE : HIGH)) {
    state.swan = -1;
    return;
  }
  for (let beside = -SWAN_HALF; beside <= SWAN_HALF; beside++) {
    const cell = laneCell(state, along, beside);
    const [whose, owner] = [state.tails[cell]!, state.owner[cell]!];
    if (whose > 0) cut(state, whose - 1, -1);
    if (owner > 0 && state.swimmers[owner - 1]!.pads > SWAN_SPARES) give(state, cell, 0);
  }
  const cell = laneCell(state, along, 0);
  if (along % WAKE === WAKE - 1 && pondOf(state.pond).blocked[cell] === 0) growLotus(state, cell, MOST_WAKE_LOTUS);
}

/** In free water near the middle of the pond, where everybody can reach it. */
function growQueen(state: State, frames: number): void {
  state.queenIn = frames;
  const { spots } = pondOf(state.pond);
  let [best, least] = [-1, 999];
  for (let attempt = 0; attempt < QUEEN_TRIES; attempt++) {
    const spot = spots[nextInt(state.random, spots.length)]!;
    const cost = distance(spot, MIDDLE) + (state.owner[spot] === 0 ? 0 : 20) + (state.owner[spot] === 1 ? 99 : 0);
    if (cost < least) [best, least] = [spot, cost];
  }
  state.queen = best;
  state.queenBud = QUEEN_BUD;
  state.cues.push(CUE.queen);
}
