import { nearestPad } from "./land.ts";
import { columnOf, distance, natureOf, pondOf, rowOf, STEP } from "./ponds.ts";
import { MODE, type State, type Swimmer } from "./state.ts";

/**
 * The habits of a swimmer. A rival chooses its way at every cell, by rules that are the same for all and by its habits.
 */
export type Habit = {
  /** Cells of a leg of its loops. */
  least: number;
  most: number;
  /** How far it sees tails straight ahead and beside. */
  sight: number;
  /** How far it goes for a tail that it does not face. */
  chase: number;
  /** An enemy that is so near to its tail sends it home. */
  caution: number;
};

export type Kind = Habit & { name: string; pace: number; words: string };

type Row = readonly [name: string, words: string, pace: number, ...habit: [number, number, number, number, number]];

/** The player is kind 0. Numbers: pace, and the habit in the order of its type. */
export const KINDS: readonly Kind[] = (
  [
    ["You", "", 8, 5, 9, 0, 0, 0],
    ["Hops", "small loops", 9, 3, 6, 3, 0, 5],
    ["Sir Bill", "huge loops", 9, 7, 12, 3, 0, 7],
    ["Mora", "goes for tails", 9, 4, 7, 12, 11, 6],
    ["Shelly", "slow and sure", 12, 5, 9, 0, 0, 9],
    ["Nilo", "hard to guess", 9, 3, 10, 4, 0, 6],
    ["Duchess", "long necks, long tails", 10, 7, 11, 4, 0, 8],
    ["Otto", "fast", 8, 4, 8, 12, 5, 5],
  ] satisfies Row[]
).map(([name, words, pace, least, most, sight, chase, caution]) => ({
  name,
  words,
  pace,
  least,
  most,
  sight,
  chase,
  caution,
}));

/** One rival begins close to the player, and swims careless loops until the player has cut somebody. */
const BAIT: Habit = { least: 8, most: 13, sight: 0, chase: 0, caution: 0 };
const BAIT_FRAMES = 60 * 60;

/** A newcomer's tail is spared for so long by mode, and in the first levels. */
const GRACE_FRAMES: readonly number[] = [30 * 60, 0, 6 * 60];
const GENTLE_LEVELS = 2;
/** A rival that wants revenge sees so far, and goes so far for the player's tail. */
const SORE_SIGHT = 10;
const SORE_CHASE = 20;
/** From then on a round is in earnest. */
const EARNEST_FRAMES = 60 * 60;
/** A rival that has become angry shows it for so long before it can cut. */
const ARM_FRAMES = 75;
const RAY = 40;
const RAY_HOME = 22;
/** On its own pads a swimmer thinks at every so many cells, a power of two. */
const THINK_CELLS = 4;
const MOST_PREY_TAIL = 10;
const MOST_ROOM = 16;
/** Cells that a swimmer goes for a queen lotus, with those of its tail. */
const QUEEN_REACH = 26;

export function habitOf({ mode, pond, cuts, frame, swimmers }: State, index: number): Habit {
  const hasBait = mode === MODE.pond ? natureOf(pond).hasBait : cuts === 0 && frame < BAIT_FRAMES;
  if (index === 1 && hasBait) return BAIT;
  const { kind, trips, grudge } = swimmers[index]!;
  const habit = KINDS[kind]!;
  return trips < grudge
    ? { ...habit, sight: Math.max(habit.sight, SORE_SIGHT), chase: Math.max(habit.chase, SORE_CHASE) }
    : habit;
}

/**
 * Rivals are after the player's tail on every third trip, and not those of a newcomer. A round becomes earnest: then it is every
 * second trip, and a player who leads has all of them at the tail. A rival that the player has cut wants revenge.
 */
export function isAngry({ frame, mode, level, pond, leader, swimmers }: State, by: number): boolean {
  if (mode === MODE.pond ? level < GENTLE_LEVELS : frame < GRACE_FRAMES[mode]!) return false;
  const { trips, grudge, kind } = swimmers[by]!;
  if (trips < grudge) return true;
  // Nobody fears a swimmer that does not look out for tails.
  if (KINDS[kind]!.sight === 0) return false;
  if (natureOf(pond).isFierce) return true;
  const isEarnest = mode === MODE.round && frame >= EARNEST_FRAMES;
  return (isEarnest && leader === 0) || (trips + by) % (isEarnest ? 2 : 3) === 0;
}

/** Starts the wait of a rival that has become angry: the player sees its red ring before it can cut. */
export function arm(state: State, by: number): void {
  state.swimmers[by]!.armedAt = state.frame + ARM_FRAMES;
}

/** The moments at which many become angry at once. */
export const isTurningPoint = ({ frame, mode }: State): boolean =>
  frame === GRACE_FRAMES[mode] || (mode === MODE.round && frame === EARNEST_FRAMES);

/** Only a rival that has been angry for a while can cut the player's tail; all others spare it. */
export const isSpared = (state: State, by: number, whose: number): boolean =>
  whose === 1 && !(isAngry(state, by) && state.frame >= state.swimmers[by]!.armedAt);

/** A cell that the swimmer may enter: water without its own tail. Rivals swim around a tail that they spare. */
export function isOpen(state: State, index: number, cell: number): boolean {
  if (pondOf(state.pond).blocked[cell] === 1) return false;
  const whose = state.tails[cell]!;
  return whose === 0 || (whose !== index + 1 && !isSpared(state, index, whose));
}

/** The way on from the cell where the swimmer is. -1: there is none. */
export function chooseWay(state: State, index: number, habit: Habit): number {
  const me = state.swimmers[index]!;
  const prey = findPrey(state, index, me, habit);
  if (prey >= 0) return prey;
  const { queen } = state;
  if (
    queen >= 0 &&
    state.queenBud === 0 &&
    state.owner[queen] !== index + 1 &&
    distance(queen, me.cell) + me.tail.length < QUEEN_REACH
  )
    return me.tail.includes(queen) ? goHome(state, index, me) : steer(state, index, me, queen);
  if (me.tail.length === 0) return leaveHome(state, index, me);
  // It looks around at every second cell.
  const isLooking = (me.tail.length & 1) === 0;
  const isLate = me.tail.length > habit.most * 4 || (isLooking && isThreatened(state, index, me, habit.caution));
  if (isLate || me.turns >= 2) return goHome(state, index, me);
  const wanted = habit.least + ((spice(me) >> (me.turns * 3)) % (habit.most - habit.least + 1));
  if (me.leg < wanted && isOpen(state, index, me.cell + STEP[me.way]!)) return me.way;
  const side = me.turns === 0 ? sideOf(me) : me.side;
  const turned = (me.way + side + 4) & 3;
  return isOpen(state, index, me.cell + STEP[turned]!) ? turned : goHome(state, index, me);
}

/** A number that differs between loops, for habits that vary. */
const spice = ({ trips, exit, kind }: Swimmer): number =>
  (Math.imul(exit + 7 * trips + 1, 0x9e3779b1) ^ Math.imul(kind + 1, 0x85ebca6b)) >>> 20;

const sideOf = (me: Swimmer): number => ((spice(me) & 1) === 0 ? 1 : -1);

/** Straight to a tail in sight, or towards one that is near. */
function findPrey(state: State, index: number, me: Swimmer, { sight, chase }: Habit): number {
  // A rival that is far out swims home instead of hunting.
  if (sight === 0 || me.tail.length > MOST_PREY_TAIL) return -1;
  let [best, least] = [-1, sight + 1];
  for (let turn = -1; turn <= 1; turn++) {
    const way = (me.way + turn + 4) & 3;
    const far = rayToTail(state, index, me.cell, way, least - 1);
    if (far > 0) [best, least] = [way, far];
  }
  if (best >= 0 || chase === 0 || me.tail.length > chase) return best;
  const isSore = me.trips < me.grudge;
  let [target, near] = [-1, chase + 1];
  for (let other = 0; other < state.swimmers.length; other++) {
    if (other === index || isSpared(state, index, other + 1) || (isSore && other > 0)) continue;
    const { tail } = state.swimmers[other]!;
    if (!isNearTail(state.swimmers[other]!, me.cell, near)) continue;
    for (let at = 0; at < tail.length; at += 3) {
      const far = distance(tail[at]!, me.cell);
      if (far < near) [target, near] = [tail[at]!, far];
    }
  }
  return target < 0 ? -1 : steer(state, index, me, target);
}

function rayToTail(state: State, index: number, from: number, way: number, most: number): number {
  const { blocked } = pondOf(state.pond);
  let cell = from;
  for (let far = 1; far <= most; far++) {
    cell += STEP[way]!;
    if (blocked[cell] === 1) return 0;
    const whose = state.tails[cell]!;
    if (whose > 0) return whose === index + 1 || isSpared(state, index, whose) ? 0 : far;
  }
  return 0;
}

export function isThreatened(state: State, index: number, me: Swimmer, caution: number): boolean {
  const { swimmers } = state;
  for (let other = 0; other < swimmers.length; other++) {
    const rival = swimmers[other]!;
    if (other !== index && rival.isAway === 0 && isNearTail(me, rival.cell, caution)) return true;
  }
  return false;
}

/** Whether a cell is less than `far` from a tail. Most are farther from its head than it is long. */
export function isNearTail({ tail, cell: head }: Swimmer, cell: number, far: number): boolean {
  if (tail.length === 0 || distance(head, cell) > far + tail.length) return false;
  for (let at = tail.length - 1; at >= 0; at -= 3) if (distance(tail[at]!, cell) < far) return true;
  return false;
}

/** Out of the own pads, on the shortest way that leads to open water. */
function leaveHome(state: State, index: number, me: Swimmer): number {
  const { blocked } = pondOf(state.pond);
  const own = index + 1;
  const isThinking = ((columnOf(me.cell) + rowOf(me.cell)) & (THINK_CELLS - 1)) === 0;
  const ahead = me.cell + STEP[me.way]!;
  if (!isThinking && state.owner[ahead] === own && isOpen(state, index, ahead)) return me.way;
  const favourite = (me.trips + me.kind) & 3;
  let [best, least] = [-1, 9999];
  for (let way = 0; way < 4; way++) {
    let cell = me.cell;
    let far = 0;
    do {
      cell += STEP[way]!;
      far += 1;
    } while (far < RAY && state.owner[cell] === own);
    if (blocked[cell] === 1 || far >= RAY || !isOpen(state, index, me.cell + STEP[way]!)) continue;
    // It goes on as it goes, and rather not back to where it comes from.
    const cost = far * 2 + (way === me.way ? 0 : way === ((me.way + 2) & 3) ? 9 : 4) + (way === favourite ? 0 : 3);
    if (cost < least) [best, least] = [way, cost];
  }
  if (best >= 0) return best;
  if (isOpen(state, index, ahead) && (me.cell & 7) !== 0) return me.way;
  return anyWay(state, index, me, (me.way + 1) & 3);
}

/** The nearest own pads ahead or beside, or those that were left. */
function goHome(state: State, index: number, me: Swimmer): number {
  let [best, least] = [-1, RAY_HOME];
  for (let turn = -1; turn <= 1; turn++) {
    const way = (me.way + turn + 4) & 3;
    const far = rayHome(state, index, me.cell, way, least - 1);
    if (far > 0) [best, least] = [way, far];
  }
  return best >= 0 ? best : steer(state, index, me, homeOf(state, index, me));
}

export function homeOf(state: State, index: number, me: Swimmer): number {
  for (const pad of [me.exit, me.home]) if (state.owner[pad] === index + 1) return pad;
  const pad = nearestPad(state, index, me.cell);
  return pad < 0 ? me.home : pad;
}

function rayHome(state: State, index: number, from: number, way: number, most: number): number {
  let cell = from;
  for (let far = 1; far <= most; far++) {
    cell += STEP[way]!;
    if (!isOpen(state, index, cell)) return 0;
    if (state.owner[cell] === index + 1) return far;
  }
  return 0;
}

/** Towards a cell: first along the longer side, around land and the own tail. */
function steer(state: State, index: number, me: Swimmer, target: number): number {
  const [dx, dy] = [columnOf(target) - columnOf(me.cell), rowOf(target) - rowOf(me.cell)];
  const across = dx > 0 ? 0 : 2;
  const along = dy > 0 ? 1 : 3;
  const isWide = Math.abs(dx) >= Math.abs(dy);
  const [first, second] = isWide ? [across, along] : [along, across];
  const isBack = (way: number) => me.tail.length > 0 && way === ((me.way + 2) & 3);
  if (!isBack(first) && isOpen(state, index, me.cell + STEP[first]!)) return first;
  if ((isWide ? dy : dx) !== 0 && !isBack(second) && isOpen(state, index, me.cell + STEP[second]!)) return second;
  return anyWay(state, index, me, second);
}

/** The way with the most room. */
function anyWay(state: State, index: number, me: Swimmer, first: number): number {
  let [best, most] = [-1, 0];
  for (const way of [first, me.way, (me.way + 1) & 3, (me.way + 3) & 3]) {
    let cell = me.cell + STEP[way]!;
    let room = 0;
    while (room < MOST_ROOM && isOpen(state, index, cell)) {
      room += 1;
      cell += STEP[way]!;
    }
    if (room > most) [best, most] = [way, room];
  }
  return best >= 0 || me.tail.length > 0 ? best : (me.way + 2) & 3;
}
