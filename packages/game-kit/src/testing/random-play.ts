import { MAX_HELD, MAX_TAP, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { nextBetween, nextChance, nextInt, startRandom } from "@quackademy/game-kit/core/random.ts";
import fc from "fast-check";
import type { Bot } from "./play-to-end.ts";

/** Turns a random number into a tap that makes sense in this state. */
export type TapFor<State> = (state: State, value: number) => number;

/** A random tap: one that makes sense in the game, or any that a log can hold. */
export type Pick = { value: number; makesSense: boolean };

/** A piece of random play: the same buttons for some frames, with taps in the first of them or in all. */
export type Move = { frames: number; held: number; picks: readonly Pick[]; isRepeated: boolean };

const ALL_KIT_BUTTONS = 63;

const anyMove: fc.Arbitrary<Move> = fc.record({
  frames: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 90 })),
  held: fc.oneof(fc.constant(0), fc.nat(ALL_KIT_BUTTONS), fc.nat(MAX_HELD)),
  picks: fc.array(fc.record({ value: fc.nat(MAX_TAP), makesSense: fc.boolean() }), { maxLength: 3 }),
  isRepeated: fc.boolean(),
});

/** Up to 40 moves. A failure is reported after few attempts to find a shorter one: each is a game. */
export const anyMoves: fc.Arbitrary<Move[]> = fc.limitShrink(fc.array(anyMove, { maxLength: 40, size: "max" }), 100);

export function pickTap<State>(state: State, { value, makesSense }: Pick, tapFor?: TapFor<State>): number {
  return makesSense && tapFor ? tapFor(state, value) : value;
}

/** A bot that presses and taps at random; the same in every test run. */
export function createRandomBot<State>(tapFor?: TapFor<State>): Bot<State> {
  const random = startRandom([4, 3, 2, 1]);
  let [held, framesLeft] = [0, 0];
  return (state): Inputs => {
    framesLeft -= 1;
    if (framesLeft > 0) return { held, taps: [] };
    framesLeft = nextBetween(random, 4, 60);
    held = nextChance(random, 1, 2) ? nextInt(random, ALL_KIT_BUTTONS + 1) : 0;
    const pick = { value: nextInt(random, MAX_TAP + 1), makesSense: nextChance(random, 3, 4) };
    return { held, taps: nextChance(random, 2, 3) ? [pickTap(state, pick, tapFor)] : [] };
  };
}
