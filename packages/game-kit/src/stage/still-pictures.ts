import { imageOf, pictureOf, type Picture } from "./fast-picture.ts";

type Context = CanvasRenderingContext2D;
/** x, y, width and height, in stage units. */
export type PictureBox = readonly [number, number, number, number];
type Still = {
  picture: Picture;
  /** Of the picture on the stage. */
  drawnWidth: number;
  drawnHeight: number;
  scale: number;
  width: number;
  height: number;
  look: number;
  version: string | number;
  /** Words are on it. */
  isWritten: boolean;
  /** Where its corner lies within a pixel. */
  phaseX: number;
  phaseY: number;
};

/** More pictures than any view has at once; older ones are dropped. */
const MAX_KEPT = 160;

/** Words have been written on the picture that is being made. Pictures can lie on pictures of another collection. */
let isWritten = false;

/** Making a picture takes as long as sixteen drawings: a frame makes so many, and draws the other parts itself. */
const NEW_A_FRAME = 2;

/**
 * Pictures of parts that seldom change. A picture always lies on whole pixels of the screen, so it looks as if it had
 * been drawn in place. `look` is a number that changes with the settings which drawings depend on. Free pictures lie
 * where they are wanted, also between pixels, for parts that move slowly or turn; they are made at once.
 */
export function createStillPictures(look: () => number, isFree = false) {
  const kept = new Map<string, Still>();
  let made = 0;

  const make = (
    box: PictureBox,
    { scale, left, top, version }: { scale: number; left: number; top: number; version: string | number },
    draw: (inside: Context) => void,
  ): Still => {
    const [x, y, width, height] = box;
    const [phaseX, phaseY] = isFree ? [0, 0] : [left - Math.floor(left), top - Math.floor(top)];
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale + phaseX);
    canvas.height = Math.ceil(height * scale + phaseY);
    const inside = canvas.getContext("2d")!;
    inside.setTransform(scale, 0, 0, scale, phaseX - x * scale, phaseY - y * scale);
    const write = inside.fillText;
    inside.fillText = (...words) => {
      isWritten = true;
      write.apply(inside, words);
    };
    const wasWritten = isWritten;
    isWritten = false;
    draw(inside);
    const [drawnWidth, drawnHeight] = [canvas.width / scale, canvas.height / scale];
    const picture = pictureOf(canvas);
    const still = {
      picture,
      drawnWidth,
      drawnHeight,
      scale,
      width,
      height,
      look: look(),
      version,
      phaseX,
      phaseY,
      isWritten,
    };
    isWritten = wasWritten;
    return still;
  };

  return {
    /** Called for each frame. */
    nextFrame(): void {
      made = 0;
    },
    /** False: nothing was drawn. The context is turned or skewed, and pictures would be blurred; or it is for later. */
    draw(
      context: Context,
      name: string,
      box: PictureBox,
      draw: (inside: Context) => void,
      version: string | number = 0,
    ): boolean {
      const { a: scale, b, c, d, e, f } = context.getTransform();
      if (!isFree && (b !== 0 || c !== 0 || scale !== d || scale <= 0)) return false;
      const [x, y, width, height] = box;
      const [left, top] = [e + x * scale, f + y * scale];
      let still = kept.get(name);
      if (
        !still ||
        still.scale !== scale ||
        still.width !== width ||
        still.height !== height ||
        still.version !== version ||
        still.look !== look()
      ) {
        if (!isFree && made >= NEW_A_FRAME) return false;
        made += 1;
        still = make(box, { scale, left, top, version }, draw);
        if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
        kept.set(name, still);
      }
      isWritten ||= still.isWritten;
      const { picture, drawnWidth, drawnHeight, phaseX, phaseY } = still;
      const placeX = isFree ? x : (Math.round(left - phaseX) - e) / scale;
      const placeY = isFree ? y : (Math.round(top - phaseY) - f) / scale;
      context.drawImage(imageOf(picture), placeX, placeY, drawnWidth, drawnHeight);
      return true;
    },
    /** Pictures with words are drawn anew, because a font has loaded. */
    forget(): void {
      for (const [name, still] of kept) if (still.isWritten) kept.delete(name);
    },
  };
}
