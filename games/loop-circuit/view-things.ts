import { PLACE } from "./rules-circuits.ts";
import { LANDMARK_BOX, LANDMARKS } from "./view-landmarks.ts";

type Context = CanvasRenderingContext2D;

/** Draws a thing that stands at 0, 0; up is negative. */
type Draw = (context: Context) => void;

const blob = (context: Context, colour: string, x: number, y: number, rx: number, ry = rx): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
};

const shadow = (context: Context, size: number): void => blob(context, "rgb(10 18 44 / .22)", 8, 2, size, size * 0.5);

const tree: Draw = (context) => {
  shadow(context, 30);
  context.fillStyle = "#7A4A1E";
  context.fillRect(-5, -18, 10, 20);
  blob(context, "#2E7B3C", 0, -34, 30, 26);
  blob(context, "#43994B", -4, -42, 23, 19);
  blob(context, "#62B65E", -8, -49, 12, 9);
};

const bush: Draw = (context) => {
  shadow(context, 22);
  blob(context, "#2E7B3C", 0, -8, 22, 14);
  blob(context, "#43994B", -3, -12, 16, 9);
  for (const [x, y] of [
    [-10, -12],
    [2, -16],
    [10, -7],
  ] as const)
    blob(context, "#FFF3D1", x, y, 3);
};

const lily: Draw = (context) => {
  blob(context, "#3FA9C9", 0, 0, 46, 24);
  blob(context, "#7CD0E2", -6, -4, 30, 12);
  blob(context, "#3C8F43", 14, 4, 13, 7);
  blob(context, "#F7A8C4", 14, 1, 5, 4);
};

const umbrella: Draw = (context) => {
  shadow(context, 30);
  context.fillStyle = "#FFF9E6";
  context.fillRect(-2, -40, 4, 42);
  for (let part = 0; part < 6; part++) {
    context.fillStyle = part % 2 ? "#FFF9E6" : "#E2483D";
    context.beginPath();
    context.moveTo(0, -52);
    context.ellipse(0, -38, 34, 17, 0, (part * Math.PI) / 3, ((part + 1) * Math.PI) / 3);
    context.fill();
  }
};

const crates: Draw = (context) => {
  shadow(context, 28);
  for (const [x, y, size] of [
    [-22, -24, 26],
    [2, -20, 22],
    [-12, -46, 22],
  ] as const) {
    context.fillStyle = "#8A5A2B";
    context.fillRect(x, y, size, size);
    context.fillStyle = "#C08A4A";
    context.fillRect(x + 3, y + 3, size - 6, size - 6);
    context.fillStyle = "#8A5A2B";
    context.fillRect(x, y + size / 2 - 2, size, 4);
  }
};

const palm: Draw = (context) => {
  shadow(context, 30);
  context.strokeStyle = "#9A6B3A";
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
    blob(context, leaf % 2 ? "#3C8F43" : "#55AC55", 20, 0, 22, 7);
    context.restore();
  }
};

const fir: Draw = (context) => {
  shadow(context, 26);
  context.fillStyle = "#6B4A32";
  context.fillRect(-4, -12, 8, 14);
  for (const [y, half] of [
    [-8, 28],
    [-28, 22],
    [-46, 15],
  ] as const) {
    context.fillStyle = "#2B6B5E";
    triangle(context, y, half, 30);
    context.fillStyle = "#F6FBFF";
    triangle(context, y - 14, half * 0.5, 16);
  }
};

function triangle(context: Context, y: number, half: number, high: number): void {
  context.beginPath();
  context.moveTo(-half, y);
  context.lineTo(0, y - high);
  context.lineTo(half, y);
  context.fill();
}

const snowman: Draw = (context) => {
  shadow(context, 20);
  blob(context, "#FFFFFF", 0, -12, 18, 15);
  blob(context, "#F1F7FD", 0, -34, 13, 12);
  blob(context, "#1A2350", -4, -37, 2);
  blob(context, "#1A2350", 5, -37, 2);
  context.fillStyle = "#FF8A3A";
  context.fillRect(0, -34, 12, 4);
  context.fillStyle = "#D8434E";
  context.fillRect(-13, -25, 26, 5);
};

const rock: Draw = (context) => {
  shadow(context, 26);
  context.fillStyle = "#7F9FC0";
  context.beginPath();
  context.moveTo(-26, 2);
  context.lineTo(-16, -22);
  context.lineTo(6, -28);
  context.lineTo(26, -6);
  context.lineTo(22, 4);
  context.fill();
  context.fillStyle = "#F6FBFF";
  context.beginPath();
  context.moveTo(-16, -22);
  context.lineTo(6, -28);
  context.lineTo(16, -17);
  context.lineTo(-6, -14);
  context.fill();
};

const lantern: Draw = (context) => {
  blob(context, "rgb(255 214 90 / .16)", 0, 0, 70, 36);
  blob(context, "rgb(255 214 90 / .2)", 0, 0, 40, 20);
  context.fillStyle = "#0F1033";
  context.fillRect(-3, -62, 6, 64);
  blob(context, "rgb(255 214 90 / .35)", 0, -66, 20);
  blob(context, "#FFE9A0", 0, -66, 10, 12);
};

const tower =
  (body: string, light: string): Draw =>
  (context) => {
    context.fillStyle = "rgb(5 6 26 / .5)";
    context.fillRect(-24, -4, 58, 14);
    context.fillStyle = body;
    context.fillRect(-26, -78, 52, 82);
    context.fillStyle = "#4A3FA0";
    context.fillRect(-26, -88, 52, 12);
    context.fillStyle = light;
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 3; column++)
        if ((row * 3 + column) % 4 !== 1) context.fillRect(-19 + column * 14, -70 + row * 18, 8, 10);
  };

const mushroom: Draw = (context) => {
  blob(context, "rgb(63 224 208 / .18)", 0, 0, 44, 22);
  context.fillStyle = "#E9E4FF";
  context.fillRect(-6, -18, 12, 20);
  blob(context, "#3FE0D0", 0, -22, 24, 15);
  for (const [x, y] of [
    [-10, -24],
    [3, -28],
    [12, -20],
  ] as const)
    blob(context, "#E9FFFC", x, y, 3.5, 2.6);
};

const KINDS: Readonly<Record<number, readonly Draw[]>> = {
  [PLACE.meadow]: [tree, tree, bush, lily, tree],
  [PLACE.harbour]: [palm, umbrella, crates, palm, umbrella],
  [PLACE.frost]: [fir, fir, snowman, rock, fir],
  [PLACE.night]: [lantern, tower("#2A246B", "#FFD65A"), mushroom, lantern, tower("#37206B", "#3FE0D0")],
};

/** From this kind on, things are landmarks. */
export const FIRST_LANDMARK = 5;
/** How far a thing reaches above its foot. */
export const heightOf = (kind: number): number => (kind < FIRST_LANDMARK ? 100 : -LANDMARK_BOX[1]);
/** The largest of these, for what is just below the picture. */
export const MOST_HEIGHT = -LANDMARK_BOX[1];

/** Around every thing: left, top, width and height. */
const BOX = [-74, -92, 148, 132] as const;
const boxOf = (kind: number) => (kind < FIRST_LANDMARK ? BOX : LANDMARK_BOX);
/** Pictures are larger than the things on the stage ever are, so that they stay sharp. */
const SHARP = 1.7;

let pictures = new Map<number, HTMLCanvasElement>();
let picturePixels = 0;

/** A thing as a picture: some have thirty shapes, and a frame has forty things. `pixels` is those of a unit of the stage. */
function pictureOf(place: number, kind: number, pixels: number): HTMLCanvasElement {
  if (pixels > picturePixels * 1.3 || pixels < picturePixels * 0.7) {
    pictures = new Map();
    picturePixels = pixels;
  }
  let picture = pictures.get(place * 16 + kind);
  if (!picture) {
    const [left, top, width, height] = boxOf(kind);
    const scale = picturePixels * SHARP;
    picture = document.createElement("canvas");
    picture.width = Math.ceil(width * scale);
    picture.height = Math.ceil(height * scale);
    const inside = picture.getContext("2d")!;
    inside.scale(picture.width / width, picture.height / height);
    inside.translate(-left, -top);
    (KINDS[place]![kind] ?? LANDMARKS[place]![kind - FIRST_LANDMARK]!)(inside);
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
  const picture = pictureOf(place, kind, pixels);
  context.drawImage(picture, x + left * scale, y + top * scale, width * scale, height * scale);
}
