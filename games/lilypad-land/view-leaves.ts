import type { FlowerShape, Look } from "./view-looks.ts";

type Context = CanvasRenderingContext2D;

/** A leaf around 0, 0 with a notch, as large as a unit. */
export function drawLeaf(context: Context, { pad, light, rim }: Look, radius: number, turn: number): void {
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

/** A flower around 0, 0; every swimmer's has another shape. */
export function drawFlower(context: Context, shape: FlowerShape, petal: string, heart: string, radius: number): void {
  context.fillStyle = petal;
  context.strokeStyle = heart;
  context.lineWidth = radius * 0.14;
  if (shape === "star" || shape === "lotus" || shape === "daisy") {
    const petals = shape === "star" ? 5 : shape === "lotus" ? 8 : 7;
    const thin = shape === "star" ? 0.26 : shape === "lotus" ? 0.24 : 0.2;
    for (let each = 0; each < petals; each++) {
      context.save();
      context.rotate((each * Math.PI * 2) / petals);
      context.beginPath();
      context.ellipse(radius * 0.55, 0, radius * 0.5, radius * thin, 0, 0, 7);
      context.fill();
      context.stroke();
      context.restore();
    }
    dot(context, heart, radius * 0.26);
  } else if (shape === "tulip" || shape === "bell") {
    const side = shape === "tulip" ? 1 : -1;
    context.beginPath();
    context.moveTo(-radius * 0.6, -radius * 0.6 * side);
    context.lineTo(-radius * 0.2, -radius * 0.15 * side);
    context.lineTo(0, -radius * 0.7 * side);
    context.lineTo(radius * 0.2, -radius * 0.15 * side);
    context.lineTo(radius * 0.6, -radius * 0.6 * side);
    context.quadraticCurveTo(radius * 0.7, radius * 0.7 * side, 0, radius * 0.7 * side);
    context.quadraticCurveTo(-radius * 0.7, radius * 0.7 * side, -radius * 0.6, -radius * 0.6 * side);
    context.fill();
    context.stroke();
  } else if (shape === "rings") {
    for (const part of [0.7, 0.36]) {
      context.beginPath();
      context.arc(0, 0, radius * part, 0, 7);
      if (part > 0.5) context.fill();
      context.stroke();
    }
  } else if (shape === "heart") {
    context.beginPath();
    context.moveTo(0, radius * 0.75);
    context.bezierCurveTo(-radius * 1.2, -radius * 0.1, -radius * 0.5, -radius * 0.9, 0, -radius * 0.25);
    context.bezierCurveTo(radius * 0.5, -radius * 0.9, radius * 1.2, -radius * 0.1, 0, radius * 0.75);
    context.fill();
  } else {
    for (const turn of [0, Math.PI / 2]) {
      context.save();
      context.rotate(turn + Math.PI / 4);
      context.beginPath();
      context.roundRect(-radius * 0.8, -radius * 0.24, radius * 1.6, radius * 0.48, radius * 0.24);
      context.fill();
      context.restore();
    }
    dot(context, heart, radius * 0.2);
  }
}

function dot(context: Context, colour: string, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, 7);
  context.fill();
}

/** A golden lotus around 0, 0. */
export function drawLotus(context: Context, radius: number, isContrast: boolean): void {
  if (!isContrast) {
    context.globalAlpha = 0.35;
    dot(context, "#FFF3B0", radius * 1.25);
    context.globalAlpha = 1;
  }
  for (const [count, reach, thin, colour] of [
    [8, 0.62, 0.26, "#FFB400"],
    [6, 0.42, 0.22, "#FFD94F"],
  ] as const) {
    for (let each = 0; each < count; each++) {
      context.save();
      context.rotate((each * Math.PI * 2) / count + (count === 6 ? 0.3 : 0));
      context.fillStyle = colour;
      context.strokeStyle = isContrast ? "#000" : "#B26A00";
      context.lineWidth = radius * 0.09;
      context.beginPath();
      context.ellipse(radius * reach, 0, radius * 0.42, radius * thin, 0, 0, 7);
      context.fill();
      context.stroke();
      context.restore();
    }
  }
  dot(context, "#FFF6CF", radius * 0.24);
}
