import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Context, Look } from "./view-art-brush.ts";

export type Pen = Look & {
  context: Context;
  /** Pixels of a unit of the stage. */
  pixels: number;
};

/** How a picture is turned: around its origin. */
export type Pose = { turn?: number; wide?: number; high?: number; alpha?: number };

type Box = readonly [left: number, top: number, right: number, bottom: number];

const MAX_KEPT = 420;
const kept = new Map<string, Picture>();
let age = -1;

/** Draws a picture that is painted once for its size: around x, y, turned and stretched as the pose says. */
export function drawSprite(
  { context, pixels, isContrast }: Pen,
  name: string,
  [left, top, right, bottom]: Box,
  x: number,
  y: number,
  paint: (inside: Context, look: Look) => void,
  { turn = 0, wide = 1, high = 1, alpha = 1 }: Pose = {},
): void {
  if (age !== picturesAge()) {
    age = picturesAge();
    kept.clear();
  }
  const key = `${name} ${Math.round(pixels * 32)}${isContrast ? "c" : ""}`;
  let picture = kept.get(key);
  const [across, down] = [right - left, bottom - top];
  if (!picture) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(across * pixels);
    canvas.height = Math.ceil(down * pixels);
    const inside = canvas.getContext("2d")!;
    inside.scale(pixels, pixels);
    inside.translate(-left, -top);
    paint(inside, { isContrast });
    picture = pictureOf(canvas);
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(key, picture);
  }
  if (alpha < 1) context.globalAlpha = Math.max(0, alpha);
  if (turn === 0 && wide === 1 && high === 1) context.drawImage(imageOf(picture), x + left, y + top, across, down);
  else {
    context.save();
    context.translate(x, y);
    if (turn !== 0) context.rotate(turn);
    context.scale(wide, high);
    context.drawImage(imageOf(picture), left, top, across, down);
    context.restore();
  }
  if (alpha < 1) context.globalAlpha = 1;
}
