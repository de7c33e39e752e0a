import { fillBounds } from "./draw-around.ts";
import type { Stage } from "./stage.ts";

/** The units of a level's picture. Its edges may be cut. */
export const LEVEL_PICTURE = [160, 64] as const;

/** A stage, so many units wide, for the picture of a level: still, without effects and words. */
export function createLevelStage(context: CanvasRenderingContext2D, width: number): Stage {
  const [wide, high] = LEVEL_PICTURE;
  const height = (width * high) / wide;
  context.scale(wide / width, wide / width);
  const bounds = { left: 0, top: 0, right: width, bottom: height };
  const nothing = (): void => {};
  const stage: Stage = {
    context,
    width,
    height,
    bounds,
    tick: 0,
    isCalm: true,
    isContrast: false,
    isTouch: false,
    fill: (colour) => fillBounds(context, bounds, colour),
    text: nothing,
    float: nothing,
    burst: nothing,
    shake: nothing,
    flash: nothing,
    hold: nothing,
    sound: nothing,
    still: (_, __, draw) => draw(stage),
  };
  return stage;
}
