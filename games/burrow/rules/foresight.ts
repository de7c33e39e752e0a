import { creatureAt, imagine, type World } from "./world.ts";
import { next, WAYS } from "./board.ts";
import { stepDuck } from "./duck.ts";

export type Foresight = { way: number; cell: number; beaten: number; isHit: boolean; isPain: boolean };

/** The result of walking into each creature beside the duck, before anybody else moves. */
export function foresee(world: World): Foresight[] {
  return WAYS.flatMap((way) => {
    const cell = next(world.duck, way);
    const other = cell < 0 ? null : creatureAt(world, cell);
    if (!other) return [];
    const ahead = imagine(world);
    stepDuck(ahead, way);
    const after = ahead.creatures.find(({ id }) => id === other.id);
    return {
      way,
      cell,
      beaten: ahead.beaten - world.beaten,
      isHit: !after || after.hp < other.hp,
      isPain: ahead.lost > world.lost,
    };
  });
}
