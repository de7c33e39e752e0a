import type { Random } from "@quackademy/game-kit/core/random.ts";
import type { World } from "./world.ts";

export type State = {
  mode: number;
  /** The puzzle that is played, from 0; of a mode without levels 0. */
  level: number;
  random: Random;
  frame: number;
  phase: number;
  /** Frames of this phase, and frames until the next turn may be taken. */
  wait: number;
  rest: number;
  /** Actions that were pressed ahead of time. */
  queue: number[];
  held: number;
  /** Frames without any input. */
  idle: number;
  /** The slot of the relic whose direction is asked for; −1: none. */
  armed: number;
  world: World;
  /** The relics to choose from; −1 is a loaf. */
  offers: number[];
  cursor: number;
  /** Where the duck went in this room. */
  path: number[];
  bonus: number;
  isWon: number;
  cues: number[];
};
