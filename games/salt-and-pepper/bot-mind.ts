import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { highOf } from "./rules/move.ts";
import { isHarmful, isSolid, kindAt, KIND, type Room } from "./rules/room.ts";
import { MODE, PHASE, roomFor, rules, SECOND, type State } from "./rules.ts";
import { BOX_SIZE, COLUMNS, DUCK_HIGH, DUCK_WIDE, ROWS, TILE } from "./rules/units.ts";

export const copyOf = (state: State): State => ({
  ...state,
  before: [state.before[0], state.before[1]],
  ducks: [{ ...state.ducks[0] }, { ...state.ducks[1] }],
  boxes: state.boxes.map((box) => ({ ...box })),
  lifts: [...state.lifts],
  ways: [...state.ways],
  cues: [],
});

/** One thing to do: somebody goes to a place, onto the other's head, presses down or waits. */
export type Leg = {
  who: number;
  kind: "go" | "fly" | "take" | "head" | "press" | "wait" | "lift" | "box";
  x: number;
  y: number;
  /** The number of its bracket, from 1, or 0: a leg that only fetches crumbs. */
  extra: number;
};

/** The legs of a way as it is written with a room. */
export function readWay(way: string): Leg[] {
  const legs: Leg[] = [];
  let [extra, extras] = [0, 0];
  for (const [, open, word = "", close] of way.matchAll(/(\[?)([^\s[\]]+)(\]?)/g)) {
    if (open) extra = extras += 1;
    const [, letter = "", what = ""] = /^([spwlm])(.*)$/.exec(word) ?? [];
    const who = letter === "p" ? 1 : 0;
    const [x = 0, y = 0] = what.replace(/[*@]/, "").split(",").map(Number);
    if (letter === "w") legs.push({ who: -1, kind: "wait", x, y: 0, extra });
    else if (letter === "l" || letter === "m")
      legs.push({ who: -1, kind: "lift", x: letter === "m" ? 1 : 0, y: 0, extra });
    else if (what === "B") legs.push({ who, kind: "box", x: 0, y: 0, extra });
    else if (what === "H") legs.push({ who, kind: "head", x: 0, y: 0, extra });
    else if (what.startsWith("*")) legs.push({ who, kind: "take", x, y, extra });
    else if (what.startsWith("@")) legs.push({ who, kind: "fly", x, y, extra });
    else if (what === "") throw new Error(`"${word}" is not a leg`);
    else if (/\d/.test(what)) legs.push({ who, kind: "go", x, y, extra });
    // The direction that is held together with down.
    else
      legs.push({
        who,
        kind: "press",
        x: /[rR]/.test(what) ? 1 : /[lL]/.test(what) ? -1 : 0,
        y: /[RL]/.test(what) ? 1 : 0,
        extra,
      });
    if (close) extra = 0;
  }
  return legs;
}

/** The inputs of one duck as they are held by a player: alone all keys are its own. */
export const heldFor = (state: State, who: number, bits: number): number =>
  state.duo === 1 && who === 0 ? bits << SECOND : bits;

const { left, right, up } = BUTTON;
const MOVES = [right, left, 0, right | up, left | up, up] as const;
const FRAMES_A_TILE = 14;
const LEAST_FRAMES = 4;
const MOST_NODES = 700;

type Node = { state: State; at: number; cost: number; rank: number; from: Node | null; held: number; frames: number };

export const isAt = (state: State, { who, kind, x, y }: Leg): boolean => {
  const duck = state.ducks[who]!;
  if (kind === "take") {
    const at = roomFor(state).crumbs.findIndex((crumb) => crumb.x === x && crumb.y === y);
    return at < 0 || ((state.taken >> at) & 1) === 1;
  }
  if (kind === "fly")
    return Math.floor((duck.x + DUCK_WIDE / 2) / TILE) === x && Math.floor((duck.y + DUCK_HIGH / 2) / TILE) === y;
  if (duck.ground === 0 || duck.lost > 0) return false;
  if (kind === "head") return duck.on === 1;
  const middle = duck.x + DUCK_WIDE / 2;
  if (duck.on === 1) return false;
  if (kind === "box") {
    const box = state.boxes[0]!;
    const away = Math.abs(box.x + BOX_SIZE / 2 - duck.x - DUCK_WIDE / 2);
    return away < TILE * 1.25 && Math.abs(box.y + BOX_SIZE - duck.y - DUCK_HIGH) < TILE / 4;
  }
  const isThere =
    Math.floor((duck.y + DUCK_HIGH - 1) / TILE) === y && Math.abs(middle - (x + 0.5) * TILE) < TILE * 0.28;
  return isThere && Math.abs(duck.vx) <= 36;
};

/** Tiles to the goal for a body that could fly. */
function distances(state: State, room: Room, who: number, x: number, y: number): Int16Array {
  const far = new Int16Array(COLUMNS * ROWS).fill(999);
  const queue = [y * COLUMNS + x];
  far[queue[0]!] = 0;
  for (const at of queue) {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [column + dx, row + dy];
      if (nextX < 0 || nextY < 0 || nextX >= COLUMNS || nextY >= ROWS) continue;
      // Nobody goes down through a ledge.
      if (dy === -1 && kindAt(room, column, row) === KIND.ledge) continue;
      const next = nextY * COLUMNS + nextX;
      if (far[next]! < 999 || isSolid(room, state.open, nextX, nextY, who) || isHarmful(room, nextX, nextY, who))
        continue;
      far[next] = far[at]! + 1;
      queue.push(next);
    }
  }
  return far;
}

const plans = new Map<string, number[] | null>();

/**
 * A way for a leg. Hands of one style hold their keys for the same times, so that a way from the same place is searched for
 * once; it is found with the same inputs every time. `tries` searches longer.
 */
export function findWay(state: State, leg: Leg, style: number, tries: number): number[] | null {
  const { ducks, boxes, lifts, ways, levers, active4, open, taken, active, follow, duo, before, soup, seed } = state;
  const { mode, level, room } = state;
  // Beyond this many frames it makes no difference how long ago it was.
  const bodies = ducks.map((duck) => ({ ...duck, air: Math.min(9, duck.air), buffer: Math.min(9, duck.buffer) }));
  const known = [
    bodies,
    boxes,
    lifts,
    ways,
    levers,
    active4,
    open,
    taken,
    active,
    follow,
    duo,
    before,
    mode,
    level,
    room,
  ];
  const key = JSON.stringify([known, leg, style, tries, mode === MODE.flood ? [soup, seed] : 0]);
  const plan = plans.get(key);
  if (plan !== undefined) return plan;
  let turn = style * 131 + tries * 17 + 1;
  const pick = (count: number): number => {
    turn = (Math.imul(turn, 1103515245) + 12345) >>> 0;
    return (turn >>> 9) % count;
  };
  const found = planLeg(copyOf(state), leg, pick, MOST_NODES << Math.min(2, tries));
  if (plans.size > 20_000) plans.clear();
  plans.set(key, found);
  return found;
}

/** Searches the rules themselves for a way; `pick` varies how long keys are held, as hands do. Null: none was found. */
function planLeg(start: State, leg: Leg, pick: (count: number) => number, most: number): number[] | null {
  const { who } = leg;
  const room = roomFor(start);
  const other = start.ducks[1 - who]!;
  let [goalX, goalY] =
    leg.kind === "head"
      ? [Math.floor((other.x + DUCK_WIDE / 2) / TILE), Math.floor((other.y - DUCK_HIGH / 2) / TILE)]
      : [leg.x, leg.y];
  const box = start.boxes[0];
  if (leg.kind === "box" && box)
    [goalX, goalY] = [Math.floor((box.x + BOX_SIZE / 2) / TILE), Math.floor((box.y + BOX_SIZE - 1) / TILE)];
  const far = distances(start, room, who, goalX, goalY);
  const guess = (state: State): number => {
    const duck = state.ducks[who]!;
    const column = Math.floor((duck.x + DUCK_WIDE / 2) / TILE);
    const row = Math.max(0, Math.floor((duck.y + highOf(who) - 1) / TILE));
    const tiles = Math.min(200, far[row * COLUMNS + column] ?? 200);
    return tiles * FRAMES_A_TILE + Math.abs(duck.x + DUCK_WIDE / 2 - (goalX + 0.5) * TILE) / 200;
  };
  const seen = new Set<string>();
  const heap: Node[] = [];
  const first: Node = { state: start, at: 0, cost: 0, rank: guess(start), from: null, held: 0, frames: 0 };
  push(heap, first);
  for (let count = 0; heap.length > 0 && count < most; count++) {
    const node = pop(heap);
    for (const held of MOVES) {
      const state = copyOf(node.state);
      const frames = 5 + pick(4);
      let isDone = false;
      let played = 0;
      const poofs = state.poofs;
      while (played < frames && !isDone) {
        rules.step(state, { held: heldFor(state, who, held), taps: [] });
        played += 1;
        // A finger is down for a twentieth of a second at least.
        isDone = played >= LEAST_FRAMES && (isAt(state, leg) || state.phase !== PHASE.play);
        if (state.poofs > poofs) break;
      }
      if (state.poofs > poofs) continue;
      const cost = node.cost + played;
      const next: Node = { state, at: count, cost, rank: cost + guess(state) * 2.2, from: node, held, frames: played };
      if (isDone) return framesOf(next);
      const duck = state.ducks[who]!;
      const key = `${duck.x >> 7},${duck.y >> 7},${duck.vx >> 5},${duck.vy >> 6},${duck.rising},${held & up},${state.open},${state.lifts[0] === undefined ? 0 : state.lifts[0] >> 9}`;
      if (seen.has(key)) continue;
      seen.add(key);
      push(heap, next);
    }
  }
  return null;
}

function framesOf(node: Node): number[] {
  const parts: number[][] = [];
  for (let at: Node | null = node; at !== null; at = at.from) {
    const { held, frames } = at;
    parts.push(Array.from({ length: frames }, () => held));
  }
  return parts.reverse().flat();
}

function push(heap: Node[], node: Node): void {
  let at = heap.push(node) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (heap[above]!.rank <= node.rank) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = node;
}

function pop(heap: Node[]): Node {
  const top = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let below = at * 2 + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && heap[below + 1]!.rank < heap[below]!.rank) below += 1;
    if (heap[below]!.rank >= last.rank) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return top;
}

export const isFlood = ({ mode }: State): boolean => mode === MODE.flood;
