import type { Stage } from "./stage.ts";

/** A place on the stage, in its own units. */
export type Point = { x: number; y: number };

export type PointerMove = Point & { phase: "down" | "move" | "up" };

/** The buttons of a gamepad that games ask for, by where they are. */
export type PadButton = "left" | "right" | "up" | "down" | "a" | "b" | "x" | "y";

/**
 * How a player plays it. Whatever is not given is not there. Held buttons and taps end up in the log; everything else,
 * like a cursor that only the player sees, stays in here.
 */
export type GameInput<State> = {
  /** Keys by `KeyboardEvent.code`, and the bit that each holds down. The gamepad's stick, cross, A and B hold BUTTON's. */
  held?: Readonly<Record<string, number>>;
  /** What a key press means now, or null. `key` is the letter of the player's own layout. */
  keyTap?(press: { code: string; key: string }, state: State): number | null;
  padTap?(button: PadButton, state: State): number | null;
  /** What a finger or the mouse means now: a tap, or null. */
  pointerTap?(pointer: PointerMove, state: State): number | null;
  /** Bits that a finger or the mouse holds down; asked while one is on the stage. */
  pointerHeld?(pointer: Point & { from: Point }, state: State): number;
  /** Buttons shown on a touch screen, besides the stage itself. */
  touchButtons?: readonly { label: string; held?: number; tap?: number; side: "left" | "right" }[];
};

/** What a game looks and sounds like. */
export type GameView<State> = {
  /** The stage for wide and for tall screens; the same size twice if it does not matter. */
  size: { wide: readonly [number, number]; tall: readonly [number, number] };
  /** Draws the state as it is. Called at most sixty times a second, never between two steps of one frame. */
  draw(stage: Stage, state: State): void;
  /** Answers to what the rules report (`state.cues`): sounds, particles, a shake. Called once for each. */
  cue?(stage: Stage, state: State, cue: number): void;
  /** Draws somebody else's state over this one, faintly: the run that is raced. */
  drawGhost?(stage: Stage, state: State): void;
  /** One sentence for those who do not see the stage. Said when it changes, at most once a second. */
  say?(state: State): string;
  /** What is shown while the score is on the screen, beside it: "Level 3", "2 lives". */
  status?(state: State): string;
  /** The score as people read it: "1 240", "12.3 s". */
  formatScore?(score: number): string;
};

/** View and input of one sitting; they may share what only the player sees. */
export type GameFace<State> = { view: GameView<State>; input: GameInput<State> };
