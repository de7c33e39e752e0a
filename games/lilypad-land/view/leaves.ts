import type { Flower, Look } from "./looks.ts";

type Context = CanvasRenderingContext2D;

/** A leaf around 0, 0 with a notch, as large as a unit. */
export function drawLeaf(
  context: Context,
  { pad, light, rim }: Pick<Look, "pad" | "light" | "rim">,
  radius: number,
  turn: number,
): void {
  context.save();
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0, 0);
  context.arc(0, 0, radius, 0.32, Math.PI * 2 - 0.32);
  context.closePath();
  context.fillStyle = pad;
  context.fill();
  context.strokeStyle = rim;
  context.globalAlpha *= 0.5;
  context.lineWidth = radius * 0.13;
  context.stroke();
  context.strokeStyle = light;
  context.globalAlpha *= 1.3;
  context.lineWidth = radius * 0.09;
  context.beginPath();
  for (const vein of [1.1, 2.1, Math.PI, -2.1, -1.1]) {
    context.moveTo(Math.cos(vein) * radius * 0.2, Math.sin(vein) * radius * 0.2);
    context.lineTo(Math.cos(vein) * radius * 0.78, Math.sin(vein) * radius * 0.78);
  }
  context.stroke();
  context.restore();
}

/** A flower around 0, 0; every swimmer's has other petals. Without petals it is two rings. */
export function drawFlower(
  context: Context,
  { petals, thin }: Flower,
  petal: string,
  heart: string,
  radius: number,
): void {
  context.fillStyle = petal;
  context.strokeStyle = heart;
  context.lineWidth = radius * 0.14;
  for (let each = 0; each < petals; each++) {
    context.save();
    context.rotate((each * Math.PI * 2) / petals);
    context.beginPath();
    context.ellipse(radius * 0.55, 0, radius * 0.5, radius * thin, 0, 0, 7);
    context.fill();
    context.stroke();
    context.restore();
  }
  if (petals > 0) return dot(context, heart, radius * 0.26);
  dot(context, petal, radius * 0.7);
  context.stroke();
  dot(context, heart, radius * 0.3);
}

/** The path of a star. */
export function star(context: Context, x: number, y: number, radius: number, spikes = 5, inner = 0.45): void {
  context.beginPath();
  for (let spike = 0; spike < spikes * 2; spike++) {
    const reach = spike % 2 === 0 ? radius : radius * inner;
    const turn = (spike * Math.PI) / spikes - Math.PI / 2;
    context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
  }
  context.closePath();
}

function dot(context: Context, colour: string, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
}

/** A golden lotus around 0, 0, or a pink one for the queen. */
export function drawLotus(context: Context, radius: number, isContrast: boolean, isQueen: boolean): void {
  if (!isContrast) {
    context.globalAlpha = 0.35;
    dot(context, "#FFF3B0", radius * 1.25);
    context.globalAlpha = 1;
  }
  const rim = isContrast ? "#000" : isQueen ? "#A0307E" : "#B26A00";
  drawFlower(context, { petals: 8, thin: 0.28 }, isQueen ? "#FF7AC8" : "#FFB400", rim, radius);
  context.rotate(0.3);
  drawFlower(context, { petals: 6, thin: 0.36 }, isQueen ? "#FFC4EA" : "#FFD94F", rim, radius * 0.7);
  dot(context, "#FFF6CF", radius * 0.24);
}
