type Context = CanvasRenderingContext2D;

export const oval = (context: Context, x: number, y: number, wide: number, high: number, colour: string): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 7);
  context.fill();
};

export const disc = (context: Context, x: number, y: number, radius: number, colour: string): void =>
  oval(context, x, y, radius, radius, colour);

/** A box with round corners; its path stays, to be outlined. */
export const box = (
  context: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
  round = 9,
): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, wide, high, round);
  context.fill();
};

const path = (context: Context, points: readonly number[]): void => {
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
};

export const shape = (context: Context, colour: string, points: readonly number[]): void => {
  context.fillStyle = colour;
  path(context, points);
  context.fill();
};

export const line = (context: Context, colour: string, width: number, points: readonly number[]): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  path(context, points);
  context.stroke();
};
