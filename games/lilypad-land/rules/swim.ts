import { nextInt } from "@quackademy/game-kit/core/random.ts";
import { closeLoop, dropTail, loseThird, nearestPad, plant, witherAll } from "./land.ts";
import { distance, natureOf, pondOf, STEP } from "./ponds.ts";
import { arm, chooseWay, habitOf, homeOf, isOpen, isSpared, KINDS } from "./rivals.ts";
import { CUE, MODE, type State, type Swimmer } from "./state.ts";

/** The cost of a dash, and the most that can be saved up. */
export const BREATH = 100;
export const MOST_BREATH = 3 * BREATH;
export const DASH_FRAMES = 75;
const DASH_PACE = 5;
/** Frames that a current takes or gives for a cell. */
const CURRENT = 3;
const MOST_LOOP_BREATH = 70;

export const HUNT_FRAMES = 60 * 60;
const MOST_HUNT_FRAMES = 75 * 60;
const HUNT_LOSS_FRAMES = 6 * 60;

const WIDE_OPEN = 9999;
const AWAY_FRAMES = 80;
const RIVAL_AWAY_FRAMES = 150;
const HUNT_AWAY_FRAMES = 80;
export const ROW_FRAMES = 8 * 60;
export const MOST_ROW = 5;
/** Loops after which a rival that was cut has forgotten it. */
const GRUDGE_LOOPS = 3;
const BIG_LOOP = 60;
export const GIANT_LOOP = 150;

/** Pads are points as long as they are held. */
export const POINTS = { pad: 2, cut: 30, lotus: 50, queen: 200 };

/** A large loop pays at once, and keeps its worth when its pads are lost: a part of its pads. */
export const loopPoints = (pads: number): number => (pads >= GIANT_LOOP ? pads >> 1 : pads >= BIG_LOOP ? pads >> 2 : 0);

/** In slow motion every third frame counts. */
export const SLOW = 3;
const CUT_SLOW = 14 * SLOW;
const FALL_SLOW = 18 * SLOW;

export const canDash = ({ breath }: State): boolean => breath >= BREATH;
/** In the last bloom of a round all points count double. */
export const BLOOM_FRAMES = 30 * 60;
export const bloomOf = ({ mode, clock }: State): number => (mode === MODE.round && clock <= BLOOM_FRAMES ? 2 : 1);
/** Cuts in a row count more and more in a hunt. */
export const factorOf = (state: State): number =>
  state.mode === MODE.hunt ? Math.min(MOST_ROW, Math.max(1, state.row)) : bloomOf(state);

/** The last cut has brought this: half of the rival's pads count, too, and all of them in a revenge. */
export const cutPoints = (state: State): number =>
  POINTS.cut * factorOf(state) + (state.lastPads >> (1 - state.revenge)) * bloomOf(state);

/** A closed loop pays this at once. In the last bloom that includes its pads. */
export const loopBonus = (state: State, pads: number): number =>
  bloomOf(state) === 1 ? loopPoints(pads) : loopPoints(pads) * 2 + pads * POINTS.pad;

/** Seconds that a cut brings in a hunt: fewer and fewer, so that every hunt ends. */
export const huntSeconds = (cuts: number): number => Math.max(1, 7 - Math.floor(cuts / 5));

/** A swimmer has arrived at a cell, or comes back: it goes on to the next. */
export function stepSwimmer(state: State, index: number): void {
  const me = state.swimmers[index]!;
  if (me.isAway === 1) comeBack(state, index);
  else if (me.cell !== me.from && !arrive(state, index, me)) return;
  const way = index === 0 ? ownWay(state, me) : chooseWay(state, index, habitOf(state, index));
  // All around is land or its own tail.
  if (way < 0) return cut(state, index, -1);
  if (way !== me.way && me.tail.length > 0) {
    if (me.turns === 0) me.side = ((way - me.way + 4) & 3) === 1 ? 1 : -1;
    me.turns += 1;
    me.leg = 0;
  }
  if (index === 0 && way !== me.way) state.cues.push(CUE.turn);
  me.way = way;
  me.from = me.cell;
  me.cell += STEP[way]!;
  me.pace = me.dashUntil > state.frame ? DASH_PACE : KINDS[me.kind]!.pace;
  if (natureOf(state.pond).hasCurrent && (way & 1) === 0) me.pace += (way - 1) * CURRENT;
  state.due[index] = state.frame + me.pace;
}

/** The way that the player wants, or along the shore and the own tail where it is not open. */
function ownWay(state: State, me: Swimmer): number {
  const canGo = (way: number) => isOpen(state, 0, me.cell + STEP[way]!);
  const isBack = (way: number) => me.tail.length > 0 && way === ((me.way + 2) & 3);
  while (state.turns.length > 0) {
    const way = state.turns.shift()!;
    if (!isBack(way) && canGo(way)) return way;
  }
  if (canGo(me.way)) return me.way;
  const [right, left] = [(me.way + 1) & 3, (me.way + 3) & 3];
  const [canRight, canLeft] = [canGo(right), canGo(left)];
  // Along the shore towards home.
  if (canRight && canLeft) {
    const [one, other] = [distance(me.cell + STEP[right]!, me.exit), distance(me.cell + STEP[left]!, me.exit)];
    return one <= other ? right : left;
  }
  if (canRight) return right;
  if (canLeft) return left;
  return me.tail.length === 0 && canGo((me.way + 2) & 3) ? (me.way + 2) & 3 : -1;
}

/** False: it has run into a tail that it may not cut, and loses its own. */
function arrive(state: State, index: number, me: Swimmer): boolean {
  const { cell } = me;
  const own = index + 1;
  const whose = state.tails[cell]!;
  if (whose > 0 && whose !== own) {
    if (isSpared(state, index, whose)) {
      cut(state, index, -1);
      return false;
    }
    cut(state, whose - 1, index);
  }
  if (state.owner[cell] === own) {
    if (me.tail.length > 0) close(state, index, me);
  } else {
    if (me.tail.length === 0) {
      // The king swan may have been there.
      me.exit = state.owner[me.from] === own ? me.from : homeOf(state, index, me);
      me.turns = me.leg = 0;
      if (index === 0) state.cues.push(CUE.leave);
    }
    me.tail.push(cell);
    state.tails[cell] = own;
    me.leg += 1;
    if (index === 0 && me.tail.length > (natureOf(state.pond).leash ?? WIDE_OPEN)) {
      cut(state, 0, -1, CUE.snapped);
      return false;
    }
  }
  return true;
}

function close(state: State, index: number, me: Swimmer): void {
  const grown = closeLoop(state, index);
  me.trips += 1;
  arm(state, index);
  const gifts = grown.lotus * POINTS.lotus + grown.queen * POINTS.queen;
  me.bonus += gifts * bloomOf(state) + loopBonus(state, grown.pads);
  if (grown.queen > 0) {
    state.queenBy = index;
    state.cues.push(CUE.queenTaken);
  }
  if (index === 0) {
    state.queens += grown.queen;
    reap(state, grown.pads, grown.lotus + grown.queen);
  }
  const { swimmers } = state;
  for (let other = 0; other < swimmers.length; other++)
    if (other !== index && swimmers[other]!.pads === 0 && swimmers[other]!.isAway === 0)
      cut(state, other, index, CUE.swallowed);
}

function reap(state: State, all: number, lotus: number): void {
  state.lotuses += lotus;
  state.lastGain = all;
  state.largest = Math.max(state.largest, all);
  state.breath = Math.min(MOST_BREATH, state.breath + Math.min(MOST_LOOP_BREATH, all * 2) + lotus * BREATH);
  state.cues.push(all >= BIG_LOOP ? CUE.growBig : CUE.grow);
  if (lotus > 0) state.cues.push(CUE.lotus);
}

/**
 * Its tail is gone. A rival that the player has cut loses all its pads, and the player a third, which the rival takes;
 * rivals do each other less harm. `by` is -1 for a swimmer that is caught in a tail, which costs nothing else.
 */
export function cut(state: State, index: number, by: number, why: number = CUE.dropped): void {
  const me = state.swimmers[index]!;
  dropTail(state, index);
  let away = AWAY_FRAMES;
  // Rivals are cut by each other all the time, and keep their pads: less of them counts.
  if (by > 0) state.swimmers[by]!.bonus += (POINTS.cut + (index > 0 ? me.pads >> 3 : 0)) * bloomOf(state);
  if (index === 0) {
    state.turns = [];
    if (by >= 0) fall(state, by);
    state.cues.push(by < 0 ? why : me.pads === 0 ? CUE.swallowed : CUE.lost);
  } else if (by === 0) {
    state.lastPads = me.pads;
    witherAll(state, index);
    away = state.mode === MODE.hunt ? HUNT_AWAY_FRAMES : RIVAL_AWAY_FRAMES;
    earn(state, index, why);
  } else state.cues.push(CUE.rivalCut);
  Object.assign(me, { isAway: 1, dashUntil: 0, from: me.cell });
  state.due[index] = state.frame + away;
}

function fall(state: State, by: number): void {
  const { pads } = state.swimmers[0]!;
  state.falls += 1;
  state.row = 0;
  state.rowLeft = 0;
  state.slow = FALL_SLOW;
  state.lastBy = by;
  state.swimmers[by]!.grudge = 0;
  loseThird(state, 0, by + 1);
  state.lastPads = pads - state.swimmers[0]!.pads;
  if (state.mode === MODE.hunt) state.clock = Math.max(1, state.clock - HUNT_LOSS_FRAMES);
}

/** On a small pond, a task of cuts asks for tails: one large loop around a rival's home would be too easy. */
function earn(state: State, index: number, why: number): void {
  if (state.mode !== MODE.pond || why !== CUE.swallowed) {
    state.row += 1;
    state.rowLeft = ROW_FRAMES;
    state.bestRow = Math.max(state.bestRow, state.row);
    state.cuts += 1;
  }
  state.revenge = state.lastBy === index ? 1 : 0;
  if (state.revenge === 1) state.lastBy = 0;
  if (state.mode === MODE.round) state.swimmers[index]!.grudge = state.swimmers[index]!.trips + GRUDGE_LOOPS;
  state.swimmers[0]!.bonus += cutPoints(state);
  state.slow = CUT_SLOW;
  state.breath = Math.min(MOST_BREATH, state.breath + BREATH / 2);
  state.lastCut = index;
  if (state.mode === MODE.hunt) state.clock = Math.min(MOST_HUNT_FRAMES, state.clock + huntSeconds(state.cuts) * 60);
  state.cues.push(CUE.cut);
}

/** Back on the own pads, or where there is room for new ones. */
function comeBack(state: State, index: number): void {
  const me = state.swimmers[index]!;
  if (me.pads > 0) {
    const at = nearestPad(state, index, me.home);
    Object.assign(me, { cell: at, from: at });
  } else {
    me.home = findRoom(state);
    Object.assign(me, { cell: me.home, from: me.home });
    plant(state, index);
  }
  Object.assign(me, { isAway: 0, exit: me.cell });
  if (index === 0) {
    state.turns = [];
    state.cues.push(CUE.back);
  }
}

const TRIES = 14;

/** A place with few pads around it, far from the player. */
function findRoom(state: State): number {
  const { spots } = pondOf(state.pond);
  const player = state.swimmers[0]!.cell;
  // In a hunt, prey does not have to be looked for.
  const far = state.mode === MODE.hunt ? 12 : 16;
  let [best, most] = [spots[0]!, -9999];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const spot = spots[nextInt(state.random, spots.length)]!;
    const away = distance(spot, player);
    let room = Math.min(far, away) - (state.mode === MODE.hunt ? Math.max(0, away - far) : 0);
    for (const way of [0, 1, 2, 3])
      for (let far = 0; far <= 3; far++) if (state.owner[spot + STEP[way]! * far]! > 0) room -= 4;
    if (room > most) [best, most] = [spot, room];
  }
  return best;
}
