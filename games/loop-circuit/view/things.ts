import { imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import { PLACE } from "#loop-circuit/rules/circuits.ts";
import { LANDMARK_BOX, LANDMARKS, stand } from "./landmarks.ts";
import { blob, box, shadow, shape } from "./shapes.ts";

type Context = CanvasRenderingContext2D;

/** Draws a thing that stands at 0, 0; up is negative. */
type Draw = (context: Context) => void;

const tree: Draw = (context) => {
  shadow(context, 30);
  box(context, "#742", -5, -18, 10, 20);
  blob(context, "#374", 0, -34, 30, 26);
  blob(context, "#494", -4, -42, 23, 19);
  blob(context, "#6B6", -8, -49, 12, 9);
};

const palm: Draw = (context) => {
  shadow(context, 30);
  context.strokeStyle = "#963";
  context.lineWidth = 8;
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(8, -30, 0, -56);
  context.stroke();
  for (let leaf = 0; leaf < 7; leaf++) {
    const angle = (leaf * Math.PI * 2) / 7 + 0.3;
    context.save();
    context.translate(0, -56);
    context.scale(1, 0.7);
    context.rotate(angle);
    blob(context, leaf % 2 ? "#484" : "#5A5", 20, 0, 22, 7);
    context.restore();
  }
};

const fir: Draw = (context) => {
  shadow(context, 26);
  box(context, "#643", -4, -12, 8, 14);
  for (const [y, half] of [
    [-8, 28],
    [-28, 22],
    [-46, 15],
  ] as const) {
    shape(context, "#366", [-half, y], [0, y - 30], [half, y]);
    shape(context, "#EFF", [-half / 2, y - 14], [0, y - 30], [half / 2, y - 14]);
  }
};

const lantern: Draw = (context) => {
  blob(context, "rgb(255 214 90 / .16)", 0, 0, 70, 36);
  box(context, "#113", -3, -62, 6, 64);
  blob(context, "rgb(255 214 90 / .35)", 0, -66, 20);
  blob(context, "#FE9", 0, -66, 10, 12);
};

const KINDS: Readonly<Record<number, Draw>> = {
  [PLACE.meadow]: tree,
  [PLACE.harbour]: palm,
  [PLACE.frost]: fir,
  [PLACE.night]: lantern,
};

/** Smaller kinds are what grows there. */
export const LANDMARK = 5;
/** With its crowd, beside the home straight. */
export const STAND = 6;
/** How far a thing reaches above its foot. */
export const heightOf = (kind: number): number => (kind < LANDMARK ? 100 : -LANDMARK_BOX[1]);

/** Around every thing: left, top, width and height. */
const BOX = [-74, -92, 148, 132] as const;
const boxOf = (kind: number) => (kind < LANDMARK ? BOX : LANDMARK_BOX);
/** Pictures are larger than the things on the stage ever are, so that they stay sharp. */
const SHARP = 1.7;

let pictures = new Map<number, Picture>();
let picturePixels = 0;

/** A thing as a picture: some have thirty shapes, and a frame has forty things. `pixels` is those of a unit of the stage. */
function pictureOfThing(place: number, kind: number, pixels: number): Picture {
  if (pixels > picturePixels * 1.3 || pixels < picturePixels * 0.7) {
    pictures = new Map();
    picturePixels = pixels;
  }
  let picture = pictures.get(place * 16 + kind);
  if (!picture) {
    const [left, top, width, height] = boxOf(kind);
    const scale = picturePixels * SHARP;
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(width * scale);
    canvas.height = Math.ceil(height * scale);
    const inside = canvas.getContext("2d")!;
    inside.scale(canvas.width / width, canvas.height / height);
    inside.translate(-left, -top);
    (kind === STAND ? stand : (kind < LANDMARK ? KINDS : LANDMARKS)[place]!)(inside);
    picture = pictureOf(canvas);
    pictures.set(place * 16 + kind, picture);
  }
  return picture;
}

/** Draws a thing that stands at a place of the stage. */
export function drawThing(
  context: Context,
  { place, kind, pixels }: { place: number; kind: number; pixels: number },
  [x, y]: readonly [number, number],
  scale: number,
): void {
  const [left, top, width, height] = boxOf(kind);
  context.drawImage(
    imageOf(pictureOfThing(place, kind, pixels)),
    x + left * scale,
    y + top * scale,
    width * scale,
    height * scale,
  );
}
