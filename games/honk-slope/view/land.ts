import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { type Course, FLAG, METRE, PLACE, ROW } from "#honk-slope/rules/course.ts";
import { drawHorizon, VALLEY } from "./horizon.ts";
import { FAR, NEAR, onX, onY, scaleAt, type Eye } from "./camera.ts";
import { fade, type Look } from "./looks.ts";
import { fogOf, sizeAt, STICKER_NEAR, stickerOf, type Box } from "./stickers.ts";
import { fogAt } from "./track.ts";
import { PALE } from "./style.ts";

/** The land lies this far below the slope, in metres. */
const BELOW = 15;
/** Trees are drawn so far, in metres. */
const REEDS_FAR = 98;
/** Scenery fades over so many metres, and is gone before it covers the play: what is special sooner, and it stands farther aside. */
const [GONE, FADING, SPECIAL_GONE, SPECIAL_ASIDE] = [9, 9, 16, 7];
/** Metres of one stripe of fields. */
const FIELD = 14;

/** A number from 0 to 999 that belongs to a place, for scenery. */
const chance = (at: number, salt: number): number => (Math.imul(at * 2 + salt, 0x9e3779b1) >>> 8) % 1000;

function skyOf(context: CanvasRenderingContext2D, look: Look, top: number, low: number): CanvasGradient {
  const sky = context.createLinearGradient(0, top, 0, low);
  sky.addColorStop(0, look.skyTop);
  sky.addColorStop(1, look.skyLow);
  return sky;
}

/** Sky, sun, hills, a valley, and the fields beside the slope. It goes down, so it ends below the horizon. */
export function drawLand(stage: Stage, eye: Eye, look: Look, place: number): void {
  const { context, bounds, isContrast } = stage;
  const horizon = eye.vanishY + 8;
  if (isContrast) stage.fill(look.fog);
  else {
    context.fillStyle = skyOf(context, look, bounds.top, horizon);
    context.fillRect(bounds.left - 60, bounds.top - 60, bounds.right - bounds.left + 120, horizon - bounds.top + 90);
    drawSun(stage, look, horizon);
    drawHorizon(stage, look, place, eye.x + eye.turn, horizon + 12);
  }
  drawFields(stage, eye, look, horizon);
}

function drawSun({ context, width }: Stage, look: Look, horizon: number): void {
  const x = width * 0.72;
  const y = horizon - 64;
  context.fillStyle = PALE;
  context.beginPath();
  context.arc(x, y, 46, 0, 7);
  context.fill();
  if (!look.isNight) return;
  context.beginPath();
  for (let star = 0; star < 22; star++)
    context.rect((chance(star, 1) / 600 - 0.3) * width, horizon - 60 - chance(star, 2) * 0.26, 2.5, 2.5);
  context.fill();
}

function drawFields({ context, bounds }: Stage, eye: Eye, look: Look, horizon: number): void {
  const [left, wide] = [bounds.left - 80, bounds.right - bounds.left + 160];
  const bottom = bounds.bottom + 80;
  const ground = groundOf(eye);
  let low = bottom;
  for (
    let [field, before] = [Math.floor((eye.z + NEAR + 4) / FIELD), Infinity];
    field * FIELD < eye.z + FAR * 1.5;
    field++
  ) {
    const high = onY(eye, ground, scaleAt(eye, (field + 1) * FIELD));
    // Behind the crest nothing is seen.
    if (high >= before) break;
    before = high;
    if (high < bottom) {
      context.fillStyle = fade(look.ground[field & 1]!, look.fog, fogAt((field * FIELD - eye.z) * 0.8));
      context.fillRect(left, high, wide, low - high + 1);
      low = high;
    }
  }
  const valley = horizon + 12 + VALLEY;
  context.fillStyle = look.fog;
  if (low > valley) context.fillRect(left, valley - 1, wide, low - valley + 2);
}

/** The land's height where the camera is, in metres. */
const groundOf = (eye: Eye): number => eye.y - 4 - BELOW;

/** A tree's drawing: its foot is at 0, 0, in hundredths of its height. */
const TREE_BOX: Box = [-26, -100, 52, 101];
/** Three sizes of a tree, and what belongs to this country only. */
const TREE_KINDS = 4;

/** Reeds, trees, crystals and fires on both sides: they rush by, and so show the speed. */
export function drawReeds(stage: Stage, course: Course, eye: Eye, look: Look, place: number): void {
  if (stage.isContrast) return;
  const { context, bounds } = stage;
  const rows = ROW / METRE;
  const first = Math.max(0, Math.ceil((eye.z + GONE) / rows));
  const last = Math.min(course.half.length - 1, Math.floor((eye.z + REEDS_FAR) / rows));
  const ground = groundOf(eye);
  for (let row = last; row >= first; row--) {
    if (row % 2 === 1 || (course.flags[row]! & FLAG.floor) === 0 || (row % 8 > 3 && row > first + 20)) continue;
    const side = row % 4 === 0 ? -1 : 1;
    const scale = scaleAt(eye, row * rows);
    const kind = row % 24 < 4 ? 3 : chance(row, 11) % 3;
    const aside = course.half[row]! / METRE + (kind < 3 ? 3 : SPECIAL_ASIDE) + chance(row, 5) / 170;
    const x = onX(eye, course.middle[row]! / METRE + side * aside, scale);
    const foot = onY(eye, ground, scale);
    // What is special stands above the rest.
    const over = kind < 3 ? chance(row, 9) / 190 : 6;
    const high = foot - onY(eye, course.height[row]! / METRE + over, scale);
    const wide = high * 0.3;
    if (x < bounds.left - wide || x > bounds.right + wide || foot - high > bounds.bottom) continue;
    const distance = row * rows - eye.z;
    const alpha = Math.min(1, (distance - (kind < 3 ? GONE : SPECIAL_GONE)) / FADING);
    if (alpha <= 0) continue;
    const size = sizeAt(distance);
    const fog = fogOf(size);
    const paint = (into: CanvasRenderingContext2D) => drawTree(into, look, place, kind, fog);
    const per = high / 100;
    context.globalAlpha = alpha;
    const picture = distance < STICKER_NEAR ? null : treePicture(eye, look, size, kind, paint);
    if (picture) context.drawImage(picture, x - 26 * per, foot - high, 52 * per, 101 * per);
    else {
      context.save();
      context.translate(x, foot);
      context.scale(per, per);
      paint(context);
      context.restore();
    }
  }
  context.globalAlpha = 1;
}

type Paint = (context: CanvasRenderingContext2D) => void;

function treePicture(eye: Eye, look: Look, size: number, kind: number, paint: Paint) {
  // Below 0, because things have the numbers from 0. A tree is about eleven metres high.
  const name = -1 - (size * TREE_KINDS + kind);
  return stickerOf(look, name, { box: TREE_BOX, size, units: 9, focal: eye.focal }, paint);
}

const FIR = new Path2D("M-2-14h4V0h-4zM0-100L9-64 5-66 13-36 7-38 18-8H-18L-7-38-13-36-5-66-9-64");
const FIR_SUN = new Path2D("M0-100L-9-64-5-66-13-36-7-38-18-8H0");
const SNOW = new Path2D("M0-100L9-64 0-74-9-64M-7-52L-13-36-2-46M-10-26L-18-8-2-18");
const REED = new Path2D("M-1-92h2V0h-2zM0 0Q3-40 15-58 8-30 0 0");
const REED_HEAD = new Path2D("M-3-95q0-3 3-3t3 3v14q0 3-3 3t-3-3");
const CRAG = new Path2D("M-17 0L-9-52-3-62 2-100 9-58 18 0");
const CREST = new Path2D("M-3-62L2-100 5-82 1-70 4-46");

// A mill, a mushroom as high as a house, a golden goose on a pillar of ice, and a geyser.
const MILL = new Path2D("M-12 0L-7-70Q0-80 7-70L12 0z");
const SAILS = new Path2D("M-2-64L-20-94-12-98 2-68 24-88 26-79 4-64 20-38 12-34-2-60-24-44-26-53-4-66z");
const STALK = new Path2D("M-5 0L-3-72H3L5 0z");
const HOOD = new Path2D("M-25-68Q-20-98 0-98T25-68Q0-76-25-68");
const ICE = new Path2D("M-14 0L-9-66H9L14 0z");
const STATUE = new Path2D("M-16-66Q-22-84-8-82 2-80 4-84 2-99 9-99 15-98 22-93L14-92Q12-80 14-74 12-66 6-66");
const CONE = new Path2D("M-24 0L-6-48H6L24 0z");
const JET = new Path2D("M-4-48Q-6-78-20-82-12-96-2-92 8-100 14-90 24-86 18-78 6-76 4-48z");

/** In the order of the countries: a shape, and a second one in another colour. */
const TREES = [
  [FIR, FIR_SUN],
  [REED, REED_HEAD],
  [FIR, SNOW],
  [CRAG, CREST],
] as const;
const MARKS = [
  [MILL, SAILS],
  [STALK, HOOD],
  [ICE, STATUE],
  [CONE, JET],
] as const;

function drawTree(context: CanvasRenderingContext2D, look: Look, place: number, kind: number, fog: number): void {
  const isMark = kind === 3;
  const [shape, second] = (isMark ? MARKS : TREES)[place]!;
  const [dark, light] = isMark
    ? [look.wall, look.rail]
    : place === PLACE.ember
      ? [look.wall, look.reed[0]]
      : [look.reed[0], place === PLACE.meadow ? look.deep : look.reed[1]];
  context.scale(kind === 1 ? -1 : isMark ? 1 : 0.8 + kind * 0.15, 1);
  context.fillStyle = fade(dark, look.fog, fog);
  context.fill(shape);
  context.fillStyle = fade(light, look.fog, fog);
  context.fill(second);
}
