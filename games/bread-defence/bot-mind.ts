import { isFree } from "./rules/build.ts";
import { COLUMNS, reachOn, TILE, TILES, tileX, tileY, walk } from "./rules/maps.ts";
import { HONK_RANGE } from "./rules/honk.ts";
import { mapOf, towersIn, type State } from "./rules/state.ts";
import { woundOf } from "./rules/march.ts";
import { isBoss, PIGEONS } from "./rules/pigeons.ts";
import { toughness } from "./rules/state.ts";
import { FORMS_OF, formOf, nextForm, type Form } from "./rules/towers.ts";
import { tapOf } from "./rules.ts";
import * as RECIPE from "./rules/recipes.ts";
import * as TOWER from "./rules/tower-kinds.ts";
import * as GROUND from "./rules/grounds.ts";
import * as ACTION from "./rules/actions.ts";

/** Something to buy: the tap for it, what it costs, and what it is worth for that. */
export type Offer = { tap: number; cost: number; worth: number; kind: number };

/** About what a form does in a second, to a usual crowd. */
export function powerOf(kind: number, form: Form): number {
  if (form.every === 0) return 0;
  const crowd =
    kind === TOWER.pepper
      ? 2.2
      : kind === TOWER.pin
        ? 1 + form.roll * 0.3
        : Math.min(form.targets, 3) * (1 + form.splash / 900);
  const pierced = form.isPiercing ? 1.3 : 1;
  const hurts = (form.damage * crowd * pierced * 60) / form.every + (form.poison > 0 ? form.poison * 1.4 * crowd : 0);
  return (
    hurts + (form.slow * form.slowFor) / form.every / 1.5 + (form.stun * 24) / form.every + (form.push * 3) / form.every
  );
}

const reaches = new Map<number, number>();

/** How much of the ways is in range of a tile, in tiles; a little less where pigeons are not yet on the map for long. */
export function reachOf(state: State, tile: number, range: number): number {
  const key = (state.map * 128 + tile) * 8192 + range;
  let reach = reaches.get(key);
  if (reach !== undefined) return reach;
  reach = 0;
  const [x, y] = [tileX(tile), tileY(tile)];
  const { paths } = mapOf(state);
  const far = (range * reachOn(mapOf(state), tile)) / 100;
  for (const path of paths)
    for (let way = 0; way < path.length; way += 512)
      if ((walk(path.columns, way) - x) ** 2 + (walk(path.rows, way) - y) ** 2 <= far * far)
        // Pigeons are longer in jam.
        reach += ((way < 2048 ? 0.25 : 0.5) * 100) / path.paces[way >> 10]!;
  reach /= paths.length;
  reaches.set(key, reach);
  return reach;
}

/** How much of the straight ways of those who fly is in range of a tile, in tiles. */
export function airReachOf(state: State, tile: number, range: number): number {
  const key = -1 - ((state.map * 128 + tile) * 8192 + range);
  let reach = reaches.get(key);
  if (reach !== undefined) return reach;
  reach = 0;
  const [x, y] = [tileX(tile), tileY(tile)];
  const { paths } = mapOf(state);
  const far = (range * reachOn(mapOf(state), tile)) / 100;
  for (const { xs, ys, straight } of paths)
    for (let way = 1024; way < straight; way += 512) {
      const [atX, atY] = [xs, ys].map((list) => list[0]! + ((list.at(-1)! - list[0]!) * way) / straight) as [
        number,
        number,
      ];
      if ((atX - x) ** 2 + (atY - y) ** 2 <= far * far) reach += 0.5;
    }
  reach /= paths.length;
  reaches.set(key, reach);
  return reach;
}

/** Pigeons of a kind that are on the map or will be soon, and their health together. */
type Threat = { kind: number; health: number };

function threatsOf({ pigeons, coming, next, mode, map, wave }: State): Threat[] {
  const healths = new Map<number, number>();
  const add = (kind: number, health: number) => healths.set(kind, (healths.get(kind) ?? 0) + health);
  for (const { kind, health } of pigeons) add(kind, health);
  const percent = toughness({ mode, map, wave: wave + 1 });
  for (const { kind, count } of [...coming, ...next]) add(kind, (count * PIGEONS[kind]!.health * percent) / 100);
  return [...healths].map(([kind, health]) => ({ kind, health }));
}

/** About what a form takes from this kind in a second. */
function effectOf(kind: number, form: Form, target: number, percent: number): number {
  const { flies, speed } = PIGEONS[target]!;
  if (flies && !isAir(kind)) return 0;
  const boss = isBoss(target);
  const wound = (damage: number, isPiercing: boolean) => (woundOf(target, percent, damage, isPiercing) * 100) / percent;
  const crowd = boss
    ? 1
    : kind === TOWER.pepper
      ? 2.2
      : kind === TOWER.pin
        ? 1 + form.roll * 0.3
        : Math.min(form.targets, 3) * (1 + form.splash / 900);
  const stings = form.poison > 0 ? wound(form.poison, true) * 1.4 * crowd : 0;
  const control = ((form.slow * form.slowFor) / 1.5 + form.stun * 24 + form.push * 3) / form.every / (boss ? 3 : 1);
  return (
    ((wound(form.damage, form.isPiercing) * crowd * 60) / form.every +
      stings +
      control * (kind === TOWER.honey ? 0.5 : 0.3)) *
    (speed > 30 ? 0.9 : 1)
  );
}

/**
 * The offers of somebody who reads the sign: worth most is what is missing most against those who come. The best value
 * first.
 */
export function wiseOffersIn(state: State): Offer[] {
  const percent = toughness({ ...state, wave: state.wave + 1 });
  const threats = threatsOf(state).map(({ kind, health }) => ({ kind, health, have: 6 }));
  const reachFor = (tile: number, range: number, { kind }: { kind: number }) =>
    PIGEONS[kind]!.flies ? airReachOf(state, tile, range) * 2 : reachOf(state, tile, range);
  const effects = new Map<Form, number[]>();
  const effectsOf = (kind: number, form: Form): number[] => {
    let list = effects.get(form);
    if (!list) effects.set(form, (list = threats.map((threat) => effectOf(kind, form, threat.kind, percent))));
    return list;
  };
  for (const { kind, form, tile, haste } of state.towers) {
    const now = FORMS_OF[kind]![form]!;
    for (const [at, effect] of effectsOf(kind, now).entries())
      if (kind !== TOWER.honey) threats[at]!.have += (effect * reachFor(tile, now.range, threats[at]!) * haste) / 100;
  }
  const slows = state.towers.filter(({ kind }) => kind === TOWER.honey).length;
  // Honey slows and shoots nobody down: one pot for five other ducks.
  const wish = (kind: number): number => (kind !== TOWER.honey ? 1 : slows * 5 > state.towers.length ? 0 : 0.5);
  const worthOf = (kind: number, form: Form, tile: number): number =>
    wish(kind) *
    effectsOf(kind, form).reduce((sum, effect, at) => {
      const threat = threats[at]!;
      return sum + (effect * reachFor(tile, form.range, threat) * threat.health) / threat.have;
    }, 0);
  const { tiles } = mapOf(state);
  const offers: Offer[] = [];
  for (let kind = 0; kind < towersIn(state); kind++) {
    const form = FORMS_OF[kind]![0]!;
    for (let tile = 0; tile < TILES; tile++) {
      if (!isFree(state, tile)) continue;
      const worth = (worthOf(kind, form, tile) * (tiles[tile] === GROUND.water ? 1.2 : 1)) / form.cost;
      if (worth > 0) offers.push({ tap: tapOf(ACTION.build, tile, kind), cost: form.cost, worth, kind });
    }
  }
  for (const { kind, form, tile, haste } of state.towers)
    for (const branch of form === 1 ? [0, 1] : [0]) {
      const index = nextForm(form, branch);
      if (index < 0) continue;
      const will = FORMS_OF[kind]![index]!;
      const gain = ((worthOf(kind, will, tile) - worthOf(kind, FORMS_OF[kind]![form]!, tile)) * haste) / 100;
      offers.push({ tap: tapOf(ACTION.upgrade, tile, branch), cost: will.cost, worth: gain / will.cost, kind });
    }
  return offers.sort((one, other) => other.worth - one.worth || one.tap - other.tap);
}

const isAir = (kind: number): boolean => kind === TOWER.toaster || kind === TOWER.pepper;

/** All that could be bought, the best value first. */
export function offersIn(state: State, most = towersIn(state)): Offer[] {
  const offers: Offer[] = [];
  const { tiles } = mapOf(state);
  let [air, all] = [1, 1];
  for (const tower of state.towers) {
    if (tower.kind === TOWER.honey) continue;
    const power = powerOf(tower.kind, formOf(tower));
    all += power;
    if (isAir(tower.kind)) air += power;
  }
  const slows = state.towers.filter(({ kind }) => kind === TOWER.honey).length;
  const wish = (kind: number): number => {
    if (kind === TOWER.honey) return slows * 5 > state.towers.length ? 0.1 : 0.5;
    if (isAir(kind)) return air < all * 0.5 ? 1.6 : 1;
    return air < all * 0.5 ? 0.4 : 1;
  };
  for (let kind = 0; kind < most; kind++) {
    const form = FORMS_OF[kind]![0]!;
    for (let tile = 0; tile < TILES; tile++) {
      if (!isFree(state, tile)) continue;
      const haste = tiles[tile] === GROUND.water ? 1.2 : 1;
      const worth = (powerOf(kind, form) * reachOf(state, tile, form.range) * haste * wish(kind)) / form.cost;
      if (worth > 0) offers.push({ tap: tapOf(ACTION.build, tile, kind), cost: form.cost, worth, kind });
    }
  }
  for (const tower of state.towers) {
    const now = formOf(tower);
    const has = powerOf(tower.kind, now) * reachOf(state, tower.tile, now.range);
    for (const branch of tower.form === 1 ? [0, 1] : [0]) {
      const index = nextForm(tower.form, branch);
      if (index < 0) continue;
      const form = FORMS_OF[tower.kind]![index]!;
      const will = powerOf(tower.kind, form) * reachOf(state, tower.tile, form.range);
      const worth = ((will - has) * tower.haste) / 100 / form.cost;
      offers.push({
        tap: tapOf(ACTION.upgrade, tower.tile, branch),
        cost: form.cost,
        worth: worth * wish(tower.kind),
        kind: tower.kind,
      });
    }
  }
  return offers.sort((one, other) => other.worth - one.worth || one.tap - other.tap);
}

/** What to buy now: the best of all, if it does not take too long to save for it. Null: save. */
export function chooseOffer(state: State, offers: readonly Offer[], patience: number): Offer | null {
  const [best] = offers;
  if (!best) return null;
  if (best.cost <= state.crumbs) return best;
  const affordable = offers.find(({ cost }) => cost <= state.crumbs);
  return affordable && affordable.worth * patience > best.worth ? affordable : null;
}

/** The tile where a honk takes most bread back, or −1 if nobody has some that is worth it. */
export function honkTile({ honkIn, pigeons, phase }: State): number {
  if (honkIn > 0 || phase !== 1) return -1;
  let [best, most] = [-1, 0];
  for (const thief of pigeons) {
    if (thief.loaves === 0 || thief.way < TILE) continue;
    const worth = pigeons.reduce((sum, { x, y, loaves }) => {
      const isHeard = (x - thief.x) ** 2 + (y - thief.y) ** 2 < HONK_RANGE * HONK_RANGE;
      return isHeard ? sum + 1 + loaves * 5 : sum;
    }, 0);
    if (worth <= most) continue;
    [best, most] = [Math.floor(thief.y / TILE) * COLUMNS + Math.floor(thief.x / TILE), worth];
  }
  return best;
}

/** The recipe for those ducks that most was paid for; bread if much of it is lost. */
export function bestRecipe({ offer, towers, lost }: State): number {
  const worth = offer.map((recipe) =>
    recipe === RECIPE.loaves
      ? lost * 150
      : recipe > 4
        ? 350
        : towers.reduce((sum, { kind, paid }) => sum + (kind === recipe ? paid : 0), 0),
  );
  return worth.indexOf(Math.max(...worth));
}
