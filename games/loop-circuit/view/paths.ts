import { SURFACE } from "#loop-circuit/rules/circuits.ts";
import { VERGE } from "#loop-circuit/rules/track.ts";
import { diceOf, type World } from "./world.ts";

/** The shapes of a stretch of road. They never change, so a frame only has to fill them. */
export type Stretch = {
  /** A circle around everything but the water. */
  x: number;
  y: number;
  reach: number;
  verge: Path2D;
  edge: Path2D;
  road: Path2D;
  /** Dashes in the middle of the road. */
  line: Path2D;
  /** Every second stone of the kerb; the others have the colour of the edge, and are a part of it. */
  kerb: Path2D;
  hedge: Path2D;
  hedgeLight: Path2D;
  /** By surface: its area, and the pattern on it; null where there is none. */
  surfaces: ReadonlyMap<number, { area: Path2D; marks: Path2D }>;
  /** The foam and the water below planks; null on land. */
  water: readonly [Path2D, Path2D] | null;
};

const POSTS = 12;
const HEDGE = 15;
const KERB_BEND = 34;
const FOAM = 196;
const WATER = 184;

const known = new WeakMap<World, readonly Stretch[]>();

export function stretchesOf(world: World): readonly Stretch[] {
  let stretches = known.get(world);
  if (!stretches) {
    const count = Math.ceil(world.x.length / POSTS);
    stretches = Array.from({ length: count }, (_, at) => buildStretch(world, at * POSTS));
    known.set(world, stretches);
  }
  return stretches;
}

function buildStretch(world: World, first: number): Stretch {
  const { track, half, isOpen } = world;
  const { count, surface, bend } = track;
  const posts = Array.from({ length: Math.min(POSTS, count - first) }, (_, at) => first + at);
  const middle = posts[posts.length >> 1]!;
  const isRoad = (post: number) => surface[post] === SURFACE.road;
  const isLand = (post: number) => surface[post] !== SURFACE.planks;
  const pieces = (from: number, to: number, isHere: (post: number) => boolean, path = new Path2D()): Path2D => {
    for (const post of posts) if (isHere(post)) piece(path, world, post, from, to);
    return path;
  };
  const kerb = (part: number, path = new Path2D()) => {
    const isHere = (post: number) => Math.abs(bend[(post + count - 3) % count]!) >= KERB_BEND && post % 2 === part;
    return pieces(half - 2, half + 12, isHere, pieces(-half - 12, -half + 2, isHere, path));
  };
  const hedge = (isHere: (post: number) => boolean) => {
    const from = half + VERGE;
    const isGrown = (side: 0 | 1) => (post: number) => isHere(post) && isLand(post) && !isOpen[post]![side];
    return pieces(from, from + HEDGE, isGrown(1), pieces(-from, -from - HEDGE, isGrown(0)));
  };
  const surfaces = new Map<number, { area: Path2D; marks: Path2D }>();
  for (const each of new Set(posts.map((post) => surface[post]!))) {
    if (each === SURFACE.road) continue;
    const isHere = (post: number) => surface[post] === each;
    const marks = new Path2D();
    for (const post of posts) if (isHere(post)) markSurface(marks, world, post, each);
    surfaces.set(each, { area: band(world, posts, half - 1, isHere), marks });
  }
  return {
    x: world.x[middle]!,
    y: world.y[middle]!,
    reach: Math.max(...posts.map((post) => distance(world, post, middle))) + half + VERGE + 60,
    verge: band(world, posts, half + VERGE, isLand),
    edge: kerb(
      1,
      band(world, posts, half + 5, () => true),
    ),
    road: band(world, posts, half - 1, () => true),
    line: pieces(-2.5, 2.5, (post) => post % 4 < 2 && isRoad(post)),
    kerb: kerb(0),
    hedge: hedge(() => true),
    hedgeLight: hedge((post) => (post >> 1) % 2 === 0),
    surfaces,
    water: posts.every(isLand) ? null : [bay(world, posts, FOAM), bay(world, posts, WATER)],
  };
}

const distance = ({ x, y }: World, one: number, other: number): number =>
  Math.hypot(x[one]! - x[other]!, y[one]! - y[other]!);

/** A band of the road, where `isHere`; a post further than the stretch, so that no gap is seen between two. */
function band(world: World, posts: readonly number[], half: number, isHere: (post: number) => boolean): Path2D {
  const { x, y, nx, ny } = world;
  const path = new Path2D();
  const place = (post: number, off: number) => [x[post]! + nx[post]! * off, y[post]! + ny[post]! * off] as const;
  for (let at = 0; at < posts.length; at++) {
    if (!isHere(posts[at]!)) continue;
    let end = at;
    while (end + 1 < posts.length && isHere(posts[end + 1]!)) end += 1;
    // The next stretch covers what is too much, unless another surface begins there.
    const more = end === posts.length - 1 && isHere((posts[end]! + 1) % x.length) ? 2 : 1;
    const along = Array.from({ length: end - at + 1 + more }, (_, step) => (posts[at]! + step) % x.length);
    for (const [step, post] of along.entries()) {
      if (step === 0) path.moveTo(...place(post, -half));
      else path.lineTo(...place(post, -half));
    }
    for (const post of along.toReversed()) path.lineTo(...place(post, half));
    path.closePath();
    at = end;
  }
  return path;
}

/** A four-sided piece from this post to the next, between two distances from the middle. */
function piece(path: Path2D, world: World, post: number, from: number, to: number) {
  const { x, y, nx, ny } = world;
  const next = (post + 1) % x.length;
  path.moveTo(x[post]! + nx[post]! * from, y[post]! + ny[post]! * from);
  path.lineTo(x[next]! + nx[next]! * from, y[next]! + ny[next]! * from);
  path.lineTo(x[next]! + nx[next]! * to, y[next]! + ny[next]! * to);
  path.lineTo(x[post]! + nx[post]! * to, y[post]! + ny[post]! * to);
  path.closePath();
}

/** A pattern tells surfaces apart without colour: ruts, glints and planks. */
function markSurface(marks: Path2D, world: World, post: number, surface: number): void {
  const { half } = world;
  const [x, y, nx, ny] = [world.x[post]!, world.y[post]!, world.nx[post]!, world.ny[post]!];
  if (surface === SURFACE.planks) {
    marks.moveTo(x - nx * half, y - ny * half);
    marks.lineTo(x + nx * half, y + ny * half);
    return;
  }
  const [long, slant] = surface === SURFACE.ice ? [26, 12] : [12, 0];
  for (let mark = 0; mark < 2; mark++) {
    const off = (diceOf(post, mark) - 0.5) * 1.7 * half;
    marks.moveTo(x + nx * off, y + ny * off);
    marks.lineTo(x + nx * (off + slant) + ny * long, y + ny * (off + slant) - nx * long);
  }
}

/** The bay that planks lead over. */
function bay({ x, y, half, track }: World, posts: readonly number[], more: number): Path2D {
  const path = new Path2D();
  for (const post of posts) {
    if (track.surface[post] !== SURFACE.planks || post % 2 === 1) continue;
    path.moveTo(x[post]!, y[post]!);
    path.arc(x[post]!, y[post]!, half + more - 40 * diceOf(post, 4), 0, 7);
  }
  return path;
}
