import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { drawDuck, RIVAL_LOOKS } from "./ducks.ts";
import { paintLand } from "./land.ts";
import { lookOf, PLACES } from "./looks.ts";

/** A level's picture, in units of the land. */
const WIDE = 620;
const HIGH = (WIDE * LEVEL_PICTURE[1]) / LEVEL_PICTURE[0];

/** A rival at home, for the map. */
export function drawRivalLevel(context: CanvasRenderingContext2D, level: number): void {
  context.scale(LEVEL_PICTURE[0] / WIDE, LEVEL_PICTURE[0] / WIDE);
  const place = Math.floor((level * PLACES) / RIVALS.length);
  paintLand({ context, width: WIDE, height: HIGH * 1.5 }, lookOf(place));
  drawDuck(context, RIVAL_LOOKS[level]!, "calm", [WIDE / 2, HIGH * 0.64, HIGH * 0.76]);
}
