import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import {
  PLANK_LONG,
  SURFACE,
  THING,
  type Course,
  type Patch,
  type Point,
  type Strip,
  type Thing,
} from "#reed-rider/rules/course.ts";
import {
  bladeTurn,
  idOf,
  liveOf,
  mostTilt,
  PLANK_FRAMES,
  ROD,
  SWING_LONG,
  swingAt,
  VENT_HIGH,
} from "#reed-rider/rules/things.ts";
import type { State } from "#reed-rider/rules.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { chance } from "./backdrop.ts";
import type { Eye } from "./camera.ts";
import type { Look } from "./looks.ts";
import type { Pictures } from "./pictures.ts";
import { circle, pathOf } from "./rider.ts";

type Context = CanvasRenderingContext2D;
type Scene = {
  stage: Stage;
  look: Look;
  place: number;
  tick: number;
  from: number;
  to: number;
  floor: number;
  /** None for a small picture that is drawn once. */
  pictures: Pictures | undefined;
};

/** Everything that lies still or moves in the world, but the riders. The context has the world's units. */
export function drawLand(
  stage: Stage,
  course: Course,
  state: State,
  eye: Eye,
  look: Look,
  place: number,
  alpha: number,
  pictures?: Pictures,
): void {
  const { context, bounds, isCalm, tick } = stage;
  const toWorld = (sx: number) => eye.x + (sx - eye.atX) / eye.zoom;
  const floor = eye.y + (bounds.bottom - eye.atY) / eye.zoom + 60;
  const scene: Scene = {
    stage,
    look,
    place,
    tick: isCalm ? 0 : tick,
    from: toWorld(bounds.left) - 60,
    to: toWorld(bounds.right) + 60,
    floor,
    pictures,
  };
  const { from, to } = scene;
  for (const gap of course.gaps) if (gap.to > from && gap.from < to) drawWater(scene, gap.from, gap.to, gap.y);
  const things = course.things.flatMap((thing, at) =>
    thing.x + thing.size > from && thing.x - thing.size < to ? [{ thing, at }] : [],
  );
  for (const { thing } of things) if (thing.kind === THING.loop) drawLoop(scene, thing, 0);
  for (const { thing } of things) if (thing.kind === THING.drum) drawDrum(scene, thing);
  for (const { thing } of things) if (thing.kind === THING.vent) drawVent(scene, thing);
  for (const [number, strip] of course.strips.entries())
    if (strip.points.at(-1)![0] > from && strip.points[0]![0] < to) drawStrip(scene, strip, number);
  for (const patch of course.patches) if (patch.to > from && patch.from < to) drawPatch(scene, patch);
  for (const { thing, at } of things) drawThing(scene, thing, at, state, alpha);
  for (const [at, [x, y]] of course.flags.entries())
    if (at > 0 && x > from && x < to) drawFlag(scene, x, y, state.flag >= at);
  if (course.finish < to + 200) drawFinish(scene, course);
  context.globalAlpha = 1;
}

/** The side of a loop that is nearer to the eye, over the rider. */
export function drawNearLoops(stage: Stage, course: Course, look: Look, x: number): void {
  for (const thing of course.things)
    if (thing.kind === THING.loop && Math.abs(thing.x - x) < 1600) drawLoop({ stage, look }, thing, 1);
}

function drawWater({ stage: { context }, look, tick, floor }: Scene, from: number, to: number, y: number): void {
  context.fillStyle = look.water;
  context.fillRect(from - 2, y, to - from + 4, floor - y);
  context.strokeStyle = look.foam;
  context.lineWidth = 4;
  context.beginPath();
  for (let x = from; x <= to; x += 20) {
    const wave = y + Math.sin(x * 0.06 + tick * 0.07) * 2.4;
    context[x === from ? "moveTo" : "lineTo"](x, wave);
  }
  context.stroke();
}

/** The width of a picture of land, and how far it shows the earth below the way. */
const PART = 480;
const DEEP = 300;

type Near = { points: readonly Point[]; top: number; bottom: number };
/** The points of a part of a strip, which are looked for once. */
const parts = new WeakMap<Strip, Near[]>();

function nearOf(strip: Strip, part: number): Near {
  const known = parts.get(strip) ?? [];
  parts.set(strip, known);
  return (known[part + 2] ??= lookFor(strip, part));
}

function lookFor({ points }: Strip, part: number): Near {
  const near = points.filter(
    ([x], at) => (points[at + 1]?.[0] ?? x) >= part * PART - 60 && (points[at - 1]?.[0] ?? x) <= (part + 1) * PART + 60,
  );
  const ys = near.map(([, y]) => y);
  return { points: near, top: Math.min(...ys) - 80, bottom: Math.max(...ys) + DEEP };
}

/** A strip, as pictures that were made once: its bands, stones and reeds are too many lines for every frame. */
function drawStrip(scene: Scene, strip: Strip, number: number): void {
  const { points } = strip;
  const { stage, look, place, from, to, floor, pictures } = scene;
  const { context, isContrast } = stage;
  const [first, last] = [points[0]!, points.at(-1)!];
  const [left, right] = [Math.max(from, first[0]), Math.min(to, last[0])];
  context.fillStyle = look.earth;
  for (let part = Math.floor(left / PART); part * PART < right; part++) {
    const { points: near, top, bottom } = nearOf(strip, part);
    if (near.length < 2) continue;
    const x = Math.max(part * PART, first[0]) - 3;
    const wide = Math.min((part + 1) * PART, last[0]) + 3 - x;
    const paint = (inside: Context) => paintStrip(inside, { look, place, isContrast }, near, bottom + 40);
    if (pictures)
      pictures.draw(context, `land ${number} ${part} ${place} ${isContrast}`, [x, top, wide, bottom - top], paint);
    else paint(context);
    if (bottom < floor) context.fillRect(x + 1, bottom - 1, wide - 2, floor - bottom + 1);
  }
}

type Ground = { look: Look; place: number; isContrast: boolean };

function paintStrip(
  context: Context,
  { look, place, isContrast }: Ground,
  shown: readonly Point[],
  floor: number,
): void {
  const trace = () => {
    context.beginPath();
    for (const [x, y] of shown) context.lineTo(x, y);
  };
  const [first, last] = [shown[0]!, shown.at(-1)!];
  trace();
  context.lineTo(last[0], floor);
  context.lineTo(first[0], floor);
  context.fillStyle = look.earth;
  context.fill();
  // Bands that follow the way.
  const band = (down: number, width: number) => {
    context.translate(0, down);
    context.lineWidth = width;
    trace();
    context.stroke();
    context.translate(0, -down);
  };
  context.lineJoin = "round";
  context.lineCap = "butt";
  if (!isContrast) {
    context.strokeStyle = look.earthDark;
    context.globalAlpha = 0.5;
    band(62, 10);
    band(128, 12);
    band(226, 16);
    context.globalAlpha = 1;
  }
  context.strokeStyle = look.grass;
  band(isContrast ? 3 : 9, isContrast ? 6 : 16);
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = isContrast ? "#FFFFFF" : look.ink;
  context.lineWidth = 5;
  trace();
  context.lineTo(last[0], floor);
  context.moveTo(first[0], first[1]);
  context.lineTo(first[0], floor);
  context.stroke();
  context.strokeStyle = look.grassLight;
  band(4, 2.6);
  if (isContrast) return;
  // Tufts, reeds and stones on the far edge of the way.
  for (let at = 0; at + 1 < shown.length; at++) {
    const [[x1, y1], [x2, y2]] = [shown[at]!, shown[at + 1]!];
    for (let x = Math.ceil(x1 / 70) * 70; x < x2; x += 70) {
      const kind = Math.floor(chance(x, place) * 5);
      if (kind > 2) continue;
      context.save();
      context.translate(x, y1 + ((y2 - y1) * (x - x1)) / (x2 - x1) + 2);
      drawTuft(context, look, kind);
      context.restore();
    }
  }
}

function drawTuft(context: Context, look: Look, kind: number): void {
  context.lineCap = "round";
  for (let blade = -2; blade < 3 - kind; blade++) {
    const high = kind === 0 ? 18 - blade * blade : 36 + ((blade * 17 + 40) % 24);
    const tip = blade * (kind === 0 ? 6 : 9);
    context.strokeStyle = kind === 0 ? look.grassLight : look.reed;
    context.lineWidth = 3.2;
    line(context, blade * 3, 0, tip, -high);
    if (kind === 0 || blade % 2) continue;
    context.fillStyle = look.reedTip;
    context.beginPath();
    context.ellipse(tip, -high, 3.6, 9, 0, 0, 7);
    context.fill();
  }
}

function drawPatch({ stage: { context, isContrast }, look, tick }: Scene, { surface, from, to, y }: Patch): void {
  if (surface === SURFACE.pad) {
    box(context, from, y - 5, to - from, 8, "#1FC4B0", look.ink);
    // Arrows that run to the right.
    context.strokeStyle = "#FFFFFF";
    context.lineWidth = 4;
    context.beginPath();
    for (let arrow = 0; arrow < 3; arrow++) {
      const x = from + 10 + ((arrow * 24 + tick * 1.5) % (to - from - 18));
      context.moveTo(x, y - 20);
      context.lineTo(x + 10, y - 13);
      context.lineTo(x, y - 6);
    }
    context.stroke();
  } else if (surface === SURFACE.spring) {
    // A coil in a pit, and a plate on it.
    context.fillStyle = look.ink;
    context.fillRect(from, y, to - from, 34);
    context.strokeStyle = "#E8EEF8";
    context.lineWidth = 4;
    context.beginPath();
    for (let turn = 0; turn <= 8; turn++) context.lineTo((from + to) / 2 + (turn % 2 ? 17 : -17), y + 4 + turn * 3.6);
    context.stroke();
    box(context, from - 2, y - 4, to - from + 4, 9, "#FF7BB0", look.ink);
  } else if (surface === SURFACE.mud) {
    context.fillStyle = "#5A3A22";
    context.strokeStyle = look.ink;
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect(from, y - 5, to - from, 15, 7);
    context.fill();
    context.stroke();
  } else {
    context.fillStyle = isContrast ? "#FFE066" : "#C93A66";
    context.strokeStyle = look.ink;
    context.lineWidth = 2.6;
    context.beginPath();
    for (let x = from; x < to - 6; x += 14) {
      const high = 20 + chance(x, 9) * 12;
      context.moveTo(x, y + 3);
      context.lineTo(x + 8 + (chance(x, 8) - 0.5) * 10, y - high);
      context.lineTo(x + 16, y + 3);
    }
    context.fill();
    context.stroke();
  }
}

function drawThing(scene: Scene, thing: Thing, at: number, state: State, alpha: number): void {
  const { stage, look } = scene;
  const { context } = stage;
  const { x, y, size } = thing;
  if (thing.kind === THING.blade) drawBlade(scene, thing, state.frame);
  else if (thing.kind === THING.crates) {
    if (!liveOf(state.lives, idOf(at))) drawCrates(scene, thing);
  } else if (thing.kind === THING.planks) {
    for (let plank = 0; plank * PLANK_LONG < size; plank++) {
      const age = liveOf(state.lives, idOf(at, plank))?.a ?? 0;
      const fallen = Math.max(0, age - PLANK_FRAMES);
      const drop = fallen * fallen * 0.13;
      if (drop > 500) continue;
      const shake = age > 0 && fallen === 0 && !stage.isCalm ? Math.sin(age * 1.4) * 2 : 0;
      const long = Math.min(PLANK_LONG, size - plank * PLANK_LONG);
      context.save();
      context.translate(x + plank * PLANK_LONG + long / 2, y + drop + shake + 5);
      context.rotate(fallen * 0.02 * (plank % 2 ? 1 : -1));
      wood(context, long - 3, look);
      // A crack tells that it does not hold.
      context.strokeStyle = look.ink;
      context.lineWidth = 2;
      context.stroke(pathOf("M-6-5l5 4-4 3 5 4"));
      context.restore();
    }
  } else if (thing.kind === THING.seesaw) {
    const tilt = (liveOf(state.lives, idOf(at))?.a ?? -mostTilt(thing)) / UNIT;
    box(context, x - 12, y + 2, 24, 260, look.earthDark, look.ink);
    context.save();
    context.translate(x, y + 5);
    context.rotate(Math.atan2(tilt * 2, size));
    wood(context, size, look);
    context.restore();
    circle(context, x, y + 6, 7, "#FFD65A", look.ink, 3);
  } else if (thing.kind === THING.swing) {
    const [now, before] = [swingAt(thing, state.frame), swingAt(thing, state.frame - 1)];
    const sx = (before[0] + (now[0] - before[0]) * alpha) / UNIT;
    const sy = (before[1] + (now[1] - before[1]) * alpha) / UNIT;
    context.strokeStyle = stage.isContrast ? "#FFFFFF" : look.ink;
    context.lineWidth = 4;
    for (const side of [-1, 1]) line(context, x + side * 60, y - 420, sx + side * 80, sy);
    box(context, x - 110, y - 428, 220, 14, "#8A5A34", look.ink);
    context.save();
    context.translate(sx, sy + 9);
    log(context, SWING_LONG, look);
    context.restore();
  }
}

/** Steam that rises out of a gap, and carries a bike up. */
function drawVent({ stage: { context, isCalm }, tick }: Scene, { x, y, size }: Thing): void {
  context.fillStyle = "#FFFFFF";
  context.globalAlpha = 0.15;
  context.fillRect(x - size / 2, y - VENT_HIGH, size, VENT_HIGH + 90);
  context.globalAlpha = 0.5;
  context.beginPath();
  for (let puff = 0; puff < 12; puff++) {
    const high = (chance(puff, 2) * VENT_HIGH + (isCalm ? 0 : tick * 6)) % (VENT_HIGH + 60);
    const px = x + (chance(puff, 1) - 0.5) * (size - 40) + Math.sin(high * 0.02 + puff) * 12;
    const radius = 12 + chance(puff, 3) * 14 + high * 0.03;
    context.moveTo(px + radius, y + 70 - high);
    context.arc(px, y + 70 - high, radius, 0, 7);
  }
  context.fill();
  context.globalAlpha = 1;
}

/** A reed blade that swings on a rod. */
function drawBlade({ stage: { context, isContrast }, look, pictures }: Scene, thing: Thing, frame: number): void {
  const turn = (bladeTurn(thing, frame) / 1024) * Math.PI * 2;
  const [x, y] = [thing.x, thing.y - ROD - 34];
  context.strokeStyle = isContrast ? "#FFFFFF" : look.ink;
  context.lineWidth = 9;
  line(context, x, y - 500, x, y);
  context.save();
  context.translate(x, y);
  context.rotate(-turn);
  const paint = (inside: Context) => {
    box(inside, -6, 0, 12, ROD - 10, "#8A94A8", look.ink);
    inside.fillStyle = isContrast ? "#FFE066" : "#DCE6F2";
    inside.strokeStyle = look.ink;
    inside.lineWidth = 5;
    inside.beginPath();
    inside.moveTo(-64, ROD - 34);
    inside.quadraticCurveTo(0, ROD + 8, 64, ROD - 34);
    inside.quadraticCurveTo(58, ROD + 42, 0, ROD + 42);
    inside.quadraticCurveTo(-58, ROD + 42, -64, ROD - 34);
    inside.fill();
    inside.stroke();
    box(inside, -16, ROD - 34, 32, 30, "#E2483D", look.ink);
    circle(inside, 0, 0, 14, "#FFD65A", look.ink, 4);
  };
  if (pictures) pictures.draw(context, `blade ${isContrast} ${look.ink}`, [-70, -20, 140, ROD + 70], paint);
  else paint(context);
  context.restore();
}

/** Crates in a pile, until somebody rides through. */
function drawCrates({ stage: { context }, look }: Scene, { x, y, size }: Thing): void {
  for (let crate = 0; crate < size; crate++) {
    const [left, top] = [x - 20 + (crate % 2) * 5, y - 40 - crate * 40];
    box(context, left, top, 40, 40, crate % 2 ? "#D9A25A" : "#C98A4B", look.ink);
    context.lineWidth = 4;
    context.strokeStyle = "#8A5A34";
    context.beginPath();
    context.moveTo(left + 7, top + 7);
    context.lineTo(left + 33, top + 33);
    context.moveTo(left + 33, top + 7);
    context.lineTo(left + 7, top + 33);
    context.stroke();
  }
}

/** A water wheel, of which the top comes out of the gap. */
function drawDrum({ stage: { context }, look, tick }: Scene, { x, y, size, power }: Thing): void {
  const high = size / 6;
  const radius = (high * high + (size * size) / 4) / (2 * high);
  const middle = y - high + radius + 2;
  circle(context, x, middle, radius, "#9A6A3A", look.ink, 4);
  context.save();
  context.translate(x, middle);
  context.rotate((tick * power) / radius);
  context.strokeStyle = look.ink;
  context.lineWidth = 5;
  context.beginPath();
  const paddles = Math.round(radius / 7);
  for (let paddle = 0; paddle < paddles; paddle++) {
    const turn = (paddle / paddles) * Math.PI * 2;
    context.moveTo(Math.cos(turn) * (radius - 26), Math.sin(turn) * (radius - 26));
    context.lineTo(Math.cos(turn) * radius, Math.sin(turn) * radius);
  }
  context.stroke();
  context.restore();
  circle(context, x, middle, radius - 26, "#7C5230", look.ink, 3);
}

/** Behind the rider the far side of a loop, before it the near one. */
function drawLoop(
  { stage: { context }, look }: Pick<Scene, "stage" | "look">,
  { x, y, size }: Thing,
  side: number,
): void {
  const [from, to] = side === 0 ? [-Math.PI / 2, Math.PI * 0.46] : [Math.PI * 0.54, Math.PI * 1.5];
  for (const [colour, width] of [
    [look.ink, 20],
    [side === 0 ? "#B8743A" : "#E09A4E", 14],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, size + 9, from, to);
    context.stroke();
  }
  context.strokeStyle = look.ink;
  context.lineWidth = 2.4;
  context.beginPath();
  for (let plank = 1; plank < 12; plank++) {
    const turn = from + (plank / 12) * Math.PI;
    context.moveTo(x + Math.cos(turn) * (size + 2), y + Math.sin(turn) * (size + 2));
    context.lineTo(x + Math.cos(turn) * (size + 16), y + Math.sin(turn) * (size + 16));
  }
  context.stroke();
}

function drawFlag({ stage: { context }, look, tick }: Scene, x: number, y: number, isPassed: boolean): void {
  context.strokeStyle = look.ink;
  context.lineWidth = 5;
  line(context, x, y, x, y - 84);
  context.fillStyle = isPassed ? "#5EE6A0" : "#FFF3D1";
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x, y - 84);
  context.lineTo(x + 42, y - 70 - Math.sin(tick * 0.12 + x) * 4);
  context.lineTo(x, y - 56);
  context.fill();
  context.stroke();
  if (isPassed) line(context, x + 8, y - 72, x + 24, y - 72);
}

function drawFinish({ stage: { context }, look, tick }: Scene, { finish, strips }: Course): void {
  const y = strips.at(-1)!.points.findLast(([x]) => x <= finish)?.[1] ?? 0;
  for (const side of [0, 100]) box(context, finish - 6 + side, y - 190, 12, 190, "#FFF3D1", look.ink);
  for (let column = 0; column < 8; column++)
    for (let row = 0; row < 3; row++) {
      context.fillStyle = (column + row) % 2 ? look.ink : "#FFFFFF";
      context.fillRect(finish - 6 + column * 14, y - 198 + row * 14, 14, 14);
    }
  // Ducks who came to see it hop.
  for (let fan = 0; fan < 5; fan++) {
    const [x, hop] = [finish + 140 + fan * 36, Math.abs(Math.sin(tick * 0.13 + fan * 1.9)) * 14];
    const feathers = ["#FFD24A", "#FFFFFF", "#FFC27A"][fan % 3]!;
    circle(context, x, y - 16 - hop, 15, feathers, look.ink, 3);
    circle(context, x - 4, y - 36 - hop, 10, feathers, look.ink, 3);
    circle(context, x - 15, y - 34 - hop, 4, "#F5842C", look.ink, 2);
  }
}

function wood(context: Context, long: number, look: Look): void {
  box(context, -long / 2, -5, long, 11, "#C98A4B", look.ink);
}

function log(context: Context, long: number, look: Look): void {
  box(context, -long / 2, -9, long, 24, "#9A6234", look.ink);
  context.strokeStyle = "#C98A4B";
  line(context, -long / 2 + 22, -2, long / 2 - 26, -2);
}

function box(context: Context, x: number, y: number, wide: number, high: number, fill: string, ink: string): void {
  context.fillStyle = fill;
  context.strokeStyle = ink;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(x, y, wide, high, 3);
  context.fill();
  context.stroke();
}

function line(context: Context, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
