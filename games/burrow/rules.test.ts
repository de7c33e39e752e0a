import { BUTTON, readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { testRules } from "@quackademy/game-kit/testing/test-rules.ts";
import { expect, test } from "vitest";
import { createBot } from "./bot.ts";
import { actionsOf, findAction, solve } from "./bot-mind.ts";
import manifest from "./game.json" with { type: "json" };
import { columnOf, next, PIT, ROCK, rowOf, STAIRS, WAYS } from "./rules/board.ts";
import * as CAUSE from "./rules/causes.ts";
import * as CREATURE from "./rules/creatures.ts";
import * as CUE from "./rules/cues.ts";
import { FLOORS } from "./rules/floors.ts";
import * as INTENT from "./rules/intents.ts";
import { decideAll } from "./rules/minds.ts";
import * as PHASE from "./rules/phases.ts";
import { parsePuzzle, puzzlePar, PUZZLES, puzzleStars, readPuzzle } from "./rules/puzzles.ts";
import { markedCells, stepsTo, UNREACHED } from "./rules/reach.ts";
import * as RELIC from "./rules/relics.ts";
import { enterRoom } from "./rules/rooms.ts";
import { takeTurn, useAction, WAIT } from "./rules/turn.ts";
import { addRelic, CLEARED, DEAD, emptyWorld, imagine, LEFT, ON, type World } from "./rules/world.ts";
import { pickTap, roomOf, rules, slotTap, starsOf, stepTap, WAIT_TAP, type State } from "./rules.ts";

const SEED = readSeed("7a".repeat(16));
const [RIGHT, DOWN, LEFT_WAY, UP] = [0, 1, 2, 3];

/** Checks that creatures share no cell, stand on no rock, and that hearts and oil are within their limits. */
function check({ world }: State): void {
  const cells = [world.duck, ...world.creatures.map(({ at }) => at)];
  expect(new Set(cells).size).toBe(cells.length);
  for (const cell of cells) expect(world.tiles[cell]).not.toBe(ROCK);
  expect(world.tiles[world.duck]).not.toBe(PIT);
  expect(world.hearts).toBeGreaterThanOrEqual(0);
  expect(world.hearts).toBeLessThanOrEqual(world.mostHearts);
}

const options = {
  manifest,
  check,
  tapFor: (_: State, number: number) =>
    [stepTap(number & 3), WAIT_TAP, slotTap(number % 9), pickTap(number % 3), stepTap(number & 3)][number % 5]!,
};
const { botRuns, idleRuns } = testRules(rules, createBot, options);
testRules(rules, createBot, { ...options, variant: "rush" });
testRules(rules, createBot, { ...options, variant: "puzzle-9" });

/** A room of letters, as in puzzles, with three hearts and oil. */
function room(...rows: string[]): World {
  const lines = Array.from({ length: 9 }, (_, row) => (rows[row] ?? "").padEnd(9, "."));
  const world = parsePuzzle(["Room|30|", ...lines].join("\n"));
  return Object.assign(world, { hearts: 3, mostHearts: 3, isPuzzle: 0 });
}
const give = (world: World, ...relics: number[]): World => {
  for (const relic of relics) addRelic(world, relic);
  return world;
};
const at = (column: number, row: number): number => row * 9 + column;
const cuesOf = ({ news }: World): number[] => news!.map(({ cue }) => cue);

test("runs of the bot go deep, and nobody gets anything for doing nothing", () => {
  for (const { state, score } of botRuns()) {
    expect(state.world.floor).toBeGreaterThanOrEqual(3);
    expect(score).toBeGreaterThan(800);
  }
  for (const { state, score } of idleRuns()) expect([score, state.world.cause]).toEqual([0, CAUSE.asleep]);
});

test("in every room there is a way to the stairs on firm ground, and the first turns can be had without a scratch", () => {
  for (let number = 0; number < FLOORS.length; number++)
    for (let seed = 0; seed < 60; seed++) {
      const world = emptyWorld();
      enterRoom(world, number, [seed * 77 + 1, number, 5, 9]);
      const firm = { ...world, tiles: world.tiles.map((tile) => (tile === 4 ? PIT : tile)) };
      const stairs = world.tiles.indexOf(STAIRS);
      expect(stepsTo(firm, world.duck)[stairs]).toBeLessThan(UNREACHED);
      expect(stepsTo(firm, world.duck)[stairs]).toBeLessThan(world.oil);
      expect(markedCells(world).has(world.duck)).toBe(false);
      expect(isSafe(world, 4)).toBe(true);
    }
});

/** Whether there are so many turns without losing a heart. */
function isSafe(world: World, turns: number): boolean {
  if (turns === 0) return true;
  return actionsOf(world).some((action) => {
    const ahead = imagine(world);
    return takeTurn(ahead, action) && ahead.lost === world.lost && (ahead.outcome !== ON || isSafe(ahead, turns - 1));
  });
}

test("all creatures of a floor live in its room, not beside the door", () => {
  for (const [number, { tenants }] of FLOORS.entries()) {
    const world = emptyWorld();
    enterRoom(world, number, [3, 1, 4, 1]);
    const kinds = world.creatures.map(({ kind }) => kind);
    for (const kind of tenants) expect(kinds).toContain(kind);
    expect(world.isShut).toBe(CREATURE.isBoss(tenants[0]!) ? 1 : 0);
  }
});

test("a wall hurts whoever is pushed against it, and a push over a pit or spikes is the end of a shrew", () => {
  for (const behind of ["#", "o", "^"]) {
    const world = room("Ds" + behind);
    takeTurn(world, RIGHT);
    expect([world.creatures.length, world.beaten]).toEqual([0, 1]);
  }
  const free = room("Ds..");
  takeTurn(free, RIGHT);
  expect(free.creatures[0]!.at).toBe(at(2, 0));
  expect(free.duck).toBe(at(0, 0));
});

test("a pushed creature takes its mark along, and bites whoever is there then", () => {
  const world = room("..D", "..s", "", "..t");
  const [shrew] = world.creatures;
  Object.assign(shrew!, { intent: INTENT.bite, way: DOWN, at: at(2, 1) });
  takeTurn(world, DOWN);
  // It stands on the second cell now, and bites the toad on the third and fourth.
  expect(world.creatures.some(({ kind }) => kind === CREATURE.toad)).toBe(false);
  expect(world.clever).toBe(1);
});

test("two that are pushed against each other are both hurt, and that is a double", () => {
  const world = room("Dss");
  takeTurn(world, RIGHT);
  expect([world.beaten, world.bestStreak]).toEqual([2, 2]);
  expect(cuesOf(world)).toContain(CUE.many);
});

test("a shrew bites two cells ahead: a step aside is safe, a step back is not", () => {
  const start = () => {
    const world = room("", "", "...s", "...D");
    expect(world.creatures[0]).toMatchObject({ intent: INTENT.bite, way: DOWN });
    return world;
  };
  const [aside, back] = [start(), start()];
  takeTurn(aside, RIGHT);
  takeTurn(back, DOWN);
  expect([aside.lost, back.lost]).toEqual([0, 1]);
  expect(cuesOf(aside)).toContain(CUE.dodge);
  expect(back).toMatchObject({ cause: CAUSE.creature, causeKind: CREATURE.shrew });
});

test("a beetle runs until something stops it: rock makes it dizzy, a pit swallows it", () => {
  const world = room("b...D...#");
  takeTurn(world, DOWN);
  expect(world.creatures[0]).toMatchObject({ at: at(7, 0), dizzy: 2, hp: 1 });
  const pit = room("b...D.o..");
  takeTurn(pit, DOWN);
  expect([pit.creatures.length, pit.clever]).toEqual([0, 1]);
});

test("a mole digs two cells on and hits to both sides: towards it is safe, aside is not", () => {
  const [near, aside] = [room("", "..m.D"), room("", "..m.D")];
  takeTurn(near, LEFT_WAY);
  takeTurn(aside, DOWN);
  expect([near.lost, aside.lost]).toEqual([0, 1]);
});

test("a mole that is pushed digs from there, into spikes if it must", () => {
  const world = room("", "..Dm..^");
  Object.assign(world.creatures[0]!, { intent: INTENT.dig, way: RIGHT });
  takeTurn(world, RIGHT);
  expect([world.creatures.length, world.clever]).toEqual([0, 1]);
});

test("a toad hits the first in its line, and that may be another", () => {
  const world = room("t..s..D");
  expect(world.creatures[0]!.intent).toBe(INTENT.step);
  Object.assign(world.creatures[0]!, { intent: INTENT.spit, way: RIGHT });
  Object.assign(world.creatures[1]!, { intent: INTENT.rest });
  takeTurn(world, WAIT);
  expect([world.lost, world.beaten]).toEqual([0, 1]);
});

test("a puff that was pushed bursts and hurts everybody around it", () => {
  const world = room("", ".Dp.s", "....s");
  for (const creature of world.creatures) Object.assign(creature, { intent: INTENT.rest });
  takeTurn(world, RIGHT);
  expect([world.beaten, world.lost]).toEqual([2, 0]);
});

test("a hedgehog with its spines up hurts whoever bumps it", () => {
  const world = room("", ".Dh..");
  expect(world.creatures[0]!.intent).toBe(INTENT.spin);
  takeTurn(world, RIGHT);
  expect(world.lost).toBeGreaterThan(0);
});

test("a stone snail is not pushed, and only others hurt it", () => {
  const world = room("", ".Dn#");
  takeTurn(world, RIGHT);
  expect(world.creatures).toHaveLength(1);
  const bitten = room("", ".n..", "D");
  bitten.creatures.push({
    id: 9,
    kind: CREATURE.shrew,
    at: at(3, 1),
    hp: 1,
    intent: INTENT.bite,
    way: LEFT_WAY,
    dizzy: 0,
    mood: 0,
  });
  takeTurn(bitten, WAIT);
  expect(bitten.creatures.map(({ kind }) => kind)).toEqual([CREATURE.shrew]);
});

test("bosses are hurt by rock, and by bumps while they are dizzy", () => {
  const world = room("", "....D....");
  world.creatures.push({ id: 9, kind: CREATURE.badger, at: at(0, 1), hp: 3, intent: 0, way: 0, dizzy: 0, mood: 0 });
  decideAll(world);
  expect(world.creatures[0]!.intent).toBe(INTENT.charge);
  takeTurn(world, DOWN);
  expect(world.creatures[0]).toMatchObject({ at: at(8, 1), dizzy: 2, hp: 2 });
  world.duck = at(8, 0);
  takeTurn(world, DOWN);
  expect(world.creatures[0]!.hp).toBe(1);
});

test("boulders fill pits, crush spikes and break against rock", () => {
  const pit = room("DBo");
  takeTurn(pit, RIGHT);
  expect([pit.tiles[at(2, 0)], pit.creatures.length]).toEqual([0, 0]);
  const spikes = room("DB^");
  takeTurn(spikes, RIGHT);
  expect([spikes.tiles[at(2, 0)], spikes.creatures.length]).toEqual([0, 1]);
  const rock = room("DB#");
  takeTurn(rock, RIGHT);
  expect(rock.creatures).toHaveLength(0);
});

test("a crack holds one step, and the duck walks neither into rock nor into pits", () => {
  const world = room("D~#");
  takeTurn(world, RIGHT);
  expect(takeTurn(world, RIGHT)).toBe(false);
  takeTurn(world, LEFT_WAY);
  expect(world.tiles[at(1, 0)]).toBe(PIT);
  expect(takeTurn(world, RIGHT)).toBe(false);
});

test("without oil the dark bites every second turn", () => {
  const world = room("....D");
  world.oil = 1;
  for (let turn = 0; turn < 8 && world.outcome === ON; turn++) takeTurn(world, WAIT);
  expect([world.outcome, world.cause]).toEqual([DEAD, CAUSE.dark]);
});

test("each tool does what it says", () => {
  const swap = give(room("D..s"), RELIC.whistle);
  takeTurn(swap, useAction(0, RIGHT));
  expect([swap.duck, swap.creatures[0]!.at]).toEqual([at(3, 0), at(0, 0)]);
  const horn = give(room("", "sDs.#"), RELIC.horn);
  takeTurn(horn, useAction(0));
  expect(horn.beaten).toBe(2);
  const hop = give(room("D#."), RELIC.spring);
  takeTurn(hop, useAction(0, RIGHT));
  expect(hop.duck).toBe(at(2, 0));
  const globe = give(room("", "..s", "..D"), RELIC.globe);
  takeTurn(globe, useAction(0));
  expect([globe.lost, globe.turn]).toEqual([0, 1]);
  const seed = give(room("D..s"), RELIC.seed);
  takeTurn(seed, useAction(0, DOWN));
  expect(seed.creatures.find(({ kind }) => kind === CREATURE.puff)?.intent).toBe(INTENT.burst);
});

test("a tool without uses, or where it makes no sense, takes no turn", () => {
  const world = give(room("D"), RELIC.globe, RELIC.whistle);
  expect(takeTurn(world, useAction(1, RIGHT))).toBe(false);
  takeTurn(world, useAction(0));
  expect([takeTurn(world, useAction(0)), world.turn]).toEqual([false, 1]);
});

test("relics that work by themselves do, and they mix", () => {
  const umbrella = give(room("...s", "", "...D"), RELIC.umbrella);
  takeTurn(umbrella, WAIT);
  expect(umbrella.lost).toBe(0);
  const drum = give(room("Ds.....o."), RELIC.drum);
  takeTurn(drum, RIGHT);
  expect(drum.beaten).toBe(1);
  const coat = give(room("...s", "", "...D"), RELIC.coat);
  takeTurn(coat, WAIT);
  expect([coat.lost, coat.beaten]).toEqual([1, 1]);
  const rope = give(room("sD...", "^"), RELIC.rope);
  takeTurn(rope, RIGHT);
  expect(rope.creatures[0]!.at).toBe(at(1, 0));
  const bell = give(room("Db#"), RELIC.bell);
  takeTurn(bell, RIGHT);
  expect(bell.beaten).toBe(1);
  const corn = give(room("Ds#", ".s"), RELIC.corn);
  takeTurn(corn, RIGHT);
  expect(corn.beaten).toBe(2);
  const feather = give(room("Ds#", "", "t"), RELIC.feather);
  takeTurn(feather, RIGHT);
  expect(cuesOf(feather)).toContain(CUE.free);
});

test("crumbs bring points, and a loaf waits for somebody hungry", () => {
  const world = room("Dc..");
  world.goods[at(2, 0)] = 2;
  takeTurn(world, RIGHT);
  takeTurn(world, RIGHT);
  expect([world.points, world.goods[at(2, 0)]]).toEqual([10, 2]);
  world.hearts = 1;
  takeTurn(world, LEFT_WAY);
  takeTurn(world, RIGHT);
  expect([world.hearts, world.goods[at(2, 0)]]).toEqual([2, 0]);
});

/** A run in its first room, ready to play. */
function begin(variant = ""): State {
  const state = rules.start(SEED, variant);
  while (state.phase === PHASE.enter) rules.step(state, NOTHING);
  return state;
}

test("a held key is one step, and presses in quick succession are kept", () => {
  const state = begin("puzzle-1");
  Object.assign(state.world, room("", "", "", "....D", "", "", "", "", "........n"));
  for (let frame = 0; frame < 60; frame++) rules.step(state, { held: BUTTON.up, taps: [] });
  expect(state.world.turns).toBe(1);
  rules.step(state, { held: 0, taps: [stepTap(LEFT_WAY), stepTap(UP)] });
  playFrames(rules, state, 30);
  expect([columnOf(state.world.duck), rowOf(state.world.duck)]).toEqual([3, 1]);
});

test("a relic with a side asks for it, and a second tap puts it away", () => {
  const state = begin();
  addRelic(state.world, RELIC.spring);
  rules.step(state, tap(slotTap(0)));
  expect(state.armed).toBe(0);
  rules.step(state, tap(slotTap(0)));
  expect(state.armed).toBe(-1);
  rules.step(state, { held: BUTTON.b, taps: [] });
  expect(state.armed).toBe(0);
});

test("the stairs lead to a choice of relics, and that to the next floor", () => {
  const state = begin();
  const { world } = state;
  const stairs = world.tiles.indexOf(STAIRS);
  world.creatures = [];
  const way = WAYS.find((each) => world.tiles[next(stairs, each)] === 0)!;
  world.duck = next(stairs, way);
  rules.step(state, tap(stepTap((way + 2) & 3)));
  expect(world.outcome).toBe(LEFT);
  while (state.phase !== PHASE.pick) rules.step(state, NOTHING);
  expect(state.offers.map((offer) => (offer < 0 ? "loaf" : RELIC.isTool(offer)))).toEqual([true, false, "loaf"]);
  playFrames(rules, state, 20);
  rules.step(state, tap(pickTap(1)));
  expect([world.floor, world.relics.length, roomOf(state)]).toEqual([1, 1, 1]);
});

test("rooms follow from the seed alone, however a run was played", () => {
  const [one, other] = [begin(), begin()];
  for (const state of [one, other]) Object.assign(state.world, { outcome: LEFT, floor: 3 });
  other.world.turns = 99;
  for (const state of [one, other]) {
    state.phase = PHASE.pick;
    state.wait = 60;
    state.offers = [3, 8, -1];
    rules.step(state, tap(pickTap(state === one ? 0 : 1)));
  }
  expect(one.world.tiles).toEqual(other.world.tiles);
});

test("every puzzle is solved in its number of turns, and not sooner", () => {
  for (let level = 0; level < PUZZLES; level++) {
    const way = solve(readPuzzle(level), puzzlePar(level));
    expect([level, way?.length]).toEqual([level, puzzlePar(level)]);
  }
  expect(PUZZLES).toBe(manifest.modes.find(({ id }) => id === "puzzle")!.levels);
});

test("a puzzle gives three stars in its turns, and none to the dead", () => {
  expect([3, 5, 6].map((turns) => puzzleStars(3, turns))).toEqual([3, 2, 1]);
  const state = begin("puzzle-1");
  for (const action of solve(state.world, puzzlePar(0))!) {
    rules.step(state, tap(action === WAIT ? WAIT_TAP : stepTap(action)));
    playFrames(rules, state, 12);
  }
  while (!rules.isOver(state)) rules.step(state, NOTHING);
  expect([state.world.outcome, starsOf(state)]).toEqual([CLEARED, 3]);
  expect(starsOf(Object.assign(begin("puzzle-1"), { phase: PHASE.over }))).toBe(0);
});

test("blind steps are the end on the first floors", () => {
  for (let seed = 1; seed < 12; seed++) {
    const state = rules.start([seed, 2, 3, 4]);
    let word = seed;
    while (!rules.isOver(state)) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      rules.step(state, tap(stepTap(word >>> 30)));
    }
    expect(state.world.floor).toBeLessThan(2);
    expect(rules.score(state)).toBeLessThan(200);
  }
});

test("somebody who thinks further gets further", () => {
  const depth = (turns: number, ways: number) => {
    let sum = 0;
    for (let seed = 1; seed < 5; seed++) {
      const world = emptyWorld();
      for (let number = 0; number < 4; number++) {
        enterRoom(world, number, [seed, 9, 8, number]);
        while (world.outcome === ON) takeTurn(world, findAction(world, { turns, ways }));
        if (world.outcome === DEAD) break;
        sum += 1;
      }
    }
    return sum;
  };
  expect(depth(4, 10)).toBeGreaterThanOrEqual(depth(1, 1));
});
