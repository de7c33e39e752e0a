import { angleOf, TURN } from "@quackademy/game-kit/core/fixed.ts";
import type { Hole } from "./rules/ground.ts";
import { ferryUnder, ROLL, rollHalf, speedOf, type Ball } from "./rules/roll.ts";
import { holeAt, type State } from "./rules/state.ts";
import type { Ferry } from "./rules/things.ts";
import { TILE_SIZE } from "./rules/units.ts";
import { POWER, shotSpeed } from "./rules.ts";

export type Shot = { angle: number; power: number };
/** A stroke, and what is left to the cup after it: 0 is in. */
export type Judged = Shot & { value: number };

const ways = new WeakMap<Hole, number[]>();
const OFF = 9e9;
const LONGEST_HALVES = 700;

/** How far each tile is from the cup, along the ground and through tunnels. Water counts double. */
function wayOf(hole: Hole): number[] {
  let way = ways.get(hole);
  if (way) return way;
  const { columns, tiles, cup, things } = hole;
  way = tiles.map(() => OFF);
  const tileAt = ({ x, y }: { x: number; y: number }) =>
    Math.floor(y / TILE_SIZE) * columns + Math.floor(x / TILE_SIZE);
  const open = [tileAt(cup)];
  way[open[0]!] = 0;
  while (open.length > 0) {
    const tile = open.shift()!;
    const column = tile % columns;
    const reach = (to: number, cost: number) => {
      if (tiles[to] === undefined || tiles[to] === " ") return;
      const far = way[tile]! + cost * (tiles[to] === "w" ? 4 : tiles[to] === "s" ? 2 : 1);
      if (far >= way[to]!) return;
      way[to] = far;
      open.push(to);
    };
    for (const [dx, dy, cost] of [
      [1, 0, 1],
      [-1, 0, 1],
      [0, 1, 1],
      [0, -1, 1],
    ] as const)
      if (column + dx >= 0 && column + dx < columns) reach(tile + dx + dy * columns, cost);
    for (const { x, y, toX, toY } of things.tunnels)
      if (tileAt({ x: toX, y: toY }) === tile) reach(tileAt({ x, y }), 2);
  }
  ways.set(hole, way);
  return way;
}

/** What is left after a stroke, in tiles: 0 is in the cup. */
export function judgeShot(hole: Hole, from: Ball, clock: number, { angle, power }: Shot): number {
  const ball = { ...from, ...shotSpeed(angle, power) };
  const way = wayOf(hole);
  const { cup, columns } = hole;
  let half = 0;
  for (; half < LONGEST_HALVES; half++) {
    const outcome = rollHalf(hole, ball, clock + half);
    if (outcome === ROLL.holed) return 0;
    if (outcome === ROLL.water) return OFF;
    if (half > 20 && ball.z === 0 && ball.under === 0 && speedOf(ball) < 80) break;
  }
  const ferry = ferryUnder(hole, ball, clock + half + 1);
  if (ferry) return 2 + shoreOf(hole, ferry);
  const tile = Math.floor(ball.y / TILE_SIZE) * columns + Math.floor(ball.x / TILE_SIZE);
  const straight = Math.sqrt((ball.x - cup.x) ** 2 + (ball.y - cup.y) ** 2) / TILE_SIZE;
  return 1 + Math.max(way[tile] ?? OFF, straight * 0.9) + straight * 0.1;
}

/** The way that is left from the better end of a raft's way. */
export function shoreOf(hole: Hole, { x, y, dx, dy }: Ferry): number {
  const way = wayOf(hole);
  const left = (atX: number, atY: number) =>
    way[Math.floor(atY / TILE_SIZE) * hole.columns + Math.floor(atX / TILE_SIZE)] ?? OFF;
  return Math.min(left(x, y), left(x + dx, y + dy));
}

export type Search = { angles: number; powers: readonly number[] };

/** First strokes of holes in which nothing moves: they are the same in every run. */
const fromTee = new WeakMap<Hole, Map<string, Judged>>();

/** Tries strokes all around, and then those beside the best. */
export function findShot(state: State, search: Search, ahead = 0): Judged {
  const hole = holeAt(state);
  const { mills, sliders, ferries } = hole.things;
  const isFixed = mills.length + sliders.length + ferries.length === 0;
  if (!isFixed || state.ball.x !== hole.tee.x || state.ball.y !== hole.tee.y) return lookAround(state, search, ahead);
  const known = fromTee.get(hole) ?? new Map<string, Judged>();
  fromTee.set(hole, known);
  const key = `${search.angles} ${search.powers.join()}`;
  const shot = known.get(key) ?? lookAround(state, search, 0);
  known.set(key, shot);
  return shot;
}

function lookAround(state: State, { angles, powers }: Search, ahead: number): Judged {
  const hole = holeAt(state);
  const { ball, clock } = state;
  const at = clock + ahead * 2;
  const straight = angleOf(hole.cup.x - ball.x, hole.cup.y - ball.y);
  let best: Judged = { angle: straight, power: 50, value: OFF };
  const look = (angle: number, power: number) => {
    const shot = { angle: (angle + TURN) % TURN, power: Math.max(POWER.least, Math.min(POWER.most, power)) };
    const value = judgeShot(hole, ball, at, shot);
    if (value < best.value) best = { ...shot, value };
  };
  for (let each = 0; each < angles && best.value > 0; each++) {
    const side = each % 2 === 0 ? 1 : -1;
    const angle = straight + side * Math.ceil(each / 2) * Math.floor(TURN / angles);
    for (const power of powers) if (best.value > 0) look(angle, power);
  }
  for (let step = Math.floor(TURN / angles / 2); step >= 1 && best.value > 0; step = step >> 1) {
    const { angle, power } = best;
    for (const turn of [-step, step]) look(angle + turn, power);
    for (const more of [-step, step]) look(angle, power + Math.max(-9, Math.min(9, more)));
  }
  return best;
}

/** What moves may be in the way now; and a raft may still come nearer. */
export function isWorthWaiting(state: State, value: number): boolean {
  const hole = holeAt(state);
  const ferry = ferryUnder(hole, state.ball, state.clock);
  return value > 1e6 || (ferry !== null && value > shoreOf(hole, ferry));
}
