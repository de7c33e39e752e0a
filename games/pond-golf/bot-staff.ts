import { TURN } from "@quackademy/game-kit/core/fixed.ts";
import type { HandNerves, StaffMember } from "@quackademy/game-kit/staff/hand-nerves.ts";
import { tapWithHands, type CreateStaff, type Want } from "@quackademy/game-kit/staff/human-hands.ts";
import { findShot, isWorthWaiting } from "./bot-mind.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";
import { aimTap, playersTap, POWER, SHOT_TAP, type State } from "./rules.ts";

/** Single holes have their stars: luck decides too much there for medals. */
export const levels = ["course"];
export const unplayed = ["friends"];

type Head = {
  /** How far the aim and the power are off: steps of the turn, and percent. */
  angle: number;
  power: number;
  /** Frames to think. */
  think: number;
  /** How many directions and strengths it imagines. */
  angles: number;
  powers: readonly number[];
};

const HEADS: Record<StaffMember, Head> = {
  duckling: { angle: 17, power: 20, think: 130, angles: 14, powers: [34, 70] },
  drake: { angle: 8, power: 10, think: 100, angles: 20, powers: [30, 56, 88] },
  goose: { angle: 2, power: 3, think: 24, angles: 32, powers: [26, 44, 66, 92] },
};
/** In a rush the staff think for less time, and err less: the holes are the easy ones. */
const [RUSH_THINK, RUSH_ERROR] = [0.35, 0.5];
const RUSH_SEARCH = { angles: 30, powers: [30, 50, 70, 90] };
const DRAG_STEPS = 11;
/** From the first sight of a stroke until the finger lifts, besides thinking. */
const DRAG_FRAMES = 42;

/** Imagines a stroke, and drags towards it. */
export const createStaff: CreateStaff<State> = (who, nerves) => golfWithHands(nerves, HEADS[who]);

function golfWithHands(nerves: HandNerves, { angle, power, think, ...search }: Head): ReturnType<CreateStaff<State>> {
  let lookAt = 0;
  const wants = (state: State): Want | null => {
    if (state.phase === PHASE.setup) return { tap: playersTap(2), think };
    if (state.phase === PHASE.done && state.wait > 40) return { tap: SHOT_TAP, think: 20 };
    if (state.phase !== PHASE.aim || state.frame < lookAt) return null;
    // Nobody looks in the same directions every time.
    const isHasty = state.mode === MODE.rush;
    const looking = isHasty ? RUSH_SEARCH : search;
    const looks = { ...looking, angles: looking.angles + 3 * nerves.pick(3) };
    const shot = findShot(state, looks, think + nerves.skill.reactionFrames + DRAG_FRAMES);
    if (isWorthWaiting(state, shot.value) && state.wait < 700) {
      lookAt = state.frame + 20;
      return null;
    }
    const error = isHasty ? RUSH_ERROR : 1;
    const aimed = shot.angle + nerves.normal() * angle * error;
    const pulled = shot.power * (1 + (nerves.normal() * power * error) / 100);
    const drag = Array.from({ length: DRAG_STEPS }, (_, step) => {
      const left = (1 - (step + 1) / DRAG_STEPS) ** 2;
      const turned = Math.round(aimed + left * (30 + 14 * nerves.normal()) + TURN) % TURN;
      return aimTap(turned, Math.max(POWER.least, Math.min(POWER.most, Math.round(pulled * (1 - left)))));
    });
    return {
      tap: SHOT_TAP,
      drag: drag.filter((tap, at) => tap !== drag[at - 1]),
      think: isHasty ? Math.floor(think * RUSH_THINK) : think,
    };
  };
  return tapWithHands(nerves, wants);
}
