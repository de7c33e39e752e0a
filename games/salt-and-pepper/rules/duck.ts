import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { CUE } from "./cues.ts";
import { highOf, isBlocked, slideX, slideY } from "./move.ts";
import { BOX, isHarmful, isSolid, kindAt, KIND, type Room } from "./room.ts";
import { MODE, type Body, type Duck, type State } from "./state.ts";
import { BOX_SIZE, DUCK_HIGH, DUCK_WIDE, PX, TILE } from "./units.ts";

const RUN = 66;
const RUN_UP = 10;
const SLOW_DOWN = 12;
const AIR_TURN = 6;
/** Of boxes and of ducks that were thrown; jumps are short and fall faster than they rise. */
export const GRAVITY = 5;
const RISE_GRAVITY = 7;
const FALL_GRAVITY = 9;
const FALL = 150;
const JUMP = 160;
/** With something on the head. */
const LOADED_JUMP = 122;
/** Feet that are so little below an edge are put on it. */
const STEP_UP = 8 * PX;
const CUT = 48;
const COYOTE = 7;
const BUFFER = 8;
/** How far a duck reaches to lift something, from middle to middle. */
const REACH = 66 * PX;
const REACH_HIGH = 34 * PX;
export const LONG = { vx: 92, vy: -112 };
export const HIGH = { vx: 38, vy: -176 };
export const DROP = { vx: 27, vy: -40 };
export const BOX_LONG = { vx: 80, vy: -96 };
export const LOST_FRAMES = 24;
const FAN_LIFT = 14;
const FAN_SPEED = 92;
/** Feet may be so deep in the wrong water. */
const DEEP = 9 * PX;

/** What stands on a duck's head: the other duck, a box, or nothing. */
export function loadHigh(state: State, who: number): number {
  if (state.ducks[1 - who]!.on === 1) return DUCK_HIGH;
  return state.ducks[who]!.load > 0 ? BOX_SIZE : 0;
}

export function stepDuck(state: State, room: Room, who: number, held: number, pressed: number): void {
  const duck = state.ducks[who]!;
  if (duck.lost > 0) {
    duck.lost += 1;
    if (duck.lost > LOST_FRAMES) putBack(state, who);
    return;
  }
  const want = (held & BUTTON.right ? 1 : 0) - (held & BUTTON.left ? 1 : 0);
  if (want !== 0) duck.face = want;
  steer(duck, want);
  duck.buffer = pressed & BUTTON.up ? 0 : Math.min(99, duck.buffer + 1);
  if (duck.buffer <= BUFFER && (duck.ground === 1 || duck.air <= COYOTE)) jump(state, who);
  if (duck.rising === 1 && (held & BUTTON.up) === 0) {
    duck.rising = 0;
    if (duck.vy < -CUT) duck.vy = -CUT;
  }
  if (duck.vy >= 0) duck.rising = 0;
  if (pressed & BUTTON.down) act(state, room, who, want);
  blow(state, room, duck);
  move(state, room, who);
}

function steer(duck: Duck, want: number): void {
  if (want !== 0) {
    const step = duck.ground === 1 ? (duck.vx * want < 0 ? RUN_UP * 2 : RUN_UP) : duck.thrown === 1 ? 2 : AIR_TURN;
    const fast = duck.vx * want > RUN;
    if (!fast) duck.vx = want > 0 ? Math.min(RUN, duck.vx + step) : Math.max(-RUN, duck.vx - step);
    else if (duck.ground === 1) duck.vx -= want * 3;
    return;
  }
  const slow = duck.ground === 1 ? SLOW_DOWN : duck.thrown === 1 ? 0 : 3;
  duck.vx = duck.vx > 0 ? Math.max(0, duck.vx - slow) : Math.min(0, duck.vx + slow);
}

function jump(state: State, who: number): void {
  const duck = state.ducks[who]!;
  duck.on = 0;
  duck.vy = loadHigh(state, who) > 0 ? -LOADED_JUMP : -JUMP;
  duck.ground = 0;
  duck.air = COYOTE + 1;
  duck.buffer = BUFFER + 1;
  duck.rising = 1;
  state.cues.push(CUE.jump);
}

/** Fans blow up as far as the next rock. */
function blow(state: State, room: Room, duck: Duck): void {
  const column = Math.floor((duck.x + DUCK_WIDE / 2) / TILE);
  const feet = duck.y + DUCK_HIGH - 1;
  for (const { x, y, channel } of room.fans) {
    if (x !== column || feet >= y * TILE || (channel >= 0 && ((state.open >> channel) & 1) === 0)) continue;
    let isFree = true;
    for (let row = y - 1; row > Math.floor(feet / TILE) && isFree; row--)
      isFree = !isSolid(room, state.open, column, row, BOX);
    if (!isFree) continue;
    if (duck.vy > -FAN_SPEED) duck.vy -= FAN_LIFT;
    if (duck.on === 1) duck.on = 0;
  }
}

function move(state: State, room: Room, who: number): void {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  const wasOnGround = duck.ground === 1;
  const load = loadHigh(state, who);
  const boxLoad = duck.load > 0 ? BOX_SIZE : 0;
  const [fromX, fromY] = [duck.x, duck.y];
  // A duck on the head may be scraped off by rock, a box is not.
  const isPushing = duck.ground === 1 && duck.on === 0;
  if (
    slideX(state, room, duck, duck.vx, DUCK_HIGH + boxLoad, who, isPushing) &&
    !stepUp(state, room, who, DUCK_HIGH + boxLoad)
  )
    duck.vx = 0;
  if (duck.on === 1) {
    // On the head one walks, and falls off its edge.
    const off = Math.abs(duck.x - other.x);
    if (off > DUCK_WIDE - 5 * PX) duck.on = 0;
    else {
      duck.y = other.y - DUCK_HIGH;
      duck.ground = 1;
      duck.air = 0;
      duck.vy = 0;
      return;
    }
  }
  const high = DUCK_HIGH + load;
  const wasFalling = duck.vy;
  const feet = duck.y + DUCK_HIGH;
  const stop = slideY(state, room, duck, duck.vy, high, who);
  const pull = duck.thrown === 1 ? GRAVITY : duck.vy < 0 ? RISE_GRAVITY : FALL_GRAVITY;
  duck.vy = stop !== 0 ? 0 : Math.min(FALL, duck.vy + pull);
  duck.ground = stop === 1 ? 1 : 0;
  duck.air = duck.ground === 1 ? 0 : Math.min(99, duck.air + 1);
  if (duck.ground === 1) duck.thrown = 0;
  if (duck.ground === 1 && !wasOnGround && wasFalling > 40) state.cues.push(CUE.land);
  if (stop === 0 && wasFalling >= 0) landOnHead(state, who, feet);
  carryRider(state, room, who, duck.x - fromX, duck.y - fromY);
  if (duck.load > 0) {
    const box = state.boxes[duck.load - 1]!;
    box.x = duck.x + ((DUCK_WIDE - BOX_SIZE) >> 1);
    box.y = duck.y - BOX_SIZE;
    box.vx = box.vy = 0;
  }
}

/** Puts a duck that has nearly reached an edge on it. */
function stepUp(state: State, room: Room, who: number, high: number): boolean {
  const duck = state.ducks[who]!;
  const deep = (duck.y + DUCK_HIGH) % TILE;
  if (duck.ground === 1 || duck.vy < -32 || deep > STEP_UP) return false;
  if (isBlocked(state, room, duck.x + duck.vx, duck.y + DUCK_HIGH - deep - high, DUCK_WIDE, high, who)) return false;
  duck.y -= deep;
  duck.x += duck.vx;
  return true;
}

function landOnHead(state: State, who: number, feetBefore: number): void {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  if (other.lost > 0 || other.on === 1 || other.load > 0 || duck.load > 0) return;
  const feet = duck.y + DUCK_HIGH;
  if (feetBefore > other.y + 6 * PX || feet < other.y || Math.abs(duck.x - other.x) > DUCK_WIDE - 6 * PX) return;
  duck.on = 1;
  duck.y = other.y - DUCK_HIGH;
  duck.vy = 0;
  duck.ground = 1;
  duck.air = 0;
  duck.thrown = 0;
  state.cues.push(CUE.stack);
}

/** Whoever stands on a head goes along, unless rock holds them back. */
function carryRider(state: State, room: Room, who: number, dx: number, dy: number): void {
  const rider = state.ducks[1 - who]!;
  if (rider.on !== 1) return;
  if (dx !== 0) slideX(state, room, rider, dx, DUCK_HIGH, 1 - who);
  const duck = state.ducks[who]!;
  if (Math.abs(rider.x - duck.x) > DUCK_WIDE - 4 * PX) {
    rider.on = 0;
    return;
  }
  rider.y += dy;
  if (rider.y !== duck.y - DUCK_HIGH) rider.y = duck.y - DUCK_HIGH;
}

/** Lifts what is near, throws what is on the head, or calls the other one. */
function act(state: State, room: Room, who: number, want: number): void {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  if (other.on === 1) return throwDuck(state, duck, other, want);
  if (duck.load > 0) return throwBox(state, room, duck, want);
  const isFree = duck.on === 0 && (duck.ground === 1 || duck.air < COYOTE);
  if (isFree && other.lost === 0 && other.load === 0 && isNear(duck, other, other.y, DUCK_WIDE)) {
    if (isBlocked(state, room, duck.x, duck.y - DUCK_HIGH, DUCK_WIDE, DUCK_HIGH, 1 - who))
      return void state.cues.push(CUE.noRoom);
    Object.assign(other, { x: duck.x, y: duck.y - DUCK_HIGH, vx: 0, vy: 0, on: 1, ground: 1, air: 0, thrown: 0 });
    state.cues.push(CUE.lift);
    return;
  }
  const near = isFree
    ? state.boxes.findIndex((box) => box.held === 0 && isNear(duck, box, box.y + BOX_SIZE - DUCK_HIGH, BOX_SIZE))
    : -1;
  if (near >= 0) {
    if (isBlocked(state, room, duck.x, duck.y - BOX_SIZE, DUCK_WIDE, BOX_SIZE, BOX))
      return void state.cues.push(CUE.noRoom);
    duck.load = near + 1;
    state.boxes[near]!.held = who + 1;
    state.cues.push(CUE.lift);
    return;
  }
  if (state.duo === 0 && state.mode !== MODE.pairs) {
    state.follow = 1 - state.follow;
    state.cues.push(state.follow === 1 ? CUE.call : CUE.stay);
  } else state.cues.push(CUE.call);
}

const isNear = (duck: Duck, thing: Body, thingY: number, wide: number): boolean =>
  Math.abs(duck.x + DUCK_WIDE / 2 - (thing.x + wide / 2)) <= REACH + (wide - DUCK_WIDE) / 2 &&
  Math.abs(duck.y - thingY) <= REACH_HIGH;

function throwDuck(state: State, duck: Duck, other: Duck, want: number): void {
  const { vx, vy } = want === 0 ? HIGH : LONG;
  Object.assign(other, { on: 0, vx: duck.face * vx, vy, ground: 0, air: 50, thrown: 1, rising: 0, face: duck.face });
  other.y -= PX;
  state.throws += 1;
  state.cues.push(want === 0 ? CUE.toss : CUE.throw);
}

function throwBox(state: State, room: Room, duck: Duck, want: number): void {
  const box = state.boxes[duck.load - 1]!;
  // It must not be thrown from inside of rock.
  if (isBlocked(state, room, box.x, box.y, BOX_SIZE, BOX_SIZE, BOX)) {
    const x = duck.x + (duck.face > 0 ? DUCK_WIDE - BOX_SIZE : 0);
    if (isBlocked(state, room, x, box.y, BOX_SIZE, BOX_SIZE, BOX)) return void state.cues.push(CUE.noRoom);
    box.x = x;
  }
  const { vx, vy } = want === 0 ? DROP : BOX_LONG;
  box.held = 0;
  box.vx = duck.face * vx;
  box.vy = vy;
  duck.load = 0;
  state.cues.push(CUE.throw);
}

/** Gravity and friction of boxes. */
export function stepBoxes(state: State, room: Room): void {
  for (const box of state.boxes) {
    if (box.held !== 0) continue;
    if (slideX(state, room, box, box.vx, BOX_SIZE, BOX)) box.vx = 0;
    const stop = slideY(state, room, box, box.vy, BOX_SIZE, BOX);
    if (stop === 1) box.vx = box.vx > 0 ? Math.max(0, box.vx - 9) : Math.min(0, box.vx + 9);
    box.vy = stop !== 0 ? 0 : Math.min(FALL, box.vy + GRAVITY);
  }
}

/** Wrong water, and soup that rises. */
export function isInHarm(state: State, room: Room, who: number): boolean {
  const duck = state.ducks[who]!;
  const feet = duck.y + DUCK_HIGH;
  if (state.mode === MODE.flood && feet > state.soup + 10 * PX) return true;
  const row = Math.floor((feet - 1) / TILE);
  if (feet - row * TILE < DEEP) return false;
  for (const x of [duck.x + 6 * PX, duck.x + DUCK_WIDE - 6 * PX])
    if (isHarmful(room, Math.floor(x / TILE), row, who)) return true;
  return false;
}

export function lose(state: State, who: number): void {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  if (duck.load > 0) state.boxes[duck.load - 1]!.held = 0;
  if (other.on === 1) other.on = 0;
  Object.assign(duck, { lost: 1, on: 0, load: 0, vx: 0, vy: 0, thrown: 0, ground: 0, home: 0 });
  state.poofs += 1;
}

function putBack(state: State, who: number): void {
  const duck = state.ducks[who]!;
  const other = state.ducks[1 - who]!;
  let [x, y] = [duck.safeX, duck.safeY];
  // A place under the soup is none: then to the other one, or up out of it.
  if (state.mode === MODE.flood && y + DUCK_HIGH > state.soup) {
    if (other.lost === 0) [x, y] = [other.x, other.y];
    else y = state.soup - 2 * DUCK_HIGH;
  }
  Object.assign(duck, { x, y, vx: 0, vy: 0, lost: 0, air: 0, buffer: 99, ground: 0 });
  state.cues.push(CUE.back);
}

/** Remembers where a duck stood well: on rock, and not at the edge of the wrong water. */
export function noteSafe(state: State, room: Room, who: number): void {
  const duck = state.ducks[who]!;
  if (duck.ground === 0 || duck.on === 1) return;
  const row = Math.floor((duck.y + highOf(who)) / TILE);
  const [left, right] = [Math.floor(duck.x / TILE), Math.floor((duck.x + DUCK_WIDE - 1) / TILE)];
  for (let column = left; column <= right; column++) {
    const here = kindAt(room, column, row - 1);
    if (kindAt(room, column, row) !== KIND.rock || here !== KIND.air) return;
  }
  for (let column = left - 1; column <= right + 1; column++) if (isHarmful(room, column, row, who)) return;
  duck.safeX = duck.x;
  duck.safeY = duck.y;
}
