import { BOX, type Lift, type Room } from "./room.ts";
import type { Body, State } from "./state.ts";
import { liftPlace } from "./lift-place.ts";
import { highOf, slideX, wideOf } from "./move.ts";
import { TILE } from "./units.ts";

const SPEED = 36;
/** How long a lift without a channel rests at its ends. */
const REST = 50;

const lengthOf = ({ dx, dy }: { dx: number; dy: number }): number => Math.max(Math.abs(dx), Math.abs(dy)) * TILE;

/** Channels of the two pans of scales: the first one is up when the scales are empty. */
export const PAN = -2;
const OTHER_PAN = -3;

const isOn = (body: Body, who: number, x: number, y: number, { wide }: Lift): boolean =>
  body.y + highOf(who) === y && body.x + wideOf(who) > x && body.x < x + wide * TILE && body.vy >= 0;

/** How many ducks and boxes weigh on a lift. */
function weightOn(state: State, room: Room, at: number): number {
  const [x, y] = liftPlace(state, room, at);
  let weight = 0;
  for (let who = 0; who < 2; who++) {
    const duck = state.ducks[who]!;
    if (duck.lost === 0 && duck.on === 0 && isOn(duck, who, x, y, room.lifts[at]!))
      weight += 1 + state.ducks[1 - who]!.on + (duck.load > 0 ? 1 : 0);
  }
  for (const box of state.boxes) if (box.held === 0 && isOn(box, BOX, x, y, room.lifts[at]!)) weight += 1;
  return weight;
}

/** Moves the lifts, and everything that stands on them. */
export function stepLifts(state: State, room: Room): void {
  for (let at = 0; at < room.lifts.length; at++) {
    const lift = room.lifts[at]!;
    const [x, y] = liftPlace(state, room, at);
    const far = state.lifts[at]!;
    const length = lengthOf(lift);
    if (lift.channel === OTHER_PAN) state.lifts[at] = state.lifts[at - 1]!;
    else if (lift.channel !== -1) {
      const [here, there] = lift.channel === PAN ? [weightOn(state, room, at), weightOn(state, room, at + 1)] : [0, 0];
      // Pans of the same weight stay where they are, and empty ones go back.
      const isStill = here === there && here > 0;
      const isDown = lift.channel === PAN ? here > there : (state.open >> lift.channel) & 1;
      if (!isStill) state.lifts[at] = isDown ? Math.min(length, far + SPEED) : Math.max(0, far - SPEED);
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
      if (!isOn(body, who, x, y, lift)) return;
      body.y += toY - y;
      slideX(state, room, body, toX - x, highOf(who), who);
    };
    for (const [who, duck] of state.ducks.entries()) if (duck.lost === 0 && duck.on === 0) carry(duck, who);
    for (const box of state.boxes) if (box.held === 0) carry(box, BOX);
  }
}
