import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { partOf } from "@quackademy/game-kit/stage/tween.ts";
import { RUBBLE, WIDE } from "#stack-shift/rules/board.ts";
import type { Look } from "./kept.ts";
import type { Layout } from "./layout.ts";
import { drawScaled } from "./stones.ts";

/** They arrive when what threw them has cleared. */
const TICKS = 32;
const MOST = 10;

type Flight = { at: number; from: readonly [number, number]; isOurs: boolean };

/** Stones on their way from one grid to the other: they leave from the stones that clear. */
export function createFlights() {
  let list: Flight[] = [];
  return {
    send(tick: number, count: number, from: readonly [number, number], isOurs: boolean): void {
      for (let at = 0; at < Math.min(MOST, count); at++) list.push({ at: tick + at * 2, from, isOurs });
    },
    clear: () => void (list = []),
    draw({ context, tick, isCalm }: Stage, { grid, theirs }: Layout, look: Look): void {
      list = list.filter(({ at }) => tick - at < TICKS);
      if (isCalm) return;
      for (const { at, from, isOurs } of list) {
        const { x, y, cell } = isOurs ? theirs : grid;
        const [toX, toY] = [x + (WIDE * cell) / 2, y - 20];
        const part = partOf(tick - at, TICKS) ** 1.6;
        if (part <= 0) continue;
        const place = [
          from[0] + (toX - from[0]) * part - 18,
          from[1] + (toY - from[1]) * part - Math.sin(part * Math.PI) * 130 - 18,
          36,
        ] as const;
        drawScaled(context, RUBBLE, place, 1 + 0.4 * Math.sin(part * Math.PI), look);
      }
    },
  };
}
