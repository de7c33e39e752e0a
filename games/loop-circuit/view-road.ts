import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SURFACE } from "./rules-circuits.ts";
import { GATES, gatePost, VERGE } from "./rules-track.ts";
import { throughEye, viewOf, type Eye } from "./view-camera.ts";
import type { Look } from "./view-looks.ts";
import { diceOf, type World } from "./view-world.ts";

type Context = CanvasRenderingContext2D;
/** Neighbouring posts that are in view, first and last. */
type Run = readonly [from: number, to: number];

const CELL = 170;
const HEDGE = 15;
const HEDGE_UP = 9;
const KERB_BEND = 34;

/** Ground, verges, road and what is painted on it. */
export function drawRoad(stage: Stage, world: World, eye: Eye, look: Look): void {
  const { context } = stage;
  const seen = viewOf(stage, eye);
  stage.fill(look.ground);
  const runs = runsInView(world, seen.x, seen.y, seen.reach + 190);
  throughEye(context, eye, () => {
    if (!stage.isContrast) drawPatches(context, seen, look);
    drawWater(context, world, runs, look);
    for (const run of runs) strip(context, world, run, look.verge, world.half + VERGE, isLand(world));
    drawHedge(context, world, runs, look.hedgeSide, () => true);
    for (const run of runs) strip(context, world, run, look.edge, world.half + 5, () => true);
    drawKerbs(context, world, runs, look);
    for (const run of runs) strip(context, world, run, look.road, world.half - 1, () => true);
    drawSurfaces(context, world, runs, look, stage.isContrast);
    drawPaint(stage, world, runs, look);
  });
  context.save();
  context.translate(0, -HEDGE_UP * eye.zoom);
  throughEye(context, eye, () => {
    drawHedge(context, world, runs, look.hedgeTop, () => true);
    drawHedge(context, world, runs, look.hedgeLight, (post) => (post >> 1) % 2 === 0);
  });
  context.restore();
}

const isLand =
  ({ track }: World) =>
  (post: number) =>
    track.surface[post] !== SURFACE.planks;

function runsInView({ x, y }: World, cx: number, cy: number, reach: number): Run[] {
  const runs: [number, number][] = [];
  const most = reach * reach;
  for (let post = 0; post < x.length; post++) {
    if ((x[post]! - cx) ** 2 + (y[post]! - cy) ** 2 > most) continue;
    const last = runs.at(-1);
    if (last && last[1] === post - 1) last[1] = post;
    else runs.push([post, post]);
  }
  return runs;
}

/** A band of the road, where `isHere`; one post further than the run, so that no gap is seen. */
function strip(
  context: Context,
  { x, y, nx, ny }: World,
  [from, to]: Run,
  colour: string,
  half: number,
  isHere: (post: number) => boolean,
): void {
  const count = x.length;
  context.fillStyle = colour;
  context.beginPath();
  for (let start = from; start <= to; start++) {
    if (!isHere(start)) continue;
    let end = start;
    while (end < to && isHere(end + 1)) end += 1;
    for (let at = start; at <= end + 1; at++) {
      const post = at % count;
      const [px, py] = [x[post]! - nx[post]! * half, y[post]! - ny[post]! * half];
      if (at === start) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    for (let at = end + 1; at >= start; at--) {
      const post = at % count;
      context.lineTo(x[post]! + nx[post]! * half, y[post]! + ny[post]! * half);
    }
    context.closePath();
    start = end;
  }
  context.fill();
}

/** A four-sided piece of the band between two distances from the middle. */
function piece(context: Context, { x, y, nx, ny }: World, post: number, next: number, from: number, to: number): void {
  context.moveTo(x[post]! + nx[post]! * from, y[post]! + ny[post]! * from);
  context.lineTo(x[next]! + nx[next]! * from, y[next]! + ny[next]! * from);
  context.lineTo(x[next]! + nx[next]! * to, y[next]! + ny[next]! * to);
  context.lineTo(x[post]! + nx[post]! * to, y[post]! + ny[post]! * to);
  context.closePath();
}

function eachPost(runs: readonly Run[], visit: (post: number) => void): void {
  for (const [from, to] of runs) for (let post = from; post <= to; post++) visit(post);
}

function drawPatches(context: Context, seen: { x: number; y: number; reach: number }, look: Look): void {
  const [left, top] = [Math.floor((seen.x - seen.reach) / CELL), Math.floor((seen.y - seen.reach) / CELL)];
  const cells = Math.ceil((seen.reach * 2) / CELL);
  for (const [colour, salt, size] of [
    [look.patch, 1, 62],
    [look.tuft, 5, 11],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    for (let column = left; column <= left + cells; column++) {
      for (let row = top; row <= top + cells; row++) {
        const [a, b] = [diceOf(column * 7 + salt, row), diceOf(row * 13 + salt, column)];
        const [px, py] = [(column + a) * CELL, (row + b) * CELL];
        context.moveTo(px, py);
        context.ellipse(px, py, size * (0.5 + a), size * (0.4 + b * 0.7), a * 6, 0, 7);
      }
    }
    context.fill();
  }
}

/** The bay that planks lead over. */
function drawWater(context: Context, world: World, runs: readonly Run[], look: Look): void {
  const isWet = (post: number) => world.track.surface[post] === SURFACE.planks;
  for (const [colour, more] of [
    [look.foam, 196],
    [look.water, 184],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    eachPost(runs, (post) => {
      if (!isWet(post) || post % 2 === 1) return;
      context.moveTo(world.x[post]!, world.y[post]!);
      context.arc(world.x[post]!, world.y[post]!, world.half + more - 40 * diceOf(post, 4), 0, 7);
    });
    context.fill();
  }
}

function drawHedge(
  context: Context,
  world: World,
  runs: readonly Run[],
  colour: string,
  isHere: (post: number) => boolean,
): void {
  const { isOpen, track, half } = world;
  const from = half + VERGE;
  context.fillStyle = colour;
  context.beginPath();
  eachPost(runs, (post) => {
    if (!isHere(post) || track.surface[post] === SURFACE.planks) return;
    const next = (post + 1) % track.count;
    if (!isOpen[post]![0]) piece(context, world, post, next, -from, -from - HEDGE);
    if (!isOpen[post]![1]) piece(context, world, post, next, from, from + HEDGE);
  });
  context.fill();
}

function drawKerbs(context: Context, world: World, runs: readonly Run[], look: Look): void {
  const { track, half } = world;
  for (const [colour, part] of [
    [look.kerb, 0],
    [look.edge, 1],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    eachPost(runs, (post) => {
      const back = (post + track.count - 3) % track.count;
      if (Math.abs(track.bend[back]!) < KERB_BEND || post % 2 !== part) return;
      const next = (post + 1) % track.count;
      piece(context, world, post, next, -half - 12, -half + 2);
      piece(context, world, post, next, half - 2, half + 12);
    });
    context.fill();
  }
}

const SURFACES: readonly (readonly [surface: number, colour: string, plain: string])[] = [
  [SURFACE.dirt, "#A9713F", "#7A5A20"],
  [SURFACE.ice, "#A8DDF2", "#9FD8FF"],
  [SURFACE.planks, "#B8834E", "#8A6A3A"],
];

function drawSurfaces(context: Context, world: World, runs: readonly Run[], look: Look, isContrast: boolean): void {
  const { track, half } = world;
  for (const [surface, colour, plain] of SURFACES) {
    const isHere = (post: number) => track.surface[post] === surface;
    for (const run of runs) strip(context, world, run, isContrast ? plain : colour, half - 1, isHere);
    // A pattern tells them apart without colour: ruts, glints and planks.
    context.strokeStyle = surface === SURFACE.ice ? "#F2FBFF" : "#5F3C1E";
    context.globalAlpha = 0.55;
    context.lineWidth = surface === SURFACE.dirt ? 5 : 3;
    context.beginPath();
    eachPost(runs, (post) => {
      if (!isHere(post)) return;
      const [x, y, nx, ny] = [world.x[post]!, world.y[post]!, world.nx[post]!, world.ny[post]!];
      if (surface === SURFACE.planks) {
        context.moveTo(x - nx * half, y - ny * half);
        context.lineTo(x + nx * half, y + ny * half);
        return;
      }
      for (let mark = 0; mark < 2; mark++) {
        const off = (diceOf(post, mark) - 0.5) * 1.7 * half;
        const long = surface === SURFACE.ice ? 26 : 12;
        context.moveTo(x + nx * off, y + ny * off);
        const slant = surface === SURFACE.ice ? 12 : 0;
        context.lineTo(x + nx * (off + slant) + ny * long, y + ny * (off + slant) - nx * long);
      }
    });
    context.stroke();
    context.globalAlpha = 1;
  }
  // The middle of the road.
  context.fillStyle = look.roadLine;
  context.globalAlpha = 0.5;
  context.beginPath();
  eachPost(runs, (post) => {
    if (post % 4 < 2 && track.surface[post] === SURFACE.road) {
      piece(context, world, post, (post + 1) % track.count, -2.5, 2.5);
    }
  });
  context.fill();
  context.globalAlpha = 1;
}

/** The line, the gates and the boost pads. */
function drawPaint(stage: Stage, world: World, runs: readonly Run[], look: Look): void {
  const { context, tick, isCalm } = stage;
  const { track, half } = world;
  const isSeen = (post: number) => runs.some(([from, to]) => post >= from && post <= to);
  if (isSeen(0)) {
    for (const isDark of [false, true]) {
      context.fillStyle = isDark ? "#1A1446" : "#FFFFFF";
      context.beginPath();
      for (let column = 0; column < 12; column++) {
        for (let row = 0; row < 2; row++) {
          if (((column + row) % 2 === 0) !== isDark) continue;
          const [from, to] = [(column / 6 - 1) * half, ((column + 1) / 6 - 1) * half];
          const at = (part: number, off: number) =>
            [
              world.x[0]! + world.nx[0]! * off + world.ny[0]! * part,
              world.y[0]! + world.ny[0]! * off - world.nx[0]! * part,
            ] as const;
          context.moveTo(...at(row * 14, from));
          context.lineTo(...at(row * 14, to));
          context.lineTo(...at(row * 14 + 14, to));
          context.lineTo(...at(row * 14 + 14, from));
          context.closePath();
        }
      }
      context.fill();
    }
  }
  context.fillStyle = look.roadLine;
  context.globalAlpha = 0.75;
  context.beginPath();
  for (let gate = 1; gate < GATES; gate++) {
    const post = gatePost(track, gate);
    if (isSeen(post)) piece(context, world, post, (post + 1) % track.count, -half, -half * 0.72);
    if (isSeen(post)) piece(context, world, post, (post + 1) % track.count, half * 0.72, half);
  }
  context.fill();
  context.globalAlpha = 1;
  for (const pad of track.pads) if (isSeen(pad)) drawPad(context, world, pad, isCalm ? 0 : tick);
}

function drawPad(context: Context, world: World, post: number, tick: number): void {
  context.save();
  context.translate(world.x[post]!, world.y[post]!);
  context.rotate(Math.atan2(-world.nx[post]!, world.ny[post]!));
  context.fillStyle = "#1A1446";
  context.beginPath();
  context.roundRect(-34, -42, 68, 84, 8);
  context.fill();
  for (let arrow = 0; arrow < 3; arrow++) {
    context.fillStyle = (Math.floor(tick / 7) + 3 - arrow) % 3 === 0 ? "#FFF9E6" : "#FFB02E";
    context.beginPath();
    const left = -26 + arrow * 18;
    context.moveTo(left, -32);
    context.lineTo(left + 18, 0);
    context.lineTo(left, 32);
    context.lineTo(left + 10, 32);
    context.lineTo(left + 28, 0);
    context.lineTo(left + 10, -32);
    context.fill();
  }
  context.restore();
}
