import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { picturesAge } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintBakery, paintLoft } from "#bread-defence/art/bakery.ts";
import { paintBread, paintCrumb, paintPuff, paintShot } from "#bread-defence/art/bread.ts";
import { INK, type Context, type Look } from "#bread-defence/art/brush.ts";
import { paintGoose } from "#bread-defence/art/goose.ts";
import { paintPigeon } from "#bread-defence/art/pigeons.ts";
import { paintTowerBody, paintTowerWeapon } from "#bread-defence/art/towers.ts";
import { branchOf, levelOf } from "#bread-defence/rules/towers.ts";

/** What the pictures are drawn with. */
export type Pen = Stage & {
  /** Pixels for a unit, and those left of 0 and above it. */
  pixels: number;
  left: number;
  top: number;
};

export function penOn(stage: Stage): Pen {
  const { a, e, f } = stage.context.getTransform();
  return { ...stage, pixels: a, left: e, top: f };
}

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
    const { context, pixels, left, top, isContrast } = pen;
    const now = `${picturesAge()} ${pixels} ${isContrast}`;
    if (look !== now) {
      look = now;
      kept.clear();
    }
    // One that looks to the left is another picture: what is neither turned nor stretched is drawn much faster.
    const isMirror = wide < 0 && turn === 0;
    const key = (kind[0] ?? 0) * 64 + (kind[1] ?? 0);
    const size = Math.ceil(half * 2 * pixels);
    const make = (name: number, draw: (inside: Context) => void): Picture => {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = size;
      draw(canvas.getContext("2d")!);
      const made = pictureOf(canvas);
      kept.set(name, made);
      return made;
    };
    let image =
      kept.get(key) ??
      make(key, (inside) => {
        inside.scale(pixels, pixels);
        inside.translate(half, half);
        paint(inside, ...kind, { isContrast });
      });
    if (isMirror) {
      const plain = image;
      image =
        kept.get(~key) ??
        make(~key, (inside) => {
          inside.scale(-1, 1);
          inside.drawImage(plain.image, -size, 0);
        });
    }
    if (alpha < 1) context.globalAlpha = Math.max(0, alpha);
    if (turn === 0) {
      const [across, down] = [(size / pixels) * Math.abs(wide), (size / pixels) * high];
      const [fromX, fromY] = [x - half * Math.abs(wide), y - half * high];
      // On whole pixels.
      const atX = (Math.round(fromX * pixels + left) - left) / pixels;
      const atY = (Math.round(fromY * pixels + top) - top) / pixels;
      context.drawImage(imageOf(image), atX, atY, across, down);
    } else {
      const [cos, sin] = [Math.cos(turn) * pixels, Math.sin(turn) * pixels];
      context.setTransform(cos * wide, sin * wide, -sin * high, cos * high, x * pixels + left, y * pixels + top);
      context.drawImage(imageOf(image), -half, -half, size / pixels, size / pixels);
      context.setTransform(pixels, 0, 0, pixels, left, top);
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
export const drawGoose = picture<[isReady: number]>(40, (into, isReady, look) => paintGoose(into, isReady > 0, look));
export const drawBakery = picture<[theme: number, mood: 0 | 1 | 2]>(106, paintBakery);
export const drawLoft = picture<[theme: number]>(50, paintLoft);

/** Pictures of a third of a turn. */
export const STARS = 6;

/** Corners around a tile. */
export const drawCorners = picture<[]>(44, (context) => {
  const corners = [-28, -28, 28, -28, 28, 28, -28, 28, -28, -28];
  drawLines({ context }, INK.night, 9, corners);
  drawLines({ context }, INK.gold, 4.5, corners);
});

/**
 * Marks of a pigeon: the shadow of one that flies, honey, toffee, the sign of a thief, and a dot of an airway; from 8 on six
 * turns of what goes around those who are stunned, from 16 on around those who are stung.
 */
export const drawMark = picture<[mark: number]>(24, (context, mark) => {
  const disc = (colour: string, wide: number, high = wide) => drawDisc({ context }, colour, 0, 0, wide, high);
  if (mark > 7)
    for (const third of [0, 2.1, 4.2]) {
      const turn = third + ((mark & 7) * 2.1) / STARS;
      drawDisc({ context }, mark > 15 ? INK.gold : INK.cream, Math.cos(turn) * 16, Math.sin(turn) * 5, 3.5);
    }
  if (mark > 7) return;
  if (mark === 4) return disc(INK.red, 5);
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

/** A part that seldom changes, as a picture. */
export function still(
  pen: Pen,
  name: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  version: string | number,
  draw: (inside: Pen) => void,
): void {
  const box = [x - 2, y - 4, width + 4, height + 8] as const;
  pen.still(name, box, (inside) => draw(penOn(inside)), `${version} ${pen.isContrast}`);
}

/** A number that often changes: its digits are pictures. */
export function writeNumber(pen: Pen, number: string, x: number, y: number, size: number, colour: string): void {
  const wide = size * 0.56;
  for (const [at, digit] of Array.from(number).entries()) {
    const box = { x: x + at * wide, y: y - size * 0.6, width: wide, height: size * 1.2 };
    still(pen, `digit ${digit} ${size} ${colour}`, box, 0, (inside) =>
      write(inside, digit, box.x + wide / 2, y, size, colour),
    );
  }
}
