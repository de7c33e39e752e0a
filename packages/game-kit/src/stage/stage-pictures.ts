type Context = CanvasRenderingContext2D;
type Picture = { canvas: HTMLCanvasElement; scale: number; width: number; height: number };

/** More pictures than any view has at once; older ones are dropped. */
const MAX_KEPT = 160;

const kept = new Map<string, Picture>();

/** Pictures are drawn anew, because a font has loaded. */
export const forgetPictures = (): void => kept.clear();

/**
 * Draws a picture that is cached per size: a full board has more shapes than a slow phone can draw sixty times a
 * second. The drawing starts at 0, 0.
 */
export function paste(
  context: Context,
  name: string,
  [x, y, width, height]: readonly [number, number, number, number],
  draw: (context: Context) => void,
): void {
  const scale = context.getTransform().a;
  let picture = kept.get(name);
  if (!picture || picture.scale !== scale || picture.width !== width || picture.height !== height) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const inside = canvas.getContext("2d")!;
    inside.scale(scale, scale);
    draw(inside);
    picture = { canvas, scale, width, height };
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(name, picture);
  }
  context.drawImage(picture.canvas, x, y, picture.canvas.width / scale, picture.canvas.height / scale);
}
