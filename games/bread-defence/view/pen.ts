import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintBakery, paintLock, paintLoft } from "#bread-defence/art/bakery.ts";
import { paintBread, paintCrumb, paintPuff, paintShot } from "#bread-defence/art/bread.ts";
import { INK, type Context, type Look } from "#bread-defence/art/brush.ts";
import { paintPigeon } from "#bread-defence/art/pigeons.ts";
import { paintTowerBody, paintTowerWeapon } from "#bread-defence/art/towers.ts";
import { branchOf, levelOf } from "#bread-defence/rules/towers.ts";

/** What the pictures are drawn with. */
export type Pen = Stage & { pixels: number };

/** How a picture is turned: around its origin. */
export type Pose = { turn?: number; wide?: number; high?: number; alpha?: number };

/** A picture that is painted once for its size, in a box around its origin: then it is drawn, turned and stretched anywhere. */
const picture = <Kind extends number[]>(half: number, paint: (into: Context, ...more: [...Kind, Look]) => void) => {
  const kept = new Map<number, Picture>();
  let look = "";
  return (
    pen: Pen,
    kind: Kind,
    x: number,
    y: number,
    { turn = 0, wide = 1, high = wide, alpha = 1 }: Pose = {},
  ): void => {
    const { context, pixels, isContrast } = pen;
    const now = `${picturesAge()} ${pixels} ${isContrast}`;
    if (look !== now) {
      look = now;
      kept.clear();
    }
    const key = (kind[0] ?? 0) * 64 + (kind[1] ?? 0);
    let image = kept.get(key);
    if (!image) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = Math.ceil(half * 2 * pixels);
      const inside = canvas.getContext("2d")!;
      inside.scale(pixels, pixels);
      inside.translate(half, half);
      paint(inside, ...kind, { isContrast });
      image = pictureOf(canvas);
      kept.set(key, image);
    }
    if (alpha < 1) context.globalAlpha = Math.max(0, alpha);
    const isPlain = turn === 0 && wide > 0;
    if (isPlain) context.drawImage(imageOf(image), x - half * wide, y - half * high, half * 2 * wide, half * 2 * high);
    else {
      const matrix = context.getTransform();
      context.translate(x, y);
      if (turn !== 0) context.rotate(turn);
      context.scale(wide, high);
      context.drawImage(imageOf(image), -half, -half, half * 2, half * 2);
      context.setTransform(matrix);
    }
    if (alpha < 1) context.globalAlpha = 1;
  };
};

export const drawBody = picture<[kind: number, form: number]>(54, (into, kind, form, look) =>
  paintTowerBody(into, kind, levelOf(form), branchOf(form), look),
);
export const drawWeapon = picture<[kind: number, form: number]>(54, (into, kind, form, look) =>
  paintTowerWeapon(into, kind, levelOf(form), branchOf(form), look),
);
export const drawBird = picture<[kind: number, frame: number]>(60, paintPigeon);
export const drawBread = picture<[]>(24, paintBread);
export const drawShot = picture<[shot: number]>(30, paintShot);
export const drawPuff = picture<[puff: number, frame: number]>(50, paintPuff);
export const drawCrumb = picture<[]>(15, paintCrumb);
export const drawLock = picture<[]>(15, paintLock);
export const drawBakery = picture<[theme: number, mood: 0 | 1 | 2]>(106, paintBakery);
export const drawLoft = picture<[theme: number]>(50, paintLoft);

/** Marks of a pigeon: the shadow of one that flies, honey, toffee, and the sign of a thief. */
export const drawMark = picture<[mark: number]>(24, (context, mark) => {
  const disc = (colour: string, wide: number, high = wide) => drawDisc({ context }, colour, 0, 0, wide, high);
  if (mark < 3) return disc(["#140A1E38", "#FFB52ECC", "#9A4F1CCC"][mark]!, 19, 7);
  disc(INK.night, 14);
  disc(INK.red, 11);
  drawLines({ context }, INK.cream, 5, [0, -6, 0, 1]);
  drawLines({ context }, INK.cream, 5, [0, 6, 0, 6.1]);
});

/** A duck and its weapon, as on a button. */
export function drawTower(
  pen: Pen,
  kind: number,
  form: number,
  x: number,
  y: number,
  wide: number,
  alpha: number,
): void {
  for (const draw of [drawBody, drawWeapon]) draw(pen, [kind, form], x, y, { wide, alpha });
}

export function drawDisc(
  { context }: Pick<Stage, "context">,
  colour: string,
  x: number,
  y: number,
  wide: number,
  high = wide,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, wide, high, 0, 0, 7);
  context.fill();
}

export function drawBoard(
  { context }: Pick<Stage, "context">,
  colour: string,
  [x, y, width, height]: readonly [number, number, number, number],
  round = 12,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
}

/** A line through these points. */
export function drawLines(
  { context }: Pick<Stage, "context">,
  colour: string,
  width: number,
  points: readonly number[],
): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!);
  context.stroke();
}

export function drawCross(
  stage: Pick<Stage, "context">,
  colour: string,
  x: number,
  y: number,
  half: number,
  width: number,
): void {
  for (const side of [-half, half]) drawLines(stage, colour, width, [x - half, y - side, x + half, y + side]);
}

/** Words in the display font, around x, y; light ones with a dark edge. */
export function write(
  stage: Stage,
  words: string,
  x: number,
  y: number,
  size: number,
  colour: string = INK.cream,
  align: "left" | "center" | "right" = "center",
): void {
  stage.text(words, x, y, {
    size,
    colour,
    align,
    face: "display",
    ...(colour !== INK.night && { outline: INK.night }),
  });
}

/** The same, rising and fading. */
export function shout(stage: Stage, words: string, x: number, y: number, size: number, colour: string): void {
  stage.float(words, x, y, { size, colour, align: "center", face: "display" });
}
