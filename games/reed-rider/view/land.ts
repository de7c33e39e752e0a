import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import {
  PLANK_LONG,
  SURFACE,
  THING,
  type Course,
  type Patch,
  type Strip,
  type Thing,
} from "#reed-rider/rules/course.ts";
import { idOf, liveOf, mostTilt, PLANK_FRAMES, SWING_LONG, swingAt } from "#reed-rider/rules/things.ts";
import type { State } from "#reed-rider/rules.ts";
import { UNIT } from "#reed-rider/rules/units.ts";
import { chance } from "./backdrop.ts";
import type { Eye } from "./camera.ts";
import type { Look } from "./looks.ts";
import { circle } from "./rider.ts";

type Context = CanvasRenderingContext2D;
type Scene = { stage: Stage; look: Look; place: number; tick: number; from: number; to: number; floor: number };

/** Everything that lies still or moves in the world, but the riders. The context has the world's units. */
export function drawLand(
  stage: Stage,
  course: Course,
  state: State,
  eye: Eye,
  look: Look,
  place: number,
  alpha: number,
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
  };
  const { from, to } = scene;
  for (const gap of course.gaps) if (gap.to > from && gap.from < to) drawWater(scene, gap.from, gap.to, gap.y);
  const things = course.things.flatMap((thing, at) =>
    thing.x + thing.size > from && thing.x - thing.size < to ? [{ thing, at }] : [],
  );
  for (const { thing } of things) if (thing.kind === THING.loop) drawLoop(scene, thing, 0);
  for (const { thing } of things) if (thing.kind === THING.drum) drawDrum(scene, thing);
  for (const strip of course.strips) {
    if (strip.points.at(-1)![0] > from && strip.points[0]![0] < to) drawStrip(scene, strip);
  }
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
  for (let x = from; x <= to; x += 12) {
    const wave = y + Math.sin(x * 0.06 + tick * 0.07) * 2.4;
    context[x === from ? "moveTo" : "lineTo"](x, wave);
  }
  context.stroke();
}

function drawStrip({ stage, look, place, from, to, floor }: Scene, { points }: Strip): void {
  const { context, isContrast } = stage;
  const shown = points.filter(
    ([x], at) => (points[at + 1]?.[0] ?? x) >= from - 240 && (points[at - 1]?.[0] ?? x) <= to + 240,
  );
  if (shown.length < 2) return;
  const trace = () => {
    context.beginPath();
    for (const [x, y] of shown) context.lineTo(x, y);
  };
  trace();
  context.lineTo(shown.at(-1)![0], floor);
  context.lineTo(shown[0]![0], floor);
  context.fillStyle = look.earth;
  context.fill();
  // Bands that follow the way. Nothing is clipped: that costs the most on slow devices.
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
    band(128, 10);
    context.fillStyle = look.earthDark;
    context.beginPath();
    let next = 0;
    const end = shown.at(-1)![0] - 30;
    for (let x = Math.ceil((Math.max(from, shown[0]![0]) + 10) / 90) * 90; x < Math.min(to, end - 80); x += 90) {
      while (next + 1 < shown.length && shown[next]![0] < x) next += 1;
      const lowest = Math.max(shown[next]![1], shown[Math.min(shown.length - 1, next + 4)]![1]);
      for (let row = 0; row < 4; row++) {
        const [px, py] = [x + chance(x, row) * 80, lowest + 90 + row * 105 + chance(x, row + 9) * 60];
        context.moveTo(px + 14, py);
        context.ellipse(px, py, 6 + chance(x, row + 3) * 10, 4 + chance(x, row + 5) * 5, 0, 0, 7);
      }
    }
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = look.grass;
  band(isContrast ? 3 : 9, isContrast ? 6 : 16);
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = isContrast ? "#FFFFFF" : look.ink;
  context.lineWidth = 5;
  trace();
  context.lineTo(shown.at(-1)![0], floor);
  context.moveTo(shown[0]![0], shown[0]![1]);
  context.lineTo(shown[0]![0], floor);
  context.stroke();
  context.strokeStyle = look.grassLight;
  context.lineWidth = 2.6;
  context.save();
  context.translate(0, 4);
  trace();
  context.stroke();
  context.restore();
  if (isContrast) return;
  // Tufts, reeds and stones on the far edge of the way.
  for (let at = 0; at + 1 < shown.length; at++) {
    const [[x1, y1], [x2, y2]] = [shown[at]!, shown[at + 1]!];
    for (let x = Math.ceil(x1 / 70) * 70; x < x2; x += 70) {
      const kind = Math.floor(chance(x, place) * 5);
      if (kind > 2) continue;
      const y = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
      paste(context, `tuft ${place} ${kind}`, [x - 26, y - 70, 52, 76], (inside) => drawTuft(inside, look, kind));
    }
  }
}

function drawTuft(context: Context, look: Look, kind: number): void {
  context.translate(26, 72);
  context.lineCap = "round";
  const blades = kind === 0 ? [-9, -4, 1, 6, 10] : kind === 1 ? [-12, -5, 3, 9] : [-6, 4];
  for (const [at, lean] of blades.entries()) {
    const high = kind === 0 ? 16 + (at % 2) * 7 : 36 + ((at * 17) % 24);
    context.strokeStyle = kind === 0 ? look.grassLight : look.reed;
    context.lineWidth = kind === 0 ? 3 : 3.4;
    context.beginPath();
    context.moveTo(lean * 0.5, 0);
    context.quadraticCurveTo(lean * 0.5, -high / 2, lean * 1.4, -high);
    context.stroke();
    if (kind === 0 || at % 2) continue;
    context.fillStyle = look.reedTip;
    context.beginPath();
    context.ellipse(lean * 1.4, -high, 3.6, 9, lean / 60, 0, 7);
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
    const hop = (tick % 40) * 0.3;
    context.strokeStyle = "#FFFFFF";
    context.lineWidth = 5;
    context.beginPath();
    for (const at of [18, 32]) {
      context.moveTo((from + to) / 2 - 12, y - at + 8 - hop);
      context.lineTo((from + to) / 2, y - at - 3 - hop);
      context.lineTo((from + to) / 2 + 12, y - at + 8 - hop);
    }
    context.stroke();
  } else {
    context.fillStyle = isContrast ? "#FFE066" : "#C93A66";
    context.strokeStyle = look.ink;
    context.lineWidth = 2.6;
    for (let x = from; x < to - 6; x += 14) {
      const high = 20 + chance(x, 9) * 12;
      context.beginPath();
      context.moveTo(x, y + 3);
      context.lineTo(x + 8 + (chance(x, 8) - 0.5) * 10, y - high);
      context.lineTo(x + 16, y + 3);
      context.fill();
      context.stroke();
    }
  }
}

function drawThing(scene: Scene, thing: Thing, at: number, state: State, alpha: number): void {
  const { stage, look } = scene;
  const { context } = stage;
  const { x, y, size } = thing;
  if (thing.kind === THING.planks) {
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
      context.stroke(new Path2D("M-6-5l5 4-4 3 5 4"));
      context.restore();
    }
  } else if (thing.kind === THING.seesaw) {
    const tilt = (liveOf(state.lives, idOf(at))?.a ?? -mostTilt(thing)) / UNIT;
    context.fillStyle = look.earthDark;
    context.strokeStyle = look.ink;
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(x, y + 2);
    context.lineTo(x + 30, y + 260);
    context.lineTo(x - 30, y + 260);
    context.closePath();
    context.fill();
    context.stroke();
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
    wood2(context, x - 110, y - 428, 220, look);
    context.save();
    context.translate(sx, sy + 9);
    log(context, SWING_LONG, look);
    context.restore();
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
  // Which way it turns.
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 5;
  const way = Math.sign(power);
  context.beginPath();
  for (const arrow of [-1, 0, 1]) {
    context.moveTo(x + arrow * 26 - way * 6, y - high + 40);
    context.lineTo(x + arrow * 26 + way * 6, y - high + 50);
    context.lineTo(x + arrow * 26 - way * 6, y - high + 60);
  }
  context.stroke();
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
  const wave = Math.sin(tick * 0.12 + x) * 4;
  context.fillStyle = isPassed ? "#5EE6A0" : "#FFF3D1";
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(x, y - 84);
  context.quadraticCurveTo(x + 18, y - 90 + wave, x + 40, y - 72 - wave);
  context.quadraticCurveTo(x + 18, y - 66 + wave, x, y - 56);
  context.fill();
  context.stroke();
  if (!isPassed) return;
  context.beginPath();
  context.moveTo(x + 8, y - 72);
  context.lineTo(x + 14, y - 66);
  context.lineTo(x + 24, y - 77);
  context.stroke();
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
  for (let fan = 0; fan < 6; fan++) {
    const [x, hop] = [finish + 140 + fan * 36, Math.abs(Math.sin(tick * 0.13 + fan * 1.9)) * 14];
    const feathers = ["#FFD24A", "#FFFFFF", "#FFC27A"][fan % 3]!;
    circle(context, x, y - 16 - hop, 15, feathers, look.ink, 3);
    circle(context, x - 4, y - 36 - hop, 10, feathers, look.ink, 3);
    circle(context, x - 15, y - 34 - hop, 4, "#F5842C", look.ink, 2);
    circle(context, x - 7, y - 38 - hop, 2, look.ink);
  }
}

function wood(context: Context, long: number, look: Look): void {
  box(context, -long / 2, -5, long, 11, "#C98A4B", look.ink);
}

function wood2(context: Context, x: number, y: number, long: number, look: Look): void {
  box(context, x, y, long, 14, "#8A5A34", look.ink);
}

function log(context: Context, long: number, look: Look): void {
  context.fillStyle = "#9A6234";
  context.strokeStyle = look.ink;
  context.lineWidth = 3.4;
  context.beginPath();
  context.roundRect(-long / 2, -9, long, 24, 11);
  context.fill();
  context.stroke();
  context.strokeStyle = "#C98A4B";
  context.lineWidth = 3;
  line(context, -long / 2 + 22, -2, long / 2 - 26, -2);
  context.beginPath();
  context.ellipse(long / 2 - 8, 3, 5, 9, 0, 0, 7);
  context.stroke();
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
