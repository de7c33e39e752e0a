import { LEVEL_PICTURE } from "@quackademy/game-kit/stage/picture-stage.ts";
import { paintGround } from "#pond-golf/art/ground.ts";
import { THEMES } from "#pond-golf/art/themes.ts";
import { courseOf, holeOf } from "#pond-golf/rules/holes.ts";
import { frameOf } from "./frame.ts";

/** A hole from above. */
export function drawHoleLevel(context: CanvasRenderingContext2D, number: number): void {
  const hole = holeOf(number);
  const course = courseOf(number);
  const [wide, high] = LEVEL_PICTURE;
  const { flat, width, height } = frameOf(hole, { width: wide, height: high });
  const scale = Math.min(wide / (width + 60), high / (height + 60));
  context.scale(scale, scale);
  const left = (wide / scale - width) / 2;
  const top = (high / scale - height) / 2;
  context.translate(left, top);
  paintGround(
    context,
    { hole, theme: THEMES[course]!, course, flat, isTall: false, isContrast: false },
    { left: -left, top: -top, right: width + left, bottom: height + top },
  );
}
