import type { Place, PondShape } from "./pond-shape.ts";

/** A folded boat: where it is, where it looks, and the way that was drawn for it. */
export type Boat = {
  id: number;
  /** Which jetty it belongs to. */
  kind: number;
  x: number;
  y: number;
  angle: number;
  way: Place[];
};

const REACHED = 9;
const TURN = 0.11;
const SHORE = 26;

export const isNear = (one: Place, other: Place, reach: number): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < reach;

/** Whether a boat has come in from beyond the edge. */
export const isAfloat = ({ x }: Place, width: number): boolean => x > 10 && x < width - 10;

export function moveBoat(boat: Boat, speed: number, pond: PondShape): void {
  while (boat.way[0] && isNear(boat, boat.way[0], REACHED)) boat.way.shift();
  const [aim] = boat.way;
  if (aim) turnTo(boat, Math.atan2(aim.y - boat.y, aim.x - boat.x));
  else stayIn(boat, pond);
  boat.x += Math.cos(boat.angle) * speed;
  boat.y += Math.sin(boat.angle) * speed;
}

/** Turns as far as paper turns in a frame, the short way round. */
export function turnTo(boat: Boat, wanted: number): void {
  const turn = Math.atan2(Math.sin(wanted - boat.angle), Math.cos(wanted - boat.angle));
  // Sharp corners are rowed, so that a boat never circles around a place it cannot reach.
  boat.angle += Math.abs(turn) > 1.2 ? turn * 0.3 : Math.max(-TURN, Math.min(TURN, turn));
}

/** What reaches the shore without a plan turns round. */
function stayIn(boat: Boat, { width, height }: PondShape): void {
  const [along, down] = [Math.cos(boat.angle), Math.sin(boat.angle)];
  const isOutX = (boat.x < SHORE && along < 0) || (boat.x > width - SHORE && along > 0);
  const isOutY = (boat.y < SHORE && down < 0) || (boat.y > height - SHORE && down > 0);
  if (isOutX || isOutY) boat.angle = Math.atan2(isOutY ? -down : down, isOutX ? -along : along);
}
