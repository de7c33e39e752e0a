import type { Room } from "./room.ts";
import type { State } from "./state.ts";
import { TILE } from "./units.ts";

/** The upper left corner of a lift, in small units. */
export function liftPlace({ lifts }: State, room: Room, at: number): readonly [number, number] {
  const { x, y, dx, dy } = room.lifts[at]!;
  const far = lifts[at]!;
  return [x * TILE + Math.sign(dx) * far, y * TILE + Math.sign(dy) * far];
}
