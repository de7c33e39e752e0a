/** A picture to draw from: a canvas at first, and a bitmap if it is used often. */
export type Picture = { image: CanvasImageSource; uses: number };

/** Uses until a picture becomes a bitmap: one that is soon replaced is not worth it. */
const USES = 8;

export const pictureOf = (canvas: HTMLCanvasElement): Picture => ({ image: canvas, uses: 0 });

/** Browsers draw a bitmap in two thirds of the time that a canvas takes. */
export function imageOf(picture: Picture): CanvasImageSource {
  picture.uses += 1;
  if (picture.uses === USES) hasten(picture);
  return picture.image;
}

/** Makes it a bitmap now: for a picture that was made between frames, and is sure to be used. */
export function hasten(picture: Picture): Picture {
  picture.uses = Math.max(picture.uses, USES);
  if (typeof createImageBitmap === "function")
    createImageBitmap(picture.image as HTMLCanvasElement).then(
      (bitmap) => void (picture.image = bitmap),
      () => {},
    );
  return picture;
}
