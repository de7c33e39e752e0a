import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { DIRECTIONS, EMPTY, hasMoved, isPlant, isWeed, NEIGHBOURS, slidePlants } from "./rules-board.ts";
import { PHASE, TAP, type GardenState } from "./rules.ts";

const FRAMES_PER_MOVE = 12;

/** Looks two slides ahead, prefers free cells, and keeps equal plants together. */
export function createBot(): (state: GardenState) => Inputs {
  return (state) => {
    if (state.frame % FRAMES_PER_MOVE !== 0) return { held: 0, taps: [] };
    if (state.phase === PHASE.stuck) return { held: 0, taps: [TAP.undo] };
    return { held: 0, taps: [bestSlide(state.cells, 2).direction] };
  };
}

export function bestSlide(cells: readonly number[], depth: number): { direction: number; worth: number } {
  let best = { direction: 0, worth: -1e9 };
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const after = [...cells];
    const slides = slidePlants(after, direction);
    if (!hasMoved(slides)) continue;
    const merged = slides.filter(({ isMerge }) => isMerge);
    let worth = merged.reduce((sum, { level }) => sum + 4 + level, 0) * (merged.length + 1);
    for (const { to } of merged) {
      for (const beside of NEIGHBOURS[to]!) if (beside >= 0 && isWeed(after[beside]!)) worth += 25;
    }
    worth += depth > 1 ? bestSlide(after, depth - 1).worth : judge(after);
    if (worth > best.worth) best = { direction, worth };
  }
  return best;
}

function judge(cells: readonly number[]): number {
  let worth = 0;
  for (const [cell, content] of cells.entries()) {
    if (content === EMPTY) worth += 8;
    if (!isPlant(content)) continue;
    for (const beside of NEIGHBOURS[cell]!) {
      const other = beside >= 0 ? cells[beside]! : EMPTY;
      if (isPlant(other)) worth -= Math.abs(other - content);
    }
  }
  return worth;
}
