import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeInOut, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { RUBBLE, SEEN, WIDE } from "./rules-board.ts";
import type { Look } from "./view-kept.ts";
import type { Layout } from "./view-layout.ts";
import { drawStone } from "./view-stones.ts";

const TICKS = 34;
const MOST = 10;

type Flight = { at: number; isOurs: boolean };

/** Stones on their way from one grid to the other. */
export function createFlights() {
  let list: Flight[] = [];
  return {
    send(tick: number, count: number, isOurs: boolean): void {
      for (let at = 0; at < Math.min(MOST, count); at++) list.push({ at: tick + at * 3, isOurs });
    },
    clear: () => void (list = []),
    draw({ context, tick, isCalm }: Stage, { grid, theirs }: Layout, look: Look): void {
      list = list.filter(({ at }) => tick - at < TICKS);
      if (isCalm) return;
      const ownX = grid.x + (WIDE * grid.cell) / 2;
      const theirX = theirs.x + (WIDE * theirs.cell) / 2;
      for (const { at, isOurs } of list) {
        if (tick < at) continue;
        const part = easeInOut(partOf(tick - at, TICKS));
        const [fromX, toX] = isOurs ? [ownX, theirX] : [theirX, ownX];
        const fromY = isOurs ? grid.y + (SEEN * grid.cell) / 2 : theirs.y + (SEEN * theirs.cell) / 3;
        const toY = (isOurs ? theirs.y : grid.y) - 20;
        const x = fromX + (toX - fromX) * part;
        const y = fromY + (toY - fromY) * part - Math.sin(part * Math.PI) * 110;
        drawStone(context, RUBBLE, [x - 16, y - 16, 32], look);
      }
    },
  };
}
