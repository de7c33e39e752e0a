import { readSeed } from "@quackademy/game-kit/core/game-rules.ts";
import { NOTHING, playFrames, tap } from "@quackademy/game-kit/testing/play-to-end.ts";
import { expect, test } from "vitest";
import { glance } from "./bot-mind.ts";
import * as CAUSE from "./rules/causes.ts";
import * as CREATURE from "./rules/creatures.ts";
import { floorOf, FLOORS } from "./rules/floors.ts";
import { foresee } from "./rules/foresight.ts";
import { hurt, hurtDuck, POINTS, timesOf } from "./rules/hits.ts";
import * as PHASE from "./rules/phases.ts";
import { readPuzzle } from "./rules/puzzles.ts";
import { partnerOf, RELICS } from "./rules/relics.ts";
import { takeTurn } from "./rules/turn.ts";
import { addCreature, CLEARED, emptyWorld, LEFT, ON } from "./rules/world.ts";
import {
  homeBonus,
  OFFERED_BOTH,
  OFFERED_DEEPER,
  OFFERED_HOME,
  pickTap,
  rules,
  WAIT_TAP,
  type State,
} from "./rules.ts";

/** A run that has just left this floor. */
function leaving(floor: number): State {
  const state = rules.start(readSeed("7a".repeat(16)));
  Object.assign(state.world, { floor, outcome: LEFT });
  Object.assign(state, { phase: PHASE.ending, wait: 0 });
  while (state.phase !== PHASE.pick) rules.step(state, NOTHING);
  playFrames(rules, state, 20);
  return state;
}

test("after the ninth floor the duck goes home with a bonus, or further down without", () => {
  const home = leaving(8);
  expect(home.offers).toEqual([OFFERED_HOME, OFFERED_DEEPER]);
  const before = rules.score(home);
  const bonus = homeBonus(home);
  rules.step(home, tap(pickTap(0)));
  expect([home.isWon, rules.score(home) - before]).toEqual([1, bonus]);

  const deeper = leaving(8);
  rules.step(deeper, tap(pickTap(1)));
  expect(deeper.offers.every((offer) => offer >= 0 || offer === OFFERED_BOTH)).toBe(true);
  playFrames(rules, deeper, 20);
  rules.step(deeper, tap(pickTap(0)));
  expect([deeper.world.floor, deeper.isWon]).toEqual([9, 0]);
});

test("a fall below the nine floors costs half of the points, a fall above them nothing", () => {
  for (const [floor, kept] of [
    [8, 1000],
    [9, 500],
  ] as const) {
    const state = rules.start(readSeed("7a".repeat(16)));
    while (state.phase !== PHASE.play) rules.step(state, NOTHING);
    const { world } = state;
    Object.assign(world, { floor, points: 1000, hearts: 1, oil: 0, turn: 1, creatures: [] });
    while (!rules.isOver(state)) rules.step(state, tap(WAIT_TAP));
    expect([floor, rules.score(state)]).toEqual([floor, kept]);
  }
});

test("in three rooms a chain without a hit multiplies the points, and a hit ends it", () => {
  const world = emptyWorld();
  const pay = () => {
    const before = world.points;
    world.streak = 0;
    hurt(world, addCreature(world, CREATURE.shrew, 40), 9, CAUSE.wall);
    return world.points - before;
  };
  world.chain = 0;
  expect([pay(), pay(), pay()]).toEqual([1, 2, 3].map((times) => times * POINTS.beaten));
  hurtDuck(world, 1, CAUSE.spikes);
  expect(timesOf(world)).toBe(1);
});

test("each part below the ninth floor has less light and more creatures", () => {
  for (const number of [9, 10, 11, 12, 13, 14]) {
    const [floor, deeper] = [floorOf(number), floorOf(number + 3)];
    expect(deeper.oil).toBeLessThan(floor.oil);
    expect(deeper.tenants.length + deeper.drawn).toBeGreaterThan(floor.tenants.length + floor.drawn);
    expect(floor.oil).toBeLessThan(FLOORS[number % 3 === 2 ? 8 : 6]!.oil);
  }
});

test("both relics cost a heart that does not come back", () => {
  const state = leaving(2);
  rules.step(state, tap(pickTap(state.offers.indexOf(OFFERED_BOTH))));
  expect([state.world.relics.length, state.world.hearts, state.world.mostHearts]).toEqual([2, 2, 2]);
});

test("every relic has one partner, and is its partner's", () => {
  for (let relic = 0; relic < RELICS; relic++) expect(partnerOf(partnerOf(relic))).toBe(relic);
});

test("a star shows the push that solves the first puzzle, and somebody who looks at marks solves it", () => {
  const world = readPuzzle(0);
  expect(foresee(world).map(({ beaten }) => beaten)).toContain(1);
  while (world.outcome === ON)
    takeTurn(
      world,
      glance(world, () => 0),
    );
  expect(world.outcome).toBe(CLEARED);
});
