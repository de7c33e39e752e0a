/** Inputs since the last step: the buttons that are down, and the taps in order. */
export type Inputs = { readonly held: number; readonly taps: readonly number[] };

/** A 128-bit seed chosen by the server, as four words. */
export type Seed = readonly [number, number, number, number];

/**
 * The deterministic rules of a game: integers only, no input but the arguments. The server replays each run with them.
 * A state is plain data, so that a replay can clone it. `step` changes it in place, sixty times a second.
 */
export type GameRules<State> = {
  /** `variant` names a mode or level of the game; unknown or missing is its first. */
  start(seed: Seed, variant?: string): State;
  step(state: State, inputs: Inputs): void;
  isOver(state: State): boolean;
  score(state: State): number;
  /** An unsigned 32-bit hash of everything in the state that matters. See `hash-state.ts`. */
  hash(state: State): number;
};

export const FRAMES_PER_SECOND = 60;

/** Twenty minutes, the maximum length of a run: every game must end by then. */
export const MAX_FRAMES = 20 * 60 * FRAMES_PER_SECOND;

/** The largest value of a tap. */
export const MAX_TAP = 0xfffff;

/** Buttons that every input device has; a game is free to use the bits from 1 << 8 on. */
export const BUTTON = {
  left: 1,
  right: 2,
  up: 4,
  down: 8,
  a: 16,
  b: 32,
} as const;

export const MAX_HELD = 0xffff;

/** Parses a seed from 32 hexadecimal digits. */
export function readSeed(hex: string): Seed {
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new Error("a seed has 32 hexadecimal digits");
  const word = (index: number) => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
}
