import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { give } from "#lilypad-land/rules/land.ts";
import { cellAt, columnOf, distance, pondOf, rowOf } from "#lilypad-land/rules/ponds.ts";
import { chooseWay, KINDS } from "#lilypad-land/rules/rivals.ts";
import { rules, WAY_BUTTONS, type State } from "#lilypad-land/rules.ts";
import { chanceAt } from "./looks.ts";

/** A seed with the pond that the kit has made for the title. */
const SEED: Seed = [11, 11, 11, 11];
const LOOPS = 4;
/** More frames than this at once, after a hidden page, are left out. */
const MOST_STEPS = 4;

/** A round behind the title, in which somebody swims. With reduced motion it stands still. */
export function createDemo() {
  let state: State | null = null;
  let shown = 0;
  return ({ tick, isCalm }: Stage): State => {
    if (!state || rules.isOver(state)) {
      shareOut((state = rules.start(SEED)));
      shown = tick;
    }
    const steps = isCalm ? 0 : Math.min(MOST_STEPS, Math.max(0, tick - shown));
    for (let step = 0; step < steps; step++) swim(state);
    shown = tick;
    return state;
  };
}

/** The player swims as a drake does. */
function swim(state: State): void {
  const way = chooseWay(state, 0, KINDS[2]!);
  rules.step(state, { held: WAY_BUTTONS[way] ?? 0, taps: [] });
}

/** Rectangles around every home stand for loops: to swim them would take longer than the first picture may. */
function shareOut(state: State): void {
  const { blocked } = pondOf(state.pond);
  for (const [index, { home }] of state.swimmers.entries())
    for (let loop = 0; loop < LOOPS; loop++) {
      const size = (salt: number) => 2 + Math.floor(chanceAt(home + loop, salt) * (index === 0 ? 9 : 7));
      const [left, right, up, down] = [size(1), size(2), size(3), size(4)];
      for (let y = -up; y <= down; y++)
        for (let x = -left; x <= right; x++) {
          const cell = cellAt(columnOf(home) + x, rowOf(home) + y);
          // Beyond the edge of the grid, a cell is one of the other side.
          const isHere = blocked[cell] === 0 && distance(cell, home) < 30;
          if (isHere && state.owner[cell] === 0) give(state, cell, index + 1);
        }
    }
}
