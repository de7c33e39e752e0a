export type TextStyle = {
  size: number;
  colour?: string;
  align?: "left" | "center" | "right";
  /** The display font is for titles and important numbers. */
  face?: "text" | "display";
  weight?: 400 | 700 | 900;
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
};

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
  /** Seconds before it starts, for short tunes. */
  delay?: number;
};

/** What a view draws on. Coordinates are the view's own units on every screen. */
export type Stage = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Frames since the game was opened, including the title screen: for idle animations. */
  readonly tick: number;
  /** Reduced motion: no shakes, no flashes, fewer particles. */
  readonly isCalm: boolean;
  /** High contrast: plain backgrounds, outlines, no information by colour alone. */
  readonly isContrast: boolean;
  /** Touch is in use: larger targets. */
  readonly isTouch: boolean;
  /** `y` is the middle of the line. */
  text(words: string, x: number, y: number, style: TextStyle): void;
  burst(burst: Burst): void;
  /** `amount` is in stage units. */
  shake(amount: number): void;
  /** Text that rises and fades; `y` is the middle of the line. */
  float(words: string, x: number, y: number, style: TextStyle): void;
  sound(sound: Sound | readonly Sound[]): void;
};
