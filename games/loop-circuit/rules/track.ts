import { angleOf, cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { CIRCUITS, SURFACE } from "./circuits.ts";

/** Small units in one unit of the world. */
export const UNIT = 256;
/** Units between two posts of a track, and the grass beside its road. */
export const POST_GAP = 24;
export const VERGE = 38;
/** Planks have a narrow edge before the water. */
const PLANK_EDGE = 10;
export const GATES = 6;
/** The car is so far from a hedge when it touches it. */
export const CAR_HALF = 13;

/**
 * A circuit as a ring of posts at equal distances along its middle. The posts are numbered from the line, and the car
 * always belongs to one of them, so circuits may cross themselves.
 */
export type Track = {
  circuit: number;
  count: number;
  half: number;
  /** For each post: place in small units, direction in 1024ths of a turn and as a vector, surface. */
  x: readonly number[];
  y: readonly number[];
  angle: readonly number[];
  dx: readonly number[];
  dy: readonly number[];
  surface: readonly number[];
  /** How far the road turns over the next posts, in 1024ths: right is positive. */
  bend: readonly number[];
  pads: readonly number[];
  ramps: readonly number[];
};

const tracks = new Map<number, Track>();

/** The track of a circuit, or its mirror image. Built once. */
export function trackOf(circuit: number, isMirrored: number): Track {
  const key = circuit * 2 + isMirrored;
  const known = tracks.get(key);
  if (known) return known;
  const built = buildTrack(circuit, isMirrored === 1);
  tracks.set(key, built);
  return built;
}

/** Places on the curve between two points, before they are spaced evenly. */
const STEPS = 32;
const BEND_POSTS = 6;

function buildTrack(circuit: number, isMirrored: boolean): Track {
  const { points, half, pads, ramps } = CIRCUITS[circuit]!;
  const side = isMirrored ? -1 : 1;
  const fine = points.flatMap((_, at) => curveFrom(points, at, side));
  const lengths = [0];
  for (let at = 1; at <= fine.length; at++) {
    const [here, before] = [fine[at % fine.length]!, fine[at - 1]!];
    lengths.push(lengths[at - 1]! + isqrt((here.x - before.x) ** 2 + (here.y - before.y) ** 2));
  }
  const total = lengths[fine.length]!;
  const count = Math.floor(total / (POST_GAP * UNIT));
  const [x, y, surface, ofPoint]: number[][] = [[], [], [], []];
  for (let post = 0, at = 0; post < count; post++) {
    const wanted = Math.floor((total * post) / count);
    while (lengths[at + 1]! <= wanted) at += 1;
    const [from, to] = [fine[at]!, fine[(at + 1) % fine.length]!];
    const [past, gap] = [wanted - lengths[at]!, lengths[at + 1]! - lengths[at]!];
    x!.push(from.x + Math.floor(((to.x - from.x) * past) / gap));
    y!.push(from.y + Math.floor(((to.y - from.y) * past) / gap));
    surface!.push(from.surface);
    ofPoint!.push(from.point);
  }
  const angle = x!.map((_, post) => {
    const [before, after] = [(post + count - 1) % count, (post + 1) % count];
    return angleOf(x![after]! - x![before]!, y![after]! - y![before]!);
  });
  return {
    circuit,
    count,
    half: half * UNIT,
    x: x!,
    y: y!,
    angle,
    dx: angle.map(cos),
    dy: angle.map(sin),
    surface: surface!,
    bend: angle.map((from, post) => turnBetween(from, angle[(post + BEND_POSTS) % count]!)),
    pads: pads.map((point) => ofPoint!.indexOf(point)),
    ramps,
  };
}

type Place = { x: number; y: number; surface: number; point: number };

/** A Catmull-Rom curve in whole numbers: it goes through all points, and has no corner. */
function curveFrom(points: (typeof CIRCUITS)[number]["points"], at: number, side: number): Place[] {
  const point = (by: number) => points[(at + by + points.length) % points.length]!;
  const around = [point(-1), point(0), point(1), point(2)];
  const from = point(0);
  const scale = 10 * UNIT;
  const along = (axis: 0 | 1, step: number): number => {
    const [a, b, c, d] = around.map((each) => each[axis]! * scale) as [number, number, number, number];
    const cubic = 3 * b - a - 3 * c + d;
    const square = 2 * a - 5 * b + 4 * c - d;
    const sum = 2 * b * STEPS ** 3 + (c - a) * step * STEPS ** 2 + square * step ** 2 * STEPS + cubic * step ** 3;
    return Math.floor(sum / (2 * STEPS ** 3));
  };
  return Array.from({ length: STEPS }, (_, step) => ({
    x: along(0, step),
    y: side * along(1, step),
    surface: from[2] ?? SURFACE.road,
    point: at,
  }));
}

/** From one direction to another by the shorter way, in 1024ths: right is positive. */
export const turnBetween = (from: number, to: number): number =>
  ((((to - from + TURN / 2) % TURN) + TURN) % TURN) - TURN / 2;

/** Where things may be beside the middle of the road: beyond it are hedges, or water. */
export function limitAt({ half, surface }: Track, post: number): number {
  return surface[post] === SURFACE.planks ? half + PLANK_EDGE * UNIT : half + VERGE * UNIT;
}

/** The distance to the right of the middle of the road. */
export const asideOf = (track: Track, post: number, px: number, py: number): number =>
  Math.floor(((py - track.y[post]!) * track.dx[post]! - (px - track.x[post]!) * track.dy[post]!) / ONE);

/** The distance beyond a post, along the road. */
export const alongOf = (track: Track, post: number, px: number, py: number): number =>
  Math.floor(((px - track.x[post]!) * track.dx[post]! + (py - track.y[post]!) * track.dy[post]!) / ONE);

/** The post of a gate; gate 0 is the line. */
export const gatePost = ({ count }: Track, gate: number): number => Math.floor((count * (gate % GATES)) / GATES);
