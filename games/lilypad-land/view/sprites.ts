import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";

type Context = CanvasRenderingContext2D;
/** A canvas, or a bitmap when it is used often. */
export type Sprite = HTMLCanvasElement;

/** A picture without `alpha` is opaque, and quicker to copy. */
export function canvasOf(width: number, height = width, alpha = true): [HTMLCanvasElement, Context] {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext("2d", { alpha })!];
}

const MOST = 90;

/** Pictures that are drawn once, by name and size, around their middle; beyond `most`, all are forgotten. */
export function createSprites(most = MOST) {
  const sprites = new Map<string, Picture>();
  return (name: string, width: number, draw: (inside: Context) => void, height = width): Sprite => {
    const key = `${name} ${width}`;
    const known = sprites.get(key);
    if (known) return imageOf(known) as Sprite;
    if (sprites.size > most) sprites.clear();
    const [canvas, inside] = canvasOf(width, height);
    inside.translate(canvas.width / 2, canvas.height / 2);
    draw(inside);
    sprites.set(key, pictureOf(canvas));
    return canvas;
  };
}
