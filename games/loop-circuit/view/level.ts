import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { TILT, onStage } from "./camera.ts";
import { lookOf } from "./looks.ts";
import { drawRoad } from "./road.ts";
import { drawThing } from "./things.ts";
import { worldOf } from "./world.ts";

const WIDE = 1400;
const MARGIN = 130;

/** A circuit (from 0) from far above. */
export function drawCircuit(context: CanvasRenderingContext2D, circuit: number): void {
  const stage = createLevelStage(context, WIDE);
  const world = worldOf(circuit, 0);
  const { left, top, right, bottom } = world.bounds;
  const zoom = Math.min(WIDE / (right - left + 2 * MARGIN), stage.height / TILT / (bottom - top + 2 * MARGIN));
  const eye = {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    spin: 0,
    zoom,
    atX: WIDE / 2,
    atY: stage.height / 2,
  };
  drawRoad(stage, world, eye, lookOf(world.place, false));
  const pixels = context.getTransform().a;
  for (const { x, y, kind, size } of world.things)
    drawThing(context, { place: world.place, kind, pixels }, onStage(eye, x, y), zoom * size * 1.5);
}
