import { ALL_WAYS, columnOf, next, PIT, ROCK, rowOf, shifted, SPIKES, WAYS, wayX, wayY } from "./board.ts";
import * as CREATURE from "./creatures.ts";
import * as INTENT from "./intents.ts";
import { creatureAt, type Creature, type World } from "./world.ts";

/** The cells of a line up to the first thing that stops it; that one is part of it, rock is not. */
export function lineOf(world: World, from: number, way: number): number[] {
  const cells: number[] = [];
  for (let cell = next(from, way); cell >= 0 && world.tiles[cell] !== ROCK; cell = next(cell, way)) {
    cells.push(cell);
    if (cell === world.duck || creatureAt(world, cell)) break;
  }
  return cells;
}

export const pounceCell = ({ at, way }: Creature): number => shifted(at, Math.floor(way / 17) - 8, (way % 17) - 8);
export const pounceWay = (from: number, to: number): number =>
  (columnOf(to) - columnOf(from) + 8) * 17 + rowOf(to) - rowOf(from) + 8;

/** Where a mole comes out: two cells on, below whatever lies between. */
export const digCell = ({ at, way }: Creature): number => shifted(at, wayX(way) * 2, wayY(way) * 2);

/** The cells that a creature's next attack hits, from where it is now. */
export function cellsOf(world: World, creature: Creature): number[] {
  const { at, way, intent, kind } = creature;
  const inRoom = (cells: number[]) => cells.filter((cell) => cell >= 0 && world.tiles[cell] !== ROCK);
  const around = (cell: number, ways: readonly number[]) => inRoom(ways.map((each) => next(cell, each)));
  switch (intent) {
    case INTENT.bite:
      if (kind === CREATURE.bat) return inRoom([shifted(at, wayX(way), 0), shifted(at, 0, wayY(way)), next(at, way)]);
      if (kind === CREATURE.snail) return inRoom(fan(at, way));
      return lungeOf(world, at, way);
    case INTENT.charge:
    case INTENT.spit:
      return lineOf(world, at, way);
    case INTENT.dig: {
      const cell = digCell(creature);
      return cell < 0 ? [] : inRoom([cell, ...sides(cell, way)]);
    }
    case INTENT.burst:
    case INTENT.spin:
      return around(at, ALL_WAYS);
    case INTENT.tongue:
      return WAYS.flatMap((each) => lineOf(world, at, each));
    case INTENT.pounce: {
      const cell = pounceCell(creature);
      return cell < 0 ? [] : [...inRoom([cell]), ...around(cell, [4, 5, 6, 7])];
    }
    default:
      return [];
  }
}

/** Two cells ahead; rock stops it. */
function lungeOf(world: World, at: number, way: number): number[] {
  const first = next(at, way);
  if (first < 0 || world.tiles[first] === ROCK) return [];
  const second = next(first, way);
  return second < 0 || world.tiles[second] === ROCK ? [first] : [first, second];
}

const sides = (cell: number, way: number): number[] => [next(cell, (way + 1) & 3), next(cell, (way + 3) & 3)];

/** The cell ahead and those on both sides of it. */
const fan = (at: number, way: number): number[] => {
  const ahead = next(at, way);
  return ahead < 0 ? [] : [ahead, ...sides(ahead, way)];
};

/** All cells that the next attacks hit. */
export function markedCells(world: World): Set<number> {
  const marked = new Set<number>();
  if (world.isFrozen) return marked;
  for (const creature of world.creatures)
    if (creature.dizzy === 0) for (const cell of cellsOf(world, creature)) marked.add(cell);
  return marked;
}

const isWalkable = (tile: number): boolean => tile !== ROCK && tile !== PIT && tile !== SPIKES;
const FAR = 99;

/** The steps from each cell to the goal, for those who walk; boulders are in the way. */
export function stepsTo(world: World, goal: number): number[] {
  const steps = world.tiles.map(() => FAR);
  const stones = new Set(world.creatures.filter(({ kind }) => kind === CREATURE.boulder).map(({ at }) => at));
  const open = [goal];
  steps[goal] = 0;
  for (let at = 0; at < open.length; at++) {
    const cell = open[at]!;
    for (const way of WAYS) {
      const other = next(cell, way);
      if (other < 0 || steps[other]! < FAR || stones.has(other) || !isWalkable(world.tiles[other]!)) continue;
      steps[other] = steps[cell]! + 1;
      open.push(other);
    }
  }
  return steps;
}

export const isFloor = isWalkable;
export const UNREACHED = FAR;
