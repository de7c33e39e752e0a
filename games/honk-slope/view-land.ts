import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { FLAG, METRE, ROW, type Course } from "./rules-course.ts";
import { drawHorizon, VALLEY } from "./view-horizon.ts";
import { FAR, NEAR, onX, onY, scaleAt, type Eye } from "./view-camera.ts";
import { fade, type Look } from "./view-looks.ts";
import { PLACE } from "./rules-slopes.ts";
import { sizeAt, STICKER_NEAR, stickerOf, type Box } from "./view-stickers.ts";
import { fogAt } from "./view-track.ts";

/** The land lies this far below the slope, in metres. */
const BELOW = 15;
/** Trees are drawn so far, in metres. */
const REEDS_FAR = 98;
/** Metres of one stripe of fields. */
const FIELD = 14;

/** A number from 0 to 999 that belongs to a place, for scenery. */
const chance = (at: number, salt: number): number => (Math.imul(at * 2 + salt, 0x9e3779b1) >>> 8) % 1000;

let skies = new Map<string, CanvasGradient>();
let skiesOf: CanvasRenderingContext2D | null = null;

function skyOf(context: CanvasRenderingContext2D, look: Look, top: number, low: number): CanvasGradient {
  if (skiesOf !== context) {
    skiesOf = context;
    skies = new Map();
  }
  const key = `${look.skyTop}${Math.round(top)},${Math.round(low)}`;
  let sky = skies.get(key);
  if (!sky) {
    sky = context.createLinearGradient(0, top, 0, low);
    sky.addColorStop(0, look.skyTop);
    sky.addColorStop(1, look.skyLow);
    if (skies.size > 12) skies.clear();
    skies.set(key, sky);
  }
  return sky;
}

/** Sky, sun, hills, a valley, and the fields beside the slope. It goes down, so it ends below the horizon. */
export function drawLand(stage: Stage, eye: Eye, look: Look, place: number): void {
  const { context, bounds, isContrast } = stage;
  const wide = bounds.right - bounds.left;
  const horizon = eye.vanishY + 8;
  context.fillStyle = skyOf(context, look, bounds.top, horizon);
  context.fillRect(bounds.left - 60, bounds.top - 60, wide + 120, horizon - bounds.top + 90);
  if (!isContrast) {
    drawSun(stage, look, horizon);
    drawHorizon(stage, look, place, eye.x, horizon + 12);
  }
  drawFields(stage, eye, look, horizon);
}

function drawSun({ context, width, isCalm, tick }: Stage, look: Look, horizon: number): void {
  const x = width * 0.72;
  const y = horizon - 64;
  context.fillStyle = look.light;
  context.globalAlpha = 0.25;
  context.beginPath();
  context.arc(x, y, 62 + (isCalm ? 0 : Math.sin(tick / 40) * 3), 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(x, y, 42, 0, 7);
  context.fill();
  if (!look.isNight) return;
  context.beginPath();
  for (let star = 0; star < 22; star++) {
    const sx = (chance(star, 1) / 1000) * width * 1.6 - width * 0.3;
    const sy = horizon - 60 - (chance(star, 2) / 1000) * 260;
    context.rect(sx, sy, 2.5, 2.5);
  }
  context.fill();
}

function drawFields({ context, bounds, isContrast }: Stage, eye: Eye, look: Look, horizon: number): void {
  const [left, wide] = [bounds.left - 80, bounds.right - bounds.left + 160];
  const bottom = bounds.bottom + 80;
  if (isContrast) {
    context.fillStyle = look.fog;
    context.fillRect(left, horizon + 10, wide, bottom - horizon);
    return;
  }
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
const TREE_KINDS = 3;

/** Reeds, trees, crystals and fires on both sides: they rush by, and so show the speed. */
export function drawReeds(stage: Stage, course: Course, eye: Eye, look: Look, place: number): void {
  if (stage.isContrast) return;
  const { context, bounds } = stage;
  const rows = ROW / METRE;
  const first = Math.max(0, Math.ceil((eye.z + NEAR + 1) / rows));
  const last = Math.min(course.half.length - 1, Math.floor((eye.z + REEDS_FAR) / rows));
  const ground = groundOf(eye);
  for (let row = last; row >= first; row--) {
    if (row % 2 === 1 || (course.flags[row]! & FLAG.floor) === 0 || (row % 8 > 3 && row > first + 20)) continue;
    const side = row % 4 === 0 ? -1 : 1;
    const scale = scaleAt(eye, row * rows);
    const aside = course.half[row]! / METRE + 3 + chance(row, 5) / 170;
    const x = onX(eye, course.middle[row]! / METRE + side * aside, scale);
    const foot = onY(eye, ground, scale);
    const high = foot - onY(eye, course.height[row]! / METRE + chance(row, 9) / 190, scale);
    const wide = high * 0.3;
    if (x < bounds.left - wide || x > bounds.right + wide || foot - high > bounds.bottom) continue;
    const distance = row * rows - eye.z;
    const fog = fogAt(distance);
    const kind = chance(row, 11) % TREE_KINDS;
    const paint = (into: CanvasRenderingContext2D) => drawTree(into, look, place, kind, fog);
    const per = high / 100;
    const picture = distance < STICKER_NEAR ? null : treePicture(eye, look, distance, fog, kind, paint);
    if (picture) context.drawImage(picture, x - 26 * per, foot - high, 52 * per, 101 * per);
    else {
      context.save();
      context.translate(x, foot);
      context.scale(per, per);
      paint(context);
      context.restore();
    }
  }
}

type Paint = (context: CanvasRenderingContext2D) => void;

function treePicture(eye: Eye, look: Look, distance: number, fog: number, kind: number, paint: Paint) {
  const size = sizeAt(distance);
  // Below 0, because things have the numbers from 0. A tree is about eleven metres high.
  const name = -1 - ((fog * 8 + size) * TREE_KINDS + kind);
  return stickerOf(look, name, { box: TREE_BOX, size, units: 9, focal: eye.focal }, paint);
}

function drawTree(context: CanvasRenderingContext2D, look: Look, place: number, kind: number, fog: number): void {
  context.fillStyle = fade(look.reed[0], look.fog, fog);
  if (place === PLACE.reeds) {
    context.fillRect(-1, -92, 2, 92);
    if (fog < 4 && kind > 0) {
      context.beginPath();
      context.moveTo(0, 0);
      context.quadraticCurveTo(kind === 1 ? 3 : -3, -40, kind === 1 ? 15 : -15, -58);
      context.quadraticCurveTo(kind === 1 ? 8 : -8, -30, 0, 0);
      context.fill();
    }
    context.fillStyle = fade(look.reed[1], look.fog, Math.max(0, fog - 1));
    context.beginPath();
    context.roundRect(-2.6, -98, 5.2, 20, 2.6);
    context.fill();
    return;
  }
  if (place === PLACE.ember) {
    // A crag with a glowing crest.
    context.fillStyle = fade(look.wall, look.fog, fog);
    trace(context, [-17, 0, -9, -52, -3, -62, 2, -100, 9, -58, 18, 0]);
    context.fillStyle = fade(look.reed[0], look.fog, fog);
    trace(context, [-3, -62, 2, -100, 5, -82, 1, -70, 4, -46]);
    return;
  }
  // A fir of three tiers, with its sunny side.
  const wide = 15 + kind * 3;
  const half = (side: number) =>
    [0, -100, 0.5, -64, 0.3, -66, 0.75, -36, 0.4, -38, 1, -8, 0, -8].map((value, at) =>
      at % 2 ? value : value * side,
    );
  context.fillRect(-2, -14, 4, 14);
  trace(context, half(wide));
  trace(context, half(-wide));
  if (fog > 4) return;
  context.fillStyle = fade(place === PLACE.frost ? look.reed[1] : look.deep, look.fog, fog);
  if (place !== PLACE.frost) return trace(context, half(-wide));
  trace(context, [0, -100, wide * 0.5, -64, 0, -74, -wide * 0.5, -64]);
  trace(context, [-wide * 0.42, -52, -wide * 0.75, -36, -wide * 0.1, -46]);
  trace(context, [-wide * 0.6, -26, -wide, -8, -wide * 0.1, -18]);
}

/** Fills a shape with these corners: x, y, x, y … */
function trace(context: CanvasRenderingContext2D, corners: readonly number[]): void {
  context.beginPath();
  for (let at = 0; at < corners.length; at += 2) context.lineTo(corners[at]!, corners[at + 1]!);
  context.fill();
}
