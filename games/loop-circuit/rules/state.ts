import type { Random } from "@quackademy/game-kit/core/random.ts";
import type { Car } from "./car.ts";
import type { Kart } from "./karts.ts";
import type { Spot } from "./spots.ts";
import { GATES } from "./track.ts";

/** A tour through all circuits against the clock, one circuit for time, or a minute of drifting. */
export const MODE = { tour: 0, circuit: 1, drift: 2 } as const;

export type State = {
  random: Random;
  mode: number;
  frame: number;
  circuit: number;
  isMirrored: number;
  car: Car;
  karts: Kart[];
  /** Boosts and puddles on the road of a tour. */
  spots: Spot[];
  /** The order of the circuits of a tour or a show, and how many are done. */
  order: number[];
  leg: number;
  /** Frames left; on a circuit, frames that two laps may take. */
  clock: number;
  /** Gates passed on this circuit, and the frame of each. */
  gates: number;
  splits: number[];
  /** The most posts of this circuit, and those of the circuits before it. */
  far: number;
  driven: number;
  passed: number;
  /** Rivals that were behind on the line. */
  beaten: number;
  /** The points for the seconds of this frame that the clock had no room for. */
  over: number;
  /** The points for overtaking; how the last kart was overtaken, how many in a row, and the frames until the row ends. */
  passPoints: number;
  passKind: number;
  streak: number;
  streakLeft: number;
  /** 1 until the first press: the car and the clock wait for it. */
  waiting: number;
  /** Drift points; those of the drift that goes on; those that the last drift brought, and how often they counted. */
  points: number;
  bank: number;
  banked: number;
  times: number;
  /** The drifts in a row, and the frames until the row ends. */
  chain: number;
  chainLeft: number;
  /** How far the car was when the row grew. */
  linked: number;
  boosts: number;
  splashes: number;
  /** Frames that are left of the lap of honour: the time of a circuit stands. */
  cheer: number;
  isOver: number;
  cues: number[];
};

export const LAPS = 2;
export const CIRCUIT_FRAMES = 120 * 60;
/** The lap of honour behind the finish. */
export const CHEER_FRAMES = 84;
export const DRIFT_FRAMES = 75 * 60;
/** The last seconds of a tour or a show. */
export const HURRY_FRAMES = 4 * 60;
/** A tour and a show wait so long for the first press. */
export const WAIT_FRAMES = 20 * 60;
/** Metres between two posts. */
const POST_METRES = 3;

export const metresOf = ({ driven, far }: State): number => (driven + far) * POST_METRES;

export const isFinished = ({ mode, gates }: State): boolean => mode === MODE.circuit && gates === GATES * LAPS;
