import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { box } from "#pond-golf/art/shapes.ts";
import { INK, SHADE } from "#pond-golf/art/themes.ts";

export const PAPER = "#FFF6E2";
export const GOLD = "#FFD24A";
export const RED = "#D93A2B";

/** Big words with an outline. */
export const shout = (stage: Stage, words: string, x: number, y: number, size: number, colour = "#FFFFFF"): void =>
  stage.text(words, x, y, { size, face: "display", align: "center", colour, outline: INK });

/** A piece of paper with a shadow. */
export function paper(
  { context, isContrast }: Stage,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour = PAPER,
): void {
  box(context, x, y + 4, wide, high, SHADE);
  box(context, x, y, wide, high, isContrast ? "#000" : colour);
  if (!isContrast) return;
  context.strokeStyle = "#FFF";
  context.lineWidth = 3;
  context.stroke();
}

/** Behind what is chosen, or now. */
export const choice = ({ isContrast }: Stage): string => (isContrast ? "#355" : "#FFE28A");
export const inkOn = ({ isContrast }: Stage): string => (isContrast ? "#FFFFFF" : INK);
