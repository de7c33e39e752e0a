import { drawAroundOnce } from "@quackademy/game-kit/stage/draw-around.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { lookOf, type Look } from "./looks.ts";

type Context = CanvasRenderingContext2D;

/** A number from 0 to 999 that belongs to a place, for scenery. */
const chance = (at: number, salt: number): number => (Math.imul(at * 2 + salt, 0x9e3779b1) >>> 8) % 1000;

/** The quarry by the pond: one picture. */
export function drawLand(stage: Stage, place: number): void {
  const look = lookOf(place);
  if (stage.isContrast) return stage.fill("#000000");
  drawAroundOnce(stage, `stack-land-${place}`, (around) => paintLand(around, look));
}

export function paintLand({ context, width, height }: Pick<Stage, "context" | "width" | "height">, look: Look): void {
  const horizon = height * 0.66;
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, look.skyTop);
  sky.addColorStop(1, look.skyLow);
  context.fillStyle = sky;
  context.fillRect(-50, -50, width + 100, height + 100);
  paintSun(context, look, width * 0.2, horizon * 0.42);
  terraces(context, look.far, look.light, [0, horizon - height * 0.2, width, horizon], 9, 3);
  terraces(context, look.middle, look.light, [0, horizon - height * 0.11, width, horizon + 40], 6, 7);
  terraces(context, look.near, look.light, [0, horizon - height * 0.02, width, height + 60], 5, 11);
  paintPond(context, look, width, height);
}

function paintSun(context: Context, look: Look, x: number, y: number): void {
  context.fillStyle = look.light;
  for (const [radius, alpha] of [
    [92, 0.16],
    [44, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }
  if (look.isNight) {
    context.fillStyle = look.skyTop;
    context.beginPath();
    context.arc(x + 18, y - 10, 38, 0, 7);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Steps that have been cut into rock, with light edges. */
function terraces(
  context: Context,
  colour: string,
  edge: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  steps: number,
  salt: number,
): void {
  const wide = (right - left) / steps;
  const tops = Array.from({ length: steps + 2 }, (_, at) => top + (chance(at, salt) / 1000) * 110 - 30);
  const slabs = (shift: number, high: (y: number) => number) => {
    context.beginPath();
    for (const [at, y] of tops.entries()) {
      const x = left - wide / 2 + at * wide + (chance(at, salt + 1) / 1000 - 0.5) * wide * 0.4;
      context.moveTo(x - 14, high(y) + shift);
      context.lineTo(x, y + shift);
      context.lineTo(x + wide * 1.25, y + shift + 6);
      context.lineTo(x + wide * 1.25 + 10, high(y) + shift);
    }
    context.fill();
  };
  context.fillStyle = colour;
  slabs(0, () => bottom);
  context.globalAlpha = 0.3;
  context.fillStyle = edge;
  slabs(0, (y) => y + 7);
  context.globalAlpha = 1;
}

function paintPond(context: Context, look: Look, width: number, height: number): void {
  context.fillStyle = look.water;
  context.beginPath();
  context.ellipse(width * 0.6, height * 1.4, width * 1.3, height * 0.55, 0, 0, 7);
  context.fill();
}
