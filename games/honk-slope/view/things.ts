import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { type Course, FLAG, baseAt, METRE, placeOf, ROW, rowOf, type Thing, THING } from "#honk-slope/rules/course.ts";
import { isSolid, type State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye } from "./camera.ts";
import { DRAWINGS, UNITS, type Inks } from "./drawings.ts";
import { fade, type Look } from "./looks.ts";
import { fogOf, sizeAt, STICKER_NEAR, stickerOf } from "./stickers.ts";
import { fogAt } from "./track.ts";
import { INK } from "./style.ts";

/** Frames that a thing flies after a honk or a blow. */
const FLY_FRAMES = 46;
/** A thing that was blown away: since when. */
export type Flying = ReadonlyMap<number, number>;

/** A thing on the stage. `crest` is where the floor before it ends: below that line nothing of it is seen. */
type Seen = {
  thing: Thing;
  x: number;
  y: number;
  scale: number;
  distance: number;
  flown: number;
  side: number;
  crest: number;
};

/** For each row from `firstRow`, the upper edge of all floor before it. */
const crests = new Float64Array(64);
let firstRow = 0;

/** Called once a frame, before things are drawn. */
export function findCrests({ flags, height, half }: Course, eye: Eye): void {
  firstRow = rowOf(eye.z * METRE) + 1;
  let top = Infinity;
  for (let at = 0; at < crests.length && firstRow + at < half.length; at++) {
    const row = firstRow + at;
    crests[at] = top;
    if ((flags[row]! & FLAG.floor) !== 0)
      top = Math.min(top, onY(eye, height[row]! / METRE, scaleAt(eye, (row * ROW) / METRE)));
  }
}

/** The crest before this place, or Infinity where all of the floor is seen. */
function crestBefore(z: number, y: number, scale: number): number {
  const crest = crests[Math.floor(z / ROW) - firstRow] ?? Infinity;
  return y > crest + scale * 0.3 ? crest : Infinity;
}

/** Everything on the slope from `from` to `to` metres, from the back to the front. */
export function drawThings(
  stage: Stage,
  state: State,
  course: Course,
  eye: Eye,
  look: Look,
  flying: Flying,
  from: number,
  to: number,
): void {
  const { things } = course;
  const seen: Seen[] = [];
  for (let at = firstFrom(things, to * METRE) - 1; at >= 0 && things[at]!.z >= from * METRE; at--) {
    const thing = things[at]!;
    if (at < state.next && !isStanding(thing)) continue;
    const found = find(stage, state, course, eye, thing, flying.get(at));
    if (found) seen.push(found);
  }
  drawShadows(stage, seen);
  for (const each of seen) {
    if (each.crest === Infinity) drawOne(stage, state, eye, look, each);
    else {
      const { context, bounds } = stage;
      context.save();
      context.beginPath();
      context.rect(bounds.left - 99, bounds.top - 99, bounds.right - bounds.left + 198, each.crest - bounds.top + 99);
      context.clip();
      drawOne(stage, state, eye, look, each);
      context.restore();
    }
  }
}

const isStanding = (thing: Thing) => isSolid(thing) || thing.kind === THING.pad || thing.kind === THING.mushroom;

/** The first thing at or behind this place. */
function firstFrom(things: readonly Thing[], z: number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (things[middle]!.z < z) low = middle + 1;
    else high = middle;
  }
  return low;
}

function find(
  { bounds }: Stage,
  state: State,
  course: Course,
  eye: Eye,
  thing: Thing,
  flownAt: number | undefined,
): Seen | null {
  const z = thing.z / METRE;
  const scale = scaleAt(eye, z);
  // Far grain is a dot of fog.
  if (thing.kind === THING.grain && z - eye.z > 88) return null;
  const flown = flownAt === undefined ? 0 : state.frame - flownAt;
  if (flown > FLY_FRAMES || flown < 0) return null;
  const place = placeOf(thing, flownAt ?? state.frame);
  const side = place < state.egg.x ? -1 : 1;
  const part = flown / FLY_FRAMES;
  // Some leap high, and some at the player.
  const wild = ((place >> 8) % 5) / 4;
  const x = onX(eye, place / METRE + side * part * (6 + wild * 7), scale);
  if (x < bounds.left - 3 * scale || x > bounds.right + 3 * scale) return null;
  const floor = thing.kind === THING.hoop ? thing.y : baseAt(course, thing.z);
  const y = onY(eye, floor / METRE + part * (14 + wild * 8 - part * 12), scale);
  const crest = flown > 0 ? Infinity : crestBefore(thing.z, y, scale);
  const [, top] = DRAWINGS[thing.kind]!.box;
  if (y + (top * scale) / UNITS > crest) return null;
  return { thing, x, y, scale: scale * (1 + part * wild * 1.5), distance: z - eye.z, flown, side, crest };
}

/** All shadows in one path: they lie on the floor, below everything. */
function drawShadows({ context, isContrast }: Stage, seen: readonly Seen[]): void {
  if (isContrast) return;
  context.fillStyle = "rgba(20, 8, 50, 0.3)";
  context.beginPath();
  for (const { thing, x, y, scale, distance, flown, crest } of seen) {
    if (flown > 0 || crest < y || distance > 62 || thing.kind === THING.pad || thing.kind === THING.hoop) continue;
    const wide = (thing.half / METRE) * 1.1 * scale;
    context.moveTo(x + wide, y);
    context.ellipse(x, y, wide, scale * 0.18, 0, 0, 7);
  }
  context.fill();
}

function drawOne(stage: Stage, state: State, eye: Eye, look: Look, seen: Seen): void {
  const { context, isContrast, isCalm } = stage;
  const { thing, x, y, scale, distance, flown, side } = seen;
  const { box, draw } = DRAWINGS[thing.kind]!;
  const size = sizeAt(distance);
  const fog = fogOf(size);
  const tick = isCalm ? 0 : stage.tick + thing.z / 997;
  const isGoose = thing.kind === THING.goose || thing.kind === THING.band;
  const way =
    thing.kind === THING.goose && Math.sin((thing.phase / 1024 + state.frame / 200) * 2 * Math.PI) > 0 ? -1 : 1;
  const pose = isGoose && fog < 2 ? Math.round(Math.sin(tick / 4)) : 0;
  const paint = (into: CanvasRenderingContext2D) => {
    const inks: Inks = {
      context: into,
      ink: (colour) => fade(colour, look.fog, Math.max(0, fog - 1)),
      isFar: fog > 1,
      pose,
      way,
    };
    into.lineWidth = isContrast ? 6 : 4;
    into.lineJoin = "round";
    into.strokeStyle = isContrast ? "#FFFFFF" : fade(INK, look.fog, fog);
    draw(inks);
  };
  // Grain turns, and what floats bobs.
  const isGrain = thing.kind === THING.grain;
  const turn = isGrain ? Math.abs(Math.cos(tick / 14)) * 0.66 + 0.34 : 1;
  const bob = isGrain || thing.kind === THING.egg ? Math.sin(tick / 15) * 0.08 * scale : 0;
  // Each kind has its own range of names; the poses of a goose follow each other in it.
  const name = (thing.kind * 8 + size) * 8 + (pose + 1) * 2 + (way > 0 ? 1 : 0);
  // A band is many, and flies: its geese are pictures also when they are near.
  const isNear = distance < STICKER_NEAR && thing.kind !== THING.band;
  const picture = isNear ? null : stickerOf(look, name, { box, size, units: UNITS, focal: eye.focal }, paint);
  const [left, top, width, height] = box;
  if (picture && flown === 0) {
    const per = scale / UNITS;
    context.drawImage(picture, x + left * per * turn, y + bob + top * per, width * per * turn, height * per);
    return;
  }
  context.save();
  context.translate(x, y + bob);
  context.scale((scale / UNITS) * turn, scale / UNITS);
  if (flown > 0) context.rotate(side * flown * 0.22);
  if (picture) context.drawImage(picture, left, top, width, height);
  else paint(context);
  context.restore();
}

const ARCH_FONT = 40;

/** An arch across the slope, with words. */
export function drawArch(
  stage: Stage,
  course: Course,
  eye: Eye,
  look: Look,
  { z, words, colour }: { z: number; words: string; colour: string },
): void {
  const { context, isContrast } = stage;
  const scale = scaleAt(eye, z);
  const row = Math.min(course.half.length - 1, Math.floor((z * METRE) / (3 * METRE)));
  const half = Math.max(3, course.half[row]! / METRE) + 0.8;
  const middle = course.middle[row]! / METRE;
  const base = course.height[row]! / METRE;
  const [left, right] = [onX(eye, middle - half, scale), onX(eye, middle + half, scale)];
  const low = onY(eye, base - 1, scale);
  const [foot, top] = [Math.min(low, crestBefore(z * METRE, low, scale)), onY(eye, base + 5.6, scale)];
  const fog = fogAt(z - eye.z);
  const post = Math.max(2, scale * 0.45);
  context.fillStyle = isContrast ? "#FFFFFF" : fade(INK, look.fog, fog);
  context.fillRect(left - post, top, post, foot - top);
  context.fillRect(right, top, post, foot - top);
  context.fillStyle = fade(colour, look.fog, Math.max(0, fog - 2));
  context.fillRect(left - post, top, right - left + 2 * post, scale * 1.5);
  if (scale * 1.05 < 7) return;
  context.save();
  context.translate((left + right) / 2, top + scale * 0.75);
  // One font for all sizes: browsers take long for a new one.
  const per = scale / ARCH_FONT;
  context.scale(per, per);
  stage.text(words, 0, 0, { size: ARCH_FONT, weight: 900, align: "center", colour: INK });
  context.restore();
}
