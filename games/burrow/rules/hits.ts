import { ALL_WAYS, CRACK, FLOOR, next, PIT, ROCK, SPIKES, WAYS } from "./board.ts";
import * as CAUSE from "./causes.ts";
import * as CREATURE from "./creatures.ts";
import * as CUE from "./cues.ts";
import * as INTENT from "./intents.ts";
import * as RELIC from "./relics.ts";
import { creatureAt, DEAD, hasPair, hasRelic, takeUse, tell, type Creature, type World } from "./world.ts";

export const POINTS = { beaten: 20, boss: 150, clever: 30, more: 25, crumb: 10 } as const;

/** In a chain without a hit, each one beaten counts once more, up to so many times. */
const MOST_TIMES = 9;
export const timesOf = ({ chain }: World): number => Math.max(1, Math.min(MOST_TIMES, 1 + chain));

const isClever = (cause: number): boolean => cause >= CAUSE.clash && cause <= CAUSE.self;
const flies = ({ kind }: Creature): boolean => kind === CREATURE.bat;

export function hurtDuck(world: World, amount: number, cause: number, by: Creature | null = null): void {
  if (world.outcome === DEAD) return;
  if (cause !== CAUSE.dark && takeUse(world, RELIC.umbrella)) {
    tell(world, CUE.blocked, world.duck, -1, RELIC.umbrella);
    if (by && hasPair(world, RELIC.coat) && cause === CAUSE.creature) hurt(world, by, 2, CAUSE.thorns);
    return;
  }
  world.hearts = Math.max(0, world.hearts - amount);
  world.lost += amount;
  if (world.chain > 0) {
    world.chain = 0;
    tell(world, CUE.unchained, world.duck);
  }
  world.cause = cause;
  world.causeKind = by?.kind ?? 0;
  tell(world, CUE.hurt, world.duck, by?.id ?? -1, cause);
  if (world.hearts === 0) world.outcome = DEAD;
  else if (by && hasRelic(world, RELIC.coat) && cause === CAUSE.creature) hurt(world, by, 1, CAUSE.thorns);
}

export function hurt(world: World, creature: Creature, amount: number, cause: number): void {
  if (creature.hp <= 0) return;
  const { kind, at, id } = creature;
  // A stone shell: only what bites, bursts or falls on it counts.
  if (kind === CREATURE.snail && (cause === CAUSE.wall || cause === CAUSE.clash || cause === CAUSE.peck))
    return tell(world, CUE.blocked, at, id, -1);
  creature.hp -= amount;
  tell(world, CUE.hit, at, id, cause);
  if (creature.hp > 0) {
    if (kind === CREATURE.puff) creature.intent = INTENT.burst;
    return;
  }
  creature.hp = 0;
  world.creatures = world.creatures.filter((each) => each !== creature);
  if (kind === CREATURE.boulder) return tell(world, CUE.breaks, at, id);
  tell(world, CUE.die, at, id, cause);
  reward(world, creature, cause);
  if (kind === CREATURE.puff && cause !== CAUSE.pit) return burst(world, creature);
  if (hasRelic(world, RELIC.corn) && cause !== CAUSE.pit) popCorn(world, at);
}

function reward(world: World, { kind, at }: Creature, cause: number): void {
  // A puff that bursts by itself is nobody's doing.
  if (kind === CREATURE.puff && cause === CAUSE.self) return;
  world.beaten += 1;
  world.streak += 1;
  world.bestStreak = Math.max(world.bestStreak, world.streak);
  if (isClever(cause)) world.clever += 1;
  const base = CREATURE.isBoss(kind) ? POINTS.boss : POINTS.beaten;
  const plain = base + (isClever(cause) ? POINTS.clever : 0) + (world.streak - 1) * POINTS.more;
  const points = plain * timesOf(world);
  if (world.chain >= 0) world.chain += 1;
  world.points += points;
  tell(world, CUE.point, at, -1, points);
  if (world.streak > 1) tell(world, CUE.many, at, -1, world.streak);
}

/** Sparks on the four sides, or all around. */
function popCorn(world: World, at: number): void {
  tell(world, CUE.use, at, -1, RELIC.corn);
  for (const way of hasPair(world, RELIC.corn) ? ALL_WAYS : WAYS) {
    const other = creatureAt(world, next(at, way));
    if (other) hurt(world, other, 1, CAUSE.pop);
  }
}

/** Everybody around a puff is hurt, twice as much as by a bite; the duck as by one. */
export function burst(world: World, puff: Creature): void {
  const { at } = puff;
  tell(world, CUE.burst, at, puff.id);
  for (const way of ALL_WAYS) {
    const cell = next(at, way);
    if (cell < 0) continue;
    const other = creatureAt(world, cell);
    if (other) hurt(world, other, 2, CAUSE.burst);
    if (cell === world.duck) hurtDuck(world, 1, CAUSE.burst, puff);
  }
}

/** Whoever leaves a crack makes a pit of it. */
export function leaveCell(world: World, cell: number): void {
  if (world.tiles[cell] !== CRACK) return;
  world.tiles[cell] = PIT;
  tell(world, CUE.crumble, cell);
}

/** A creature goes to a free cell, whatever is there. */
export function moveTo(world: World, creature: Creature, cell: number, cue: number): void {
  const { at, id } = creature;
  tell(world, cue, cell, id, creature.way, at);
  creature.at = cell;
  if (!flies(creature)) leaveCell(world, at);
  arrive(world, creature);
}

export function arrive(world: World, creature: Creature): void {
  const { at, id, kind } = creature;
  const tile = world.tiles[at]!;
  if (flies(creature) || (tile !== PIT && tile !== SPIKES)) return;
  if (kind === CREATURE.boulder) {
    world.tiles[at] = FLOOR;
    tell(world, CUE.fill, at, id, tile);
    if (tile === PIT) world.creatures = world.creatures.filter((each) => each !== creature);
  } else if (tile === PIT) {
    tell(world, CUE.fall, at, id);
    hurt(world, creature, 99, CAUSE.pit);
  } else {
    tell(world, CUE.stab, at, id);
    hurt(world, creature, 2, CAUSE.spikes);
  }
}

/** Pushes a creature over so many cells. What stops it hurts it; another creature is hurt, too. */
export function push(world: World, creature: Creature, way: number, cells: number): void {
  const strength = hasRelic(world, RELIC.bell) ? 2 : 1;
  if (creature.kind === CREATURE.puff) creature.intent = INTENT.burst;
  for (let left = cells; left > 0 && creature.hp > 0; left--) {
    const cell = next(creature.at, way);
    const other = cell < 0 ? null : creatureAt(world, cell);
    if (cell === world.duck) return;
    if (cell < 0 || world.tiles[cell] === ROCK || other) {
      tell(world, CUE.slam, creature.at, creature.id, way);
      if (other) hurt(world, other, strength, CAUSE.clash);
      return hurt(world, creature, strength, other ? CAUSE.clash : CAUSE.wall);
    }
    moveTo(world, creature, cell, CUE.slide);
    if (creature.kind === CREATURE.boulder && !world.creatures.includes(creature)) return;
  }
}
