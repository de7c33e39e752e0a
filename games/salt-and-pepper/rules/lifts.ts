import { BOX, type Room } from "./room.ts";
import type { Body, State } from "./state.ts";
import { liftPlace } from "./lift-place.ts";
import { highOf, slideX, wideOf } from "./move.ts";
import { TILE } from "./units.ts";

const SPEED = 36;
/** How long a lift without a channel rests at its ends. */
const REST = 50;

const lengthOf = ({ dx, dy }: { dx: number; dy: number }): number => Math.max(Math.abs(dx), Math.abs(dy)) * TILE;

/** Moves the lifts, and everything that stands on them. */
export function stepLifts(state: State, room: Room): void {
  for (let at = 0; at < room.lifts.length; at++) {
    const lift = room.lifts[at]!;
    const [x, y] = liftPlace(state, room, at);
    const far = state.lifts[at]!;
    const length = lengthOf(lift);
    if (lift.channel >= 0) {
      const isOn = (state.open >> lift.channel) & 1;
      state.lifts[at] = isOn ? Math.min(length, far + SPEED) : Math.max(0, far - SPEED);
    } else {
      // The way counts up to the rest, and down again.
      const way = state.ways[at]!;
      if (way > 0) state.lifts[at] = Math.min(length, far + SPEED);
      else if (way < 0) state.lifts[at] = Math.max(0, far - SPEED);
      const isEnd = state.lifts[at] === (way > 0 ? length : 0);
      if (isEnd) state.ways[at] = Math.abs(way) < REST ? way + Math.sign(way) : -Math.sign(way);
    }
    const [toX, toY] = liftPlace(state, room, at);
    if (toX === x && toY === y) continue;
    const carry = (body: Body, who: number) => {
      const wide = wideOf(who);
      if (body.y + highOf(who) !== y || body.x + wide <= x || body.x >= x + lift.wide * TILE || body.vy < 0) return;
      body.y += toY - y;
      slideX(state, room, body, toX - x, highOf(who), who);
    };
    for (const [who, duck] of state.ducks.entries()) if (duck.lost === 0 && duck.on === 0) carry(duck, who);
    for (const box of state.boxes) if (box.held === 0) carry(box, BOX);
  }
}
