import type { Random } from "@quackademy/game-kit/core/random.ts";

// The belt as the rules see it: the flight goes along, the player dodges across. How that lies on a screen is the
// view's business.

/** Positions are in 64ths of a unit, so that slow things move too. */
export const SUB = 64;
export const ALONG = 960;
export const ACROSS = 540;

export const SHIP_RADIUS = 15;
export const MAX_FEATHERS = 3;
/** The quack needs a full meter. Grazing rocks fills it fastest. */
export const FULL_METER = 100;
export const QUACK_REACH = 230;
/** A boss hears a quack in front of it, this far beside its body. */
export const BOSS_EAR = 66;
export const MAX_MULTIPLIER = 4;
/** Stars and near misses that raise the multiplier by one. */
export const CHAIN_STEP = 5;
/** Frames that a chain lasts without a star or a near miss. */
export const CHAIN_FRAMES = 170;
/** Frames after a hit in which nothing hurts. */
export const SAFE_FRAMES = 150;
/** A lane is striped for so long before its comet comes. */
export const WARNING_FRAMES = 84;
/** The bell rings after twelve minutes, however well somebody flies. */
export const LAST_FRAME = 12 * 60 * 60;
/** A sprint lasts ninety seconds. */
export const SPRINT_FRAMES = 90 * 60;
/** Every fifth wave is a boss, and the sky changes after it. */
export const WAVES_PER_SKY = 5;
export const SKIES = 3;
/** A boss that nobody beats flies on. */
export const BOSS_FRAMES = 45 * 60;
/** The frames in which a boss comes in and cannot be hurt. */
export const BOSS_ENTRY = 100;

export const MODE = { flight: 0, rush: 1, sprint: 2 } as const;
export const ROCK = { rock: 0, comet: 1, pebble: 2 } as const;
export const PICKUP = { star: 0, dust: 1, shield: 2, feather: 3 } as const;
export const WAVE = {
  scatter: 0,
  slalom: 1,
  crossfire: 2,
  giants: 3,
  swarm: 4,
  comets: 5,
  tunnel: 6,
  rings: 7,
  boss: 8,
  breather: 9,
} as const;
export const BOSS = { grumble: 0, countess: 1, eye: 2 } as const;

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

/** `turn` is where its pattern is, `hurt` counts down after a hit. */
export type Boss = {
  kind: number;
  level: number;
  hp: number;
  most: number;
  a: number;
  c: number;
  r: number;
  frame: number;
  turn: number;
  hurt: number;
};

/** Counts of the run for missions; they do not affect play. */
export type Tally = { stars: number; grazes: number; quacks: number; bosses: number; clean: number; best: number };

export type State = {
  random: Random;
  mode: number;
  frame: number;
  ship: Ship;
  rocks: Rock[];
  pickups: Pickup[];
  warnings: Warning[];
  /** The boss, or nobody. */
  boss: Boss[];
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
  /** Whether this wave had a hit. */
  wasHit: number;
  meter: number;
  wasQuacking: number;
  chain: number;
  chainLeft: number;
  points: number;
  /** Whether a button was ever down: a run that nobody flies has no score. */
  isFlown: number;
  tally: Tally;
  isOver: number;
  cues: number[];
};

export const multiplier = ({ chain }: { chain: number }): number =>
  Math.min(MAX_MULTIPLIER, 1 + Math.trunc(chain / CHAIN_STEP));

/** Counts skies from 0; the view has three, which take turns. */
export const skyOf = ({ mode, wave }: { mode: number; wave: number }): number =>
  mode === MODE.rush ? Math.trunc((wave - 1) / 2) : Math.trunc((wave - 1) / WAVES_PER_SKY);

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

/** More of them: kind 0, told apart where the others have their place along the belt. */
export const NEWS = { bossComes: 1, bossHit: 2, bossDown: 3, bossGone: 4, bossFires: 5, sky: 6, cleanWave: 7 } as const;

export const tellNews = (state: State, news: number, c: number = (ACROSS / 2) * SUB): void =>
  cue(state, 0, (news - 64) * SUB, c);

export function cue(state: State, kind: number, a: number, c: number): void {
  const [along, across] = [Math.floor(a / SUB) + 64, Math.floor(c / SUB) + 64];
  state.cues.push(kind | (Math.max(0, Math.min(2047, along)) << 4) | (Math.max(0, Math.min(1023, across)) << 15));
}

/** The other way round: kind and place of a cue, in units. */
export const readCue = (value: number) => ({
  kind: value & 15,
  along: ((value >> 4) & 2047) - 64,
  across: ((value >> 15) & 1023) - 64,
  news: (value & 15) === 0 ? (value >> 4) & 2047 : 0,
});
