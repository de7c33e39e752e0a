import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CELLS, distance } from "#lilypad-land/rules/ponds.ts";
import type { State } from "#lilypad-land/rules.ts";
import { isInView, middleOf, type Eye } from "./camera.ts";
import { chanceAt } from "./looks.ts";
import type { createMap } from "./map.ts";
import type { Tiles } from "./tiles.ts";

/** Pads open one after the other from the head, so many ticks for each cell of distance. */
const WAVE = 1.6;
const MOST_WAVE = 34;
const POP_TICKS = 14;
const WITHER_TICKS = 34;
const MOST_POPS = 45;
/** With more changed cells than this, a replay has jumped. */
const JUMP = 1500;

/** `was`: whose pads wither. */
type Change = { cell: number; owner: number; was: number; at: number };

/** Compares the pond with what is shown, and lets pads grow and wither in waves. */
export function createGrowth(tiles: Tiles, map: ReturnType<typeof createMap>) {
  const known = new Uint8Array(CELLS);
  let edits = -1;
  let waiting: Change[] = [];
  let pops: Change[] = [];

  return {
    known,
    /** Another run: everything is shown at once. */
    restart(): void {
      edits = -1;
      [waiting, pops] = [[], []];
    },
    find(stage: Stage, state: State): void {
      if (state.edits === edits) return;
      const isFirst = edits < 0;
      edits = state.edits;
      const changes: Change[] = [];
      for (let cell = 0; cell < CELLS; cell++) {
        const owner = state.owner[cell]!;
        if (owner === known[cell]) continue;
        changes.push({ cell, owner, was: known[cell]!, at: stage.tick });
        known[cell] = owner;
        map.set(state, cell, owner, stage.isContrast);
      }
      if (isFirst || changes.length > JUMP || stage.isCalm) {
        [waiting, pops] = [[], []];
        tiles.jump();
        for (let cell = 0; cell < CELLS; cell++) tiles.set(cell, known[cell]!);
        return;
      }
      for (const change of changes) {
        // Pads wither from where the player has cut.
        const head = state.swimmers[Math.max(0, change.owner - 1)]!.cell;
        change.at += Math.min(MOST_WAVE, Math.round(distance(head, change.cell) * WAVE));
        waiting.push(change);
      }
    },
    open({ tick }: Stage): void {
      if (waiting.length === 0 && pops.length === 0) return;
      const later: Change[] = [];
      for (const change of waiting) {
        if (change.at > tick && change.at - tick <= MOST_WAVE) {
          later.push(change);
          continue;
        }
        tiles.set(change.cell, change.owner);
        // Of pads that wither, some become flowers.
        if (pops.length < MOST_POPS && (change.owner > 0 || chanceAt(change.cell, 13) < 0.4))
          pops.push({ ...change, at: tick });
      }
      waiting = later;
      pops = pops.filter(({ at }) => tick - at < WITHER_TICKS && tick >= at);
    },
    /** A leaf that swells and fades over each new pad, and a flower that rises from each pad that withers, in cells. */
    drawPops({ context, tick }: Stage, state: State, eye: Eye): void {
      for (const { cell, owner, was, at } of pops) {
        const place = middleOf(cell);
        const part = (tick - at) / (owner === 0 ? WITHER_TICKS : POP_TICKS);
        if (part >= 1 || !isInView(eye, place)) continue;
        const { kind } = state.swimmers[(owner || was) - 1]!;
        if (owner === 0) {
          const wide = 0.5 + 1.6 * Math.sqrt(part);
          context.globalAlpha = 1 - part * part;
          context.drawImage(tiles.flowerOf(kind), place.x - wide / 2, place.y - wide / 2 - part * 2, wide, wide);
          continue;
        }
        const size = 1.3 * (1 + 0.75 * Math.sin(part * Math.PI));
        context.globalAlpha = 1 - part * part;
        context.drawImage(tiles.leafOf(kind, cell % 3), place.x - size / 2, place.y - size / 2, size, size);
      }
      context.globalAlpha = 1;
    },
  };
}
