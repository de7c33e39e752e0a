import { BUTTON } from "@quackademy/game-kit/core/game-rules.ts";
import { SUB, type State } from "./rules-belt.ts";

const FINGER_REST = 7;
/** Frames of its own drift that the ship reckons with when it follows a finger. */
const FORESIGHT = 9;

/** The buttons that bring the ship to a place on the belt: a finger does not press them itself. */
export function steerTo(goal: { along: number; across: number }, { ship }: State): number {
  const along = goal.along - (ship.a + ship.va * FORESIGHT) / SUB;
  const across = goal.across - (ship.c + ship.vc * FORESIGHT) / SUB;
  return choose(along, BUTTON.right, BUTTON.left) | choose(across, BUTTON.down, BUTTON.up);
}

const choose = (distance: number, plus: number, minus: number) =>
  Math.abs(distance) < FINGER_REST ? 0 : distance > 0 ? plus : minus;
