import type { Random } from "@quackademy/game-kit/core/random.ts";
import type { Hole } from "./ground.ts";
import { holeOf } from "./holes.ts";
import type { Ball } from "./roll.ts";

/** What happened where, and how hard. */
export type News = { cue: number; x: number; y: number; force: number };

/** A ball, its strokes, and where the last one began. On a raft, the place counts from the raft's middle. */
export type Lie = { ball: Ball; strokes: number; spotX: number; spotY: number; spotFerry: number };
/** A friend on this hole. `result` is 0 until the ball is in, and −1 once it was carried home; `still` counts its rest. */
export type Friend = Lie & { result: number; still: number };

export type State = Lie & {
  mode: number;
  /** The hole or course that is played, from 0; of a mode without levels 0. */
  level: number;
  random: Random;
  frame: number;
  phase: number;
  /** Frames of this phase. */
  wait: number;
  /** The holes of this run, and which of them is played. From 27 on they are upside down. */
  holes: number[];
  at: number;
  /** Frames of this hole, and half frames that its moving things have made. */
  holeFrames: number;
  clock: number;
  /** Friends stroke in turns. The ball of whose turn it is, is `ball`; the others lie on the green. */
  players: number;
  turn: number;
  friends: Friend[];
  /** What the friends were asked already: 1 after their number. Then the number of holes, while they choose. */
  asked: number;
  wanted: number;
  /** Whether a stroke began this roll; mills and other balls push, too. */
  isStruck: number;
  angle: number;
  power: number;
  /** The power of the last stroke. */
  lastPower: number;
  held: number;
  /** Frames for which the aim has been turned in one go: it speeds up. */
  turned: number;
  /** Where the ball was when it last got on, and for how long it has not. */
  stillX: number;
  stillY: number;
  still: number;
  rolled: number;
  /** Frames of slow motion that are left, and whether it runs now. */
  slowLeft: number;
  isSlow: number;
  /** Of this hole: the crumbs that were taken, as bits. */
  taken: number;
  /** All strokes of each hole: −1 is a ball that was carried home. For friends, player by player, and whole holes only. */
  card: number[];
  /** The last of these results. */
  last: number;
  /** The holes in this run that took one stroke. */
  aces: number;
  crumbs: number;
  splashes: number;
  chain: number;
  bestChain: number;
  points: number;
  /** What the last hole brought. */
  earned: number;
  /** In the Open: the strokes of the rivals, hole by hole, and what lies in the pot. `won` is what the last hole took from it. */
  rivals: number[];
  pot: number;
  won: number;
  /** Frames that a rush still lasts. */
  left: number;
  cues: number[];
  news: News[];
};

export const holeAt = ({ holes, at }: Pick<State, "holes" | "at">): Hole => holeOf(holes[at % holes.length]!);

export function tell(state: State, cue: number, x: number, y: number, force = 0): void {
  state.cues.push(cue);
  state.news.push({ cue, x, y, force });
}

/** The strokes of a round over or under par. Balls that were carried home count as one more than the most. */
export function toPar(state: Pick<State, "card" | "holes">, most: (par: number) => number): number {
  return state.card.reduce((sum, strokes, at) => {
    const { par } = holeOf(state.holes[at % state.holes.length]!);
    return sum + (strokes < 0 ? most(par) + 1 : strokes) - par;
  }, 0);
}
