import type { Random } from "@quackademy/game-kit/core/random.ts";

// The belt as the rules see it: the flight goes along, the player dodges across. How that lies on a screen is the
// view's business.

/** Positions are in 64ths of a unit, so that slow things move too. */
export const SUB = 64;
export const ALONG = 960;
export const ACROSS = 540;

export const SHIP_RADIUS = 15;
export const MAX_FEATHERS = 3;
/** Stars that fill the quack. */
export const QUACK_STARS = 8;
export const QUACK_REACH = 230;
export const MAX_MULTIPLIER = 8;
/** Frames that a chain lasts without a star or a near miss. */
export const CHAIN_FRAMES = 170;
/** Frames after a hit in which nothing hurts. */
export const SAFE_FRAMES = 130;
/** A lane is striped for so long before its comet comes. */
export const WARNING_FRAMES = 84;
/** The bell rings after twelve minutes, however well somebody flies. */
export const LAST_FRAME = 12 * 60 * 60;

export const ROCK = { rock: 0, comet: 1 } as const;
export const PICKUP = { star: 0, dust: 1, shield: 2, feather: 3 } as const;
export const WAVE = { scatter: 0, slalom: 1, crossfire: 2, giants: 3, swarm: 4, comets: 5 } as const;

export type Ship = { a: number; c: number; va: number; vc: number };

/** `near`: 0 far, 1 close by just now, 2 its near miss has been counted. */
export type Rock = {
  kind: number;
  a: number;
  c: number;
  va: number;
  vc: number;
  r: number;
  near: number;
  look: number;
};

export type Pickup = { kind: number; a: number; c: number; va: number };

export type Warning = { c: number; left: number };

export type State = {
  random: Random;
  frame: number;
  ship: Ship;
  rocks: Rock[];
  pickups: Pickup[];
  warnings: Warning[];
  wave: number;
  waveKind: number;
  /** Frames of this wave so far; negative while it is quiet before it. */
  waveFrame: number;
  /** Wave kinds still to come before they are shuffled again. */
  bag: number[];
  /** Where the last gap of a slalom was. */
  gap: number;
  feathers: number;
  shield: number;
  safe: number;
  quack: number;
  wasQuacking: number;
  chain: number;
  chainLeft: number;
  points: number;
  isOver: number;
  cues: number[];
};

export const multiplier = ({ chain }: { chain: number }): number => Math.min(MAX_MULTIPLIER, 1 + (chain >> 2));

/** What the view is told. A place travels with it. */
export const CUE = {
  star: 1,
  dust: 2,
  near: 3,
  hit: 4,
  shieldBroken: 5,
  shield: 6,
  feather: 7,
  quack: 8,
  crumble: 9,
  wave: 10,
  warning: 11,
  comet: 12,
  chainUp: 13,
  chainLost: 14,
  over: 15,
} as const;

export function cue(state: State, kind: number, a: number, c: number): void {
  const [along, across] = [Math.floor(a / SUB) + 64, Math.floor(c / SUB) + 64];
  state.cues.push(kind | (Math.max(0, Math.min(2047, along)) << 4) | (Math.max(0, Math.min(1023, across)) << 15));
}

/** The other way round: kind and place of a cue, in units. */
export const readCue = (value: number) => ({
  kind: value & 15,
  along: ((value >> 4) & 2047) - 64,
  across: ((value >> 15) & 1023) - 64,
});
