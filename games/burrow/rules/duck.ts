import { CRUMB, LOAF, next, opposite, PIT, ROCK, SPIKES, STAIRS, WAYS } from "./board.ts";
import * as CAUSE from "./causes.ts";
import * as CREATURE from "./creatures.ts";
import * as CUE from "./cues.ts";
import { lay } from "./deeds.ts";
import { arrive, hurt, hurtDuck, leaveCell, moveTo, POINTS, push } from "./hits.ts";
import * as INTENT from "./intents.ts";
import * as RELIC from "./relics.ts";
import { creatureAt, hasPair, hasRelic, LEFT, takeUse, tell, type Creature, type World } from "./world.ts";

const HORN_CELLS = 2;
const DRUM_CELLS = 8;
const LASSO_CELLS = 3;

const canEnter = (world: World, cell: number): boolean =>
  cell >= 0 && world.tiles[cell] !== ROCK && world.tiles[cell] !== PIT;

/** One step, or a bump. Returns whether it took a turn. */
export function stepDuck(world: World, way: number): boolean {
  world.facing = way;
  const cell = next(world.duck, way);
  const other = cell < 0 ? null : creatureAt(world, cell);
  if (other) {
    bump(world, other, way);
    return true;
  }
  if (!canEnter(world, cell)) {
    tell(world, CUE.rock, world.duck, -1, cell < 0 || world.tiles[cell] === ROCK ? 0 : 1);
    return false;
  }
  const from = world.duck;
  moveDuck(world, cell, CUE.step);
  if (hasRelic(world, RELIC.rope)) pull(world, from, way);
  return true;
}

/** A creature that stands right behind comes along; a lasso reaches further. */
function pull(world: World, from: number, way: number): void {
  let behind = next(from, opposite(way));
  for (let left = hasPair(world, RELIC.rope) ? LASSO_CELLS : 1; left > 1 && behind >= 0; left--)
    if (!creatureAt(world, behind) && world.tiles[behind] !== ROCK) behind = next(behind, opposite(way));
  const other = behind < 0 ? null : creatureAt(world, behind);
  if (!other || CREATURE.isHeavy(other.kind) || world.tiles[from] === PIT) return;
  tell(world, CUE.use, from, -1, RELIC.rope);
  moveTo(world, other, from, CUE.slide);
}

function bump(world: World, other: Creature, way: number): void {
  tell(world, CUE.bump, other.at, other.id, way);
  // Spines: whoever sees that a hedgehog is about to spin leaves it alone.
  if (other.kind === CREATURE.hedgehog && other.intent === INTENT.spin) hurtDuck(world, 1, CAUSE.spines, other);
  if (CREATURE.isBoss(other.kind) && other.dizzy > 0)
    hurt(world, other, hasRelic(world, RELIC.bell) ? 2 : 1, CAUSE.peck);
  else if (CREATURE.isHeavy(other.kind)) tell(world, CUE.blocked, other.at, other.id, -1);
  else push(world, other, way, hasRelic(world, RELIC.drum) ? DRUM_CELLS : 1);
}

function moveDuck(world: World, cell: number, cue: number): void {
  const from = world.duck;
  tell(world, cue, cell, 0, world.facing, from);
  world.duck = cell;
  leaveCell(world, from);
  const tile = world.tiles[cell]!;
  if (tile === SPIKES) hurtDuck(world, 1, CAUSE.spikes);
  const good = world.goods[cell]!;
  if (good === CRUMB) {
    world.points += POINTS.crumb;
    tell(world, CUE.crumb, cell, -1, POINTS.crumb);
    world.goods[cell] = 0;
  } else if (good === LOAF && world.hearts < world.mostHearts) {
    // Who is well leaves it for later.
    world.hearts += 1;
    tell(world, CUE.loaf, cell);
    world.goods[cell] = 0;
  }
  if (tile === STAIRS && world.isShut === 0 && world.outcome === 0) world.outcome = LEFT;
}

/** Uses a relic in a direction. Returns whether it took a turn. */
export function useRelic(world: World, slot: number, way: number): boolean {
  const relic = world.relics[slot];
  if (relic === undefined || !RELIC.isTool(relic) || world.uses[slot]! <= 0) return false;
  if (!TOOLS[relic]!(world, way)) {
    tell(world, CUE.rock, world.duck, -1, 2);
    return false;
  }
  takeUse(world, relic);
  tell(world, CUE.use, world.duck, -1, relic);
  return true;
}

const TOOLS: readonly ((world: World, way: number) => boolean)[] = [swap, honk, leap, freeze, sow];

/** The first creature in a line changes places with the duck. */
function swap(world: World, way: number): boolean {
  const from = world.duck;
  for (let cell = next(from, way); cell >= 0 && world.tiles[cell] !== ROCK; cell = next(cell, way)) {
    const other = creatureAt(world, cell);
    if (!other) continue;
    if (!canEnter(world, cell)) return false;
    world.facing = way;
    world.duck = -1;
    moveTo(world, other, from, CUE.slide);
    world.duck = from;
    moveDuck(world, cell, CUE.slide);
    // The crack below the duck has given way.
    if (other.hp > 0 && world.tiles[from] === PIT) arrive(world, other);
    return true;
  }
  return false;
}

/** Blows everybody on the four sides away. */
function honk(world: World): boolean {
  const near = WAYS.flatMap((way) => {
    const cell = next(world.duck, way);
    const other = cell < 0 ? null : creatureAt(world, cell);
    return other && !CREATURE.isHeavy(other.kind) ? [{ other, way }] : [];
  });
  const cells = hasPair(world, RELIC.horn) ? DRUM_CELLS : HORN_CELLS;
  for (const { other, way } of near) if (other.hp > 0) push(world, other, way, cells);
  return near.length > 0;
}

/** Two cells at once; whoever stands there is trodden on. */
function leap(world: World, way: number): boolean {
  const over = next(world.duck, way);
  const cell = over < 0 ? -1 : next(over, way);
  if (!canEnter(world, cell)) return false;
  world.facing = way;
  const other = creatureAt(world, cell);
  if (other) hurt(world, other, hasPair(world, RELIC.spring) ? 3 : 1, CAUSE.peck);
  // A puff that was trodden on may have ended the run, and a boss stays where it is.
  if (creatureAt(world, cell)) return true;
  moveDuck(world, cell, CUE.appear);
  return true;
}

function freeze(world: World): boolean {
  world.isFrozen = hasPair(world, RELIC.globe) ? 2 : 1;
  return true;
}

/** A puff that bursts after this turn. */
function sow(world: World, way: number): boolean {
  const cell = next(world.duck, way);
  const count = world.creatures.length;
  lay(world, CREATURE.puff, cell);
  const puff = world.creatures[count];
  if (!puff) return false;
  puff.mood = 1;
  return true;
}
