export type TextStyle = {
  size: number;
  colour?: string;
  align?: "left" | "center" | "right";
  /** The display face is for titles and numbers that matter. */
  face?: "text" | "display";
  weight?: 400 | 700 | 900;
};

export type Burst = {
  x: number;
  y: number;
  count: number;
  colours: readonly string[];
  /** Units a second. */
  speed?: number;
  /** Seconds. */
  life?: number;
  size?: number;
  gravity?: number;
};

/** A sound made on the spot: a tone that slides, or noise. */
export type Sound = {
  shape: "sine" | "square" | "triangle" | "sawtooth" | "noise";
  /** Hertz. */
  from: number;
  to?: number;
  /** Seconds. */
  length: number;
  /** 0 to 1. */
  volume?: number;
  /** Seconds before it is heard, for little tunes. */
  delay?: number;
};

/** What a view draws on. Coordinates are the view's own units, whatever the screen. */
export type Stage = {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Frames since the game was opened, also on the title screen: for what moves by itself. */
  readonly tick: number;
  /** Less movement was asked for: no shakes, no flashes, fewer particles. */
  readonly isCalm: boolean;
  /** More contrast was asked for: plain backgrounds, outlines, no colour alone. */
  readonly isContrast: boolean;
  /** Fingers are in use: larger targets. */
  readonly isTouch: boolean;
  /** `y` is the middle of the line. */
  text(words: string, x: number, y: number, style: TextStyle): void;
  burst(burst: Burst): void;
  /** Units. */
  shake(amount: number): void;
  /** A word that rises and fades; `y` is the middle of the line. */
  float(words: string, x: number, y: number, style: TextStyle): void;
  sound(sound: Sound | readonly Sound[]): void;
};
