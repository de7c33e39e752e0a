import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { chooseOffer, offersIn } from "./bot-mind.ts";
import { canCall, tapOf, type State } from "./rules.ts";
import * as PHASE from "./rules/phases.ts";
import * as ACTION from "./rules/actions.ts";

const THINK_FRAMES = 40;
const MOST_TOWERS = 6;

/** Buys what is worth most, calls the first waves, and lets the later ones come. It stops building, so that a siege ends. */
export function createBot(): (state: State) => Inputs {
  return (state) => {
    const { frame, phase, towers, speed } = state;
    if (phase >= PHASE.won || frame % THINK_FRAMES !== 20) return { held: 0, taps: [] };
    if (state.wave > 0 && speed < 3) return { held: 0, taps: [tapOf(ACTION.speed, 0, 3)] };
    if (state.offer.length > 0) return { held: 0, taps: [tapOf(ACTION.recipe, 0, 0)] };
    const offers = offersIn(state).filter(({ tap }) => (tap & 7) !== ACTION.build || towers.length < MOST_TOWERS);
    const offer = chooseOffer(state, offers, 1.4);
    if (offer) return { held: 0, taps: [offer.tap] };
    const isEasy = canCall(state) && state.pigeons.length === 0;
    return { held: 0, taps: isEasy ? [tapOf(ACTION.next)] : [] };
  };
}
