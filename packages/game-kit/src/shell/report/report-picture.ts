import { element } from "#shell/shell-dom.ts";

/** What a game draws of a run in its report: 360 × 112 units, on paper. */
export type ReportPicture = {
  /** The picture in words. */
  words: string;
  draw(context: CanvasRenderingContext2D): void;
};

export const PICTURE_WIDTH = 360;
export const PICTURE_HEIGHT = 112;
const SCALE = 2;

export function drawReportPicture({ words, draw }: ReportPicture): HTMLCanvasElement {
  const canvas = element("canvas", { class: "report-picture", role: "img", label: words });
  [canvas.width, canvas.height] = [PICTURE_WIDTH * SCALE, PICTURE_HEIGHT * SCALE];
  const context = canvas.getContext("2d");
  context?.scale(SCALE, SCALE);
  if (context) draw(context);
  return canvas;
}
