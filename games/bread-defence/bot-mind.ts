import { isFree } from "./rules/build.ts";
import { tileX, tileY } from "./rules/maps.ts";
import { TILES, walk } from "./rules/maps.ts";
import { mapOf, towersIn, type State } from "./rules/state.ts";
import { FORMS_OF, formOf, nextForm, type Form } from "./rules/towers.ts";
import { tapOf } from "./rules.ts";
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
  for (const path of paths)
    for (let way = 0; way < path.length; way += 512)
      if ((walk(path.columns, way) - x) ** 2 + (walk(path.rows, way) - y) ** 2 <= range * range)
        reach += way < 2048 ? 0.25 : 0.5;
  reach /= paths.length;
  reaches.set(key, reach);
  return reach;
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
    if (kind === TOWER.honey) return slows * 5 > state.towers.length ? 0.25 : 0.8;
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
