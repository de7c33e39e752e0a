import type { Stage } from "./stage.ts";

type Box = { x: number; y: number; width: number; height: number };

const PAPER = "#FFF3D1";
const INK = "#1A2350";
const NAME_SIZE = 17;

/** Marks the card that the ghost chose: a dashed outline, and a label at its lower edge. */
export function markTheirs(stage: Stage, { x, y, width, height }: Box): void {
  const { context } = stage;
  context.save();
  for (const [colour, line] of [
    [INK, 9],
    [PAPER, 5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line;
    context.setLineDash([18, 12]);
    context.beginPath();
    context.roundRect(x - 10, y - 20, width + 20, height + 30, [12, 32, 32, 12]);
    context.stroke();
  }
  context.restore();
  drawSlip(stage, "They chose this", x + width / 2, y + height + 8, 22);
}

/** A label about the ghost, centred on x, y. It is translucent unless high contrast is on. */
export function drawSlip(stage: Stage, words: string, x: number, y: number, size: number): void {
  const { context, isContrast } = stage;
  context.save();
  context.font = `900 ${size}px Nunito, system-ui, sans-serif`;
  const half = context.measureText(words).width / 2 + size * 0.7;
  const tall = size * 0.8;
  context.globalAlpha = isContrast ? 1 : 0.86;
  context.fillStyle = isContrast ? "#000" : PAPER;
  context.beginPath();
  context.roundRect(x - half, y - tall, half * 2, tall * 2, [4, tall, tall, 4]);
  context.fill();
  if (isContrast) {
    context.strokeStyle = "#fff";
    context.lineWidth = 3;
    context.stroke();
  }
  context.globalAlpha = 1;
  stage.text(words, x, y + 1, { size, weight: 900, colour: isContrast ? "#fff" : INK, align: "center" });
  context.restore();
}

/** The name of a runner above them, at x, y. */
export function drawRunnerName(stage: Stage, name: string, x: number, y: number): void {
  const { context, isContrast } = stage;
  context.save();
  context.font = `900 ${NAME_SIZE}px Nunito, system-ui, sans-serif`;
  const half = context.measureText(name).width / 2 + 8;
  context.globalAlpha = isContrast ? 1 : 0.86;
  context.fillStyle = isContrast ? "#000" : "#12275E";
  context.beginPath();
  context.roundRect(x - half, y - 13, half * 2, 24, 3);
  context.fill();
  context.globalAlpha = 1;
  stage.text(name, x, y, { size: NAME_SIZE, weight: 900, colour: "#fff", align: "center" });
  context.restore();
}
