import { farBetween, TILE, tileX, tileY, walk } from "./maps.ts";
import { hurt, isNear, throwBack } from "./march.ts";
import { isBoss, PIGEONS, type Pigeon } from "./pigeons.ts";
import { mapOf, show, type Pin, type Shot, type State } from "./state.ts";
import { strengthOf } from "./recipes.ts";
import { formOf, FORMS_OF, rangeOf, type Form, type Tower } from "./towers.ts";
import * as CUE from "./cues.ts";
import * as TOWER from "./tower-kinds.ts";

/** A tower that sees nobody looks again after so many ticks. */
const LOOK_EVERY = 5;
/** Thousandths of a tile in a tick: toast is fast, a bag of flour is not. */
const SHOT_SPEED = [170, 110, 0, 90, 0, 0];
const PIN_SPEED = 62;
const PIN_WIDTH = 620;
const STING_FOR = 240;
/** Ticks before a pigeon that was thrown back can be thrown again, or stopped. */
const BRACED_FOR = 80;

/** Toast and pepper reach those who fly. */
const isForGround = (kind: number): boolean => kind !== TOWER.toaster && kind !== TOWER.pepper;

export function stepTowers(state: State): void {
  for (const tower of state.towers) {
    if (tower.dazedTill > state.tick) continue;
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
  if (state.pigeons.length === 0) return false;
  const { tile, kind } = tower;
  const x = tileX(tile);
  const y = tileY(tile);
  const isGround = isForGround(kind);
  const isSneeze = form.push > 0;
  const range = rangeOf(tower);
  const aimed: number[] = [];
  while (aimed.length < form.targets) {
    const target = findTarget(state, tower.aim, x, y, range, isGround, aimed);
    if (!target) break;
    if (aimed.length === 0) {
      tower.shotAt = state.tick;
      tower.aimX = target.x;
      tower.aimY = target.y;
      show(state, isSneeze ? CUE.sneeze : CUE.shot, x, y, kind, form.poison > 0 ? 1 : 0);
    }
    aimed.push(target.id);
    if (kind === TOWER.pepper) {
      strikeAround(state, form, kind, x, y, range);
      break;
    }
    if (kind === TOWER.pin) roll(state, tower, form, target);
    else {
      const total = 4 + Math.floor(farBetween(target.x - x, target.y - y) / SHOT_SPEED[kind]!);
      state.shots.push({
        tile,
        kind,
        form: tower.form,
        target: target.id,
        left: total,
        total,
        x: target.x,
        y: target.y,
      });
    }
  }
  return aimed.length > 0;
}

/** All around are hit at once, and thrown back by a sneeze. Babies of one that bursts are not hit with it. */
function strikeAround(state: State, form: Form, kind: number, x: number, y: number, far: number): void {
  const isGround = isForGround(kind);
  const count = state.pigeons.length;
  for (let at = 0; at < count; at++) {
    const pigeon = state.pigeons[at]!;
    if (!isNear(pigeon, x, y, far) || (isGround && PIGEONS[pigeon.kind]!.flies)) continue;
    strike(state, pigeon, form, kind);
    // Not again at once: many sneezes would hold it for ever.
    if (form.push === 0 || pigeon.stun !== 0) continue;
    throwBack(state, pigeon, form.push);
    pigeon.stun = -BRACED_FOR;
  }
}

/**
 * By default thieves come first, those that are closest to the gate before the others; then whoever is closest to the
 * bakery. Otherwise the strongest, or the nearest. Of two that are the same, the older one.
 */
function findTarget(
  state: State,
  aim: number,
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
    const far = dx * dx + dy * dy;
    if (far > square || pigeon.health <= 0 || (isGround && PIGEONS[pigeon.kind]!.flies)) continue;
    // Without a loaf it only goes home: nobody's first aim.
    const worth =
      aim === 1
        ? pigeon.health
        : aim === 2
          ? square - far
          : pigeon.isBack
            ? pigeon.loaves > 0
              ? 2_000_000 - pigeon.way
              : 0
            : 500_000 + pigeon.way;
    if (worth <= most || except.includes(pigeon.id)) continue;
    best = pigeon;
    most = worth;
  }
  return best;
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
function strike(state: State, pigeon: Pigeon, form: Form, kind: number): void {
  if (pigeon.health <= 0) return;
  const strength = strengthOf(state, kind);
  const strong = (value: number): number => Math.floor((value * strength) / 100);
  hurt(state, pigeon, strong(form.damage), form.isPiercing);
  if (pigeon.health <= 0) return;
  // Bosses hardly mind.
  const part = isBoss(pigeon.kind) ? 2 : 1;
  if (form.slow > 0) {
    pigeon.slow = Math.max(pigeon.slowFor > 0 ? pigeon.slow : 0, Math.floor(form.slow / part));
    pigeon.slowFor = strong(form.slowFor);
  }
  if (form.stun > 0 && pigeon.stun === 0) pigeon.stun = Math.floor(form.stun / (part * part));
  if (form.poison > 0) {
    pigeon.poison = Math.max(pigeon.poisonFor > 0 ? pigeon.poison : 0, strong(form.poison));
    pigeon.poisonFor = STING_FOR;
  }
}

export function stepShots(state: State): void {
  let isSomethingDone = false;
  for (const shot of state.shots) {
    const target = findById(state.pigeons, shot.target);
    if (target && target.health > 0) {
      shot.x = target.x;
      shot.y = target.y;
    }
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
  show(state, form.splash > 0 ? CUE.burst : CUE.hit, x, y, shot.kind, shot.form);
  if (form.splash > 0) strikeAround(state, form, shot.kind, x, y, form.splash);
  else if (target) strike(state, target, form, shot.kind);
}

export function stepPins(state: State): void {
  if (state.pins.length === 0) return;
  for (const pin of state.pins) stepPin(state, pin);
  if (state.pins.some(({ way, end }) => way <= end)) state.pins = state.pins.filter(({ way, end }) => way > end);
}

function stepPin(state: State, pin: Pin): void {
  const { columns, rows } = mapOf(state).paths[pin.path]!;
  pin.way = Math.max(pin.end, pin.way - PIN_SPEED);
  pin.x = walk(columns, pin.way);
  pin.y = walk(rows, pin.way);
  const form = FORMS_OF[pin.kind]![pin.form]!;
  const count = state.pigeons.length;
  for (let at = 0; at < count; at++) {
    const pigeon = state.pigeons[at]!;
    if (!isNear(pigeon, pin.x, pin.y, PIN_WIDTH) || PIGEONS[pigeon.kind]!.flies || pin.hit.includes(pigeon.id))
      continue;
    pin.hit.push(pigeon.id);
    show(state, CUE.hit, pigeon.x, pigeon.y, pin.kind, pin.form);
    strike(state, pigeon, form, pin.kind);
  }
}
