import type { Stage } from "./stage.ts";

/** A point in stage units. */
export type Point = { x: number; y: number };

/**
 * A finger or the mouse button goes down, moves while down (at most thirty events a second), and goes up. `ms` is how
 * far into the frame it happened, 0 to 16, for games that count milliseconds. `id` tells fingers apart.
 */
export type PointerMove = Point & { phase: "down" | "move" | "up"; ms?: number; id?: number };

export type KeyPress = { code: string; key: string; ms?: number };

/** The gamepad buttons that games use, by position. */
export type PadButton = "left" | "right" | "up" | "down" | "a" | "b" | "x" | "y";

/**
 * A game's controls; every part is optional. Held buttons and taps are recorded in the log; everything else, such as a
 * cursor that only the player sees, stays here.
 */
export type GameInput<State> = {
  /**
   * Keys by `KeyboardEvent.code`, and the bit that each holds down. The gamepad's stick, d-pad, A and B hold BUTTON's
   * bits; a second gamepad holds the same bits shifted left by 8. Only bits that are listed here are ever held.
   */
  held?: Readonly<Record<string, number>>;
  /** The tap for a key press, or null. `key` is the letter in the player's keyboard layout. */
  keyTap?(press: KeyPress, state: State): number | null;
  /** Maps a gamepad's held bits, for games that are rotated on tall screens. */
  padHeld?(bits: number): number;
  /** `pad` is 0 for the first gamepad, 1 for the second. */
  padTap?(button: PadButton, state: State, press?: { ms: number; pad: number }): number | null;
  /** The tap for a finger or mouse event, or null. */
  pointerTap?(pointer: PointerMove, state: State): number | null;
  /** A tap of the game's own, asked for each frame: a suggestion that is taken when nobody chooses. */
  selfTap?(state: State): number | null;
  /** Bits that a finger or the mouse holds down; called every frame for each pointer on the stage. */
  pointerHeld?(pointer: Point & { from: Point }, state: State): number;
  /** The mouse position while no button is down, or null when it left: for effects that only the player sees. */
  pointerHover?(point: Point | null, state: State): void;
  /** Buttons shown on a touch screen, in addition to the stage. */
  touchButtons?: readonly TouchButton<State>[];
};

/** `isShown` hides a button while it means nothing. */
export type TouchButton<State> = {
  label: string;
  held?: number;
  tap?: number;
  side: "left" | "right";
  isShown?(state: State): boolean;
};

/** What a ghost is drawn over. After its run has ended, moving things disappear and goals to reach stay. */
export type Race<State> = {
  readonly own: State;
  readonly isDone: boolean;
  /** Of a runner in a race with several: drawn beside them, because all look alike. */
  readonly name?: string;
  /** The name of the only rival: not drawn by itself, but a game may colour or mention it. */
  readonly who?: string;
};

export type StageSize = readonly [width: number, height: number];
export type StageSizes = StageSize | readonly StageSize[];

/** How much of a game's tune plays: 0 is the quietest. */
export type Intensity = 0 | 1 | 2 | 3;

/** A game's graphics and sounds. */
export type GameView<State> = {
  /**
   * The safe area's size for wide and for tall screens; give the same size twice if it does not matter. Of several
   * sizes, the stage takes the one that covers most of its box.
   */
  size: { wide: StageSizes; tall: StageSizes };
  /** The colour around the safe area, for views that do not paint `stage.bounds`. */
  backdrop?: string;
  /**
   * Draws the state. `alpha` is how far the screen is between the last step and the next, 0 to 1; it is 1 unless the
   * view has `beforeStep`.
   */
  draw(stage: Stage, state: State, alpha?: number): void;
  /** Called before each step: keeps the positions that `draw` interpolates from on fast screens. */
  beforeStep?(state: State): void;
  /** The picture behind the title; without it, the first state is drawn. */
  drawTitle?(stage: Stage, state: State): void;
  /** Whether the title keeps this picture, and shows no run of the staff: a whole board is too small above its label. */
  isTitleStill?: boolean;
  /** Responds to a cue from the rules (`state.cues`) with sounds, particles or a shake. Called once per cue. */
  cue?(stage: Stage, state: State, cue: number): void;
  /** Draws another player's state faintly over the own one: the run that is raced. */
  drawGhost?(stage: Stage, state: State, race: Race<State>): void;
  /** One sentence for screen readers. Announced when it changes, at most once a second. */
  say?(state: State): string;
  /** Text beside the score in the HUD: "Level 3", "2 lives". */
  status?(state: State): string;
  /** How much of the tune plays now; without it, more and more as the run goes on. */
  intensity?(state: State): Intensity;
  /** The part of the tune that plays now, such as that of another world or a boss; 0 without it. */
  part?(state: State): number;
  /**
   * The second of the tune that belongs to this state, for games that are played on the beat: the tune is kept there. Null:
   * silence. Without it, the tune starts with the run and plays on.
   */
  second?(state: State): number | null;
  /** Whether the run waits for its first press: recorded runs that are raced wait, too. */
  isWaiting?(state: State): boolean;
  /** The formatted score: "1 240", "12.3 s". */
  formatScore?(score: number): string;
};

/** View and input of one run; they may share state that only the player sees. */
export type GameFace<State> = { view: GameView<State>; input: GameInput<State> };
