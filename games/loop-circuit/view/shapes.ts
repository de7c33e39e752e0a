type Context = CanvasRenderingContext2D;

export const box = (context: Context, colour: string, x: number, y: number, width: number, height: number): void => {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
};

/** A shape through its corners. */
export const shape = (context: Context, colour: string, ...corners: readonly (readonly [number, number])[]): void => {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.fill();
};

export const blob = (context: Context, colour: string, x: number, y: number, rx: number, ry = rx): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
};

export const shadow = (context: Context, size: number): void =>
  blob(context, "rgb(10 18 44 / .23)", 9, 3, size, size * 0.4);
