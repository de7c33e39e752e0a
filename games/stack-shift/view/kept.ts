import { DISPLAY_FACE } from "@quackademy/game-kit/stage/canvas-stage.ts";
import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { INK } from "./looks.ts";

type Context = CanvasRenderingContext2D;
type Box = readonly [x: number, y: number, width: number, height: number];

/** `pixels` are those of a unit of the stage, without the camera. */
export type Look = { pixels: number; isContrast: boolean };

const MAX_KEPT = 140;
const kept = new Map<string, Picture>();
let age = -1;

/**
 * Draws a picture that is made once for a size of the stage, whatever the camera does: `stage.still` and `paste` would
 * make it anew in each frame of a zoom. The drawing starts at 0, 0. `part` grows it around its middle.
 */
export function drawKept(
  context: Context,
  name: string,
  [x, y, width, height]: Box,
  { pixels, isContrast }: Look,
  draw: (into: Context) => void,
  part = 1,
): void {
  if (age !== picturesAge()) {
    age = picturesAge();
    kept.clear();
  }
  const key = `${name} ${Math.round(pixels * 32)} ${isContrast}`;
  let picture = kept.get(key);
  if (!picture) {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(width * pixels), Math.ceil(height * pixels)];
    const inside = canvas.getContext("2d")!;
    inside.scale(canvas.width / width, canvas.height / height);
    draw(inside);
    picture = pictureOf(canvas);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, picture);
  }
  const [wide, high] = [width * part, height * part];
  context.drawImage(imageOf(picture), x + (width - wide) / 2, y + (height - high) / 2, wide, high);
}

type Words = { size: number; colour: string };

/** A letter of the display font is at most so wide. */
const LETTER = 0.66;
const DIGIT = 0.58;

/** Words in the display font, around x, y. `part` grows them. */
export function drawWords(
  context: Context,
  words: string,
  [x, y]: readonly [number, number],
  { size, colour }: Words,
  look: Look,
  part = 1,
): void {
  const width = (words.length * LETTER + 0.5) * size;
  const height = size * 1.4;
  const draw = (into: Context) => {
    into.font = `400 ${size}px ${DISPLAY_FACE}`;
    into.textAlign = "center";
    into.textBaseline = "middle";
    into.lineJoin = "round";
    into.strokeStyle = INK.night;
    into.lineWidth = size * 0.2;
    into.strokeText(words, width / 2, height * 0.53);
    into.fillStyle = colour;
    into.fillText(words, width / 2, height * 0.53);
  };
  drawKept(context, `${words} ${size} ${colour}`, [x - width / 2, y - height / 2, width, height], look, draw, part);
}

/** A number that changes often, of the same few pictures of digits, around x, y. */
export function drawNumber(
  context: Context,
  text: string,
  [x, y]: readonly [number, number],
  words: Words,
  look: Look,
  part = 1,
): void {
  const step = words.size * DIGIT * part;
  let at = x - widthOf(text, step) / 2;
  for (const letter of text) {
    const wide = widthOf(letter, step);
    drawWords(context, letter, [at + wide / 2, y], words, look, part);
    at += wide;
  }
}

const NARROW = ",:. ";
const widthOf = (text: string, step: number): number => {
  let width = 0;
  for (const letter of text) width += NARROW.includes(letter) ? step / 2 : step;
  return width;
};
