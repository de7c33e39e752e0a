import type { Stage } from "./stage.ts";

/** A place on the stage, in its own units. */
export type Point = { x: number; y: number };

/**
 * A finger or the mouse's button goes down, moves while it is down (told thirty times a second at most), and goes up. `ms` is how far
 * into the frame it happened, 0 to 16, for games that count milliseconds.
 */
export type PointerMove = Point & { phase: "down" | "move" | "up"; ms?: number };

export type KeyPress = { code: string; key: string; ms?: number };

/** The buttons of a gamepad that games ask for, by where they are. */
export type PadButton = "left" | "right" | "up" | "down" | "a" | "b" | "x" | "y";

/**
 * How a player plays it. Whatever is not given is not there. Held buttons and taps end up in the log; everything else,
 * like a cursor that only the player sees, stays in here.
 */
export type GameInput<State> = {
  /**
   * Keys by `KeyboardEvent.code`, and the bit that each holds down. The gamepad's stick, cross, A and B hold BUTTON's,
   * and those of a second gamepad the same bits shifted left by 8. Only bits that are named in here are ever held.
   */
  held?: Readonly<Record<string, number>>;
  /** What a key press means now, or null. `key` is the letter of the player's own layout. */
  keyTap?(press: KeyPress, state: State): number | null;
  /** Turns what a gamepad holds into what it means, for games that are played turned round on tall screens. */
  padHeld?(bits: number): number;
  /** `pad` is 0 for the first gamepad, 1 for the second. */
  padTap?(button: PadButton, state: State, press?: { ms: number; pad: number }): number | null;
  /** What a finger or the mouse means now: a tap, or null. */
  pointerTap?(pointer: PointerMove, state: State): number | null;
  /** Bits that a finger or the mouse holds down; asked every frame for each that is on the stage. */
  pointerHeld?(pointer: Point & { from: Point }, state: State): number;
  /** Where the mouse is without its button, or null when it left: for what only the player sees. */
  pointerHover?(point: Point | null, state: State): void;
  /** Buttons shown on a touch screen, besides the stage itself. */
  touchButtons?: readonly { label: string; held?: number; tap?: number; side: "left" | "right" }[];
};

/** What a ghost is drawn over. When its run is over, what runs about goes, and what is a mark to reach stays. */
export type Race<State> = { readonly own: State; readonly isDone: boolean };

/** What a game looks and sounds like. */
export type GameView<State> = {
  /** The stage for wide and for tall screens; the same size twice if it does not matter. */
  size: { wide: readonly [number, number]; tall: readonly [number, number] };
  /** Draws the state as it is. Called at most sixty times a second, never between two steps of one frame. */
  draw(stage: Stage, state: State): void;
  /** The picture behind the title; without it, the first state is drawn. */
  drawTitle?(stage: Stage, state: State): void;
  /** Answers to what the rules report (`state.cues`): sounds, particles, a shake. Called once for each. */
  cue?(stage: Stage, state: State, cue: number): void;
  /** Draws somebody else's state over one's own, faintly: the run that is raced. */
  drawGhost?(stage: Stage, state: State, race: Race<State>): void;
  /** One sentence for those who do not see the stage. Said when it changes, at most once a second. */
  say?(state: State): string;
  /** What is shown while the score is on the screen, beside it: "Level 3", "2 lives". */
  status?(state: State): string;
  /** The score as people read it: "1 240", "12.3 s". */
  formatScore?(score: number): string;
};

/** View and input of one session; they may share what only the player sees. */
export type GameFace<State> = { view: GameView<State>; input: GameInput<State> };
