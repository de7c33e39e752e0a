import type { Bounds, Stage } from "./stage.ts";

/** Units that backgrounds are painted beyond the picture, for shakes. */
const SHAKE_ROOM = 40;

export function fillBounds(
  context: CanvasRenderingContext2D,
  { left, top, right, bottom }: Bounds,
  colour: string | CanvasGradient,
): void {
  context.fillStyle = colour;
  context.fillRect(left - SHAKE_ROOM, top - SHAKE_ROOM, right - left + 2 * SHAKE_ROOM, bottom - top + 2 * SHAKE_ROOM);
}

/**
 * Calls `draw` with a stage that is as large as everything in view, and starts at 0, 0: for backgrounds that follow
 * `width` and `height`.
 */
export function drawAround(stage: Stage, draw: (around: Stage) => void): void {
  const { left, top, right, bottom } = stage.bounds;
  const [width, height] = [right - left, bottom - top];
  stage.context.save();
  stage.context.translate(left, top);
  const bounds = { left: 0, top: 0, right: width, bottom: height };
  const fill: Stage["fill"] = (colour) => fillBounds(stage.context, bounds, colour);
  draw({ ...stage, width, height, bounds, fill });
  stage.context.restore();
}

/** The same for a background that never moves: it is drawn once, and kept as a picture. */
export function drawAroundOnce(stage: Stage, name: string, draw: (around: Stage) => void): void {
  const { left, top, right, bottom } = stage.bounds;
  const [width, height] = [right - left + 2 * SHAKE_ROOM, bottom - top + 2 * SHAKE_ROOM];
  stage.still(name, [left - SHAKE_ROOM, top - SHAKE_ROOM, width, height], (inside) => drawAround(inside, draw));
}
