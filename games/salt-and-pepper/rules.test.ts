import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { createPlayer } from "./bot-hands.ts";
import manifest from "./game.json" with { type: "json" };
import { CUE } from "./rules/cues.ts";
import { floodRoom, STOREY_PLANS } from "./rules/flood.ts";
import { traceBeam } from "./rules/light.ts";
import { KIND, kindAt, readRoom } from "./rules/room.ts";
import { roomOf, ROOMS } from "./rules/rooms.ts";
import { COLUMNS, DUCK_HIGH, DUCK_WIDE, PX, ROWS, TILE } from "./rules/units.ts";
import {
  CRUMBS,
  DUO_TAP,
  isFinished,
  MODE,
  parOf,
  PHASE,
  roomFor,
  rules,
  SECOND,
  starsOf,
  SWAP_TAP,
  type State,
} from "./rules.ts";

const SEED = readSeed("7a".repeat(16));
const { left, right, up, down } = BUTTON;

/** Both are in the room, and never on each other's head at once. */
function check(state: State): void {
  for (const { x, y } of state.ducks) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(COLUMNS * TILE - DUCK_WIDE);
    expect(y).toBeLessThanOrEqual((ROWS + 4) * TILE);
  }
  expect(state.ducks[0].on + state.ducks[1].on).toBeLessThan(2);
}

const options = { manifest, check, tapFor: (_: State, number: number) => 1 + (number % 3) };
const { botRuns, idleRuns } = testRules(rules, createBot, options);
testRules(rules, createBot, { ...options, variant: "room-4" });
testRules(rules, createBot, { ...options, variant: "trial-3" });
testRules(rules, createBot, { ...options, variant: "pairs-1" });

const start = (variant: string) => rules.start(SEED, variant);
const hold = (state: State, held: number, frames: number) => playFrames(rules, state, frames, { held, taps: [] });
const put = (state: State, who: number, column: number, row: number) =>
  Object.assign(state.ducks[who]!, {
    x: Math.round((column + 0.5) * TILE) - DUCK_WIDE / 2,
    y: (row + 1) * TILE - DUCK_HIGH,
    vx: 0,
    vy: 0,
    ground: 1,
    air: 0,
  });

/** Plays a room with quick hands that always press the same. */
function playRoom(number: number, isFetching: boolean): State {
  const state = start(`room-${number}`);
  let turn = number;
  const player = createPlayer({
    think: () => 8,
    isFetching: () => isFetching,
    pick: (count) => (turn = (turn * 7 + 3) % 1009) % count,
  });
  while (!rules.isOver(state) && state.frame < 90 * 60) rules.step(state, player(state));
  return state;
}

test.each(ROOMS.map(({ name, par }, at) => ({ name, par, number: at + 1 })))(
  "cave $number, $name, can be solved with all three stars",
  ({ number }) => {
    const state = playRoom(number, true);
    expect([isFinished(state), state.crumbs, starsOf(state)]).toEqual([true, CRUMBS, 3]);
  },
);

test("every cave has two starts, two shakers, three crumbs and rock around", () => {
  for (const [at, { rows }] of ROOMS.entries()) {
    const room = roomOf(at);
    expect([rows.length, rows.every((row) => row.length <= COLUMNS)]).toEqual([ROWS, true]);
    expect([room.starts.length, room.homes.length, room.crumbs.length]).toEqual([2, 2, CRUMBS]);
    expect(room.starts.map(({ channel }) => channel)).toEqual([0, 1]);
  }
});

test("the storeys of a flood fit together, mirrored or not, and use a channel each", () => {
  for (let number = 0; number < 8; number++) {
    const room = floodRoom([number, 2, 3, 4], number);
    expect([room.starts.length, room.homes.length]).toEqual([2, 2]);
    for (const { y, channel } of room.plates) expect(channel).toBe(2 - Math.floor((y - 1) / 4));
  }
  for (const { rows } of STOREY_PLANS) expect(rows.map((row) => row.length)).toEqual([18, 18, 18, 18]);
});

test("Salt floats on brine and goes poof in mud, Pepper the other way round", () => {
  const state = start("room-1");
  put(state, 0, 6, 10);
  put(state, 1, 12, 10);
  hold(state, 0, 30);
  expect([state.poofs, state.ducks[0].ground, state.ducks[1].ground]).toEqual([0, 1, 1]);
  put(state, 1, 2, 11);
  put(state, 0, 12, 10);
  const cues = hold(state, 0, 30);
  expect(cues).toContain(CUE.poof);
  expect(state.poofs).toBe(1);
});

test("a lost duck is back where it stood well within half a second", () => {
  const state = start("room-1");
  hold(state, 0, 5);
  const { x } = state.ducks[1];
  put(state, 1, 6, 10);
  let frames = 0;
  while (state.ducks[1].lost === 0) hold(state, 0, 1);
  while (state.ducks[1].lost > 0) {
    hold(state, 0, 1);
    frames += 1;
  }
  expect(frames).toBeLessThan(30);
  expect(state.ducks[1].x).toBe(x);
});

test("alone, both sets of keys move the chosen duck, and the swap chooses the other one", () => {
  const state = start("room-3");
  const [salt, pepper] = state.ducks;
  const from = [salt.x, pepper.x];
  hold(state, right << SECOND, 10);
  expect([salt.x > from[0]!, pepper.x]).toEqual([true, from[1]]);
  playFrames(rules, state, 1, tap(SWAP_TAP));
  hold(state, right, 10);
  expect(pepper.x).toBeGreaterThan(from[1]!);
});

test("two players move at once, and there is no swap", () => {
  const state = start("room-3");
  playFrames(rules, state, 1, tap(DUO_TAP));
  const [salt, pepper] = state.ducks;
  const from = [salt.x, pepper.x];
  hold(state, (right << SECOND) | left, 10);
  expect([salt.x > from[0]!, pepper.x < from[1]!]).toEqual([true, true]);
  playFrames(rules, state, 1, tap(SWAP_TAP));
  expect(state.active).toBe(0);
  expect(start("pairs-2")).toMatchObject({ duo: 1, mode: MODE.pairs, level: 6 });
});

test("a jump climbs two tiles and not three, but three from the other's head", () => {
  const highest = (from: State) => {
    let best = from.ducks[0].y;
    const before = from.ducks[0].y;
    for (let frame = 0; frame < 40; frame++) {
      hold(from, up, 1);
      best = Math.min(best, from.ducks[0].y);
    }
    return (before - best) / TILE;
  };
  const state = start("room-4");
  expect(highest(state)).toBeGreaterThan(2.2);
  const other = start("room-4");
  expect(highest(other)).toBeLessThan(2.9);
  const stacked = start("room-4");
  const floor = stacked.ducks[0].y;
  Object.assign(stacked.ducks[0], { x: stacked.ducks[1].x, y: stacked.ducks[1].y - DUCK_HIGH, on: 1, ground: 1 });
  highest(stacked);
  expect(floor - stacked.ducks[0].y).toBeGreaterThanOrEqual(-TILE);
});

test("a friend is lifted, carried along and thrown far while walking, high while standing", () => {
  const reach = (walk: number) => {
    const state = start("room-3");
    put(state, 0, 2, 11);
    put(state, 1, 2, 11);
    expect(hold(state, down, 1)).toContain(CUE.lift);
    expect(state.ducks[1].on).toBe(1);
    hold(state, right, 8);
    hold(state, 0, 20);
    expect(Math.abs(state.ducks[1].x - state.ducks[0].x)).toBeLessThan(DUCK_WIDE);
    const from = { ...state.ducks[1] };
    hold(state, down | walk, 1);
    let top = from.y;
    for (let frame = 0; frame < 120 && (frame < 5 || state.ducks[1].ground === 0); frame++) {
      hold(state, 0, 1);
      top = Math.min(top, state.ducks[1].y);
    }
    return { far: (state.ducks[1].x - from.x) / TILE, high: (from.y - top) / TILE, throws: state.throws };
  };
  const [long, tall] = [reach(right), reach(0)];
  expect(tall.high).toBeGreaterThan(long.high + 1);
  expect([long.throws, tall.throws]).toEqual([1, 1]);
});

test("a plate holds its door open as long as somebody stands on it, and no door shuts on a duck", () => {
  const state = start("room-3");
  put(state, 0, 7, 11);
  hold(state, 0, 3);
  expect(state.open & 1).toBe(1);
  put(state, 1, 9, 11);
  put(state, 0, 3, 11);
  hold(state, 0, 10);
  expect(state.open & 1).toBe(1);
  put(state, 1, 11, 11);
  hold(state, 0, 10);
  expect(state.open & 1).toBe(0);
});

test("light goes up from Salt, ends at Pepper, and opens doors", () => {
  const state = start("room-19");
  put(state, 1, 12, 11);
  put(state, 0, 8, 11);
  hold(state, 0, 3);
  expect(traceBeam(state, roomFor(state), 0).channel).toBe(0);
  expect(state.open & 1).toBe(1);
  put(state, 1, 5, 11);
  hold(state, 0, 3);
  expect(traceBeam(state, roomFor(state), 0).channel).toBe(-1);
});

test("a box floats on every water, and can be carried", () => {
  const state = start("room-8");
  put(state, 0, 6, 11);
  put(state, 1, 2, 11);
  hold(state, down, 1);
  expect(state.ducks[0].load).toBe(1);
  state.ducks[0].load = 0;
  Object.assign(state.boxes[0]!, { held: 0, x: 9 * TILE, y: 8 * TILE, vx: 0, vy: 0 });
  hold(state, 0, 60);
  expect(state.boxes[0]!.y).toBe(12 * TILE - 44 * PX);
});

test("the soup takes a feather, sinks a little, and the third one ends the run", () => {
  const state = start("");
  hold(state, right, 1);
  const feathers: number[] = [];
  while (!rules.isOver(state) && state.frame < 9000) {
    rules.step(state, NOTHING);
    if (feathers.at(-1) !== state.feathers) feathers.push(state.feathers);
  }
  expect(feathers).toEqual([3, 2, 1, 0]);
  expect([state.phase, rules.score(state)]).toEqual([PHASE.over, 0]);
});

test("the bot earns points in a flood, and whoever does nothing earns none", () => {
  for (const { score } of botRuns()) expect(score).toBeGreaterThan(150);
  for (const { score } of idleRuns()) expect(score).toBe(0);
});

test("a finished cave counts far more than crumbs, and quick ones more than slow ones", () => {
  const state = Object.assign(start("room-5"), { crumbs: 3 });
  const tried = rules.score(state);
  Object.assign(state, { finished: 1, clock: 40 * 60 });
  const slow = rules.score(state);
  state.clock = 20 * 60;
  expect([tried < 100, slow > 1000, rules.score(state) - slow]).toEqual([true, true, 200]);
  expect(parOf(start("trial-1"))).toBe(ROOMS.slice(0, 6).reduce((sum, { par }) => sum + par, 0));
});

test("an unknown level is a flood", () => {
  for (const variant of ["room-25", "room-0", "trial-5", "x"]) expect(start(variant).mode).toBe(MODE.flood);
});

test("marks of a room are read as they are written", () => {
  const room = readRoom(["#~%^-aB", "", "O>"]);
  expect([0, 1, 2, 3, 4, 5, 6].map((x) => kindAt(room, x, 0))).toEqual([
    KIND.rock,
    KIND.brine,
    KIND.mud,
    KIND.soup,
    KIND.ledge,
    KIND.air,
    KIND.door + 1,
  ]);
  expect([room.plates.length, room.boxes.length, room.lamps.length, kindAt(room, -1, 5)]).toEqual([1, 1, 1, KIND.rock]);
});
