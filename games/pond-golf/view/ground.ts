import type { Camera } from "@quackademy/game-kit/stage/camera.ts";
import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import type { Bounds, Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintGround } from "#pond-golf/art/ground.ts";
import { THEMES } from "#pond-golf/art/themes.ts";
import { courseOf, holeOf } from "#pond-golf/rules/holes.ts";
import type { Frame } from "./frame.ts";

/** The camera comes nearer than the picture is sharp for: so much finer it is drawn. */
const FINER = 1.15;
const MOST_PIXELS = 2600;
/** The next hole may be on its way while the last one is shown. */
const KEPT = 3;

/** The green and what lies around it, drawn once for each hole and size. */
export function createGround() {
  const kept = new Map<string, Picture>();
  return {
    draw(stage: Stage, number: number, frame: Frame, box: Bounds, camera: Camera): void {
      const { context, isContrast } = stage;
      const [wide, high] = [box.right - box.left, box.bottom - box.top];
      const pixels = context.getTransform().a / camera.zoom;
      const scale = Math.min(pixels * frame.rest.zoom * FINER, MOST_PIXELS / Math.max(wide, high));
      const key = [number, Math.round(wide), Math.round(high), scale.toFixed(2), isContrast].join();
      let picture = kept.get(key);
      if (!picture) {
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
        const inside = canvas.getContext("2d", { alpha: false })!;
        inside.scale(scale, scale);
        inside.translate(-box.left, -box.top);
        const course = courseOf(number);
        paintGround(
          inside,
          { hole: holeOf(number), theme: THEMES[course]!, course, flat: frame.flat, isTall: frame.isTall, isContrast },
          box,
        );
        picture = pictureOf(canvas);
        if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
        kept.set(key, picture);
      }
      context.drawImage(imageOf(picture), box.left, box.top, wide, high);
    },
  };
}
