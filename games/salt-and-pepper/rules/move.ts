import { isSolid, kindAt, KIND, type Room, BOX } from "./room.ts";
import { liftPlace } from "./lift-place.ts";
import type { Body, State } from "./state.ts";
import { BOX_SIZE, DUCK_HIGH, DUCK_WIDE, PX, TILE } from "./units.ts";

/** Bodies that hang over an edge by this much are pushed beside it instead of hitting their head. */
const CORNER = 11 * PX;
const PUSH = 26;

export const wideOf = (who: number): number => (who === BOX ? BOX_SIZE : DUCK_WIDE);
export const highOf = (who: number): number => (who === BOX ? BOX_SIZE : DUCK_HIGH);

const tileOf = (at: number): number => Math.floor(at / TILE);

/** Whether a box of this size hits rock, doors or its own solid water. */
export function isBlocked(state: State, room: Room, x: number, y: number, wide: number, high: number, who: number) {
  for (let row = tileOf(y); row <= tileOf(y + high - 1); row++)
    for (let column = tileOf(x); column <= tileOf(x + wide - 1); column++)
      if (isSolid(room, state.open, column, row, who)) return true;
  return false;
}

/** Moves somebody sideways until something stops them; boxes are pushed. True if they were stopped. */
export function slideX(state: State, room: Room, body: Body, dx: number, high: number, who: number, pusher = false) {
  if (dx === 0) return false;
  const wide = wideOf(who);
  // The body's own height counts from its feet: what it carries is above.
  const top = body.y + highOf(who) - high;
  let to = body.x + dx;
  let stopped = false;
  const column = tileOf(dx > 0 ? to + wide - 1 : to);
  for (let row = tileOf(top); row <= tileOf(body.y + highOf(who) - 1); row++)
    if (isSolid(room, state.open, column, row, who)) {
      to = dx > 0 ? column * TILE - wide : (column + 1) * TILE;
      stopped = true;
    }
  for (const box of state.boxes) {
    if (box === body || box.held !== 0) continue;
    if (body.y + highOf(who) <= box.y + 6 * PX || top >= box.y + BOX_SIZE) continue;
    const isAhead = dx > 0 ? body.x + wide <= box.x + 4 * PX : body.x >= box.x + BOX_SIZE - 4 * PX;
    const reaches = dx > 0 ? to + wide > box.x : to < box.x + BOX_SIZE;
    if (!isAhead || !reaches) continue;
    if (pusher) slideX(state, room, box, Math.sign(dx) * Math.min(PUSH, Math.abs(dx)), BOX_SIZE, BOX);
    to = dx > 0 ? Math.min(to, box.x - wide) : Math.max(to, box.x + BOX_SIZE);
    stopped = true;
  }
  // Never backwards: somebody inside of something stays where they are.
  body.x = dx > 0 ? Math.max(body.x, to) : Math.min(body.x, to);
  return stopped;
}

/** Moves somebody up or down. Returns 1 on the ground, -1 with the head at something, 0 in the air. */
export function slideY(state: State, room: Room, body: Body, dy: number, high: number, who: number): number {
  const wide = wideOf(who);
  const own = highOf(who);
  if (dy < 0) {
    const row = tileOf(body.y + own - high + dy);
    const blockedAt = (x: number) =>
      [tileOf(x), tileOf(x + wide - 1)].some((column) => isSolid(room, state.open, column, row, who));
    if (blockedAt(body.x)) {
      for (let off = PX; off <= CORNER; off += PX)
        for (const x of [body.x - off, body.x + off])
          if (!blockedAt(x) && !isBlocked(state, room, x, body.y, wide, own, who)) {
            body.x = x;
            body.y += dy;
            return 0;
          }
      body.y = (row + 1) * TILE - own + high;
      return -1;
    }
    for (const box of state.boxes) {
      if (box === body || box.held !== 0 || !overlaps(body.x, wide, box.x, BOX_SIZE)) continue;
      const under = box.y + BOX_SIZE;
      if (body.y + own - high >= under && body.y + own - high + dy < under) {
        body.y = under - own + high;
        return -1;
      }
    }
    body.y += dy;
    return 0;
  }
  const feet = body.y + own;
  const floor = floorBelow(state, room, body, feet, dy, who);
  if (floor !== null) {
    body.y = floor - own;
    return 1;
  }
  body.y += dy;
  return 0;
}

const overlaps = (x: number, wide: number, x2: number, wide2: number): boolean => x < x2 + wide2 && x2 < x + wide;

/** The highest floor that feet reach on their way down, or null. */
function floorBelow(state: State, room: Room, body: Body, feet: number, dy: number, who: number): number | null {
  const wide = wideOf(who);
  let floor: number | null = null;
  const take = (top: number) => {
    if (feet <= top && feet + dy >= top && (floor === null || top < floor)) floor = top;
  };
  const row = tileOf(feet + dy);
  for (const each of row > tileOf(feet) ? [tileOf(feet), row] : [row])
    for (let column = tileOf(body.x); column <= tileOf(body.x + wide - 1); column++)
      if (isSolid(room, state.open, column, each, who) || kindAt(room, column, each) === KIND.ledge) take(each * TILE);
  for (const box of state.boxes)
    if (box !== body && box.held === 0 && overlaps(body.x, wide, box.x, BOX_SIZE)) take(box.y);
  for (let at = 0; at < room.lifts.length; at++) {
    const [x, y] = liftPlace(state, room, at);
    if (overlaps(body.x, wide, x, room.lifts[at]!.wide * TILE)) take(y);
  }
  return floor;
}
