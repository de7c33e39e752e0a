import type { CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { tapWithHands } from "@quackademy/game-kit/staff/human-hands.ts";
import { CUE, PHASE, type State } from "./rules.ts";
import { KIND } from "./rules/signals.ts";

/** By kind. Screens and keys are late by two frames, and to choose takes longer than to see. */
const THINK_FRAMES = [2, 2, 6, 7, 10, 4, 10, 8];

/** Reacts to the signal, and now and then to something that only looks like it. */
export const createStaff: CreateStaff<State> = (_, nerves) =>
  tapWithHands(nerves, ({ phase, cues, signal }) => {
    const isFooled =
      phase === PHASE.waiting && cues.includes(CUE.shown) && signal.kind !== KIND.lamps && nerves.slips();
    if (phase !== PHASE.go && !isFooled) return null;
    // The tap carries the milliseconds since its frame began.
    return { tap: nerves.pick(17), think: THINK_FRAMES[signal.kind]! };
  });
