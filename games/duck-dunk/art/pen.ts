import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";

export type Context = CanvasRenderingContext2D;

export const INK = "#1D1B3A";
export const CREAM = "#FFF3D1";
export const CORAL = "#F2594B";
export const GOLD = "#FFC93C";

export function disc(context: Context, x: number, y: number, wide: number, colour: string, high = wide): void {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 7);
  context.fill();
}

export function blob(context: Context, colour: string, path: string): void {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

export function line(context: Context, colour: string, width: number, path: string): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = context.lineJoin = "round";
  context.stroke(new Path2D(path));
}

/** A shape with a thick outline. */
export function outlined(context: Context, colour: string, path: string, width = 7): void {
  line(context, INK, width, path);
  blob(context, colour, path);
}

export function box(context: Context, colour: string, x: number, y: number, wide: number, high: number): void {
  context.fillStyle = colour;
  context.fillRect(x, y, wide, high);
}

/** Left, top, width and height around the picture's origin, and pixels for one unit. */
export type Frame = readonly [left: number, top: number, wide: number, high: number, fine: number];

const kept = new Map<string, Picture>();
const MOST = 180;
let age = 0;

/** Draws a part that is painted once, at the origin of the context, which may be turned. */
export function stamp(context: Context, name: string, frame: Frame, paint: (context: Context) => void): void {
  const [left, top, wide, high, fine] = frame;
  if (age !== picturesAge()) {
    age = picturesAge();
    kept.clear();
  }
  let picture = kept.get(name);
  if (!picture) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(wide * fine);
    canvas.height = Math.ceil(high * fine);
    const inside = canvas.getContext("2d")!;
    inside.scale(fine, fine);
    inside.translate(-left, -top);
    paint(inside);
    if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(name, (picture = pictureOf(canvas)));
  }
  context.drawImage(imageOf(picture), left, top, wide, high);
}
