import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";

type Context = CanvasRenderingContext2D;
/** x, y, width and height around the middle of a thing, in units of the world. */
export type Box = readonly [number, number, number, number];

/** Pixels of a unit: the camera zooms all the time, so pictures have one size for all zooms. */
const SHARP = 2;
const kept = new Map<string, Picture>();

/** A picture of so many pixels. One that covers all has no holes. */
export function makePicture(wide: number, high: number, hasHoles: boolean, draw: (inside: Context) => void): Picture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.ceil(wide), Math.ceil(high)];
  draw(canvas.getContext("2d", { alpha: hasHoles })!);
  return pictureOf(canvas);
}

/** Draws a thing from its picture, which is made once. */
export function sprite(context: Context, name: string, [x, y, wide, high]: Box, draw: (inside: Context) => void): void {
  let picture = kept.get(name);
  if (!picture) {
    picture = makePicture(wide * SHARP, high * SHARP, true, (inside) => {
      inside.setTransform(SHARP, 0, 0, SHARP, -x * SHARP, -y * SHARP);
      draw(inside);
    });
    kept.set(name, picture);
  }
  context.drawImage(imageOf(picture), x, y, wide, high);
}

/** The same, somewhere in the world. */
export function spriteAt(
  context: Context,
  name: string,
  [x, y, size = 1]: readonly [number, number, number?],
  box: Box,
  draw: (inside: Context) => void,
): void {
  context.translate(x, y);
  if (size !== 1) context.scale(size, size);
  sprite(context, name, box, draw);
  if (size !== 1) context.scale(1 / size, 1 / size);
  context.translate(-x, -y);
}

export function circle(context: Context, x: number, y: number, size: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, size, 0, 7);
  context.fill();
}

export function oval(
  context: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
  turn = 0,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, turn, 0, 7);
  context.fill();
}

const paths = new Map<string, Path2D>();

/** A path from its text, which is read once. */
export function pathOf(text: string): Path2D {
  let path = paths.get(text);
  if (!path) paths.set(text, (path = new Path2D(text)));
  return path;
}

export function shape(context: Context, path: string, colour: string): void {
  context.fillStyle = colour;
  context.fill(pathOf(path));
}

export function line(context: Context, path: string, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = context.lineJoin = "round";
  context.stroke(pathOf(path));
}

/** A number from 0 to 1 that belongs to a place: variety without chance. */
export function chance(place: number, salt: number): number {
  const wild = Math.sin(place * 12.9 + salt * 78.2) * 43758;
  return wild - Math.floor(wild);
}
