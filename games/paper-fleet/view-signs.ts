type Sign = { name: string; colour: string; shade: string };

/** The signs of boats and jetties: a colour, and a shape for players who cannot tell the colours apart. */
export const SIGNS: readonly Sign[] = [
  { name: "dot", colour: "#F2594B", shade: "#B93A34" },
  { name: "corner", colour: "#FFC83D", shade: "#C98F14" },
  { name: "square", colour: "#5EE6A0", shade: "#2C9E68" },
  { name: "moon", colour: "#B79BFF", shade: "#7A5BD0" },
];
/** For ducks, who may land anywhere. */
export const ANYWHERE: Sign = { name: "any", colour: "#FFF3D1", shade: "#C9B27A" };
export const VESSEL_NAMES = ["boat", "dart", "barge", "duck"] as const;
export const INK = "#1A2350";
export const PAPER = "#FFF3D1";

export const signOf = (sign: number): Sign => SIGNS[sign] ?? ANYWHERE;

type Context = CanvasRenderingContext2D;

/** A sign of the given size, centred on a point. */
export function drawSign(context: Context, sign: number, x: number, y: number, size: number, colour = INK): void {
  const half = size / 2;
  context.fillStyle = colour;
  context.beginPath();
  if (sign === 0) context.arc(x, y, half, 0, 7);
  else if (sign === 1) {
    context.moveTo(x, y - half * 1.1);
    context.lineTo(x + half * 1.15, y + half * 0.9);
    context.lineTo(x - half * 1.15, y + half * 0.9);
    context.closePath();
  } else if (sign === 2) context.rect(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9);
  else {
    context.arc(x, y, half, 0.9, 5.4);
    context.arc(x + half * 0.7, y - half * 0.1, half * 0.72, 4.9, 1.5, true);
    context.closePath();
  }
  context.fill();
}

export function fillShape(context: Context, colour: string | CanvasGradient, points: readonly number[]): void {
  context.fillStyle = colour;
  tracePath(context, points);
  context.fill();
}

export function tracePath(context: Context, points: readonly number[]): void {
  context.beginPath();
  context.moveTo(points[0]!, points[1]!);
  for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
  context.closePath();
}

export function fillOval(context: Context, colour: string, x: number, y: number, wide: number, high: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 7);
  context.fill();
}

const stamps = new Map<string, HTMLCanvasElement>();
const STAMP_SCALE = 3;
const MOST_STAMPS = 140;

/** Draws a picture of this half size around 0, 0 that is painted once: it may be turned, which `paste` may not. */
export function stamp(context: Context, name: string, half: number, draw: (context: Context) => void): void {
  // Tests have no document.
  if (typeof document === "undefined") return draw(context);
  let picture = stamps.get(name);
  if (!picture) {
    picture = document.createElement("canvas");
    picture.width = picture.height = 2 * half * STAMP_SCALE;
    const inside = picture.getContext("2d")!;
    inside.scale(STAMP_SCALE, STAMP_SCALE);
    inside.translate(half, half);
    draw(inside);
    if (stamps.size >= MOST_STAMPS) stamps.delete(stamps.keys().next().value!);
    stamps.set(name, picture);
  }
  context.drawImage(picture, -half, -half, 2 * half, 2 * half);
}
