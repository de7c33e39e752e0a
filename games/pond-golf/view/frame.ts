import type { Camera } from "@quackademy/game-kit/stage/camera.ts";
import type { GameView, Point, StageSize } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Hole } from "#pond-golf/rules/ground.ts";
import { TILE, UNIT } from "#pond-golf/rules/units.ts";

export const SIZE: GameView<never>["size"] = {
  wide: [1120, 622] as StageSize,
  tall: [[600, 1180] as StageSize, [600, 1050] as StageSize],
};

/** Below the green lies the card. */
export const CARD_HIGH = 58;
/** On a tall screen the top is left to words, which would cover the cup. */
const TOP_HIGH = 112;
/** Around the green there is room for the rim and for ducks. */
const MARGIN = 56;

/**
 * How a hole lies on the screen. On a tall one it is turned, so that it goes from below to above: `flat` is where a place of
 * the world lies then, in units.
 */
export type Frame = {
  isTall: boolean;
  width: number;
  height: number;
  flat(x: number, y: number): Point;
  /** The camera that shows the whole hole. */
  rest: Camera;
};

export function frameOf(
  { columns, rows }: Pick<Hole, "columns" | "rows">,
  stage: { width: number; height: number },
): Frame {
  const isTall = stage.height > stage.width;
  const [long, short] = [columns * TILE, rows * TILE];
  const [width, height] = isTall ? [short, long] : [long, short];
  const top = isTall ? TOP_HIGH : 0;
  const room = { width: stage.width, height: stage.height - CARD_HIGH - top };
  const zoom = Math.min(room.width / (width + 2 * MARGIN), room.height / (height + 2 * MARGIN), 2.1);
  return {
    isTall,
    width,
    height,
    flat: (x, y) => (isTall ? { x: y / UNIT, y: long - x / UNIT } : { x: x / UNIT, y: y / UNIT }),
    // The middle of the picture is the middle of the stage, which has the card below.
    rest: { x: width / 2, y: height / 2 + (CARD_HIGH - top) / 2 / zoom, zoom },
  };
}

/** A direction on the screen as an angle of the rules, and back. */
export const fromScreen = (radians: number, isTall: boolean): number =>
  (Math.round((radians * 512) / Math.PI) + (isTall ? 256 : 0) + 2048) & 1023;
export const toScreen = (angle: number, isTall: boolean): number => ((angle - (isTall ? 256 : 0)) * Math.PI) / 512;

/** Where a flat place lies on the stage. */
export const onStage = (
  { width, height }: Pick<Stage, "width" | "height">,
  camera: Camera,
  { x, y }: Point,
): Point => ({
  x: width / 2 + (x - camera.x) * camera.zoom,
  y: height / 2 + (y - camera.y) * camera.zoom,
});
