import { tileX, tileY, type Path } from "./maps.ts";
import { isBoss, PIGEONS, type Pigeon } from "./pigeons.ts";
import { crumbsFor } from "./recipes.ts";
import { mapOf, tell, toughness, type State } from "./state.ts";
import * as CUE from "./cues.ts";
import * as KIND from "./pigeon-kinds.ts";

/** More cannot be on a map; the rest of a wave waits. */
export const MOST_PIGEONS = 300;
const BABIES = 3;
const BROOD_EVERY = 170;
const HEAL_EVERY = 60;
const HEAL_RANGE = 1700;
/** Don Crumb frightens a duck so often, so far away, and for so long. */
const FRIGHT_EVERY = 210;
const FRIGHT_RANGE = 2600;
export const FRIGHT_FOR = 150;
const STING_EVERY = 30;
const AWAKE_FOR = 100;
/** From this wave on pigeons are faster with every wave. */
const HURRY_FROM = 12;
const HURRY_PERCENT = 4;

/** The length of the way for this kind: fliers take the straight one. */
export const lengthOf = (kind: number, { straight, length }: Path): number =>
  PIGEONS[kind]!.flies ? straight : length;

export function addPigeon(state: State, kind: number, path: number, way: number, wave = state.wave): void {
  const { health } = PIGEONS[kind]!;
  const most = Math.floor((health * toughness(state)) / 100);
  const pigeon: Pigeon = {
    id: state.nextId++,
    kind,
    wave,
    health: most,
    most,
    path,
    way,
    x: 0,
    y: 0,
    loaves: 0,
    isBack: false,
    slow: 0,
    slowFor: 0,
    stun: 0,
    poison: 0,
    poisonFor: 0,
    age: 0,
    hitAt: 0,
  };
  place(pigeon, mapOf(state).paths[path]!);
  state.pigeons.push(pigeon);
}

function place(pigeon: Pigeon, { xs, ys, straight }: Path): void {
  const { kind, way } = pigeon;
  if (PIGEONS[kind]!.flies) {
    pigeon.x = fly(xs, way, straight);
    pigeon.y = fly(ys, way, straight);
    return;
  }
  const at = way >> 10;
  const part = way & 1023;
  const x = xs[at]!;
  const y = ys[at]!;
  // Neighbours are 1024 apart, or not at all.
  pigeon.x = x + (((xs[at + 1]! - x) * part) >> 10);
  pigeon.y = y + (((ys[at + 1]! - y) * part) >> 10);
}

const fly = (list: readonly number[], way: number, length: number): number =>
  list[0]! + Math.floor(((list.at(-1)! - list[0]!) * way) / length);

/** All pigeons go on by a tick. Those that are gone, or down, leave the list. */
export function marchPigeons(state: State): void {
  const { pigeons } = state;
  const { paths } = mapOf(state);
  const hurry = 100 + HURRY_PERCENT * Math.max(0, state.wave - HURRY_FROM);
  let isSomebodyGone = false;
  // Chicks that come in this tick march, too.
  for (let at = 0; at < pigeons.length; at++) {
    const pigeon = pigeons[at]!;
    if (pigeon.health > 0) stepPigeon(state, pigeon, paths[pigeon.path]!, hurry);
    if (pigeon.health <= 0) isSomebodyGone = true;
  }
  if (isSomebodyGone) state.pigeons = pigeons.filter(({ health }) => health > 0);
}

function stepPigeon(state: State, pigeon: Pigeon, path: Path, hurry: number): void {
  pigeon.age += 1;
  if (pigeon.poisonFor > 0) {
    pigeon.poisonFor -= 1;
    if (pigeon.poisonFor % STING_EVERY === 0) hurt(state, pigeon, pigeon.poison, true);
    if (pigeon.health <= 0) return;
  }
  if (pigeon.kind >= KIND.doctor) help(state, pigeon);
  if (pigeon.slowFor > 0) pigeon.slowFor -= 1;
  if (pigeon.stun > 0) {
    pigeon.stun -= 1;
    if (pigeon.stun === 0) pigeon.stun = -AWAKE_FOR;
    return;
  }
  // Below 0 it cannot be stunned again.
  if (pigeon.stun < 0) pigeon.stun += 1;
  const { flies, speed: usual } = PIGEONS[pigeon.kind]!;
  let speed = percentOf(usual, hurry);
  if (pigeon.slowFor > 0) speed = percentOf(speed, 100 - pigeon.slow);
  // A loaf is heavy: a thief can be caught.
  if (pigeon.loaves > 0) speed = (speed * 3) >> 2;
  if (!flies) speed = percentOf(speed, path.paces[pigeon.way >> 10]!);
  if (speed < 3) speed = 3;
  if (pigeon.isBack) goBack(state, pigeon, speed);
  else goOn(state, pigeon, speed, lengthOf(pigeon.kind, path));
  if (pigeon.health > 0) place(pigeon, path);
}

/** Doctors heal, the Baroness brings chicks, and Don Crumb frightens the closest duck. */
function help(state: State, pigeon: Pigeon): void {
  const { kind, age } = pigeon;
  if (kind === KIND.doctor && age % HEAL_EVERY === 0) heal(state, pigeon);
  if (kind === KIND.baroness && age % BROOD_EVERY === 0 && state.pigeons.length < MOST_PIGEONS)
    addPigeon(state, KIND.chick, pigeon.path, Math.max(0, pigeon.way - 300), pigeon.wave);
  if (kind === KIND.don && age % FRIGHT_EVERY === 0) frighten(state, pigeon);
}

function frighten(state: State, { x, y }: Pigeon): void {
  let closest = FRIGHT_RANGE * FRIGHT_RANGE;
  let found = null;
  for (const tower of state.towers) {
    const far = (tileX(tower.tile) - x) ** 2 + (tileY(tower.tile) - y) ** 2;
    if (far >= closest || tower.dazedTill > state.tick) continue;
    closest = far;
    found = tower;
  }
  if (!found) return;
  found.dazedTill = state.tick + FRIGHT_FOR;
  tell(state, CUE.dazed, tileX(found.tile), tileY(found.tile), found.kind);
}

const percentOf = (value: number, percent: number): number => ((value * percent) / 100) | 0;

function goOn(state: State, pigeon: Pigeon, speed: number, length: number): void {
  pigeon.way += speed;
  if (pigeon.way < length) return;
  pigeon.way = length;
  const loaves = Math.min(state.home, PIGEONS[pigeon.kind]!.takes);
  pigeon.isBack = true;
  pigeon.loaves = loaves;
  state.home -= loaves;
  if (loaves > 0) tell(state, CUE.stolen, pigeon.x, pigeon.y, pigeon.kind, loaves);
}

function goBack(state: State, pigeon: Pigeon, speed: number): void {
  pigeon.way -= speed;
  if (pigeon.way > 0) return;
  pigeon.way = 0;
  // It is over the hedge. No points, no crumbs.
  pigeon.health = 0;
  state.lost += pigeon.loaves;
  state.lostTo[pigeon.kind]! += pigeon.loaves;
  if (pigeon.loaves > 0) tell(state, CUE.lost, pigeon.x, pigeon.y, pigeon.kind, pigeon.loaves);
}

/** Whether a pigeon is within so far of a place. */
export function isNear(pigeon: Pick<Pigeon, "x" | "y">, x: number, y: number, far: number): boolean {
  const dx = pigeon.x - x;
  const dy = pigeon.y - y;
  return dx * dx + dy * dy <= far * far;
}

function heal(state: State, doctor: Pigeon): void {
  for (const other of state.pigeons)
    if (other.health > 0 && !isBoss(other.kind) && isNear(other, doctor.x, doctor.y, HEAL_RANGE))
      other.health = Math.min(other.most, other.health + Math.ceil(other.most / 12));
}

/** What a hit takes: less by armour, which some hits go through, and by thick feathers. Something always comes through. */
export function woundOf(kind: number, tough: number, damage: number, isPiercing: boolean): number {
  const { armour, down } = PIGEONS[kind]!;
  if (armour === 0 && down === 0) return damage;
  const worn = Math.floor(((isPiercing ? down : armour + down) * tough) / 100);
  return Math.max(Math.ceil(damage / 8), damage - worn);
}

/** Takes health, less armour, and says whether the pigeon is down. */
export function hurt(state: State, pigeon: Pigeon, damage: number, isPiercing: boolean): void {
  if (pigeon.health <= 0) return;
  pigeon.health -= woundOf(pigeon.kind, toughnessOf(pigeon), damage, isPiercing);
  pigeon.hitAt = state.tick;
  if (pigeon.health <= 0) fall(state, pigeon);
}

/** Armour grows with health, as it was when the pigeon came. */
const toughnessOf = ({ kind, most }: Pigeon): number => Math.floor((most * 100) / PIGEONS[kind]!.health);

function fall(state: State, pigeon: Pigeon): void {
  const { kind, x, y, loaves } = pigeon;
  const { weight } = PIGEONS[kind]!;
  const crumbs = crumbsFor(state, kind);
  state.downed[kind]! += 1;
  state.crumbs += crumbs;
  state.points += weight * 5;
  tell(state, CUE.down, x, y, kind, crumbs);
  if (loaves > 0) {
    // What it carried is on the counter again.
    state.home += loaves;
    state.saved += loaves;
    state.points += loaves * 50;
    tell(state, CUE.saved, x, y, kind, loaves);
  }
  if (kind === KIND.mother) {
    const { path, way, wave } = pigeon;
    for (let baby = 0; baby < BABIES && state.pigeons.length < MOST_PIGEONS; baby++)
      addPigeon(state, KIND.chick, path, Math.min(way + baby * 160, mapOf(state).paths[path]!.length - 1), wave);
  }
}

/** A sneeze: away from where it was going, by so much. */
export function throwBack(state: State, pigeon: Pigeon, push: number): void {
  if (pigeon.health <= 0) return;
  const by = isBoss(pigeon.kind) ? push >> 2 : push;
  const path = mapOf(state).paths[pigeon.path]!;
  const length = lengthOf(pigeon.kind, path);
  pigeon.way = pigeon.isBack ? Math.min(length - 1, pigeon.way + by) : Math.max(0, pigeon.way - by);
  place(pigeon, path);
}
