import { createLevelStage } from "@quackademy/game-kit/stage/picture-stage.ts";
import { RIVALS } from "./rules-rivals.ts";
import { drawDuck, RIVAL_LOOKS } from "./view-ducks.ts";
import { paintLand } from "./view-land.ts";
import { lookOf, PLACES } from "./view-looks.ts";
import { drawStone } from "./view-stones.ts";

/** The stage of a level's picture, in units. */
const WIDE = 620;

/** A rival at home, for the map: behind as many stones as it is far up. */
export function drawRivalLevel(context: CanvasRenderingContext2D, level: number): void {
  const stage = createLevelStage(context, WIDE);
  const place = Math.floor((level * PLACES) / RIVALS.length);
  const { height } = stage;
  const pixels = context.getTransform().a;
  paintLand({ ...stage, height: height * 1.5 }, lookOf(place));
  drawDuck(context, RIVAL_LOOKS[level]!, "calm", [WIDE / 2, height * 0.62, height * 0.62]);
  const cell = height * 0.27;
  const wall = Math.ceil(WIDE / cell / 2);
  for (let at = -wall; at < wall; at++) {
    const stone = 1 + ((((at * 5 + level * 4) % 9) + 9) % 9);
    drawStone(context, stone, [WIDE / 2 + at * cell, height - cell * 0.72, cell], { pixels, isContrast: false });
  }
}
