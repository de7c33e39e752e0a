import { DISPLAY_FACE } from "@quackademy/game-kit/stage/canvas-stage.ts";
import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { timeOf } from "#stack-shift/kept.ts";
import { starChain } from "#stack-shift/rules.ts";
import { drawDuck, RIVAL_LOOKS } from "./ducks.ts";
import { paintLand } from "./land.ts";
import { INK, lookOf, PLACES } from "./looks.ts";

/** A level's picture, in units of the land. */
const WIDE = 620;
const HIGH = (WIDE * LEVEL_PICTURE[1]) / LEVEL_PICTURE[0];

/** A rival at home, for the map. */
export function drawRivalLevel(context: CanvasRenderingContext2D, level: number): void {
  context.scale(LEVEL_PICTURE[0] / WIDE, LEVEL_PICTURE[0] / WIDE);
  const place = Math.floor((level * PLACES) / RIVALS.length);
  paintLand({ context, width: WIDE, height: HIGH * 1.5 }, lookOf(place));
  drawDuck(context, RIVAL_LOOKS[level]!, "calm", [WIDE / 2, HIGH * 0.64, HIGH * 0.76]);
  // The goals of its stars.
  context.font = `400 50px ${DISPLAY_FACE}`;
  context.textAlign = "right";
  context.lineJoin = "round";
  context.lineWidth = 12;
  context.strokeStyle = INK.night;
  context.fillStyle = "#FFE9B0";
  for (const [line, words] of [`★ ×${starChain(level)}`, `★ ${timeOf(RIVALS[level]!.par)}`].entries()) {
    context.strokeText(words, WIDE - 54, 66 + 62 * line);
    context.fillText(words, WIDE - 54, 66 + 62 * line);
  }
}
