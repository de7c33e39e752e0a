/** A filled shape or, with a width, a line. */
export type Shape = { path: Path2D; colour: string; width: number };

export const fill = (colour: string, path: string): Shape => ({ path: new Path2D(path), colour, width: 0 });
export const line = (colour: string, width: number, path: string): Shape => ({ path: new Path2D(path), colour, width });

export function drawShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const { path, colour, width } of shapes) {
    if (width > 0) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.stroke(path);
    } else {
      context.fillStyle = colour;
      context.fill(path);
    }
  }
}
