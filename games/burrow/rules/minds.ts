import { farOf, next, ROCK, SLANTED, stepsOf, WAYS } from "./board.ts";
import * as CREATURE from "./creatures.ts";
import * as INTENT from "./intents.ts";
import { cellsOf, digCell, isFloor, lineOf, pounceWay, stepsTo } from "./reach.ts";
import { creatureAt, type Creature, type World } from "./world.ts";

/** Everybody decides what to do next, one after another, and nobody plans to step where somebody else will. */
export function decideAll(world: World): void {
  const steps = stepsTo(world, world.duck);
  const taken = new Set<number>();
  for (const creature of world.creatures) {
    const [intent, way] = decide(world, creature, steps, taken);
    creature.intent = intent;
    creature.way = way;
    if (intent === INTENT.step) taken.add(next(creature.at, way));
  }
}

type Plan = readonly [intent: number, way: number];
const REST: Plan = [INTENT.rest, 0];

function decide(world: World, creature: Creature, steps: readonly number[], taken: Set<number>): Plan {
  const { kind, at, mood } = creature;
  if (kind === CREATURE.boulder || creature.dizzy > 0) return REST;
  const near = farOf(at, world.duck);
  const walk = () => walkTo(world, creature, steps, taken);
  switch (kind) {
    case CREATURE.puff:
      return near <= 1 || mood > 0 ? [INTENT.burst, 0] : REST;
    case CREATURE.hedgehog:
      return near <= 2 && mood === 0 ? [INTENT.spin, 0] : walk();
    case CREATURE.badger:
      if (mood > 0) return REST;
      return near <= 1 ? [INTENT.spin, 0] : (alongLine(world, creature, INTENT.charge) ?? walk());
    case CREATURE.queen:
      return mood === 0 ? [INTENT.tongue, 0] : mood === 1 ? layBeside(world, creature) : hop(world, creature);
    case CREATURE.fox:
      if (mood === 0) return near <= 4 ? [INTENT.pounce, pounceWay(at, world.duck)] : walk();
      return [mood === 1 ? INTENT.spin : INTENT.howl, 0];
    default:
      // The others catch their breath after an attack.
      return mood > 0 ? REST : (attack(world, creature) ?? (kind === CREATURE.mole ? hop(world, creature) : walk()));
  }
}

function attack(world: World, creature: Creature): Plan | null {
  const { kind } = creature;
  if (kind === CREATURE.beetle) return alongLine(world, creature, INTENT.charge);
  if (kind === CREATURE.toad) return alongLine(world, creature, INTENT.spit);
  const [intent, ways] =
    kind === CREATURE.mole
      ? ([INTENT.dig, WAYS] as const)
      : ([INTENT.bite, kind === CREATURE.bat ? SLANTED : WAYS] as const);
  for (const way of ways) {
    const cells = cellsOf(world, { ...creature, intent, way });
    // A mole wants to come out right below.
    if (intent === INTENT.dig ? cells[0] === world.duck : cells.includes(world.duck)) return [intent, way];
  }
  return null;
}

function alongLine(world: World, { at }: Creature, intent: number): Plan | null {
  for (const way of WAYS) if (lineOf(world, at, way).at(-1) === world.duck) return [intent, way];
  return null;
}

/** One step nearer, past pits and spikes. A bat goes slantwise, over everything but rock. */
function walkTo(world: World, { kind, at }: Creature, steps: readonly number[], taken: Set<number>): Plan {
  const isBat = kind === CREATURE.bat;
  const nearness = (cell: number) => (isBat ? farOf(cell, world.duck) * 10 + stepsOf(cell, world.duck) : steps[cell]!);
  let [best, way] = [nearness(at), -1];
  for (const each of isBat ? SLANTED : WAYS) {
    const cell = next(at, each);
    if (cell < 0 || world.tiles[cell] === ROCK || cell === world.duck || taken.has(cell)) continue;
    if ((!isBat && !isFloor(world.tiles[cell]!)) || nearness(cell) >= best || creatureAt(world, cell)) continue;
    [best, way] = [nearness(cell), each];
  }
  return way < 0 ? REST : [INTENT.step, way];
}

/** Two cells at once, to a place where nobody is. */
function hop(world: World, creature: Creature): Plan {
  let [best, way] = [farOf(creature.at, world.duck) * 20 + stepsOf(creature.at, world.duck), -1];
  for (const each of WAYS) {
    const cell = digCell({ ...creature, way: each });
    if (cell < 0 || cell === world.duck || !isFloor(world.tiles[cell]!) || creatureAt(world, cell)) continue;
    const far = farOf(cell, world.duck) * 20 + stepsOf(cell, world.duck);
    if (far < best) [best, way] = [far, each];
  }
  return way < 0 ? REST : [INTENT.dig, way];
}

/** Where the queen lays: on the side of the duck, if there is room. */
function layBeside(world: World, { at }: Creature): Plan {
  const free = WAYS.filter((way) => {
    const cell = next(at, way);
    return cell >= 0 && cell !== world.duck && isFloor(world.tiles[cell]!) && !creatureAt(world, cell);
  });
  const far = (way: number) => {
    const cell = next(at, way);
    return stepsOf(cell, world.duck);
  };
  const [way] = free.toSorted((one, other) => far(one) - far(other) || one - other);
  return way === undefined ? REST : [INTENT.lay, way];
}
