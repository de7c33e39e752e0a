import { nextBetween, nextInt, shuffle, type Random } from "@quackademy/game-kit/core/random.ts";
import {
  CELLS,
  columnOf,
  CRACK,
  CRUMB,
  farOf,
  FLOOR,
  LOAF,
  next,
  PIT,
  ROCK,
  rowOf,
  SIZE,
  SPIKES,
  STAIRS,
  stepsOf,
  WAYS,
} from "./board.ts";
import * as CREATURE from "./creatures.ts";
import { floorOf, FLOORS, type Floor } from "./floors.ts";
import { decideAll } from "./minds.ts";
import { markedCells, stepsTo, UNREACHED } from "./reach.ts";
import { usesOf } from "./relics.ts";
import { addCreature, ON, type World } from "./world.ts";

const TRIES = 40;
/** Creatures do not live near the door. */
const DOOR_STEPS = 4;
const STAIRS_STEPS = 7;
/** So many cells can be walked on. */
const LEAST_ROOM = 40;

/** Builds the room of a floor, and puts the duck at its door. */
export function enterRoom(world: World, number: number, random: Random): void {
  const floor = floorOf(number);
  let tried = 0;
  while (tried < TRIES && !build(world, floor, random, true)) tried += 1;
  // An empty hall is always fair.
  if (tried === TRIES) while (!build(world, floor, random, false));
  world.isShut = CREATURE.isBoss(floor.tenants[0]!) ? 1 : 0;
  world.oil = floor.oil;
  world.turn = 0;
  world.outcome = ON;
  world.isFrozen = 0;
  world.facing = 3;
  // Below the nine floors, nothing is filled up but after a boss.
  if (number <= FLOORS.length || number % 3 === 0) world.uses = world.relics.map(usesOf);
  for (const { kind } of world.creatures) world.met |= 1 << kind;
}

function build(world: World, floor: Floor, random: Random, isFurnished: boolean): boolean {
  const tiles = (world.tiles = Array.from({ length: CELLS }, () => FLOOR));
  world.goods = tiles.map(() => 0);
  world.creatures = [];
  const door = (world.duck = (SIZE - 1) * SIZE + nextBetween(random, 1, SIZE - 2));
  const isBossRoom = CREATURE.isBoss(floor.tenants[0]!);
  const stairs = isBossRoom ? SIZE >> 1 : nextInt(random, 2) * SIZE + nextBetween(random, 0, SIZE - 1);
  tiles[stairs] = STAIRS;
  if (isFurnished) furnish(world, floor, random);
  const steps = stepsTo(world, door);
  const safe = withoutCracks(world, door);
  const isOpen = WAYS.filter((way) => steps[next(door, way)] === 1).length > 1;
  if (!isOpen || (safe[stairs] ?? UNREACHED) === UNREACHED || stepsOf(door, stairs) < STAIRS_STEPS) return false;
  if (steps.filter((far) => far < UNREACHED).length < LEAST_ROOM) return false;
  const free = freeCells(world).filter((cell) => steps[cell]! < UNREACHED);
  shuffle(random, free);
  if (!settle(world, floor, random, free)) return false;
  scatter(world, CRUMB, floor.crumbs, free);
  scatter(world, LOAF, floor.loaves, free);
  decideAll(world);
  return !markedCells(world).has(door);
}

const freeCells = ({ tiles, creatures, duck }: World): number[] =>
  tiles.flatMap((tile, cell) =>
    tile === FLOOR && cell !== duck && creatures.every(({ at }) => at !== cell) ? [cell] : [],
  );

/** Rocks in pairs, so that a room looks dug, and then what is dangerous. */
function furnish(world: World, floor: Floor, random: Random): void {
  const { tiles, duck } = world;
  const put = (tile: number, count: number, isPaired: boolean) => {
    for (let left = count, tries = 0; left > 0 && tries < 60; tries++) {
      const cell = nextInt(random, CELLS);
      const twin = rowOf(cell) * SIZE + SIZE - 1 - columnOf(cell);
      for (const each of isPaired && nextInt(random, 4) > 0 ? [cell, twin] : [cell])
        if (left > 0 && tiles[each] === FLOOR && farOf(each, duck) > 1) {
          tiles[each] = tile;
          left -= 1;
        }
    }
  };
  put(ROCK, floor.rocks, true);
  put(PIT, floor.pits, true);
  put(SPIKES, floor.spikes, true);
  put(CRACK, floor.cracks, false);
  for (let left = floor.boulders, tries = 0; left > 0 && tries < 40; tries++) {
    const cell = nextInt(random, CELLS);
    if (tiles[cell] !== FLOOR || farOf(cell, duck) < 2) continue;
    left -= 1;
    addCreature(world, CREATURE.boulder, cell);
  }
}

/** The way to the stairs does not depend on ground that falls. */
function withoutCracks(world: World, door: number): number[] {
  const firm = { ...world, tiles: world.tiles.map((tile) => (tile === CRACK ? PIT : tile)) };
  return stepsTo(firm, door);
}

function settle(world: World, floor: Floor, random: Random, free: number[]): boolean {
  const kinds = [...floor.tenants];
  for (let left = floor.drawn; left > 0; left--) kinds.push(floor.pool[nextInt(random, floor.pool.length)]!);
  for (const kind of kinds) {
    const isMiddle = CREATURE.isBoss(kind);
    const at = free.findIndex(
      (cell) =>
        stepsOf(cell, world.duck) >= DOOR_STEPS &&
        (!isMiddle || (rowOf(cell) < 4 && rowOf(cell) > 0 && columnOf(cell) > 2 && columnOf(cell) < 6)),
    );
    if (at < 0) return false;
    addCreature(world, kind, free.splice(at, 1)[0]!);
  }
  return true;
}

function scatter(world: World, good: number, count: number, free: number[]): void {
  for (let left = count; left > 0 && free.length > 0; left--) world.goods[free.pop()!] = good;
}
