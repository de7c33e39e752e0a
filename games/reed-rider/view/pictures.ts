import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";

type Context = CanvasRenderingContext2D;
/** x, y, width and height, in units of the world. */
export type Box = readonly [number, number, number, number];

const MOST = 90;
/** A picture is as sharp as the stage at this zoom of the eye. */
const SHARP = 1.25;

/**
 * Pictures of parts of the world, which are zoomed and turned: `paste` of the kit would make them anew for each zoom. A
 * picture is made once, for the stage's own scale.
 */
export function createPictures() {
  const kept = new Map<string, Picture>();
  let scale = 0;

  const make = ([x, y, width, height]: Box, draw: (context: Context) => void): Picture => {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const inside = canvas.getContext("2d")!;
    inside.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    draw(inside);
    return pictureOf(canvas);
  };

  return {
    /** Called before each drawing, with the pixels of a unit of the stage. Other pixels need other pictures. */
    begin(stageScale: number): void {
      const wanted = Math.min(3, stageScale * SHARP);
      if (Math.abs(wanted - scale) < 0.01) return;
      kept.clear();
      scale = wanted;
    },
    clear: () => kept.clear(),
    draw(context: Context, name: string, box: Box, draw: (context: Context) => void): void {
      const picture = kept.get(name) ?? make(box, draw);
      if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
      kept.set(name, picture);
      context.drawImage(imageOf(picture), ...box);
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
