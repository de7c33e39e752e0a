import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { fade, type Look } from "./looks.ts";
import { STICKER_NEAR, stickerOf } from "./stickers.ts";

type Context = CanvasRenderingContext2D;

/** A picture of the horizon goes round after so many units; the land begins at BASE. */
const [WIDE, HIGH, BASE] = [760, 246, 150];
/** Stage units of its own. */
const SCALE = 1.35;
/** The valley below it, in units of the stage: the land far down, over which the slope ends. */
export const VALLEY = (HIGH - BASE) * SCALE;
/** Units that it moves for a metre to the side. */
const PARALLAX = 2.2;

const fill = (context: Context, colour: string, path: string): void => {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
};

/** Hills from edge to edge: both ends are equally high, so that one picture follows the other. */
function hills(context: Context, colour: string, tops: readonly number[]): void {
  const step = WIDE / tops.length;
  let path = `M0 ${HIGH}V${BASE - tops[0]!}`;
  for (let at = 0; at < tops.length; at++) {
    const [from, to] = [BASE - tops[at]!, BASE - tops[(at + 1) % tops.length]!];
    const [x, middle] = [(at + 1) * step, (at + 0.5) * step];
    path += `C${middle} ${from} ${middle} ${to} ${x} ${to}`;
  }
  fill(context, colour, `${path}V${HIGH}`);
}

function meadow(context: Context): void {
  // A village with a church, and a mill on a hill.
  const houses = "M430 107h22v29h-22zM456 102h22v34h-22zM508 106h22v30h-22zM534 100h22v36h-22zM484 74h15v60h-15z";
  fill(context, "#FFF3D1", `${houses}M146 120l5-52h14l5 52z`);
  const roofs =
    "M426 107l15-14 15 14zM452 102l15-14 15 14zM504 106l15-14 15 14zM530 100l15-14 15 14zM480 75l12-33 12 33z";
  fill(context, "#D9694A", `${roofs}M148 70l10-16 10 16z`);
  fill(context, "#8A5A3A", "M132 54l2-4 50 28-2 4zM144 94l-4-2 28-50 4 2z");
}

function reeds(context: Context, look: Look): void {
  // A tower with lights.
  fill(context, "#24104F", "M540 130h41v22h-41zM543 104h34v22h-34zM547 78h26v22h-26zM550 52h19v22h-19z");
  fill(context, "#35156B", "M526 132l34-28 34 28zM532 106l28-28 28 28zM538 80l22-28 22 28zM544 54l16-28 16 28z");
  fill(context, look.rail, "M563 109h5v34h-5zM563 57h5v34h-5z");
}

function frost(context: Context): void {
  for (const [x, high] of [
    [90, 96],
    [250, 132],
    [420, 92],
    [560, 140],
  ] as const) {
    const [top, snow] = [BASE - high, high / 3];
    fill(context, "#9CC0E0", `M${x - high} 170L${x} ${top}L${x + high} 170`);
    fill(context, "#7FA8CF", `M${x} ${top}L${x + high} 170H${x + 30}`);
    fill(context, "#FFFFFF", `M${x} ${top}l${snow * 0.83} ${snow}-${snow * 0.6}-7-${snow * 0.45} 12-${snow * 0.6}-5`);
  }
}

function ember(context: Context, look: Look): void {
  // A mountain that glows.
  fill(context, "#2A0A1A", "M330 170L424 22h52L580 170");
  fill(
    context,
    look.deep,
    "M431 23h10v40h-10zM445 23h10v84h-10zM459 23h10v56h-10zM423 22a27 6 0 0 1 54 0 27 6 0 0 1-54 0",
  );
}

/** In the order of PLACE. */
const PICTURES = [meadow, reeds, frost, ember];

/** Far hills, what stands on them, near hills, and the haze over the lowlands, seen from high above. */
function paint(context: Context, look: Look, place: number): void {
  hills(context, look.farHills, [34, 62, 40, 70, 46]);
  PICTURES[place]!(context, look);
  hills(context, look.hills, [20, 36, 16, 30, 18, 34, 22]);
  for (let haze = 1; haze <= 8; haze++) {
    const y = BASE + 2 + (haze - 1) * 12;
    fill(context, fade(look.hills, look.fog, haze), `M0 ${y}H${WIDE}V${HIGH}H0`);
  }
}

/** The name of the horizon's picture: things and trees have smaller ones. */
const NAME = 1e6;

/** What lies far behind the land, as a picture that moves a little to the side. `y` is where the land begins. */
export function drawHorizon({ context, bounds }: Stage, look: Look, place: number, eyeX: number, y: number): void {
  const draw = (inside: Context) => paint(inside, look, place);
  const picture = stickerOf(
    look,
    NAME,
    { box: [0, 0, WIDE, HIGH], size: 0, units: STICKER_NEAR, focal: STICKER_NEAR ** 2 * SCALE },
    draw,
  );
  const wide = WIDE * SCALE;
  const shift = -eyeX * PARALLAX - 180;
  for (let at = Math.floor((bounds.left - 60 - shift) / wide); at * wide + shift < bounds.right + 60; at++) {
    context.save();
    context.translate(at * wide + shift, y - BASE * SCALE);
    context.scale(SCALE, SCALE);
    // Half a unit more: between two tiles no line may be seen.
    if (picture) context.drawImage(picture, 0, 0, WIDE + 0.5, HIGH);
    else draw(context);
    context.restore();
  }
}
