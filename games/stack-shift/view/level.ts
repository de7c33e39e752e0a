import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { drawDuck, RIVAL_LOOKS } from "./ducks.ts";
import { paintLand } from "./land.ts";
import { lookOf, PLACES } from "./looks.ts";
import { drawStone } from "./stones.ts";

/** A level's picture, in units of the land. */
const WIDE = 620;
const HIGH = (WIDE * LEVEL_PICTURE[1]) / LEVEL_PICTURE[0];

/** A rival at home, for the map: behind as many stones as it is far up. */
export function drawRivalLevel(context: CanvasRenderingContext2D, level: number): void {
  context.scale(LEVEL_PICTURE[0] / WIDE, LEVEL_PICTURE[0] / WIDE);
  const place = Math.floor((level * PLACES) / RIVALS.length);
  const pixels = context.getTransform().a;
  paintLand({ context, width: WIDE, height: HIGH * 1.5 }, lookOf(place));
  drawDuck(context, RIVAL_LOOKS[level]!, "calm", [WIDE / 2, HIGH * 0.62, HIGH * 0.62]);
  const cell = HIGH * 0.27;
  const wall = Math.ceil(WIDE / cell / 2);
  for (let at = -wall; at < wall; at++) {
    const stone = 1 + ((((at * 5 + level * 4) % 9) + 9) % 9);
    drawStone(context, stone, [WIDE / 2 + at * cell, HIGH - cell * 0.72, cell], { pixels, isContrast: false });
  }
}
