import { hasten, imageOf, pictureOf, type Picture } from "@quackademy/game-kit/stage/fast-picture.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PLACE } from "./rules-slopes.ts";
import { fade, type Look } from "./view-looks.ts";

type Context = CanvasRenderingContext2D;
type Corner = readonly [x: number, y: number];

/** A picture of the horizon goes round after so many units; the land begins at BASE. */
const [WIDE, HIGH, BASE] = [760, 246, 150];
/** Stage units of its own. */
const SCALE = 1.35;
/** The valley below it, in units of the stage: the land far down, over which the slope ends. */
export const VALLEY = (HIGH - BASE) * SCALE;
/** Units that it moves for a metre to the side. */
const PARALLAX = 2.2;

const shape = (context: Context, colour: string, ...corners: readonly Corner[]): void => {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.fill();
};
const box = (context: Context, colour: string, x: number, y: number, width: number, height: number): void => {
  context.fillStyle = colour;
  context.fillRect(x, y, width, height);
};
const disc = (context: Context, colour: string, x: number, y: number, rx: number, ry = rx): void => {
  context.fillStyle = colour;
  context.beginPath();
  context.ellipse(x, y, rx, ry, 0, 0, 7);
  context.fill();
};

/** Hills from edge to edge: both ends are equally high, so that one picture follows the other. */
function hills(context: Context, colour: string, tops: readonly number[]): void {
  const step = WIDE / tops.length;
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, HIGH);
  context.lineTo(0, BASE - tops[0]!);
  for (let at = 0; at < tops.length; at++) {
    const [from, to] = [tops[at]!, tops[(at + 1) % tops.length]!];
    const x = at * step;
    context.bezierCurveTo(x + step / 2, BASE - from, x + step / 2, BASE - to, x + step, BASE - to);
  }
  context.lineTo(WIDE, HIGH);
  context.fill();
}

function peak(
  context: Context,
  body: string,
  shade: string,
  snow: string,
  x: number,
  high: number,
  half: number,
): void {
  const top = BASE - high;
  shape(context, body, [x - half, BASE + 20], [x, top], [x + half, BASE + 20]);
  shape(context, shade, [x, top], [x + half, BASE + 20], [x + half * 0.2, BASE + 20]);
  const [low, side] = [top + high * 0.34, half * 0.29];
  shape(
    context,
    snow,
    [x, top],
    [x + side, low],
    [x + side * 0.3, low - 7],
    [x - side * 0.2, low + 5],
    [x - side, low],
  );
}

function meadow(context: Context, look: Look): void {
  hills(context, look.farHills, [34, 62, 40, 70, 46]);
  // A village with a church, and a mill on a hill.
  for (const [x, high] of [
    [430, 17],
    [456, 22],
    [508, 18],
    [534, 24],
  ] as const) {
    box(context, "#FFF3D1", x, BASE - 26 - high, 22, high + 12);
    shape(context, "#D9694A", [x - 4, BASE - 26 - high], [x + 11, BASE - 40 - high], [x + 26, BASE - 26 - high]);
  }
  box(context, "#FFF3D1", 484, BASE - 76, 15, 60);
  shape(context, "#B4644A", [480, BASE - 76], [491.5, BASE - 108], [503, BASE - 76]);
  shape(context, "#FFF3D1", [146, BASE - 30], [151, BASE - 82], [165, BASE - 82], [170, BASE - 30]);
  shape(context, "#D9694A", [148, BASE - 80], [158, BASE - 96], [168, BASE - 80]);
  context.strokeStyle = "#8A5A3A";
  context.lineWidth = 4;
  context.beginPath();
  for (const [x, y] of [
    [26, 14],
    [14, -26],
  ] as const) {
    context.moveTo(158 - x, BASE - 82 - y);
    context.lineTo(158 + x, BASE - 82 + y);
  }
  context.stroke();
  hills(context, look.hills, [20, 36, 16, 30, 18, 34, 22]);
  for (let tree = 0; tree < 16; tree++) {
    const x = 14 + ((tree * 173) % (WIDE - 28));
    disc(context, tree % 3 ? "#5FA878" : "#4C9468", x, BASE - 12 - (tree % 4) * 4, 13, 11);
  }
}

function reeds(context: Context, look: Look): void {
  hills(context, look.farHills, [30, 54, 36, 60, 34]);
  // A tower with lights, and mushrooms that glow.
  for (let roof = 0; roof < 4; roof++) {
    const half = 34 - roof * 6;
    shape(
      context,
      "#35156B",
      [560 - half, BASE - 18 - roof * 26],
      [560, BASE - 46 - roof * 26],
      [560 + half, BASE - 18 - roof * 26],
    );
    box(context, "#24104F", 560 - half * 0.6, BASE - 20 - roof * 26, half * 1.2, 22);
    box(context, look.rail, 563, BASE - 15 - roof * 26, 5, 8);
  }
  for (const [x, r] of [
    [120, 30],
    [166, 20],
    [340, 25],
    [700, 22],
  ] as const) {
    box(context, "#B99AE6", x - 4, BASE - r * 1.5, 8, r * 2);
    context.fillStyle = r > 22 ? look.rail : look.edge;
    context.beginPath();
    context.ellipse(x, BASE - r * 1.4, r, r * 0.8, 0, Math.PI, 0);
    context.fill();
  }
  hills(context, look.hills, [16, 30, 12, 34, 20, 26]);
}

function frost(context: Context, look: Look): void {
  for (const [x, high, half] of [
    [90, 96, 110],
    [250, 132, 130],
    [420, 92, 100],
    [560, 140, 136],
    [690, 84, 70],
  ] as const)
    peak(context, "#9CC0E0", "#7FA8CF", "#FFFFFF", x, high, half);
  hills(context, look.farHills, [26, 40, 22, 44, 30]);
  for (const x of [180, 214, 500]) {
    box(context, "#8A5A3A", x, BASE - 38, 22, 22);
    shape(context, "#FFFFFF", [x - 6, BASE - 36], [x + 11, BASE - 54], [x + 28, BASE - 36]);
  }
  hills(context, look.hills, [14, 26, 12, 28, 16, 24]);
}

function ember(context: Context, look: Look): void {
  hills(context, look.farHills, [30, 66, 36, 50, 40]);
  // A mountain that glows.
  shape(context, "#2A0A1A", [330, BASE + 20], [424, BASE - 128], [476, BASE - 128], [580, BASE + 20]);
  disc(context, "#FFB02E", 450, BASE - 128, 27, 6);
  for (const [x, low] of [
    [436, 40],
    [450, 84],
    [464, 56],
  ] as const)
    box(context, look.deep, x - 5, BASE - 127, 10, low);
  for (const [x, high] of [
    [60, 74],
    [104, 52],
    [214, 64],
    [640, 80],
    [700, 48],
  ] as const)
    shape(context, "#34101E", [x - 26, BASE + 10], [x - 7, BASE - high], [x + 5, BASE - high + 9], [x + 28, BASE + 10]);
  hills(context, look.hills, [16, 28, 12, 30, 18]);
}

/** Fields, woods and a river, seen from high above. */
function valley(context: Context, look: Look): void {
  for (let haze = 1; haze <= 8; haze++) {
    const y = BASE + 2 + (haze - 1) * 12;
    box(context, fade(look.hills, look.fog, haze), 0, y, WIDE, HIGH - y);
  }
  context.fillStyle = look.farHills;
  context.globalAlpha = 0.35;
  for (let field = 0; field < 15; field++)
    context.fillRect((field * 211) % (WIDE - 90), BASE + 8 + (field % 5) * 17, 60 + (field % 3) * 15, 8 + (field % 5));
  context.globalAlpha = 0.7;
  context.strokeStyle = look.light;
  context.lineWidth = 5;
  context.beginPath();
  context.moveTo(296, BASE + 4);
  context.bezierCurveTo(420, BASE + 30, 220, BASE + 50, 340, HIGH);
  context.stroke();
  context.globalAlpha = 1;
}

const PICTURES: Readonly<Record<number, (context: Context, look: Look) => void>> = {
  [PLACE.meadow]: meadow,
  [PLACE.reeds]: reeds,
  [PLACE.frost]: frost,
  [PLACE.ember]: ember,
};

const kept = new Map<number, Picture>();
let keptPixels = 0;
/** Pictures are made anew when a unit of the stage has quite other pixels. */
const SAME = 0.02;

/** The horizon of a country. The stage may lean, so it is not a part that rests. */
function pictureFor(context: Context, look: Look, place: number): Picture {
  const { a, b } = context.getTransform();
  const pixels = Math.hypot(a, b);
  if (Math.abs(pixels - keptPixels) > keptPixels * SAME) {
    kept.clear();
    keptPixels = pixels;
  }
  let picture = kept.get(place);
  if (!picture) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil(WIDE * SCALE * pixels);
    canvas.height = Math.ceil(HIGH * SCALE * pixels);
    const inside = canvas.getContext("2d")!;
    inside.scale(canvas.width / WIDE, canvas.height / HIGH);
    PICTURES[place]!(inside, look);
    valley(inside, look);
    kept.set(place, (picture = hasten(pictureOf(canvas))));
  }
  return picture;
}

/** What lies far behind the land, as a picture that moves a little to the side. `y` is where the land begins. */
export function drawHorizon({ context, bounds }: Stage, look: Look, place: number, eyeX: number, y: number): void {
  const image = imageOf(pictureFor(context, look, place));
  const [wide, high] = [WIDE * SCALE, HIGH * SCALE];
  const shift = -eyeX * PARALLAX - 180;
  for (let at = Math.floor((bounds.left - 60 - shift) / wide); at * wide + shift < bounds.right + 60; at++)
    context.drawImage(image, at * wide + shift, y - BASE * SCALE, wide, high);
}
