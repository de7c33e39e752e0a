import { TILES, tileX, tileY } from "./maps.ts";
import { isNear, throwBack } from "./march.ts";
import { isBoss, type Pigeon } from "./pigeons.ts";
import { honkEvery } from "./recipes.ts";
import { tell, type State } from "./state.ts";
import * as CUE from "./cues.ts";
import * as PHASE from "./phases.ts";

/** Thousandths of a tile that a honk is heard around, and that it throws back. */
export const HONK_RANGE = 2100;
const HONK_PUSH = 1300;
/** Ticks that it stops pigeons for, and bosses. */
const [SHOCK, BOSS_SHOCK] = [50, 18];

/** The goose frightens all pigeons around a tile. Thieves drop their bread and start again; ducks wake up. */
export function honk(state: State, tile: number): void {
  const [x, y] = [tileX(tile), tileY(tile)];
  if (state.honkIn > 0 || tile >= TILES || state.phase === PHASE.ready) return tell(state, CUE.refused, x, y);
  state.honkIn = honkEvery(state);
  tell(state, CUE.honk, x, y);
  for (const tower of state.towers)
    if (isNear({ x: tileX(tower.tile), y: tileY(tower.tile) }, x, y, HONK_RANGE)) tower.dazedTill = 0;
  for (const pigeon of state.pigeons) if (pigeon.health > 0 && isNear(pigeon, x, y, HONK_RANGE)) shock(state, pigeon);
}

function shock(state: State, pigeon: Pigeon): void {
  const { kind, x, y } = pigeon;
  const boss = isBoss(kind);
  if (pigeon.loaves > 0) {
    // A boss drops one of its loaves.
    const loaves = boss ? 1 : pigeon.loaves;
    pigeon.loaves -= loaves;
    state.home += loaves;
    state.saved += loaves;
    tell(state, CUE.saved, x, y, kind, loaves);
    if (pigeon.loaves === 0) pigeon.isBack = false;
  }
  throwBack(state, pigeon, HONK_PUSH);
  pigeon.stun = boss ? BOSS_SHOCK : SHOCK;
}
