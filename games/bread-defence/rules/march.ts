import { TILE, walk, type Path } from "./maps.ts";
import { isBoss, PIGEONS, type Pigeon } from "./pigeons.ts";
import { mapOf, tell, toughness, type State } from "./state.ts";
import * as CUE from "./cues.ts";
import * as KIND from "./pigeon-kinds.ts";

/** More cannot be on a map; the rest of a wave waits. */
export const MOST_PIGEONS = 300;
const BABIES = 3;
const BROOD_EVERY = 170;
const HEAL_EVERY = 60;
const HEAL_RANGE = 1700;
const STING_EVERY = 30;
const AWAKE_FOR = 100;
/** From this wave on pigeons are faster with every wave. */
const HURRY_FROM = 12;
const HURRY_PERCENT = 1;

/** About how far: no root, so that every server comes to the same. */
export function farBetween(x: number, y: number): number {
  const [one, other] = [Math.abs(x), Math.abs(y)];
  return Math.max(one, other) + Math.floor((Math.min(one, other) * 3) / 8);
}

/** The length of the way for this kind: fliers take the straight one. */
export const lengthOf = (kind: number, { columns, rows, length }: Path): number =>
  PIGEONS[kind]!.flies ? farBetween(columns.at(-1)! - columns[0]!, rows.at(-1)! - rows[0]!) * TILE : length;

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
  place(state, pigeon);
  state.pigeons.push(pigeon);
}

function place(state: State, pigeon: Pigeon): void {
  const { kind, way } = pigeon;
  const path = mapOf(state).paths[pigeon.path]!;
  const { columns, rows } = path;
  if (PIGEONS[kind]!.flies) {
    const length = lengthOf(kind, path);
    pigeon.x = fly(columns, way, length);
    pigeon.y = fly(rows, way, length);
  } else {
    pigeon.x = walk(columns, way);
    pigeon.y = walk(rows, way);
  }
}

const fly = (list: readonly number[], way: number, length: number): number =>
  list[0]! * TILE + 512 + Math.floor(((list.at(-1)! - list[0]!) * TILE * way) / length);

/** All pigeons go on by a tick. Those that are gone, or down, leave the list. */
export function marchPigeons(state: State): void {
  let isSomebodyGone = false;
  for (const pigeon of state.pigeons) {
    if (pigeon.health > 0) stepPigeon(state, pigeon);
    isSomebodyGone ||= pigeon.health <= 0;
  }
  if (isSomebodyGone) state.pigeons = state.pigeons.filter(({ health }) => health > 0);
}

function stepPigeon(state: State, pigeon: Pigeon): void {
  const { kind } = pigeon;
  pigeon.age += 1;
  if (pigeon.poisonFor > 0) {
    pigeon.poisonFor -= 1;
    if (pigeon.poisonFor % STING_EVERY === 0) hurt(state, pigeon, pigeon.poison, true);
    if (pigeon.health <= 0) return;
  }
  if (kind === KIND.doctor && pigeon.age % HEAL_EVERY === 0) heal(state, pigeon);
  if (kind === KIND.baroness && pigeon.age % BROOD_EVERY === 0 && state.pigeons.length < MOST_PIGEONS)
    addPigeon(state, KIND.chick, pigeon.path, Math.max(0, pigeon.way - 300), pigeon.wave);
  if (pigeon.slowFor > 0) pigeon.slowFor -= 1;
  if (pigeon.stun > 0) {
    pigeon.stun -= 1;
    if (pigeon.stun === 0) pigeon.stun = -AWAKE_FOR;
    return;
  }
  // Below 0 it cannot be stunned again.
  if (pigeon.stun < 0) pigeon.stun += 1;
  let speed = paceOf(state, kind);
  if (pigeon.slowFor > 0) speed = Math.floor((speed * (100 - pigeon.slow)) / 100);
  // A loaf is heavy: a thief can be caught.
  if (pigeon.loaves > 0) speed = Math.floor((speed * 3) / 4);
  speed = Math.max(3, speed);
  if (pigeon.isBack) goBack(state, pigeon, speed);
  else goOn(state, pigeon, speed);
  if (pigeon.health > 0) place(state, pigeon);
}

const paceOf = ({ wave }: State, kind: number): number =>
  Math.floor((PIGEONS[kind]!.speed * (100 + HURRY_PERCENT * Math.max(0, wave - HURRY_FROM))) / 100);

function goOn(state: State, pigeon: Pigeon, speed: number): void {
  const length = lengthOf(pigeon.kind, mapOf(state).paths[pigeon.path]!);
  pigeon.way = Math.min(length, pigeon.way + speed);
  if (pigeon.way < length) return;
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
  if (pigeon.loaves > 0) tell(state, CUE.lost, pigeon.x, pigeon.y, pigeon.kind, pigeon.loaves);
}

function heal(state: State, doctor: Pigeon): void {
  for (const other of state.pigeons)
    if (
      other.health > 0 &&
      !isBoss(other.kind) &&
      (other.x - doctor.x) ** 2 + (other.y - doctor.y) ** 2 <= HEAL_RANGE ** 2
    )
      other.health = Math.min(other.most, other.health + Math.ceil(other.most / 12));
}

/** Takes health, less armour, and says whether the pigeon is down. */
export function hurt(state: State, pigeon: Pigeon, damage: number, isPiercing: boolean): void {
  if (pigeon.health <= 0) return;
  const { armour } = PIGEONS[pigeon.kind]!;
  const worn = isPiercing ? 0 : Math.floor((armour * toughnessOf(pigeon)) / 100);
  // Armour never stops more than three quarters.
  pigeon.health -= Math.max(Math.ceil(damage / 4), damage - worn);
  pigeon.hitAt = state.tick;
  if (pigeon.health <= 0) fall(state, pigeon);
}

/** Armour grows with health, as it was when the pigeon came. */
const toughnessOf = ({ kind, most }: Pigeon): number => Math.floor((most * 100) / PIGEONS[kind]!.health);

function fall(state: State, pigeon: Pigeon): void {
  const { kind, x, y, loaves } = pigeon;
  const { crumbs, weight } = PIGEONS[kind]!;
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
  const length = lengthOf(pigeon.kind, mapOf(state).paths[pigeon.path]!);
  pigeon.way = pigeon.isBack ? Math.min(length - 1, pigeon.way + by) : Math.max(0, pigeon.way - by);
  place(state, pigeon);
}
