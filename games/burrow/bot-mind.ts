import { FLOOR, SPIKES, STAIRS, stepsOf, WAYS } from "./rules/board.ts";
import * as CREATURE from "./rules/creatures.ts";
import { foresee } from "./rules/foresight.ts";
import { markedCells, stepsTo, UNREACHED } from "./rules/reach.ts";
import * as RELIC from "./rules/relics.ts";
import { takeTurn, USE, useAction, WAIT } from "./rules/turn.ts";
import { OFFERED_BOTH, OFFERED_HOME, OFFERED_LOAF } from "./rules.ts";
import { DEAD, imagine, ON, type World } from "./rules/world.ts";

/** How far somebody thinks ahead, and how many ways are followed at once. */
export type Sight = { turns: number; ways: number };

/** The actions that might do something. */
export function actionsOf(world: World): number[] {
  const actions = [...WAYS, WAIT];
  for (const [slot, relic] of world.relics.entries()) {
    if (!RELIC.isTool(relic) || world.uses[slot]! <= 0) continue;
    if (RELIC.isAimed(relic)) for (const way of WAYS) actions.push(useAction(slot, way));
    else actions.push(useAction(slot));
  }
  return actions;
}

type Thought = { world: World; first: number; value: number };

/** The steps to the stairs from everywhere; over spikes and boulders, if there is no other way. */
function wayOut(world: World): readonly number[] | null {
  const stairs = world.tiles.indexOf(STAIRS);
  if (stairs < 0) return null;
  const steps = stepsTo(world, stairs);
  if (steps[world.duck]! < UNREACHED) return steps;
  const tiles = world.tiles.map((tile) => (tile === SPIKES ? FLOOR : tile));
  return stepsTo({ ...world, creatures: [], tiles }, stairs);
}

/** The best first action, as far as this sight goes. */
export function findAction(world: World, { turns, ways }: Sight, isBusy = true): number {
  const toStairs = wayOut(world);
  let thoughts: Thought[] = [{ world, first: -1, value: 0 }];
  let best: Thought | null = null;
  for (let turn = 0; turn < turns && thoughts.length > 0; turn++) {
    const next: Thought[] = [];
    for (const { world: from, first } of thoughts)
      for (const action of actionsOf(from)) {
        const ahead = imagine(from);
        if (!takeTurn(ahead, action)) continue;
        const cost = turn * 0.5 + (action >= USE ? 12 : 0);
        const value = judge(ahead, toStairs, isBusy) - cost;
        const thought = { world: ahead, first: first < 0 ? action : first, value };
        if (ahead.outcome === ON) next.push(thought);
        if (turn === turns - 1 || ahead.outcome !== ON) if (!best || value > best.value) best = thought;
      }
    next.sort((one, other) => other.value - one.value);
    thoughts = next.slice(0, ways);
  }
  return best?.first ?? thoughts[0]?.first ?? WAIT;
}

/** Points, hearts, the way to the stairs, and who is near. */
function judge(world: World, toStairs: readonly number[] | null, isBusy: boolean): number {
  const { outcome, hearts, oil, duck, points, creatures } = world;
  if (outcome === DEAD) return -100_000;
  if (outcome !== ON) return 1000 + points + hearts * 130 + oil * 3;
  let value = points + hearts * 130;
  const far = toStairs ? Math.min(40, toStairs[duck]!) : 0;
  const foes = creatures.filter(({ kind }) => kind !== CREATURE.boulder);
  const isHunting = (isBusy && oil > far + 8) || world.isShut > 0 || !toStairs;
  const isLate = oil <= far + 4;
  if (!isHunting || foes.length === 0) value -= far * (isLate ? 12 : 4);
  else value -= Math.min(...foes.map(({ at }) => stepsOf(at, duck))) * 2 + far * 0.3;
  for (const { kind, hp } of creatures) if (CREATURE.isBoss(kind)) value -= hp * 60;
  if (markedCells(world).has(duck)) value -= 20;
  return value;
}

/** Plays by the marks alone: steps away from them, towards the stairs or the next creature. */
export function glance(world: World, pick: (count: number) => number): number {
  // Where there are no stairs, to the nearest creature.
  const foes = world.creatures.filter(({ kind }) => kind !== CREATURE.boulder);
  const [nearest] = foes.toSorted((one, other) => stepsOf(one.at, world.duck) - stepsOf(other.at, world.duck));
  const toStairs = wayOut(world) ?? (nearest ? stepsTo(world, nearest.at) : null);
  const stars = foresee(world);
  const marked = markedCells(world);
  let [best, chosen] = [-1e9, WAIT as number];
  for (const action of [...WAYS, WAIT]) {
    const ahead = imagine(world);
    // Only the own step is imagined.
    ahead.creatures = ahead.creatures.filter(({ kind }) => kind === CREATURE.boulder);
    ahead.isPuzzle = 0;
    ahead.isShut = 0;
    if (!takeTurn(ahead, action)) continue;
    const { duck } = ahead;
    const foe = world.creatures.find(({ at, kind }) => at === ahead.duck && kind !== CREATURE.boulder);
    let value = pick(20) - (marked.has(foe ? world.duck : duck) ? 60 : 0) - (ahead.hearts < world.hearts ? 50 : 0);
    const star = stars.find(({ way }) => way === action);
    if (foe) value += 12;
    // A push that beats somebody is marked with a star.
    if (star && star.beaten > 0 && !star.isPain) value += 90;
    value -= (toStairs && !world.isShut ? Math.min(40, toStairs[foe ? world.duck : duck]!) : 0) * 7;
    if (action === WAIT) value -= 12;
    if (value > best) [best, chosen] = [value, action];
  }
  return chosen;
}

const LIKED = [
  RELIC.feather,
  RELIC.bell,
  RELIC.umbrella,
  RELIC.drum,
  RELIC.horn,
  RELIC.coat,
  RELIC.spring,
  RELIC.globe,
  RELIC.corn,
  RELIC.whistle,
  RELIC.seed,
  RELIC.rope,
];

/** The choice between relics, a loaf and a bargain; goes deeper with more than so many hearts. */
export function choose(offers: readonly number[], world: World, deeperFrom = 9): number {
  const { hearts, mostHearts, relics } = world;
  if (offers[0] === OFFERED_HOME) return hearts > deeperFrom ? 1 : 0;
  const loaf = offers.indexOf(OFFERED_LOAF);
  if (loaf >= 0 && hearts < 2 && mostHearts > 2) return loaf;
  const both = offers.indexOf(OFFERED_BOTH);
  const fits = (relic: number) => relics.includes(RELIC.partnerOf(relic));
  if (both > 0 && hearts > 2 && offers.slice(0, 2).every((relic) => fits(relic) || LIKED.indexOf(relic) < 5))
    return both;
  const rank = (relic: number) => (relic < 0 ? 90 : LIKED.indexOf(relic) - (fits(relic) ? 6 : 0));
  let best = 0;
  for (const [at, relic] of offers.entries()) if (rank(relic) < rank(offers[best]!)) best = at;
  return best;
}

const keyOf = ({ duck, creatures, uses, isFrozen, tiles }: World): string =>
  `${duck} ${isFrozen} ${uses.join()} ${tiles.join("")} ${creatures.map((each) => [each.id, each.at, each.hp, each.intent, each.way, each.dizzy, each.mood].join()).join(";")}`;

/** The shortest way through a puzzle, or null. */
export function solve(puzzle: World, most: number): number[] | null {
  type Node = { world: World; actions: number[] };
  let layer: Node[] = [{ world: imagine(puzzle), actions: [] }];
  const seen = new Set<string>();
  for (let turn = 0; turn < most && layer.length > 0; turn++) {
    const next: Node[] = [];
    for (const { world, actions } of layer)
      for (const action of actionsOf(world)) {
        const ahead = imagine(world);
        if (!takeTurn(ahead, action) || ahead.outcome === DEAD) continue;
        if (ahead.outcome !== ON) return [...actions, action];
        const key = keyOf(ahead);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ world: ahead, actions: [...actions, action] });
      }
    layer = next;
  }
  return null;
}
