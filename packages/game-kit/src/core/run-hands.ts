import { BUTTON, FRAMES_PER_SECOND } from "./game-rules.ts";
import { readPresses, type RunCue } from "./run-presses.ts";

/**
 * Properties of the presses in the log of a run. Frames are sixtieths of a second; whole numbers only, so that every
 * server comes to the same judgement.
 */
export type HandStats = {
  presses: number;
  /** The most presses within one second, and how many seconds had more than hands can do. */
  fastestSecond: number;
  fastSeconds: number;
  /** Frames between two pictures of the screen, as far as the presses tell. */
  screenFrames: number;
  /** The grid that most presses lie on: every so many frames, and how many presses in a thousand. */
  gridFrames: number;
  gridPerMille: number;
  /** The median time between two presses, and how many in a thousand are the same to the frame, again and again. */
  intervalFrames: number;
  sameIntervalsPerMille: number;
  /** How many of a thousand pairs of intervals are equal: the opposite of entropy. */
  equalPairsPerMille: number;
  /** The same for how long keys are down; and how many in a thousand are down for two frames at most. */
  holdFrames: number;
  sameHoldsPerMille: number;
  shortHoldsPerMille: number;
  /** The steadiest reaction to one cue of the game: median, distance from fastest to slowest, and how often. */
  reactionFrames: number;
  reactionRange: number;
  reactions: number;
  sameReactionsPerMille: number;
};

export type HandJudgement = {
  stats: HandStats;
  /** Whether a moderator should watch this run before it counts. */
  isHeld: boolean;
  /** The reasons, as sentences. */
  why: string[];
};

/** Fast typists reach twelve keys a second, not sixteen. */
const MOST_PRESSES_A_SECOND = 15;
const MOST_FAST_SECONDS = 2;
/** A screen that is drawn ten times a second puts all presses on a grid of six frames. Finer ones are the screen's. */
const LEAST_GRID_FRAMES = 6;
const MOST_GRID_FRAMES = 90;
/** How many of a number of presses can lie on some grid by chance. */
const GRID_LIMITS = [
  { presses: 40, perMille: 600 },
  { presses: 20, perMille: 750 },
  { presses: 12, perMille: 850 },
  { presses: 8, perMille: 1000 },
];
const LEAST_TIMES = 12;
/** With this few reactions, a run is held only if all of them are the same to the frame. */
const FEW_TIMES = 5;
const SAME_PER_MILLE = 500;
const SAME_HOLDS_WHEN_ROUNDED = 980;
const EQUAL_PAIRS_PER_MILLE = 450;
/** On a slow screen a person's times are rounded to its pictures, and more of them are equal. */
const EQUAL_PAIRS_ON_SLOW_SCREEN = 800;
const SLOWEST_SCREEN_FRAMES = 5;
const ON_SCREEN_PER_MILLE = 950;
/** Fast tapping is steady in people, too. */
const LEAST_INTERVAL_FRAMES = 12;
const SHORT_HOLD_FRAMES = 2;
const SHORT_HOLDS_PER_MILLE = 250;
const STEADY_REACTION_RANGE = 4;

/** Classes in which the game makes direction buttons of a finger's place: these are as quick and even as the game is. */
const STEERED: ReadonlySet<string> = new Set(["drift-belt"]);
/** Classes that are played to a beat: good players press on its grid, and know it before every cue. */
const ON_BEAT: ReadonlySet<string> = new Set(["beat-dash"]);
/** The best drummers are off by 8 ms now and then, which is more than seven presses of a hundred at sixty pictures a second. */
const ON_BEAT_LIMIT = { presses: 20, perMille: 930 };
const DIRECTIONS = BUTTON.left | BUTTON.right | BUTTON.up | BUTTON.down;

/**
 * Judges whether a person can have pressed like this. It finds clockwork: presses on a grid, intervals, holds or
 * reactions that are the same to the frame, and more than hands can do. A program that imitates a person's noise passes.
 */
export function judgeHands(log: Uint8Array, cues: readonly RunCue[] = [], app = ""): HandJudgement {
  const isSteered = STEERED.has(app);
  const isOnBeat = ON_BEAT.has(app);
  const { frames, releases, holds, reactions } = readPresses(log, cues, isSteered ? DIRECTIONS | (DIRECTIONS << 8) : 0);
  const intervals = frames.slice(1).map((frame, at) => frame - frames[at]!);
  const slow = intervals.filter((interval) => interval >= LEAST_INTERVAL_FRAMES);
  const seconds = countSeconds(frames);
  // Neither fingers nor a game's steering keep a beat.
  const onGrid = isSteered ? readPresses(log).frames : frames;
  const grid = findGrid(onGrid);
  const steadiest = isOnBeat ? [] : findSteadiest(reactions);
  const stats: HandStats = {
    presses: onGrid.length,
    fastestSecond: seconds.reduce((a, b) => Math.max(a, b), 0),
    fastSeconds: seconds.filter((count) => count > MOST_PRESSES_A_SECOND).length,
    // A song puts presses on a grid, but not the moments at which keys are released.
    screenFrames: findScreen(isOnBeat ? [...onGrid, ...releases] : onGrid),
    gridFrames: grid.frames,
    gridPerMille: grid.perMille,
    intervalFrames: medianOf(intervals),
    sameIntervalsPerMille: samePerMille(slow),
    equalPairsPerMille: equalPairsPerMille(slow),
    holdFrames: medianOf(holds),
    sameHoldsPerMille: samePerMille(holds),
    shortHoldsPerMille: perMille(holds.filter((hold) => hold <= SHORT_HOLD_FRAMES).length, holds.length),
    reactionFrames: medianOf(steadiest),
    reactionRange: rangeOf(steadiest),
    reactions: steadiest.length,
    sameReactionsPerMille: samePerMille(steadiest),
  };
  const why = findReasons(stats, { intervals: slow.length, holds: holds.length }, isOnBeat);
  return { stats, isHeld: why.length > 0, why };
}

function findReasons(stats: HandStats, counted: { intervals: number; holds: number }, isOnBeat: boolean): string[] {
  const why: string[] = [];
  // A slow screen rounds good presses to the same picture of every beat, and holds to a number of pictures.
  const isRounded = isOnBeat && stats.screenFrames > 1;
  const { presses, gridFrames, gridPerMille } = stats;
  if (stats.fastSeconds > MOST_FAST_SECONDS)
    why.push(`${stats.fastSeconds} seconds have more than ${MOST_PRESSES_A_SECOND} presses.`);
  const limits = isRounded ? [] : isOnBeat ? [ON_BEAT_LIMIT] : GRID_LIMITS;
  const limit = limits.find((each) => presses >= each.presses);
  // So many lie on the grid because the screen does; the limit is for the others.
  const byScreen = gridFrames === 0 ? 0 : Math.floor((stats.screenFrames * 1000) / gridFrames);
  if (limit && gridPerMille >= byScreen + Math.floor(((1000 - byScreen) * limit.perMille) / 1000))
    why.push(`${percent(gridPerMille)} of the presses come on a beat of ${gridFrames} frames.`);
  if (counted.intervals >= LEAST_TIMES && !isRounded) {
    const mostEqual = stats.screenFrames > 1 ? EQUAL_PAIRS_ON_SLOW_SCREEN : EQUAL_PAIRS_PER_MILLE;
    if (stats.sameIntervalsPerMille >= SAME_PER_MILLE || stats.equalPairsPerMille >= mostEqual)
      why.push("The time between presses is the same to the frame, again and again.");
  }
  if (counted.holds >= LEAST_TIMES) {
    if (stats.sameHoldsPerMille >= (isRounded ? SAME_HOLDS_WHEN_ROUNDED : SAME_PER_MILLE))
      why.push("Keys are down for the same number of frames, again and again.");
    if (stats.shortHoldsPerMille >= SHORT_HOLDS_PER_MILLE)
      why.push(`${percent(stats.shortHoldsPerMille)} of the presses are shorter than a thirtieth of a second.`);
  }
  if (stats.reactions >= LEAST_TIMES) {
    if (stats.sameReactionsPerMille >= SAME_PER_MILLE)
      why.push("The time from a signal to the press is the same to the frame, again and again.");
    else if (stats.reactionRange <= STEADY_REACTION_RANGE)
      why.push(`${stats.reactions} reactions to the same signal lie within ${stats.reactionRange + 1} frames.`);
  } else if (stats.reactions >= FEW_TIMES && stats.reactionRange === 0 && stats.screenFrames === 1)
    why.push(`All ${stats.reactions} reactions to the same signal took the same time, to the frame.`);
  return why;
}

/** Presses in each second of play. */
function countSeconds(frames: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const frame of frames) {
    const second = Math.floor(frame / FRAMES_PER_SECOND);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** A slow screen puts nearly all presses on a grid of a few frames. */
function findScreen(frames: readonly number[]): number {
  for (let step = SLOWEST_SCREEN_FRAMES; step > 1; step--) {
    const counts = new Int32Array(step);
    for (const frame of frames) counts[frame % step]! += 1;
    if (frames.length > 0 && perMille(Math.max(...counts), frames.length) >= ON_SCREEN_PER_MILLE) return step;
  }
  return 1;
}

function findGrid(frames: readonly number[]): { frames: number; perMille: number } {
  let best = { frames: 0, perMille: 0 };
  if (frames.length < GRID_LIMITS.at(-1)!.presses) return best;
  for (let grid = LEAST_GRID_FRAMES; grid <= MOST_GRID_FRAMES; grid++) {
    const counts = new Int32Array(grid);
    for (const frame of frames) counts[frame % grid]! += 1;
    const share = perMille(Math.max(...counts), frames.length);
    if (share > best.perMille) best = { frames: grid, perMille: share };
  }
  return best;
}

/**
 * How many of these times are repeated exactly while hardly any lies beside them. Nobody hits the same frame again and
 * again without being off by one now and then; a screen of twenty pictures a second makes "by one" up to three frames.
 */
function samePerMille(times: readonly number[]): number {
  const counts = countsOf(times);
  let same = 0;
  for (const [time, count] of counts) {
    let beside = 0;
    for (let off = 1; off <= 3; off++) beside += (counts.get(time - off) ?? 0) + (counts.get(time + off) ?? 0);
    if (count >= 4 && beside * 4 <= count) same += count;
  }
  return perMille(same, times.length);
}

function equalPairsPerMille(times: readonly number[]): number {
  let pairs = 0;
  for (const count of countsOf(times).values()) pairs += count * (count - 1);
  return perMille(pairs, times.length * (times.length - 1));
}

/** Of the reactions to each cue, those that are most alike: of many if there are many, or of a few. */
function findSteadiest(reactions: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const many = [...reactions.values()].filter(({ length }) => length >= LEAST_TIMES);
  const enough = many.length > 0 ? many : [...reactions.values()].filter(({ length }) => length >= FEW_TIMES);
  const [steadiest = []] = enough.toSorted(
    (one, other) => samePerMille(other) - samePerMille(one) || rangeOf(one) - rangeOf(other),
  );
  return steadiest;
}

function countsOf(times: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const time of times) counts.set(time, (counts.get(time) ?? 0) + 1);
  return counts;
}

const perMille = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.floor((part * 1000) / whole));
const percent = (share: number): string => `${Math.floor(share / 10)} %`;
const rangeOf = (times: readonly number[]): number =>
  times.length === 0 ? 0 : times.reduce((a, b) => Math.max(a, b)) - times.reduce((a, b) => Math.min(a, b));
const medianOf = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
