import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "#pond-golf/art/themes.ts";

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
  context.fillStyle = "rgba(16,12,50,.3)";
  context.beginPath();
  context.roundRect(x, y + 4, wide, high, 10);
  context.fill();
  context.fillStyle = isContrast ? "#000" : colour;
  context.beginPath();
  context.roundRect(x, y, wide, high, 10);
  context.fill();
  if (!isContrast) return;
  context.strokeStyle = "#FFF";
  context.lineWidth = 3;
  context.stroke();
}

export const inkOn = ({ isContrast }: Stage): string => (isContrast ? "#FFFFFF" : INK);
