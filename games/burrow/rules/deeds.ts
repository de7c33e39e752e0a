import { next, ROCK } from "./board.ts";
import * as CAUSE from "./causes.ts";
import * as CREATURE from "./creatures.ts";
import * as CUE from "./cues.ts";
import { burst, hurt, hurtDuck, moveTo } from "./hits.ts";
import * as INTENT from "./intents.ts";
import { cellsOf, digCell, isFloor, pounceCell, stepsTo, UNREACHED } from "./reach.ts";
import { addCreature, creatureAt, tell, type Creature, type World } from "./world.ts";

/** Everybody does what was shown. */
export function actAll(world: World): void {
  world.beat = 1;
  for (const creature of world.creatures.slice()) if (creature.hp > 0) act(world, creature);
}

function act(world: World, creature: Creature): void {
  const { kind, intent, way, at } = creature;
  if (creature.dizzy > 0) {
    creature.dizzy -= 1;
    return;
  }
  changeMood(creature);
  switch (intent) {
    case INTENT.step:
      return walk(world, creature, next(at, way));
    case INTENT.bite:
    case INTENT.spit:
    case INTENT.spin:
    case INTENT.tongue:
      strike(world, creature);
      // Out of breath: now a bump hurts a boss.
      if (intent === INTENT.tongue || kind === CREATURE.fox) daze(world, creature, 1);
      return;
    case INTENT.charge:
      return charge(world, creature);
    case INTENT.dig:
      return dig(world, creature);
    case INTENT.burst:
      creature.hp = 0;
      world.creatures = world.creatures.filter((each) => each !== creature);
      tell(world, CUE.die, at, creature.id, CAUSE.self);
      return burst(world, creature);
    case INTENT.lay:
      return lay(world, CREATURE.puff, next(at, way));
    case INTENT.pounce:
      pounce(world, creature);
      return;
    case INTENT.howl:
      return howl(world, creature);
    case INTENT.rest:
      if (kind === CREATURE.puff) creature.mood = 0;
  }
}

/** The rhythm of each: most rest after an attack, bosses go round. */
function changeMood(creature: Creature): void {
  const { kind, intent, mood } = creature;
  if (kind === CREATURE.queen) creature.mood = (mood + 1) % 3;
  else if (kind === CREATURE.fox) creature.mood = mood === 0 && intent !== INTENT.pounce ? 0 : (mood + 1) % 3;
  else if (kind === CREATURE.snail) creature.mood = mood > 0 ? 0 : 1;
  else creature.mood = intent === INTENT.step || intent === INTENT.rest ? 0 : 1;
}

function daze(world: World, creature: Creature, turns: number): void {
  creature.dizzy = turns;
  tell(world, CUE.dizzy, creature.at, creature.id, turns);
}

function walk(world: World, creature: Creature, cell: number): void {
  if (cell < 0 || world.tiles[cell] === ROCK || cell === world.duck || creatureAt(world, cell)) return;
  moveTo(world, creature, cell, CUE.step);
}

/** Hits everybody in the marked cells, friend or foe. */
function strike(world: World, creature: Creature, cells = cellsOf(world, creature)): void {
  tell(world, CUE.strike, creature.at, creature.id, creature.intent);
  for (const cell of cells) {
    const other = creatureAt(world, cell);
    if (other && other !== creature) hurt(world, other, 1, CAUSE.creature);
    if (cell === world.duck) hurtDuck(world, 1, CAUSE.creature, creature);
  }
}

/** Runs until something stops it: a pit swallows it, rock makes it dizzy. */
function charge(world: World, creature: Creature): void {
  const { way, id } = creature;
  tell(world, CUE.strike, creature.at, id, creature.intent);
  for (;;) {
    const cell = next(creature.at, way);
    if (cell === world.duck) return hurtDuck(world, 1, CAUSE.creature, creature);
    const other = cell < 0 ? null : creatureAt(world, cell);
    if (other) return hurt(world, other, 1, CAUSE.creature);
    if (cell < 0 || world.tiles[cell] === ROCK) {
      tell(world, CUE.slam, creature.at, id, way);
      hurt(world, creature, 1, CAUSE.self);
      if (creature.hp > 0) daze(world, creature, 2);
      return;
    }
    moveTo(world, creature, cell, CUE.slide);
    if (creature.hp <= 0) return;
  }
}

function dig(world: World, creature: Creature): void {
  const cell = digCell(creature);
  if (cell < 0 || world.tiles[cell] === ROCK) {
    tell(world, CUE.slam, creature.at, creature.id, creature.way);
    return hurt(world, creature, 1, CAUSE.self);
  }
  const cells = cellsOf(world, creature);
  if (cell !== world.duck && !creatureAt(world, cell)) moveTo(world, creature, cell, CUE.appear);
  if (creature.hp > 0) strike(world, creature, cells);
}

function pounce(world: World, creature: Creature): void {
  const cell = pounceCell(creature);
  const cells = cellsOf(world, creature);
  if (cell >= 0 && cell !== world.duck && world.tiles[cell] !== ROCK && !creatureAt(world, cell))
    moveTo(world, creature, cell, CUE.appear);
  if (creature.hp > 0) strike(world, creature, cells);
}

/** The most that a fox has around it, and whom it calls in turn. */
const PACK = 3;
const CALLED = [CREATURE.shrew, CREATURE.toad, CREATURE.bat] as const;

/** Somebody comes from the farthest corner. */
function howl(world: World, creature: Creature): void {
  tell(world, CUE.strike, creature.at, creature.id, creature.intent);
  if (world.creatures.length > PACK) return;
  const steps = stepsTo(world, world.duck);
  let best = -1;
  for (const [cell, far] of steps.entries())
    if (far < UNREACHED && !creatureAt(world, cell) && (best < 0 || far > steps[best]!)) best = cell;
  if (best >= 0 && best !== world.duck) lay(world, CALLED[world.turn % CALLED.length]!, best);
}

/** Somebody new comes into the room. */
export function lay(world: World, kind: number, cell: number): void {
  if (cell < 0 || cell === world.duck || !isFloor(world.tiles[cell]!) || creatureAt(world, cell)) return;
  const creature = addCreature(world, kind, cell);
  world.met |= 1 << kind;
  tell(world, CUE.appear, cell, creature.id);
}
