import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SURFACE } from "#loop-circuit/rules/circuits.ts";
import { throughEye, viewOf, type Eye } from "./camera.ts";
import type { Look } from "./looks.ts";
import { stretchesOf, type Stretch } from "./paths.ts";
import { box } from "./shapes.ts";
import { diceOf, type World } from "./world.ts";

type Context = CanvasRenderingContext2D;

const CELL = 170;
const HEDGE_UP = 11;
/** Water is wider than the stretch it belongs to. */
const BAY = 190;

/** Ground, verges, road and what is painted on it. */
export function drawRoad(stage: Stage, world: World, eye: Eye, look: Look): void {
  const { context } = stage;
  const view = viewOf(stage, eye);
  stage.fill(look.ground);
  const isNear = (x: number, y: number, reach: number) =>
    (x - view.x) ** 2 + (y - view.y) ** 2 < (view.reach + reach) ** 2;
  const seen = stretchesOf(world).filter(({ x, y, reach, water }) => isNear(x, y, reach + (water ? BAY : 0)));
  const fill = (colour: string, pathOf: (stretch: Stretch) => Path2D | undefined) => {
    context.fillStyle = colour;
    for (const stretch of seen) {
      const path = pathOf(stretch);
      if (path) context.fill(path);
    }
  };
  throughEye(context, eye, () => {
    if (!stage.isContrast) drawPatches(context, view, look);
    fill(look.foam, ({ water }) => water?.[0]);
    fill(look.water, ({ water }) => water?.[1]);
    fill(look.verge, ({ verge }) => verge);
    fill(look.hedgeSide, ({ hedge }) => hedge);
    fill(look.edge, ({ edge }) => edge);
    fill(look.kerb, ({ kerb }) => kerb);
    fill(look.road, ({ road }) => road);
    drawSurfaces(context, seen, stage.isContrast);
    context.globalAlpha = 0.5;
    fill(look.roadLine, ({ line }) => line);
    context.globalAlpha = 1;
    drawPaint(stage, world, (post) => isNear(world.x[post]!, world.y[post]!, BAY));
  });
  context.save();
  context.translate(0, -HEDGE_UP * eye.zoom);
  throughEye(context, eye, () => {
    fill(look.hedgeTop, ({ hedge }) => hedge);
    fill(look.hedgeLight, ({ hedgeLight }) => hedgeLight);
  });
  context.restore();
}

/** Cells of a square of the ground, which never changes. */
const SQUARE = 4;
const MOST_SQUARES = 300;
type Fill = readonly [colour: string, path: Path2D];
let squares = new Map<number, readonly Fill[]>();
let squaresOf: Look | null = null;

function drawPatches(context: Context, { x, y, reach }: { x: number; y: number; reach: number }, look: Look): void {
  const long = CELL * SQUARE;
  if (squaresOf !== look || squares.size >= MOST_SQUARES) [squares, squaresOf] = [new Map(), look];
  const seen: (readonly Fill[])[] = [];
  // Patches are larger than their cells.
  for (let column = Math.floor((x - reach) / long - 0.3); column <= (x + reach) / long + 0.1; column++)
    for (let row = Math.floor((y - reach) / long - 0.3); row <= (y + reach) / long + 0.1; row++)
      seen.push(squareAt(column, row, look));
  for (const fills of seen)
    for (const [colour, path] of fills) {
      context.fillStyle = colour;
      context.fill(path);
    }
}

function squareAt(column: number, row: number, look: Look): readonly Fill[] {
  const key = column * 4096 + row;
  let square = squares.get(key);
  if (!square) {
    square = [[look.patch, buildPatches(column, row)], ...buildField(column, row, look)];
    squares.set(key, square);
  }
  return square;
}

/** A field with rows, somewhere in the square: the land is used, not only green. */
function buildField(column: number, row: number, { fields }: Look): Fill[] {
  const dice = diceOf(column * 31 + 7, row * 17 + 3);
  const field = fields[Math.floor(diceOf(row + 91, column) * fields.length)];
  if (!field || dice < 0.12) return [];
  const long = CELL * SQUARE;
  const [x, y] = [(column + 0.5) * long, (row + 0.5) * long];
  const [wide, high] = [230 + dice * 90, 150 + diceOf(column, row + 13) * 130];
  const turn = Math.floor(diceOf(column + 3, row) * 6) * 0.52;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number) => [x + along * cos - aside * sin, y + along * sin + aside * cos] as const;
  const strip = (path: Path2D, from: number, to: number, end: number): void => {
    path.moveTo(...at(-end, from));
    path.lineTo(...at(end, from));
    path.lineTo(...at(end, to));
    path.lineTo(...at(-end, to));
    path.closePath();
  };
  const [ground, rows] = [new Path2D(), new Path2D()];
  strip(ground, -high, high, wide);
  for (let from = -high + 14; from < high - 16; from += 38) strip(rows, from, from + 16, wide - 14);
  return [
    [field[0], ground],
    [field[1], rows],
  ];
}

function buildPatches(left: number, top: number): Path2D {
  const path = new Path2D();
  for (let column = left * SQUARE; column < (left + 1) * SQUARE; column++) {
    for (let row = top * SQUARE; row < (top + 1) * SQUARE; row++) {
      const [a, b] = [diceOf(column * 7 + 1, row), diceOf(row * 13 + 1, column)];
      const [x, y] = [(column + a) * CELL, (row + b) * CELL];
      path.moveTo(x, y);
      path.ellipse(x, y, 31 + a * 62, 25 + b * 43, a * 6, 0, 7);
    }
  }
  return path;
}

const SURFACES: readonly (readonly [surface: number, colour: string, plain: string])[] = [
  [SURFACE.dirt, "#A74", "#752"],
  [SURFACE.ice, "#ADE", "#9DF"],
  [SURFACE.planks, "#B85", "#863"],
];

function drawSurfaces(context: Context, seen: readonly Stretch[], isContrast: boolean): void {
  for (const [surface, colour, plain] of SURFACES) {
    const here = seen.map(({ surfaces }) => surfaces.get(surface)).filter((each) => each !== undefined);
    context.fillStyle = isContrast ? plain : colour;
    for (const { area } of here) context.fill(area);
    context.strokeStyle = surface === SURFACE.ice ? "#EFF" : "#642";
    context.globalAlpha = 0.55;
    context.lineWidth = surface === SURFACE.dirt ? 5 : 3;
    for (const { marks } of here) context.stroke(marks);
    context.globalAlpha = 1;
  }
}

/** The line and the boost pads. */
function drawPaint(stage: Stage, world: World, isSeen: (post: number) => boolean): void {
  const { context, tick, isCalm } = stage;
  const { track, half } = world;
  if (isSeen(0))
    onRoad(context, world, 0, 0, () => {
      // Two rows of twelve squares.
      box(context, "#FFF", 0, -half, 28, half * 2);
      for (let cell = 0; cell < 12; cell++) box(context, "#214", (cell % 2) * 14, (cell / 6 - 1) * half, 14, half / 6);
    });
  for (const pad of track.pads) if (isSeen(pad)) drawPad(context, world, pad, isCalm ? 0 : tick);
}

/** Draws at a post and so far to the right of the middle, in units; the road leads to the right. */
function onRoad(context: Context, { x, y, nx, ny }: World, post: number, aside: number, draw: () => void): void {
  context.save();
  context.translate(x[post]! + nx[post]! * aside, y[post]! + ny[post]! * aside);
  context.rotate(Math.atan2(-nx[post]!, ny[post]!));
  draw();
  context.restore();
}

/** A boost on the road, so far to the right of its middle. */
export function drawPad(context: Context, world: World, post: number, tick: number, aside = 0, wide = 1): void {
  onRoad(context, world, post, aside, () => {
    context.scale(1, wide);
    box(context, "#214", -34, -42, 68, 84);
    context.lineWidth = 10;
    for (let arrow = 0; arrow < 3; arrow++) {
      context.strokeStyle = (Math.floor(tick / 7) + 3 - arrow) % 3 === 0 ? "#FFE" : "#FB3";
      context.beginPath();
      const left = -22 + arrow * 18;
      context.moveTo(left, -32);
      context.lineTo(left + 18, 0);
      context.lineTo(left, 32);
      context.stroke();
    }
  });
}
