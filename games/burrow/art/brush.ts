export type Pen = CanvasRenderingContext2D;

export const INK = "#213";
const OUTLINE = 3;

/** An ellipse with an outline. */
export function blob(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  turn = 0,
  line = OUTLINE,
): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, 7);
  paint(pen, fill, line);
}

/** A shape of points; a group of four is a curve, of two a straight line. */
export function shape(pen: Pen, points: readonly (readonly number[])[], fill: string, line = OUTLINE): void {
  pen.beginPath();
  for (const [at, [a, b, c, d]] of (points as [number, number, number?, number?][]).entries())
    if (at === 0) pen.moveTo(a, b);
    else if (c !== undefined) pen.quadraticCurveTo(a, b, c, d!);
    else pen.lineTo(a, b);
  pen.closePath();
  paint(pen, fill, line);
}

function paint(pen: Pen, fill: string, line: number): void {
  pen.fillStyle = fill;
  pen.fill();
  if (line === 0) return;
  pen.strokeStyle = INK;
  pen.lineWidth = line;
  pen.lineJoin = "round";
  pen.stroke();
}

export function dot(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

/** A line of straight pieces if it is told so, else of bows: a bend and an end each. */
export function curve(pen: Pen, points: readonly number[], width: number, colour = INK, isStraight = false): void {
  const [x, y, ...rest] = points as [number, number, ...number[]];
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x, y);
  for (let at = 0; at < rest.length; at += isStraight ? 2 : 4)
    if (!isStraight && rest.length - at >= 4)
      pen.quadraticCurveTo(rest[at]!, rest[at + 1]!, rest[at + 2]!, rest[at + 3]!);
    else pen.lineTo(rest[at]!, rest[at + 1]!);
  pen.stroke();
}

/** Draws something at a place, in another size. */
export function placed(pen: Pen, x: number, y: number, size: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  draw();
  pen.restore();
}

/** A box with round corners. */
export function slab(
  pen: Pen,
  [x, y, wide, high, radius]: readonly [number, number, number, number, number],
  fill: string | CanvasGradient,
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(x, y, wide, high, radius);
  pen.fill();
}

/** A number that is always the same for a place: pebbles and moss lie where they lie. */
export const grain = (seed: number): number => {
  let mixed = Math.imul(seed + 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
};

export type Mood = "calm" | "angry" | "dizzy" | "hurt";

/** Two eyes that look somewhere, and say how their owner feels. */
export function eyes(
  pen: Pen,
  x: number,
  y: number,
  gap: number,
  size: number,
  mood: Mood,
  look: readonly [number, number],
  tick: number,
): void {
  for (const side of [-1, 1]) {
    const at = x + side * gap;
    if (mood === "hurt") {
      curve(pen, [at - size, y - size * 0.7, at + size * 0.6, y], 2.5);
      curve(pen, [at - size, y + size * 0.7, at + size * 0.6, y], 2.5);
      continue;
    }
    if ((tick + 40 * Math.round(x)) % 190 < 7 && mood === "calm") {
      curve(pen, [at - size, y, at + size, y], 2.5);
      continue;
    }
    blob(pen, at, y, size, size * 1.1, "#FFF", 0, 2);
    if (mood === "dizzy") {
      const turn = tick / 9;
      curve(pen, [at, y, at + Math.cos(turn) * size * 0.6, y + Math.sin(turn) * size * 0.6], 2.5);
      continue;
    }
    dot(pen, at + look[0] * size * 0.4, y + look[1] * size * 0.4, size * 0.52, INK);
    dot(pen, at + look[0] * size * 0.4 - size * 0.2, y + look[1] * size * 0.4 - size * 0.25, size * 0.18, "#FFF");
    if (mood === "angry")
      curve(
        pen,
        [at - size * 1.2, y - size * (side < 0 ? 1.5 : 0.7), at + size * 1.2, y - size * (side < 0 ? 0.7 : 1.5)],
        3,
      );
  }
}
