import { angleOf, cos, isqrt, ONE, sin, TURN } from "@quackademy/game-kit/core/fixed.ts";
import { UNIT, type Puck } from "./rules-ring.ts";

export const ARENA = { sand: 0, ice: 1, ropes: 2, turntable: 3, bumpers: 4, wind: 5 } as const;
export const ARENAS = 6;

/** How much of its speed a puck keeps in a frame, in 256ths. */
const SLIDE = [243, 251, 243, 243, 243, 243] as const;
export const slideOf = (arena: number): number => SLIDE[arena]!;

/** The rope throws pucks back, except where it has gaps. */
export const GAPS = 4;
const GAP_FIRST = 64;
const GAP_GROWS_FROM = 500;
const ROPE_BOUNCE = 230;

/** Half of a gap, in 1024ths of a turn: it grows, so that every round ends. */
export const gapHalf = (clock: number): number => Math.min(128, GAP_FIRST + (Math.max(0, clock - GAP_GROWS_FROM) >> 4));

/** The middle of a gap; all of them turn slowly. */
export const gapAt = (gap: number, clock: number): number => (gap * (TURN / GAPS) + 128 + (clock >> 2)) % TURN;

const isInGap = (angle: number, clock: number): boolean => {
  const off = (angle - gapAt(0, clock) + TURN * 2) % (TURN / GAPS);
  return Math.min(off, TURN / GAPS - off) <= gapHalf(clock);
};

/** The table turns so far in a frame, in 65536ths of a radian; the other way round after a while. */
const TABLE_TURN = 330;
const TABLE_FRAMES = 420;
export const tableTurn = (clock: number): number =>
  Math.floor(clock / TABLE_FRAMES) % 2 === 0 ? TABLE_TURN : -TABLE_TURN;

export const BUMPER_RADIUS = 26;
const BUMPER_AWAY = 128;
const BUMPER_KICK = 5 * UNIT;
const BUMPER_COUNT = 3;

/** Three posts that come nearer with the rope. */
export function bumpersIn(ring: number): { x: number; y: number }[] {
  const away = Math.min(BUMPER_AWAY * UNIT, Math.trunc((ring * 52) / 100));
  return Array.from({ length: BUMPER_COUNT }, (_, post) => {
    const angle = Math.trunc((post * TURN) / BUMPER_COUNT) + TURN / 4;
    return { x: Math.trunc((cos(angle) * away) / ONE), y: Math.trunc((sin(angle) * away) / ONE) };
  });
}

const WIND_FRAMES = 260;
const WIND_REST = 90;
const WIND_PUSH = 15;

/** Where the wind blows to, and whether it blows now: it rests between gusts, and the flags show the next one. */
export function windAt(clock: number, gust: number): { angle: number; isBlowing: boolean } {
  const turn = Math.floor(clock / WIND_FRAMES);
  return { angle: (gust + turn * 387) % TURN, isBlowing: clock % WIND_FRAMES >= WIND_REST };
}

export type ArenaNow = { arena: number; clock: number; ring: number; gust: number };

/** Applies the arena to a puck for a frame. True: something threw it back. */
export function applyArena(puck: Puck, { arena, clock, ring, gust }: ArenaNow): boolean {
  if (arena === ARENA.turntable) {
    const turn = tableTurn(clock);
    const { x, y } = puck;
    puck.x -= Math.trunc((y * turn) / ONE);
    puck.y += Math.trunc((x * turn) / ONE);
  } else if (arena === ARENA.wind) {
    const { angle, isBlowing } = windAt(clock, gust);
    if (!isBlowing) return false;
    puck.vx += Math.trunc((cos(angle) * WIND_PUSH) / ONE);
    puck.vy += Math.trunc((sin(angle) * WIND_PUSH) / ONE);
  } else if (arena === ARENA.bumpers) return bumpersIn(ring).some((post) => bounceOff(puck, post));
  else if (arena === ARENA.ropes) return bounceBack(puck, ring, clock);
  return false;
}

function bounceOff(puck: Puck, post: { x: number; y: number }): boolean {
  const [dx, dy] = [puck.x - post.x, puck.y - post.y];
  const reach = (puck.radius + BUMPER_RADIUS) * UNIT;
  const square = dx * dx + dy * dy;
  if (square >= reach * reach) return false;
  const distance = Math.max(1, isqrt(square));
  const [nx, ny] = [Math.trunc((dx * ONE) / distance), Math.trunc((dy * ONE) / distance)];
  puck.x = post.x + Math.trunc((nx * reach) / ONE);
  puck.y = post.y + Math.trunc((ny * reach) / ONE);
  const inwards = Math.trunc((puck.vx * nx + puck.vy * ny) / ONE);
  const kick = BUMPER_KICK - Math.min(0, inwards);
  puck.vx += Math.trunc((nx * kick) / ONE);
  puck.vy += Math.trunc((ny * kick) / ONE);
  return true;
}

function bounceBack(puck: Puck, ring: number, clock: number): boolean {
  const distance = isqrt(puck.x * puck.x + puck.y * puck.y);
  const edge = ring - Math.trunc((puck.radius * UNIT) / 2);
  // A puck beyond the rope is out.
  const isBeyond = distance > ring + puck.radius * UNIT;
  if (distance <= edge || isBeyond || isInGap(angleOf(puck.x, puck.y), clock)) return false;
  const [nx, ny] = [Math.trunc((puck.x * ONE) / distance), Math.trunc((puck.y * ONE) / distance)];
  puck.x = Math.trunc((nx * edge) / ONE);
  puck.y = Math.trunc((ny * edge) / ONE);
  const outwards = Math.trunc((puck.vx * nx + puck.vy * ny) / ONE);
  if (outwards <= 0) return false;
  const back = outwards + Math.trunc((outwards * ROPE_BOUNCE) / 256);
  puck.vx -= Math.trunc((nx * back) / ONE);
  puck.vy -= Math.trunc((ny * back) / ONE);
  return outwards > UNIT;
}
