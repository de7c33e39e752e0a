export type Context = CanvasRenderingContext2D;
export type Look = { isContrast: boolean };

/** The colours of the game. */
export const INK = {
  line: "#2B1B35",
  night: "#1B1230",
  cream: "#FFF3D6",
  crust: "#C9792B",
  loaf: "#F0AE55",
  gold: "#FFC93A",
  red: "#E2483D",
  green: "#4FA84F",
  blue: "#4A8FD6",
  yellow: "#FFD84A",
  orange: "#FF8A2B",
  steel: "#C3CCDA",
  wood: "#B9783F",
  white: "#FFFFFF",
} as const;

/** What figures are drawn with: `edge` is the colour of their outlines. */
export type Brush = { context: Context; edge: string; isContrast: boolean };

/** Units of a tile in drawings of figures; the game has 64. */
const FIGURE_SCALE = 0.64;

/** Draws a figure in its own units, 100 for a tile. High contrast has white outlines, for a dark ground. */
export function paint(
  context: Context,
  { isContrast }: Look,
  draw: (brush: Brush) => void,
  scale = FIGURE_SCALE,
): void {
  context.save();
  context.scale(scale, scale);
  context.lineCap = context.lineJoin = "round";
  draw({ context, edge: isContrast ? INK.white : INK.line, isContrast });
  context.restore();
}

/** A shape without an outline. */
export function fill({ context }: Brush, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

export function line({ context }: Brush, colour: string, width: number, path: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(new Path2D(path));
}

/** A shape with an outline around it. */
export function part(brush: Brush, colour: string, path: string, width = 8): void {
  line(brush, brush.edge, width, path);
  fill(brush, colour, path);
}

/** A thick line with an outline: an arm, a handle, a leg. */
export function rod(brush: Brush, colour: string, width: number, path: string): void {
  line(brush, brush.edge, width + 7, path);
  line(brush, colour, width, path);
}

/** Draws elsewhere, turned and stretched. */
export function at(
  { context }: Brush,
  [x, y, turn = 0, wide = 1, high = wide]: readonly [x: number, y: number, turn?: number, wide?: number, high?: number],
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(wide, high);
  draw();
  context.restore();
}

export const disc = (x: number, y: number, across: number, down = across): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1-${2 * across} 0z`;

export const drawShadow = (brush: Brush, x: number, y: number, across: number): void =>
  fill(brush, "rgb(20 8 40 / .28)", disc(x, y, across, across * 0.3));

/** A number from 0 to 1 that belongs to a place: variety without chance. */
export function chanceAt(place: number, salt: number): number {
  let mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}
