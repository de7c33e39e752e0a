import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { choose, findAction } from "./bot-mind.ts";
import * as PHASE from "./rules/phases.ts";
import { USE } from "./rules/turn.ts";
import { pickTap, slotTap, stepTap, WAIT_TAP, type State } from "./rules.ts";
import { isAimed } from "./rules/relics.ts";

const THINK_FRAMES = 24;
const SIGHT = { turns: 3, ways: 8 };
const NOTHING: Inputs = { held: 0, taps: [] };

/** The taps of an action. */
export function tapsOf({ world }: State, action: number): number[] {
  if (action < USE) return [action === 4 ? WAIT_TAP : stepTap(action)];
  const [slot, way] = [(action - USE) >> 2, (action - USE) & 3];
  return isAimed(world.relics[slot]!) ? [slotTap(slot), stepTap(way)] : [slotTap(slot)];
}

/** Thinks some turns ahead. */
export function createBot(): (state: State) => Inputs {
  return (state) => {
    const { phase, wait, world, rest, frame } = state;
    if (phase === PHASE.pick && wait === THINK_FRAMES) return { held: 0, taps: [pickTap(choose(state.offers, world))] };
    if (phase === PHASE.enter && wait === 40) return { held: BUTTON.a, taps: [] };
    if (phase !== PHASE.play || rest > 0 || frame % THINK_FRAMES !== 0) return NOTHING;
    return { held: 0, taps: tapsOf(state, findAction(world, SIGHT)) };
  };
}
