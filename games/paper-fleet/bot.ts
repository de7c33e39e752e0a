import { cos, sin } from "@quackademy/game-kit/core/fixed.ts";
import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { DUCKLINGS, isLed, radiusOf, UNIT, VESSEL, VESSELS, WATER, type Boat } from "./rules-fleet.ts";
import { courseHome, jettiesOf, PEN, tapOf } from "./rules-hands.ts";
import type { Harbour } from "./rules-harbours.ts";
import type { State } from "./rules.ts";

const EVERY_FRAMES = 9;
const LOOK_AHEAD_FRAMES = 360;
const DANGER_FRAMES = 60;
/** A way that was just drawn is not drawn again: two that are as good would take turns for ever. */
const KEEP_FRAMES = 50;
/** It stops caring after so many boats, so that its runs end. */
const ENOUGH = 30;

/** Draws each boat a way that meets nobody. */
export function createBot(): (state: State) => Inputs {
  const drawnAt = new Map<number, number>();
  return (state) => {
    if (state.frame % EVERY_FRAMES > 0 || (state.level === 0 && state.home >= ENOUGH)) return { held: 0, taps: [] };
    const isDue = ({ id }: Boat) => state.frame - (drawnAt.get(id) ?? -KEEP_FRAMES) >= KEEP_FRAMES;
    const endangered = state.boats.find(
      (boat) => boat.way.length > 0 && isDue(boat) && isInDanger(state, boat, DANGER_FRAMES),
    );
    const waiting = state.boats
      .filter((boat) => boat.isIn && !isLed(boat))
      .toSorted((one, other) => urgencyOf(other) - urgencyOf(one));
    for (const boat of endangered ? [endangered, ...waiting] : waiting) {
      const plan = planWay(state, boat, LOOK_AHEAD_FRAMES);
      if (!plan || (!plan.isSafe && urgencyOf(boat) <= 700)) {
        // Lets go: two boats that nobody leads only bump.
        if (boat === endangered) return { held: 0, taps: drawn(boat, []) };
        continue;
      }
      drawnAt.set(boat.id, state.frame);
      return { held: 0, taps: drawn(boat, plan.way) };
    }
    return { held: 0, taps: [] };
  };
}

function drawn(boat: Boat, way: readonly number[]): number[] {
  const [x, y] = [Math.floor(boat.x / UNIT), Math.floor(boat.y / UNIT)];
  const taps = [tapOf(PEN.down, x, y)];
  for (let at = 0; at < way.length; at += 2) taps.push(tapOf(PEN.move, way[at]!, way[at + 1]!));
  return [...taps, tapOf(PEN.up, way.at(-2) ?? x, way.at(-1) ?? y)];
}

type Track = { reach: number; isLed: boolean; places: number[] };

const SAMPLE_FRAMES = 8;
const UNKNOWN = 1_000_000;
const MARGIN = 12;
const GRID = [120, 240, 360, 480, 600, 720, 840].flatMap((x) => [90, 180, 270, 360, 450].map((y) => [x, y] as const));

export type Plan = { boat: Boat; way: number[]; isSafe: boolean };

/** The shortest way home that meets nobody within so many frames; else the one that meets somebody last. */
export function planWay(state: State, boat: Boat, frames: number): Plan | null {
  const { harbour } = state;
  const straight = courseHome(harbour, boat);
  if (straight.length === 0) return null;
  const tracks = state.boats.filter((other) => other.id !== boat.id).flatMap((other) => trackOf(other, frames));
  let best: { way: number[]; cost: number } = { way: straight, cost: UNKNOWN };
  const consider = (way: number[]) => {
    const length = lengthOf(boat, way);
    if (length >= best.cost || isBlocked(harbour, boat, way)) return;
    const met = meetsAt(boat, way, tracks, frames);
    const cost = length + (met < 0 ? 0 : 4000 - met * 8);
    if (cost < best.cost) best = { way, cost };
  };
  consider(straight);
  for (const jetty of jettiesOf(harbour, boat)) {
    consider([jetty.x, jetty.y]);
    if (frames > 0 || best.cost === UNKNOWN) for (const [x, y] of GRID) consider([x, y, jetty.x, jetty.y]);
  }
  return { boat, way: best.way, isSafe: best.cost < 2400 };
}

/** Whether a boat that is led will meet another one soon. */
export function isInDanger(state: State, boat: Boat, frames: number): boolean {
  const tracks = state.boats.filter((other) => other.id !== boat.id).flatMap((other) => trackOf(other, frames));
  return meetsAt(boat, boat.way, tracks, frames, 2) >= 0;
}

/** Where a boat will be: along its way, or straight on. */
function trackOf(boat: Boat, frames: number): Track[] {
  const places = placesOf(boat, boat.way, frames, isLed(boat));
  const track = { reach: radiusOf(boat), isLed: isLed(boat), places };
  if (boat.vessel !== VESSEL.duck) return [track];
  const tails = Array.from({ length: DUCKLINGS }, (_, each) => {
    const late = Math.ceil(((each + 1) * 36) / SAMPLE_FRAMES);
    const shifted = places.map((_, at) => places[Math.max(at % 2, at - 2 * late)]!);
    return { reach: 10, isLed: track.isLed, places: shifted };
  });
  return [track, ...tails];
}

function placesOf(boat: Boat, way: readonly number[], frames: number, isRowed: boolean): number[] {
  const speed = VESSELS[boat.vessel]!.speed * (isRowed ? 1.15 : 0.55);
  let [x, y, next] = [boat.x / UNIT, boat.y / UNIT, 0];
  const places = [x, y];
  const angle = boat.rest > 0 ? boat.aim : boat.angle;
  for (let frame = 0; frame < frames; frame += SAMPLE_FRAMES) {
    let left = (speed * SAMPLE_FRAMES) / UNIT;
    while (left > 0 && next < way.length) {
      const [dx, dy] = [way[next]! - x, way[next + 1]! - y];
      const far = Math.sqrt(dx * dx + dy * dy);
      if (far <= left) {
        [x, y] = [way[next]!, way[next + 1]!];
        next += 2;
        left -= far;
      } else {
        x += (dx / far) * left;
        y += (dy / far) * left;
        left = 0;
      }
    }
    // After its way a boat is at home.
    if (isRowed && next >= way.length && way.length > 0) break;
    if (left > 0) {
      x += (cos(angle) / 65_536) * left;
      y += (sin(angle) / 65_536) * left;
      x = Math.max(24, Math.min(WATER.width - 24, x));
      y = Math.max(24, Math.min(WATER.height - 24, y));
    }
    places.push(x, y);
  }
  return places;
}

/** The frame at which a boat on this way meets another one; -1: never. */
function meetsAt(
  boat: Boat,
  way: readonly number[],
  tracks: readonly Track[],
  frames: number,
  margin = MARGIN,
): number {
  const own = placesOf(boat, way, frames, true);
  const tail = boat.vessel === VESSEL.duck ? [0, 5, 10, 15] : [0];
  for (let at = 0; at < own.length; at += 2) {
    for (const { reach, places } of tracks) {
      if (at + 1 >= places.length) continue;
      for (const late of tail) {
        const from = Math.max(0, at - 2 * late);
        const [dx, dy] = [places[at]! - own[from]!, places[at + 1]! - own[from + 1]!];
        const near = reach + radiusOf(boat) + margin;
        if (dx * dx + dy * dy < near * near) return (at / 2) * SAMPLE_FRAMES;
      }
    }
  }
  return -1;
}

function lengthOf(boat: Boat, way: readonly number[]): number {
  let [x, y, length] = [boat.x / UNIT, boat.y / UNIT, 0];
  for (let at = 0; at < way.length; at += 2) {
    length += Math.sqrt((way[at]! - x) ** 2 + (way[at + 1]! - y) ** 2);
    [x, y] = [way[at]!, way[at + 1]!];
  }
  return length;
}

/** Whether an island or another sign's jetty lies in the way. */
function isBlocked({ islands, jetties }: Harbour, boat: Boat, way: readonly number[]): boolean {
  const own = radiusOf(boat);
  const end = way.slice(-2);
  const bodies = [
    ...islands.map(({ x, y, radius }) => ({ x, y, reach: radius + own + 6 })),
    ...jetties.filter(({ x, y }) => x !== end[0] || y !== end[1]).map(({ x, y }) => ({ x, y, reach: 22 + own })),
  ];
  let [x, y] = [boat.x / UNIT, boat.y / UNIT];
  for (let at = 0; at < way.length; at += 2) {
    const [toX, toY] = [way[at]!, way[at + 1]!];
    for (const body of bodies) {
      // A boat that touches it already may leave.
      const isLeaving = at === 0 && far(body, toX, toY) > far(body, x, y) && far(body, x, y) < body.reach;
      if (!isLeaving && distanceTo(body.x, body.y, x, y, toX, toY) < body.reach) return true;
    }
    [x, y] = [toX, toY];
  }
  return false;
}

const far = (body: { x: number; y: number }, x: number, y: number): number =>
  Math.sqrt((body.x - x) ** 2 + (body.y - y) ** 2);

function distanceTo(px: number, py: number, x: number, y: number, toX: number, toY: number): number {
  const [dx, dy] = [toX - x, toY - y];
  const length = dx * dx + dy * dy || 1;
  const part = Math.max(0, Math.min(1, ((px - x) * dx + (py - y) * dy) / length));
  return Math.sqrt((px - x - dx * part) ** 2 + (py - y - dy * part) ** 2);
}

/** How much a boat needs somebody: 0 to 1000 by its wetness, and more if it cannot wait. */
export function urgencyOf(boat: Boat): number {
  const { soak } = VESSELS[boat.vessel]!;
  return soak === 0 ? 300 : Math.floor((boat.wet * 1000) / soak);
}
