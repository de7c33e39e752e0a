import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { findShot, isWorthWaiting } from "./bot-mind.ts";
import { aimTap, playersTap, SHOT_TAP, type State } from "./rules.ts";
import * as PHASE from "./rules/phases.ts";

const THINK_FRAMES = 40;
const SEARCH = { angles: 64, powers: [22, 36, 50, 64, 80, 98] };

/** Simulates many strokes, and takes the one that ends nearest to the cup. */
export function createBot(): (state: State) => Inputs {
  return (state) => {
    if (state.phase === PHASE.setup) return { held: 0, taps: state.wait === 30 ? [playersTap(2)] : [] };
    if (state.phase !== PHASE.aim || state.wait < THINK_FRAMES || state.wait % THINK_FRAMES !== 0)
      return { held: 0, taps: [] };
    const shot = findShot(state, SEARCH);
    if (isWorthWaiting(state, shot.value) && state.wait < 900) return { held: 0, taps: [] };
    return { held: 0, taps: [aimTap(shot.angle, shot.power), SHOT_TAP] };
  };
}
