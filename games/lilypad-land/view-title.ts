import type { Seed } from "@quackademy/game-kit/core/game-rules.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { GOOD, wishOf } from "./bot.ts";
import { rules, type State } from "./rules.ts";

const SEED: Seed = [24, 7, 19, 46];
/** The title opens on a pond that is shared out already. */
const BEFORE = 30 * 60;
/** More frames than this at once, after a hidden page, are left out. */
const MOST_STEPS = 4;

/** A round behind the title, in which a good player swims. With reduced motion it stands still. */
export function createDemo() {
  let state: State | null = null;
  let shown = 0;
  const swim = (run: State, frames: number): void => {
    for (let frame = 0; frame < frames; frame++) rules.step(run, { held: wishOf(run, GOOD), taps: [] });
  };
  return ({ tick, isCalm }: Stage): State => {
    if (!state || rules.isOver(state)) {
      swim((state = rules.start(SEED)), BEFORE);
      shown = tick;
    }
    if (!isCalm) swim(state, Math.min(MOST_STEPS, Math.max(0, tick - shown)));
    shown = tick;
    return state;
  };
}
