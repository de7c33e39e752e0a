import { CELLS } from "./board.ts";
import { healthOf } from "./creatures.ts";
import * as INTENT from "./intents.ts";
import * as RELIC from "./relics.ts";

export type Creature = {
  id: number;
  kind: number;
  at: number;
  hp: number;
  intent: number;
  /** The direction of the intent; a pounce has the cells it goes right and down, each plus 8, as `right * 17 + down`. */
  way: number;
  /** Turns that it misses. */
  dizzy: number;
  /** Where it is in its own rhythm. */
  mood: number;
};

/** What happened. `beat` 0 is the duck's half of a turn, 1 that of the creatures. */
export type News = { cue: number; id: number; from: number; at: number; force: number; beat: number };

/** A room, its creatures and the duck: everything that a turn changes. */
export type World = {
  /** From 0; the mode says which room that is. */
  floor: number;
  tiles: number[];
  goods: number[];
  creatures: Creature[];
  nextId: number;
  duck: number;
  facing: number;
  hearts: number;
  mostHearts: number;
  /** Turns of light. */
  oil: number;
  /** Turns in this room, and in all. */
  turn: number;
  turns: number;
  relics: number[];
  /** How often each of them may still be used on this floor. */
  uses: number[];
  isFrozen: number;
  isShut: number;
  /** In a puzzle the room is done when all creatures are gone. */
  isPuzzle: number;
  outcome: number;
  points: number;
  beaten: number;
  /** Beaten by others, by pits, spikes and each other. */
  clever: number;
  lost: number;
  /** Beaten in this turn. */
  streak: number;
  bestStreak: number;
  /** Beaten since the duck was hit last; −1 where that does not count. */
  chain: number;
  /** What hurt the duck last: a cause, and the kind of a creature. */
  cause: number;
  causeKind: number;
  /** Kinds of creatures that were met, as bits. */
  met: number;
  beat: number;
  /** Null while somebody only thinks ahead. */
  news: News[] | null;
};

export const ON = 0;
export const LEFT = 1;
export const DEAD = 2;
export const CLEARED = 3;

export function tell(world: World, cue: number, at: number, id = -1, force = 0, from = at): void {
  world.news?.push({ cue, id, from, at, force, beat: world.beat });
}

export const creatureAt = (world: World, cell: number): Creature | null => {
  for (const creature of world.creatures) if (creature.at === cell && creature.hp > 0) return creature;
  return null;
};

export const hasRelic = (world: World, relic: number): boolean => world.relics.includes(relic);

/** Both of a pair: this relic and its partner. */
export const hasPair = ({ relics }: World, relic: number): boolean =>
  relics.includes(relic) && relics.includes(RELIC.partnerOf(relic));

/** Takes one use of a relic, if there is one left. */
export function takeUse(world: World, relic: number): boolean {
  const slot = world.relics.indexOf(relic);
  if (slot < 0 || (world.uses[slot] ?? 0) === 0) return false;
  world.uses[slot]! -= 1;
  return true;
}

export function addRelic(world: World, relic: number): void {
  world.relics.push(relic);
  world.uses.push(RELIC.usesOf(relic));
}

export function addCreature(world: World, kind: number, at: number): Creature {
  const hp = healthOf(kind);
  const creature = { id: world.nextId++, kind, at, hp, intent: INTENT.rest, way: 0, dizzy: 0, mood: 0 };
  world.creatures.push(creature);
  return creature;
}

/** A copy to think ahead with. */
export const imagine = (world: World): World => ({
  ...world,
  tiles: world.tiles.slice(),
  goods: world.goods.slice(),
  creatures: world.creatures.map((creature) => ({ ...creature })),
  relics: world.relics,
  uses: world.uses.slice(),
  news: null,
});

export const emptyWorld = (): World => ({
  floor: 0,
  tiles: Array.from({ length: CELLS }, () => 0),
  goods: Array.from({ length: CELLS }, () => 0),
  creatures: [],
  nextId: 1,
  duck: 0,
  facing: 3,
  hearts: 3,
  mostHearts: 3,
  oil: 30,
  turn: 0,
  turns: 0,
  relics: [],
  uses: [],
  isFrozen: 0,
  isShut: 0,
  isPuzzle: 0,
  outcome: ON,
  points: 0,
  beaten: 0,
  clever: 0,
  lost: 0,
  streak: 0,
  bestStreak: 0,
  chain: -1,
  cause: 0,
  causeKind: 0,
  met: 0,
  beat: 0,
  news: [],
});
