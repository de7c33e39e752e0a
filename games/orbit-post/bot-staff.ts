import { TURN } from "@quackademy/game-kit/core/fixed.ts";
import { tapWithHands, type CreateStaff } from "@quackademy/game-kit/staff/human-hands.ts";
import { findThrow } from "./bot.ts";
import { POWER } from "./rules-fuel.ts";
import { aimTap, LAUNCH_TAP, PHASE, type State } from "./rules.ts";

/** How far the aim is off, and the frames to think. */
const MIND = {
  duckling: { angle: 15, power: 5, think: 110 },
  drake: { angle: 7, power: 3, think: 75 },
  goose: { angle: 3, power: 1.5, think: 50 },
};
const DRAG_STEPS = 12;
/** From the first sight of a throw until the finger lifts, besides thinking. */
const DRAG_FRAMES = 45;

/** Imagines a throw, and drags towards it. */
export const createStaff: CreateStaff<State> = (who, nerves) =>
  tapWithHands(nerves, (state) => {
    const { angle, power, think } = MIND[who];
    if (state.phase !== PHASE.aiming) return null;
    const ahead = think + nerves.skill.reactionFrames + DRAG_FRAMES;
    const found = findThrow({ ...state, clock: state.clock + ahead });
    if (!found && state.wait < 60) return null;
    const goal = found ?? state;
    const [aimed, pulled] = [goal.angle + nerves.normal() * angle, goal.power + nerves.normal() * power];
    const drag = Array.from({ length: DRAG_STEPS }, (_, step) => {
      const left = (1 - (step + 1) / DRAG_STEPS) ** 2;
      const turned = Math.round(aimed + left * (40 + 10 * nerves.normal()) + TURN) % TURN;
      const strength = Math.round(pulled * (1 - left));
      return aimTap(turned, Math.max(POWER.least, Math.min(POWER.most, strength)));
    });
    return { tap: LAUNCH_TAP, drag: drag.filter((tap, at) => tap !== drag[at - 1]), think };
  });
