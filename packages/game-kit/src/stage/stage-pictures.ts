import { createStillPictures, type PictureBox } from "./still-pictures.ts";

type Context = CanvasRenderingContext2D;

const pictures = createStillPictures(() => 0, true);

let age = 0;

/** Pictures with words are drawn anew, because a font has loaded. */
export function forgetPictures(): void {
  pictures.forget();
  age += 1;
}

/** Changes when pictures that a view keeps by itself have to be drawn anew. */
export const picturesAge = (): number => age;

/**
 * Draws a picture that is cached per size: a full board has more shapes than a slow phone can draw sixty times a
 * second. The drawing starts at 0, 0. For parts that stay where they are, `stage.still` is sharper.
 */
export function paste(context: Context, name: string, box: PictureBox, draw: (context: Context) => void): void {
  pictures.draw(context, name, box, (inside) => {
    inside.translate(box[0], box[1]);
    draw(inside);
  });
}
