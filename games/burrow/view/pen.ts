import type { Stage, TextStyle } from "@quackademy/game-kit/stage/stage.ts";
import { INK, slab } from "#burrow/art/brush.ts";

export const GOLD = "#FC4";

/** Big words with an outline. */
export const shout = (stage: Stage, words: string, x: number, y: number, size: number, colour = "#FFF"): void =>
  stage.text(words, x, y, { size, face: "display", align: "center", colour, outline: INK });

/** Words on parchment. */
export const write = (
  stage: Stage,
  words: string,
  x: number,
  y: number,
  size: number,
  { colour = INK, ...style }: Partial<TextStyle> = {},
): void =>
  stage.text(words, x, y, { size, align: "center", weight: 900, ...style, colour: stage.isContrast ? "#FFF" : colour });

/** A title on parchment. */
export const TITLE = { face: "display" } as const;

/** A piece of parchment with a shadow. */
export function paper(
  { context, isContrast }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour = "#FEC",
): void {
  slab(context, [x, y + 5, wide, high, 14], "rgba(12,6,20,.42)");
  slab(context, [x, y, wide, high, 14], isContrast ? "#000" : colour);
  context.strokeStyle = isContrast ? "#FFF" : "#863";
  context.lineWidth = 3;
  context.stroke();
}
