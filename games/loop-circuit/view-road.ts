import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SURFACE } from "./rules-circuits.ts";
import { GATES, gatePost } from "./rules-track.ts";
import { throughEye, viewOf, type Eye } from "./view-camera.ts";
import type { Look } from "./view-looks.ts";
import { piece, stretchesOf, type Stretch } from "./view-paths.ts";
import { diceOf, type World } from "./view-world.ts";

type Context = CanvasRenderingContext2D;

const CELL = 170;
const HEDGE_UP = 9;
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
    fill(look.kerb, ({ kerbs }) => kerbs[0]);
    fill(look.edge, ({ kerbs }) => kerbs[1]);
    fill(look.road, ({ road }) => road);
    drawSurfaces(context, seen, stage.isContrast);
    context.globalAlpha = 0.5;
    fill(look.roadLine, ({ line }) => line);
    context.globalAlpha = 1;
    drawPaint(stage, world, (post) => isNear(world.x[post]!, world.y[post]!, BAY), look);
  });
  context.save();
  context.translate(0, -HEDGE_UP * eye.zoom);
  throughEye(context, eye, () => {
    fill(look.hedgeTop, ({ hedge }) => hedge);
    fill(look.hedgeLight, ({ hedgeLight }) => hedgeLight);
  });
  context.restore();
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

const SURFACES: readonly (readonly [surface: number, colour: string, plain: string])[] = [
  [SURFACE.dirt, "#A9713F", "#7A5A20"],
  [SURFACE.ice, "#A8DDF2", "#9FD8FF"],
  [SURFACE.planks, "#B8834E", "#8A6A3A"],
];

function drawSurfaces(context: Context, seen: readonly Stretch[], isContrast: boolean): void {
  for (const [surface, colour, plain] of SURFACES) {
    const here = seen.map(({ surfaces }) => surfaces.get(surface)).filter((each) => each !== undefined);
    context.fillStyle = isContrast ? plain : colour;
    for (const { area } of here) context.fill(area);
    context.strokeStyle = surface === SURFACE.ice ? "#F2FBFF" : "#5F3C1E";
    context.globalAlpha = 0.55;
    context.lineWidth = surface === SURFACE.dirt ? 5 : 3;
    for (const { marks } of here) context.stroke(marks);
    context.globalAlpha = 1;
  }
}

/** The line, the gates and the boost pads. */
function drawPaint(stage: Stage, world: World, isSeen: (post: number) => boolean, look: Look): void {
  const { context, tick, isCalm } = stage;
  const { track, half } = world;
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
    if (isSeen(post)) piece(context, world, post, -half, -half * 0.72);
    if (isSeen(post)) piece(context, world, post, half * 0.72, half);
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
