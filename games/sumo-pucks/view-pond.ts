import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Theme } from "./themes.ts";

const EDGE = 20;

/** The pond never changes: it is cached for each arena and size. The camera's zoom only stretches it. */
let painted: { canvas: HTMLCanvasElement; key: string; scale: number } | null = null;
const STRETCH = 1.8;

export function drawPond(stage: Stage, arena: number, theme: Theme): void {
  const { context, width, height, isContrast } = stage;
  const { a: scale } = context.getTransform();
  const key = [width, height, arena, isContrast].map(String).join(" ");
  const isFit = painted?.key === key && scale < painted.scale * STRETCH && scale > painted.scale / STRETCH;
  if (!painted || !isFit) painted = { canvas: createPond(stage, scale, theme), key, scale };
  context.drawImage(painted.canvas, -EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE);
}

function createPond({ width, height, isContrast }: Stage, scale: number, { pond, ripple }: Theme): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const [wide, high] = [width + 2 * EDGE, height + 2 * EDGE];
  canvas.width = Math.ceil(wide * scale);
  canvas.height = Math.ceil(high * scale);
  const ink = canvas.getContext("2d", { alpha: false })!;
  ink.scale(scale, scale);
  ink.fillStyle = isContrast ? "#0B2A3A" : pond;
  ink.fillRect(0, 0, wide, high);
  if (isContrast) return canvas;
  ink.strokeStyle = ripple;
  ink.lineWidth = 4;
  ink.lineCap = "round";
  for (let y = 12; y < high; y += 34) {
    for (let x = (y % 68 < 34 ? 0 : 46) + 10; x < wide; x += 92) {
      ink.beginPath();
      ink.moveTo(x, y);
      ink.quadraticCurveTo(x + 14, y - 9, x + 28, y);
      ink.stroke();
    }
  }
  return canvas;
}
