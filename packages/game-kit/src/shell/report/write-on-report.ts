import { TEXT_FACE } from "#stage/canvas-stage.ts";

/** Inks that are easy to read on the report's paper. */
export const REPORT_INK = "#1A2350";
export const REPORT_RED = "#B3261E";

/** Font size in units, its weight, and the width at which longer words are squeezed. */
type Writing = { size: number; weight?: number; colour?: string; most?: number };

/** Centred on a point of a report's picture. */
export function writeOnReport(
  context: CanvasRenderingContext2D,
  words: string,
  [x, y]: readonly [number, number],
  { size, weight = 800, colour = REPORT_INK, most }: Writing,
): void {
  context.font = `${weight} ${size}px ${TEXT_FACE}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y, most);
}
