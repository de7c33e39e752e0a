import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paintDuck, type Mood } from "#pond-golf/art/ducks.ts";
import type { Theme } from "#pond-golf/art/themes.ts";
import type { Hole } from "#pond-golf/rules/ground.ts";
import { TILE, UNIT } from "#pond-golf/rules/units.ts";
import type { Frame } from "./frame.ts";

const DUCKS = 7;
const FROM_GREEN = 46;
const places = new WeakMap<Hole, Point[][]>();

/** Where ducks watch from: around the green, not too near to each other, and those beside the cup first. */
function placesOf(hole: Hole, { flat, isTall, width, height }: Frame): Point[] {
  const known = places.get(hole) ?? [];
  places.set(hole, known);
  const at = isTall ? 1 : 0;
  if (known[at]) return known[at];
  const cup = flat(hole.cup.x, hole.cup.y);
  const tiles = hole.tiles.flatMap((tile, index) =>
    tile === " "
      ? []
      : [flat(((index % hole.columns) + 0.5) * TILE * UNIT, (Math.floor(index / hole.columns) + 0.5) * TILE * UNIT)],
  );
  const isFree = ({ x, y }: Point) =>
    tiles.every((tile) => Math.abs(tile.x - x) > FROM_GREEN || tile.y - y > 34 || y - tile.y > 74);
  const free: Point[] = [];
  for (let y = -24; y <= height + 60; y += 22)
    for (let x = -30; x <= width + 30; x += 22) if (isFree({ x, y })) free.push({ x, y });
  free.sort((one, other) => Math.hypot(one.x - cup.x, one.y - cup.y) - Math.hypot(other.x - cup.x, other.y - cup.y));
  const chosen: Point[] = [];
  for (const place of free)
    if (chosen.length < DUCKS && chosen.every(({ x, y }) => Math.abs(x - place.x) > 58 || Math.abs(y - place.y) > 62))
      chosen.push(place);
  known[at] = chosen.sort((one, other) => one.y - other.y);
  return chosen;
}

/** The ducks look after the ball, hold their breath, cheer or sigh. */
export function drawCrowd(
  { context, tick, isCalm }: Stage,
  frame: Frame,
  hole: Hole,
  { theme, course, ball, mood, moodAge }: { theme: Theme; course: number; ball: Point; mood: Mood; moodAge: number },
): void {
  for (const [at, { x, y }] of placesOf(hole, frame).entries()) {
    const beat = isCalm ? 0 : tick + at * 23;
    const hop = mood === "glad" ? Math.abs(Math.sin(beat / 7)) * 13 * Math.max(0.3, 1 - moodAge / 120) : 0;
    const lift = isCalm ? 0 : hop + Math.sin(beat / 26) * 1.6;
    context.save();
    context.translate(x, y);
    context.scale(0.82, 0.82);
    paintDuck(context, {
      colour: theme.ducks[at % theme.ducks.length]!,
      mood,
      side: ball.x >= x ? 1 : -1,
      hat: course,
      lift,
    });
    context.restore();
  }
}
