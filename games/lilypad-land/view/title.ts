import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { chooseWay, KINDS } from "#lilypad-land/rules/rivals.ts";
import { rules, WAY_BUTTONS, type State } from "#lilypad-land/rules.ts";

/** A seed with the pond that the kit has made for the title. */
const SEED: Seed = [11, 11, 11, 11];
/** More frames than this at once, after a hidden page, are left out. */
const MOST_STEPS = 4;
/** The pond fills in fast motion at first. */
const FAST_FRAMES = 1500;
const FAST_STEPS = 25;

/** A round behind the title, in which somebody swims. With reduced motion it stands still once there are pads. */
export function createDemo() {
  let state: State | null = null;
  let shown = 0;
  return ({ tick, isCalm }: Stage): State => {
    if (!state || rules.isOver(state)) state = rules.start(SEED);
    let steps = isCalm ? 0 : Math.min(MOST_STEPS, Math.max(0, tick - shown));
    if (state.frame > 0 && state.frame < FAST_FRAMES) steps = FAST_STEPS;
    for (; steps > 0; steps--) swim(state);
    if (state.frame === 0) swim(state);
    shown = tick;
    return state;
  };
}

/** The player swims as a drake does. */
function swim(state: State): void {
  const way = chooseWay(state, 0, KINDS[2]!);
  rules.step(state, { held: WAY_BUTTONS[way] ?? 0, taps: [] });
}
