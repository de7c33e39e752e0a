import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { onStage, viewOf, type Eye } from "./camera.ts";
import { RAMP_HIGH } from "./kart.ts";
import { shape } from "./shapes.ts";
import type { World } from "./world.ts";

type Place = readonly [number, number];

const [LONG_POSTS, STRIPES, EDGE] = [3, 6, 12];

/** The jumps of a circuit: striped wedges, as wide as the road. */
export function drawRamps(stage: Stage, world: World, eye: Eye): void {
  const { context, isContrast } = stage;
  const { track, x, y, nx, ny, half } = world;
  const view = viewOf(stage, eye);
  for (const post of track.ramps) {
    if (Math.hypot(x[post]! - view.x, y[post]! - view.y) > view.reach + half) continue;
    const foot = (post + track.count - LONG_POSTS) % track.count;
    const corner = (at: number, side: number, high: number): Place => {
      const off = (half - EDGE) * side;
      const [sx, sy] = onStage(eye, x[at]! + nx[at]! * off, y[at]! + ny[at]! * off);
      return [sx, sy - high * eye.zoom];
    };
    const [left, right] = [-1, 1].map((side) => [corner(foot, side, 0), corner(post, side, RAMP_HIGH)] as const);
    const [lowLeft, lowRight] = [corner(post, -1, 0), corner(post, 1, 0)];
    shape(context, "#114", left![0], left![1], lowLeft, lowRight, right![1], right![0]);
    const between = ([from, to]: readonly [Place, Place], part: number): Place => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ];
    for (let stripe = 0; stripe < STRIPES; stripe++) {
      const [from, to] = [stripe / STRIPES, (stripe + 1) / STRIPES];
      const colour = stripe % 2 === 0 ? "#FA3" : isContrast ? "#000" : "#E54";
      shape(context, colour, between(left!, from), between(left!, to), between(right!, to), between(right!, from));
    }
    context.strokeStyle = "#FFE";
    context.lineWidth = 5 * eye.zoom;
    context.beginPath();
    context.moveTo(...left![1]);
    context.lineTo(...right![1]);
    context.stroke();
  }
}
