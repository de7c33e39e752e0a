import { ONE } from "@quackademy/game-kit/core/fixed.ts";
import { CIRCUITS, PLACE, SURFACE } from "#loop-circuit/rules/circuits.ts";
import { trackOf, UNIT, VERGE, type Track } from "#loop-circuit/rules/track.ts";
import { LANDMARK, STAND } from "./things.ts";

/** Something beside the road. `kind` is the number of its drawing in this place. */
export type Thing = { x: number; y: number; kind: number; size: number };

/** A track in units, as the view draws it. */
export type World = {
  track: Track;
  place: number;
  half: number;
  /** Place of each post, and the direction to its right. */
  x: readonly number[];
  y: readonly number[];
  nx: readonly number[];
  ny: readonly number[];
  /** Where a hedge would stand on another part of the road, there is none: left and right. */
  isOpen: readonly (readonly [boolean, boolean])[];
  things: readonly Thing[];
  bounds: { left: number; top: number; right: number; bottom: number };
};

const worlds = new Map<Track, World>();

export function worldOf(circuit: number, isMirrored: number): World {
  const track = trackOf(circuit, isMirrored);
  let world = worlds.get(track);
  if (!world) worlds.set(track, (world = buildWorld(track)));
  return world;
}

/** A number from 0 to 1 that depends only on its arguments: the view's own dice. */
export function diceOf(a: number, b: number): number {
  let mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 77, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x1_0000_0000;
}

const THINGS_EVERY = 3;
const THINGS_APART = 74;
/** Landmarks are seen from far, and must not hide the road. */
const [LANDMARK_EVERY, LANDMARK_ROOM, LANDMARKS_APART] = [7, 150, 560];
/** Where a stand may be along the home straight, by post, and how far from the hedge. */
const [STAND_POSTS, STAND_ROOM, STANDS_APART] = [[6, -5], 96, 230];
const NEAR_POSTS = 16;
/** The water beside planks reaches as far, with its foam and the foot of what stands at its shore. */
const BAY = 220;

function buildWorld(track: Track): World {
  const { count } = track;
  const x = track.x.map((each) => each / UNIT);
  const y = track.y.map((each) => each / UNIT);
  const nx = track.dy.map((each) => -each / ONE);
  const ny = track.dx.map((each) => each / ONE);
  const half = track.half / UNIT;
  /** The distance to the middle of the road, apart from the posts around this one. */
  const roadFrom = (px: number, py: number, post: number): number => {
    let least = Infinity;
    for (let other = 0; other < count; other++) {
      const apart = Math.abs(other - post);
      if (post >= 0 && Math.min(apart, count - apart) < NEAR_POSTS) continue;
      least = Math.min(least, (x[other]! - px) ** 2 + (y[other]! - py) ** 2);
    }
    return Math.sqrt(least);
  };
  const hedge = half + VERGE + 8;
  const isOpen = x.map((_, post) => {
    const isFree = (side: number) =>
      roadFrom(x[post]! + nx[post]! * hedge * side, y[post]! + ny[post]! * hedge * side, post) > hedge + 6;
    return [!isFree(-1), !isFree(1)] as const;
  });
  // Houses are high: closer to the road they would cover its edge.
  const room = CIRCUITS[track.circuit]!.place === PLACE.night ? 78 : 34;
  const things: Thing[] = [];
  const isWater = (px: number, py: number): boolean =>
    track.surface.some(
      (surface, post) => surface === SURFACE.planks && Math.hypot(x[post]! - px, y[post]! - py) < half + BAY,
    );
  /** Stands there, beyond the hedge by `off`, unless a road, water or another thing is too near. */
  const put = (
    post: number,
    side: number,
    off: number,
    room: number,
    thing: { kind: number; size: number },
    apart: number,
    apartFar = apart,
  ): void => {
    const far = (hedge + off) * side;
    const [px, py] = [x[post]! + nx[post]! * far, y[post]! + ny[post]! * far];
    const isNear = (other: Thing) =>
      Math.hypot(other.x - px, other.y - py) < (other.kind < LANDMARK ? apart : apartFar);
    if (roadFrom(px, py, -1) >= hedge + room - 8 && !isWater(px, py) && !things.some(isNear))
      things.push({ x: px, y: py, ...thing });
  };
  for (const side of [-1, 1])
    for (const at of STAND_POSTS)
      put((at + count) % count, side, STAND_ROOM, STAND_ROOM, { kind: STAND, size: 1 }, STANDS_APART);
  for (let post = 0; post < count; post += LANDMARK_EVERY)
    put(
      post,
      post % 2 === 0 ? 1 : -1,
      LANDMARK_ROOM + diceOf(post, 31) * 220,
      LANDMARK_ROOM,
      { kind: LANDMARK, size: 1.15 },
      LANDMARKS_APART,
    );
  for (let post = 0; post < count; post += THINGS_EVERY)
    for (const side of [-1, 1]) {
      const dice = diceOf(post * 2 + side, track.circuit);
      if (track.surface[post] === SURFACE.planks || dice < 0.28) continue;
      const kind = Math.floor(diceOf(side + 3, post) * LANDMARK);
      put(post, side, room + diceOf(post, side + 9) * 150, room, { kind, size: 0.8 + dice * 0.5 }, THINGS_APART, 130);
    }
  const bounds = { left: Math.min(...x), top: Math.min(...y), right: Math.max(...x), bottom: Math.max(...y) };
  return { track, place: CIRCUITS[track.circuit]!.place, half, x, y, nx, ny, isOpen, things, bounds };
}
