import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { isHarmful, isSolid, type Room } from "./room.ts";
import type { State } from "./state.ts";
import { DUCK_HIGH, DUCK_WIDE, ROWS, TILE } from "./units.ts";

const NEAR = (TILE * 5) / 4;
const FAR_DROP = 5;

/** The buttons of a duck that comes along: towards the other one, over gaps and steps, and never into the wrong water. */
export function followHeld(state: State, room: Room, who: number): number {
  const duck = state.ducks[who]!;
  const leader = state.ducks[1 - who]!;
  if (duck.on === 1 || leader.on === 1 || leader.lost > 0 || duck.lost > 0) return 0;
  const dx = leader.x - duck.x;
  const isBelow = leader.y + DUCK_HIGH < duck.y - TILE / 2;
  const isRising = duck.rising === 1 ? BUTTON.up : 0;
  if (Math.abs(dx) < NEAR && duck.ground === 1) return 0;
  const way = dx > 0 ? 1 : -1;
  const go = way > 0 ? BUTTON.right : BUTTON.left;
  const middle = duck.x + DUCK_WIDE / 2;
  const column = Math.floor(middle / TILE);
  const row = Math.floor((duck.y + DUCK_HIGH - 1) / TILE);
  if (duck.ground === 0) return Math.abs(dx) < TILE / 4 ? isRising : go | isRising;
  const front = Math.floor((middle + way * (DUCK_WIDE / 2 + TILE / 3)) / TILE);
  if (isSolid(room, state.open, front, row, who)) {
    const isStep = !isSolid(room, state.open, front, row - 2, who);
    return isStep ? go | BUTTON.up : 0;
  }
  const land = (at: number): boolean => {
    for (let below = row + 1; below < Math.min(ROWS, row + FAR_DROP); below++) {
      if (isHarmful(room, at, below, who)) return false;
      if (isSolid(room, state.open, at, below, who)) return true;
    }
    return row + FAR_DROP >= ROWS;
  };
  if (land(front))
    return isBelow && front !== column && !isSolid(room, state.open, front, row + 1, who) ? go | BUTTON.up : go;
  // Over a gap of up to three tiles, if there is something to land on.
  for (let far = 1; far <= 3; far++)
    if (land(front + way * far) && isSolid(room, state.open, front + way * far, row + 1, who)) return go | BUTTON.up;
  return 0;
}
