import { reachOn, TILES, tileX, tileY } from "./maps.ts";
import { mapOf, tell, towersIn, type State } from "./state.ts";
import { AIMS, canAim, FORMS_OF, nextForm, sellPrice, TOWERS, type Tower } from "./towers.ts";
import * as CUE from "./cues.ts";
import * as GROUND from "./grounds.ts";

/** Ducks feel at home on water. */
export const WATER_HASTE = 20;

export const towerAt = ({ towers }: State, tile: number): Tower | undefined =>
  towers.find((tower) => tower.tile === tile);

/** Whether a tower may stand there. */
export function isFree(state: State, tile: number): boolean {
  if (tile < 0 || tile >= TILES) return false;
  return GROUND.isFloor(mapOf(state).tiles[tile]) && !towerAt(state, tile);
}

export function build(state: State, tile: number, kind: number): void {
  const cost = kind < TOWERS ? FORMS_OF[kind]![0]!.cost : 0;
  if (!isFree(state, tile) || kind >= towersIn(state) || cost > state.crumbs) return refuse(state, tile);
  state.crumbs -= cost;
  state.towers.push({
    tile,
    kind,
    form: 0,
    wait: 10,
    haste: mapOf(state).tiles[tile] === GROUND.water ? 100 + WATER_HASTE : 100,
    reach: reachOn(mapOf(state), tile),
    dazedTill: 0,
    paid: cost,
    aim: 0,
    shotAt: 0,
    aimX: tileX(tile) + 1,
    aimY: tileY(tile),
  });
  tell(state, CUE.build, tileX(tile), tileY(tile), kind, cost);
}

export function upgrade(state: State, tile: number, branch: number): void {
  const tower = towerAt(state, tile);
  const form = tower ? nextForm(tower.form, branch) : -1;
  if (!tower || form < 0) return refuse(state, tile);
  const { cost } = FORMS_OF[tower.kind]![form]!;
  if (cost > state.crumbs) return refuse(state, tile);
  state.crumbs -= cost;
  state.upgraded += 1;
  tower.form = form;
  tower.paid += cost;
  tower.wait = Math.min(tower.wait, 10);
  tell(state, CUE.upgrade, tileX(tile), tileY(tile), tower.kind, form);
}

export function sell(state: State, tile: number): void {
  const tower = towerAt(state, tile);
  if (!tower) return refuse(state, tile);
  const price = sellPrice(tower);
  state.crumbs += price;
  state.towers = state.towers.filter((each) => each !== tower);
  tell(state, CUE.sell, tileX(tile), tileY(tile), tower.kind, price);
}

/** The next choice of targets: the first, the strongest, the nearest. */
export function changeAim(state: State, tile: number): void {
  const tower = towerAt(state, tile);
  if (!tower || !canAim(tower.kind)) return refuse(state, tile);
  tower.aim = (tower.aim + 1) % AIMS;
  tell(state, CUE.aim, tileX(tile), tileY(tile), tower.aim);
}

function refuse(state: State, tile: number): void {
  const inside = tile < TILES ? tile : 0;
  tell(state, CUE.refused, tileX(inside), tileY(inside));
}
