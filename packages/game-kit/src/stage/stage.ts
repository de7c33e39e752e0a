export type TextStyle = {
  size: number;
  colour?: string;
  align?: "left" | "center" | "right";
  /** The display font is for titles and important numbers. */
  face?: "text" | "display";
  weight?: 400 | 700 | 900;
  /** The colour around the letters, for text over a busy picture. */
  outline?: string;
};

export type Burst = {
  x: number;
  y: number;
  count: number;
  colours: readonly string[];
  /** Units per second. */
  speed?: number;
  /** Seconds. */
  life?: number;
  size?: number;
  gravity?: number;
  shape?: ParticleShape;
};

export type ParticleShape = "dot" | "square" | "star" | "feather" | "spark" | "ring";

/** A synthesised sound: a sliding tone, or noise. */
export type Sound = {
  shape: "sine" | "square" | "triangle" | "sawtooth" | "noise";
  /** Hertz. */
  from: number;
  to?: number;
  /** Seconds. */
  length: number;
  /** 0 to 1. */
  volume?: number;
  /** The part of its volume that is left shortly before its end, for notes that are held: others die away at once. */
  hold?: number;
  /** Seconds before it starts, for short tunes. */
  delay?: number;
  /** Goes on below everything, like an engine: the music does not give way to it. */
  isBed?: boolean;
};

/** A rectangle in stage units. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** What a view draws on. Coordinates are the view's own units on every screen. */
export type Stage = {
  readonly context: CanvasRenderingContext2D;
  /** The safe area is 0, 0 to width, height: it is always in view, and nothing of the kit lies over it. */
  readonly width: number;
  readonly height: number;
  /** All that is in view: the safe area and the space around it, which the background should fill. */
  readonly bounds: Readonly<Bounds>;
  /** Frames since the game was opened, including the title screen: for idle animations. */
  readonly tick: number;
  /** Reduced motion: no shakes, no flashes, fewer particles. */
  readonly isCalm: boolean;
  /** High contrast: plain backgrounds, outlines, no information by colour alone. */
  readonly isContrast: boolean;
  /** Touch is in use: larger targets. */
  readonly isTouch: boolean;
  /** Fills everything in view, and a little more for shakes. */
  fill(colour: string | CanvasGradient): void;
  /** `y` is the middle of the line. */
  text(words: string, x: number, y: number, style: TextStyle): void;
  burst(burst: Burst): void;
  /** `amount` is in stage units. */
  shake(amount: number): void;
  /** A short wash of colour over the picture; none with reduced motion. `strength` is from 0 to 1. */
  flash(colour: string, strength?: number): void;
  /** Hit-stop: holds the picture for a few frames, while the rules go on. None with reduced motion. */
  hold(frames: number): void;
  /** Text that rises and fades; `y` is the middle of the line. */
  float(words: string, x: number, y: number, style: TextStyle): void;
  sound(sound: Sound | readonly Sound[]): void;
  /**
   * Draws a part that seldom changes from a cached picture, because a slow machine cannot draw many shapes and words
   * sixty times a second. `draw` has the same coordinates, must stay inside the box, and depends on nothing but the
   * name, the version and the look (calm, contrast, touch). Another version replaces the picture.
   */
  still(
    name: string,
    box: readonly [number, number, number, number],
    draw: (stage: Stage) => void,
    version?: string | number,
  ): void;
};
