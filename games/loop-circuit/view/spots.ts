import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "#loop-circuit/rules/state.ts";
import { UNIT } from "#loop-circuit/rules/track.ts";
import { throughEye, type Eye } from "./camera.ts";
import { drawPad } from "./road.ts";
import type { World } from "./world.ts";

const SEEN = 60;

/** The boosts and the puddles of a tour. */
export function drawSpots({ context, tick, isCalm }: Stage, { spots, car, leg }: State, world: World, eye: Eye): void {
  throughEye(context, eye, () => {
    for (const { post, aside, isPuddle, isUsed } of spots) {
      if (isUsed === 1 || Math.abs(post - car.posts) > SEEN) continue;
      if (isPuddle === 1) drawPuddle(context, world, post, aside / UNIT);
      else drawPad(context, world, post, isCalm ? 0 : tick, aside / UNIT, leg === 0 ? world.half / 42 : 0.8);
    }
  });
}

function drawPuddle(context: CanvasRenderingContext2D, { x, y, nx, ny }: World, post: number, aside: number): void {
  for (const [colour, r, off] of [
    ["#114", 36, 0],
    ["#39C", 32, 0],
    ["#CEE", 11, -12],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x[post]! + nx[post]! * aside + off, y[post]! + ny[post]! * aside + off, r, r * 0.8, 0.6, 0, 7);
    context.fill();
  }
}
