import { BUTTON, type GameRules, type Inputs, type Seed } from "@quackademy/game-kit/core/game-rules.ts";
import { hashState } from "@quackademy/game-kit/core/hash-state.ts";
import { nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import { firstEvents, stepEvents } from "./rules/events.ts";
import { plant } from "./rules/land.ts";
import { BIG_PONDS, CELLS, HOMES, homesOf, LEVELS, natureOf, pondOf } from "./rules/ponds.ts";
import { arm, isTurningPoint, KINDS } from "./rules/rivals.ts";
import { CUE, MODE, type State, type Swimmer } from "./rules/state.ts";
import { BLOOM_FRAMES, BREATH, canDash, DASH_FRAMES, HUNT_FRAMES, POINTS, SLOW, stepSwimmer } from "./rules/swim.ts";

export { CUE, MODE, type State, type Swimmer } from "./rules/state.ts";

export const ROUND_FRAMES = 180 * 60;
/** Ends the run of a player who has left. */
export const IDLE_FRAMES = 20 * 60;
/** Before the first press there is time to read. */
export const READY_FRAMES = 180 * 60;
const HURRY_FRAMES = 15 * 60;
/** The frames that are left when the end is near: in a round, the last bloom begins. */
export const hurryOf = ({ mode }: State): number => (mode === MODE.round ? BLOOM_FRAMES : HURRY_FRAMES);
const MOST_FRAMES = 15 * 60 * 60;
const FINISH_POINTS = 1000;
const SAFE_POINTS = 300;
const FIRST_IN_LEVEL = { lotusIn: 3 * 60, swanIn: 8 * 60, queenIn: 4 * 60 };
const MOST_TURNS = 2;
/** The bits of the ways right, down, left, up. */
export const WAY_BUTTONS: readonly number[] = [BUTTON.right, BUTTON.down, BUTTON.left, BUTTON.up];
/** The tap of a finger that does not steer: a dash. */
export const TAP_DASH = 1;

export const rules: GameRules<State> = {
  start,
  step,
  isOver: ({ isEnded }) => isEnded === 1,
  score: scoreOf,
  hash,
};

function start(seed: Seed, variant = ""): State {
  const number = Number(/^pond-(\d+)$/.exec(variant)?.[1]);
  const isPond = number >= 1 && number <= LEVELS.length;
  const mode = isPond ? MODE.pond : variant === "hunt" ? MODE.hunt : MODE.round;
  const level = isPond ? number - 1 : -1;
  const random = startRandom(isPond ? [0x11d, 0x7ad, 0x1a4d, number] : seed);
  const pond = isPond ? BIG_PONDS.length + level : nextInt(random, BIG_PONDS.length);
  const rivals = isPond ? LEVELS[level]!.rivals : [1, 2, 3, 4, 5, 6, 7];
  const state: State = {
    random,
    mode,
    level,
    pond,
    frame: 0,
    isStarted: 0,
    clock: isPond ? LEVELS[level]!.seconds * 60 : mode === MODE.hunt ? HUNT_FRAMES : ROUND_FRAMES,
    slow: 0,
    idle: 0,
    owner: new Uint8Array(CELLS),
    tails: new Uint8Array(CELLS),
    edits: 0,
    swimmers: [],
    due: new Int32Array(rivals.length + 1),
    lotus: [],
    ...firstEvents,
    ...(isPond && FIRST_IN_LEVEL),
    swan: -1,
    swanWay: 0,
    swanLine: 0,
    queen: -1,
    queenBud: 0,
    queenBy: 0,
    held: 0,
    turns: [],
    breath: BREATH,
    cuts: 0,
    falls: 0,
    row: 0,
    rowLeft: 0,
    bestRow: 0,
    lotuses: 0,
    queens: 0,
    dashes: 0,
    most: 0,
    largest: 0,
    leader: 0,
    isFinished: 0,
    isEnded: 0,
    lastGain: 0,
    lastCut: 0,
    lastPads: 0,
    lastBy: 0,
    revenge: 0,
    cues: [],
  };
  // A level always begins at the same place, a round at one that the seed chooses.
  const homes = homesOf(pond, isPond ? 0 : nextInt(random, HOMES), isPond ? 0 : mode === MODE.hunt ? rivals.length : 1);
  for (const [index, kind] of [0, ...rivals].entries()) {
    state.swimmers.push(newSwimmer(kind, homes[index]!, nextInt(random, 4)));
    // Not all at once: every frame has a share of the work.
    state.due[index] = index + 1;
    plant(state, index);
  }
  noteMost(state);
  return state;
}

const newSwimmer = (kind: number, home: number, way: number): Swimmer => ({
  kind,
  from: home,
  cell: home,
  way,
  pace: KINDS[kind]!.pace,
  home,
  pads: 0,
  bonus: 0,
  tail: [],
  exit: home,
  turns: 0,
  leg: 0,
  side: 1,
  trips: 0,
  armedAt: 0,
  isAway: 0,
  dashUntil: 0,
  grudge: 0,
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
});

function step(state: State, inputs: Inputs): void {
  if (state.cues.length > 0) state.cues = [];
  if (state.isEnded === 1) return;
  readInputs(state, inputs);
  if (state.isStarted === 0) {
    if (state.idle >= READY_FRAMES) end(state);
    return;
  }
  if (state.slow > 0) {
    state.slow -= 1;
    if (state.slow % SLOW !== 0) return;
  }
  state.frame += 1;
  const { due, frame } = state;
  for (let index = 0; index < due.length; index++) if (due[index] === frame) stepSwimmer(state, index);
  if (isTurningPoint(state)) armAll(state);
  stepEvents(state);
  if (state.rowLeft > 0) {
    state.rowLeft -= 1;
    if (state.rowLeft === 0) state.row = 0;
  }
  noteMost(state);
  findLeader(state);
  state.clock -= 1;
  if (state.clock === hurryOf(state)) state.cues.push(CUE.hurry);
  if (state.mode === MODE.pond && doneOf(state) >= levelOf(state).goal) {
    state.isFinished = 1;
    state.isEnded = 1;
    state.cues.push(CUE.finish);
  } else if (winnerOf(state) > 0) {
    state.cues.push(CUE.beaten);
    end(state);
  } else if (state.clock <= 0 || state.idle >= IDLE_FRAMES || state.frame >= MOST_FRAMES) end(state);
}

function end(state: State): void {
  state.isEnded = 1;
  state.cues.push(CUE.over);
}

/** A press turns the swimmer at its next cell; two presses can wait. */
function readInputs(state: State, { held, taps }: Inputs): void {
  const pressed = held & ~state.held;
  state.held = held;
  state.idle = held === 0 && taps.length === 0 ? state.idle + 1 : 0;
  const me = state.swimmers[0]!;
  if (pressed === 0 && taps.length === 0) return;
  for (let way = 0; way < 4; way++) {
    if ((pressed & WAY_BUTTONS[way]!) === 0) continue;
    if (state.isStarted === 0) {
      state.isStarted = 1;
      me.way = way;
    }
    if (state.turns.length < MOST_TURNS) state.turns.push(way);
    else state.turns[MOST_TURNS - 1] = way;
  }
  const isDash = (pressed & BUTTON.a) !== 0 || taps.includes(TAP_DASH);
  if (!isDash || state.isStarted === 0 || me.isAway === 1) return;
  if (!canDash(state)) return void state.cues.push(CUE.breathless);
  state.breath -= BREATH;
  state.dashes += 1;
  me.dashUntil = state.frame + DASH_FRAMES;
  state.cues.push(CUE.dash);
}

function findLeader(state: State): void {
  const { swimmers } = state;
  let { leader } = state;
  for (let index = 0; index < swimmers.length; index++)
    if (standingOf(state, index) > standingOf(state, leader)) leader = index;
  if (leader === state.leader) return;
  state.leader = leader;
  if (leader !== 0) return;
  armAll(state);
  if (swimmers.length > 1) state.cues.push(CUE.crown);
}

function armAll(state: State): void {
  for (let index = 1; index < state.swimmers.length; index++) arm(state, index);
}

/** Swimmers are ranked by this: points, and on a small pond, pads. */
export const standingOf = ({ mode, swimmers }: State, index: number): number =>
  mode === MODE.pond ? swimmers[index]!.pads : pointsOf(swimmers[index]!);

/** Two points for every pad that is held, and the bonus for large loops, cuts and lotuses. */
export const pointsOf = ({ pads, bonus }: Swimmer): number => pads * POINTS.pad + bonus;

function noteMost(state: State): void {
  const { mode, most, swimmers } = state;
  state.most = Math.max(
    most,
    mode === MODE.pond ? Math.floor((doneOf(state) * 1000) / levelOf(state).goal) : pointsOf(swimmers[0]!),
  );
}

/** So much of a level's task is done: percent, cuts, lotuses, queen lotuses or stones. */
export function doneOf(state: State): number {
  const { owner, pond } = state;
  const { task } = levelOf(state);
  if (task === "%") return percentOf(state);
  if (task !== "stones") return state[task];
  return pondOf(pond).stones.filter(({ ring }) => ring.every((cell) => owner[cell] === 1)).length;
}

/** The rival that has won the race of a level, or 0. */
export function winnerOf(state: State): number {
  const { race } = natureOf(state.pond);
  if (race === undefined) return 0;
  return Math.max(
    0,
    state.swimmers.findIndex((_, index) => index > 0 && shareOf(state, index) >= race * 10),
  );
}

/** The share of the pond that a swimmer holds, in percent and in thousandths. */
export const shareOf = ({ swimmers, pond }: State, index = 0): number =>
  Math.floor((swimmers[index]!.pads * 1000) / pondOf(pond).water);
export const percentOf = (state: State): number => Math.floor(shareOf(state) / 10);

export const levelOf = ({ level }: State) => LEVELS[level]!;

function scoreOf(state: State): number {
  if (state.mode !== MODE.pond) return state.isStarted === 0 ? 0 : pointsOf(state.swimmers[0]!);
  if (state.isFinished === 0) return state.most;
  const left = Math.floor(state.clock / 6);
  const feat = levelOf(state).feat && hasFeat(state) ? SAFE_POINTS : 0;
  return FINISH_POINTS + left + feat + (state.falls === 0 ? SAFE_POINTS : 0);
}

/** One star for the goal, one if nobody cut the tail, one for a feat or for speed. */
export function starsOf(state: State): 0 | 1 | 2 | 3 {
  if (state.isFinished === 0) return 0;
  return (1 + (state.falls === 0 ? 1 : 0) + (hasFeat(state) ? 1 : 0)) as 1 | 2 | 3;
}

/** What the third star asks for is done, or can still be done in time. */
export function hasFeat(state: State): boolean {
  const { feat, fast } = levelOf(state);
  return feat ? state[feat[0]] >= feat[1] : state.frame <= fast * 60;
}

/** What the third star asks for. */
export const featWords = (state: State): string =>
  levelOf(state).feat?.[2] ?? `${Math.max(0, levelOf(state).fast - Math.floor(state.frame / 60))} s`;

function hash(state: State): number {
  const { random, owner, tails, swimmers, due, lotus, turns, cues: _, ...rest } = state;
  return hashState(
    random,
    packed(owner),
    packed(tails),
    swimmers.map(({ tail, ...each }) => [tail, Object.values(each)]),
    due,
    lotus,
    turns,
    Object.values(rest),
  );
}

/** Four cells in a number: places are below 16. */
const packed = (cells: Uint8Array): number[] => [...new Int32Array(cells.buffer)];
