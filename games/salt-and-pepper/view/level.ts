import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { HIGH, paintCave, WIDE } from "#salt-and-pepper/art/cave.ts";
import { drawCalmDuck } from "#salt-and-pepper/art/ducks.ts";
import { WORLDS } from "#salt-and-pepper/art/worlds.ts";
import { roomOf, ROOMS } from "#salt-and-pepper/rules/rooms.ts";
import { ROOMS_IN_WORLD } from "#salt-and-pepper/rules/state.ts";
import { T } from "#salt-and-pepper/art/cave.ts";
import { drawWater, paintWater } from "./water.ts";

/** The small picture of a cave on the map (from 0). */
export function drawRoomLevel(context: CanvasRenderingContext2D, number: number): void {
  const at = Math.min(ROOMS.length - 1, number);
  const room = roomOf(at);
  const [wide, high] = LEVEL_PICTURE;
  const zoom = wide / WIDE;
  context.scale(zoom, zoom);
  context.translate(0, high / zoom - HIGH);
  const world = WORLDS[Math.floor(at / ROOMS_IN_WORLD)]!;
  paintCave(context, room, world, at);
  paintWater(context, room, false);
  drawWater(context, room, 0, false);
  for (const [who, { x, y }] of room.starts.entries()) {
    context.save();
    context.translate((x + 0.5) * T, (y + 1) * T);
    context.scale(1.7, 1.7);
    drawCalmDuck(context, who);
    context.restore();
  }
}
