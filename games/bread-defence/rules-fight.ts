import { COLUMNS, TILE, walk } from "./rules-maps.ts";
import { farBetween, hurt, throwBack } from "./rules-march.ts";
import { isBoss, PIGEONS, type Pigeon } from "./rules-pigeons.ts";
import { mapOf, tell, type Pin, type Shot, type State } from "./rules-state.ts";
import { formOf, FORMS_OF, type Form, type Tower } from "./rules-towers.ts";
import * as CUE from "./rules-cues.ts";
import * as TOWER from "./rules-tower-kinds.ts";

export const tileX = (tile: number): number => (tile % COLUMNS) * TILE + 512;
export const tileY = (tile: number): number => Math.floor(tile / COLUMNS) * TILE + 512;

/** A tower that sees nobody looks again after so many ticks. */
const LOOK_EVERY = 5;
/** Thousandths of a tile in a tick: toast is fast, a bag of flour is not. */
const SHOT_SPEED = [170, 110, 0, 90, 0, 0];
const PIN_SPEED = 62;
const PIN_WIDTH = 620;
const STING_FOR = 240;

export function stepTowers(state: State): void {
  for (const tower of state.towers) {
    if (tower.kind === TOWER.oven) continue;
    if (tower.wait > 0) {
      tower.wait -= 1;
      continue;
    }
    const form = formOf(tower);
    if (!shoot(state, tower, form)) tower.wait = LOOK_EVERY;
    else tower.wait = Math.max(8, Math.floor((form.every * 100) / tower.haste));
  }
}

function shoot(state: State, tower: Tower, form: Form): boolean {
  const [x, y] = [tileX(tower.tile), tileY(tower.tile)];
  const isGround = tower.kind === TOWER.pin || tower.kind === TOWER.flour;
  const first = findTarget(state, x, y, form.range, isGround, []);
  if (!first) return false;
  [tower.shotAt, tower.aimX, tower.aimY] = [state.tick, first.x, first.y];
  if (tower.kind === TOWER.pepper) {
    grind(state, form, x, y);
    return true;
  }
  tell(state, tower.kind === TOWER.pin ? CUE.roll : CUE.shot, x, y, tower.kind, tower.form);
  if (tower.kind === TOWER.pin) {
    roll(state, tower, form, first);
    return true;
  }
  const aimed: number[] = [];
  for (let each = 0; each < form.targets; each++) {
    const target = each === 0 ? first : findTarget(state, x, y, form.range, isGround, aimed);
    if (!target) break;
    aimed.push(target.id);
    const far = farBetween(target.x - x, target.y - y);
    const total = 4 + Math.floor(far / SHOT_SPEED[tower.kind]!);
    const { tile, kind } = tower;
    state.shots.push({ tile, kind, form: tower.form, target: target.id, left: total, total, x: target.x, y: target.y });
  }
  return true;
}

/**
 * Thieves come first, those that are closest to the gate before the others; then whoever is closest to the bakery. Of two
 * that are as far, the older one.
 */
function findTarget(
  state: State,
  x: number,
  y: number,
  range: number,
  isGround: boolean,
  except: readonly number[],
): Pigeon | null {
  const square = range * range;
  let best: Pigeon | null = null;
  let most = -1;
  for (const pigeon of state.pigeons) {
    const dx = pigeon.x - x;
    const dy = pigeon.y - y;
    if (dx * dx + dy * dy > square || pigeon.health <= 0 || (isGround && PIGEONS[pigeon.kind]!.flies)) continue;
    // Without a loaf it only goes home: nobody's first aim.
    const worth = pigeon.isBack ? (pigeon.loaves > 0 ? 2_000_000 - pigeon.way : 0) : 500_000 + pigeon.way;
    if (worth <= most || except.includes(pigeon.id)) continue;
    best = pigeon;
    most = worth;
  }
  return best;
}

/** A cloud of pepper: all around are hit at once. */
function grind(state: State, form: Form, x: number, y: number): void {
  const square = form.range * form.range;
  tell(state, form.push > 0 ? CUE.sneeze : CUE.shot, x, y, TOWER.pepper, form.poison > 0 ? 1 : 0);
  // Babies of one that bursts are not hit by the same cloud.
  const count = state.pigeons.length;
  for (let at = 0; at < count; at++) {
    const pigeon = state.pigeons[at]!;
    if ((pigeon.x - x) ** 2 + (pigeon.y - y) ** 2 > square) continue;
    strike(state, pigeon, form);
    if (form.push > 0) throwBack(state, pigeon, form.push);
  }
}

function roll(state: State, tower: Tower, form: Form, target: Pigeon): void {
  const path = mapOf(state).paths[target.path]!;
  const way = Math.min(path.length, target.way + 700);
  const { kind } = tower;
  state.pins.push({
    kind,
    form: tower.form,
    path: target.path,
    way,
    end: Math.max(0, way - form.roll * TILE),
    x: walk(path.columns, way),
    y: walk(path.rows, way),
    hit: [],
  });
}

/** What a hit does to one pigeon. */
function strike(state: State, pigeon: Pigeon, form: Form): void {
  if (pigeon.health <= 0) return;
  hurt(state, pigeon, form.damage, form.isPiercing);
  if (pigeon.health <= 0) return;
  // Bosses hardly mind.
  const part = isBoss(pigeon.kind) ? 2 : 1;
  if (form.slow > 0) {
    pigeon.slow = Math.max(pigeon.slowFor > 0 ? pigeon.slow : 0, Math.floor(form.slow / part));
    pigeon.slowFor = form.slowFor;
  }
  if (form.stun > 0 && pigeon.stun === 0) pigeon.stun = Math.floor(form.stun / (part * part));
  if (form.poison > 0) {
    pigeon.poison = Math.max(pigeon.poisonFor > 0 ? pigeon.poison : 0, form.poison);
    pigeon.poisonFor = STING_FOR;
  }
}

export function stepShots(state: State): void {
  let isSomethingDone = false;
  for (const shot of state.shots) {
    const target = findById(state.pigeons, shot.target);
    if (target && target.health > 0) [shot.x, shot.y] = [target.x, target.y];
    shot.left -= 1;
    if (shot.left > 0) continue;
    isSomethingDone = true;
    land(state, shot, target);
  }
  if (isSomethingDone) state.shots = state.shots.filter(({ left }) => left > 0);
}

/** The list is in the order of ids: those who come are added at its end. */
function findById(pigeons: readonly Pigeon[], id: number): Pigeon | undefined {
  let [from, to] = [0, pigeons.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (pigeons[middle]!.id < id) from = middle + 1;
    else to = middle;
  }
  return pigeons[from]?.id === id ? pigeons[from] : undefined;
}

function land(state: State, shot: Shot, target: Pigeon | undefined): void {
  const form = FORMS_OF[shot.kind]![shot.form]!;
  const { x, y } = shot;
  tell(state, form.splash > 0 ? CUE.burst : CUE.hit, x, y, shot.kind, shot.form);
  if (form.splash === 0) {
    if (target) strike(state, target, form);
    return;
  }
  const square = form.splash * form.splash;
  const isGround = shot.kind === TOWER.flour;
  const count = state.pigeons.length;
  for (let at = 0; at < count; at++) {
    const pigeon = state.pigeons[at]!;
    if (isGround && PIGEONS[pigeon.kind]!.flies) continue;
    if ((pigeon.x - x) ** 2 + (pigeon.y - y) ** 2 <= square) strike(state, pigeon, form);
  }
}

export function stepPins(state: State): void {
  if (state.pins.length === 0) return;
  for (const pin of state.pins) stepPin(state, pin);
  state.pins = state.pins.filter(({ way, end }) => way > end);
}

function stepPin(state: State, pin: Pin): void {
  const path = mapOf(state).paths[pin.path]!;
  pin.way = Math.max(pin.end, pin.way - PIN_SPEED);
  pin.x = walk(path.columns, pin.way);
  pin.y = walk(path.rows, pin.way);
  const form = FORMS_OF[pin.kind]![pin.form]!;
  const count = state.pigeons.length;
  for (let at = 0; at < count; at++) {
    const pigeon = state.pigeons[at]!;
    if (PIGEONS[pigeon.kind]!.flies || pigeon.health <= 0) continue;
    if ((pigeon.x - pin.x) ** 2 + (pigeon.y - pin.y) ** 2 > PIN_WIDTH * PIN_WIDTH || pin.hit.includes(pigeon.id))
      continue;
    pin.hit.push(pigeon.id);
    tell(state, CUE.hit, pigeon.x, pigeon.y, pin.kind, pin.form);
    strike(state, pigeon, form);
  }
}
