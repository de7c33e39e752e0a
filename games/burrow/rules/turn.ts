import * as CAUSE from "./causes.ts";
import * as CREATURE from "./creatures.ts";
import * as CUE from "./cues.ts";
import { actAll } from "./deeds.ts";
import { stepDuck, useRelic } from "./duck.ts";
import { hurtDuck } from "./hits.ts";
import { decideAll } from "./minds.ts";
import { markedCells } from "./reach.ts";
import * as RELIC from "./relics.ts";
import { CLEARED, ON, takeUse, tell, type World } from "./world.ts";

/** Actions: steps to the four sides, a wait, and from `USE` on relics: their slot times four, plus a direction. */
export const WAIT = 4;
export const USE = 8;
export const useAction = (slot: number, way = 0): number => USE + slot * 4 + way;

/** Without oil the dark bites every so many turns. */
const DARK_EVERY = 2;

/** One turn: the duck, then everybody else. Returns whether it took place: nobody walks into rock. */
export function takeTurn(world: World, action: number): boolean {
  if (world.outcome !== ON) return false;
  world.beat = 0;
  world.streak = 0;
  const wasMarked = world.news !== null && markedCells(world).has(world.duck);
  const { lost, duck } = world;
  const isTurn =
    action >= USE
      ? useRelic(world, (action - USE) >> 2, (action - USE) & 3)
      : action === WAIT
        ? true
        : stepDuck(world, action);
  if (!isTurn) return false;
  world.turn += 1;
  world.turns += 1;
  if (isDone(world)) return true;
  const isFree = world.streak > 0 && takeUse(world, RELIC.feather);
  if (isFree) tell(world, CUE.free, world.duck, -1, RELIC.feather);
  else if (world.isFrozen) world.isFrozen -= 1;
  else actAll(world);
  if (wasMarked && world.lost === lost && world.duck !== duck && !isFree) tell(world, CUE.dodge, world.duck);
  burn(world);
  if (!isDone(world)) decideAll(world);
  return true;
}

function isDone(world: World): boolean {
  const foes = world.creatures.filter(({ kind }) => kind !== CREATURE.boulder);
  if (world.isPuzzle && foes.length === 0 && world.outcome === ON) world.outcome = CLEARED;
  if (world.isShut && !foes.some(({ kind }) => CREATURE.isBoss(kind))) {
    world.isShut = 0;
    tell(world, CUE.open, world.duck);
  }
  return world.outcome !== ON;
}

function burn(world: World): void {
  if (world.oil > 0) {
    world.oil -= 1;
    if (world.oil === 0) tell(world, CUE.dark, world.duck);
  } else if (world.turn % DARK_EVERY === 0) hurtDuck(world, 1, CAUSE.dark);
}
