import { angleOf, ONE, TURN } from "@quackademy/game-kit/core/fixed.ts";
import type { Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { aimTap, LAUNCH_TAP, PHASE, type State } from "./rules.ts";
import { precisionOf } from "./rules-fuel.ts";
import { fly, FLIGHT, isWithin, launch, PARCEL_RADIUS, placeX, placeY } from "./rules-space.ts";

const THROWS = [50, 62, 78].flatMap((power) => [1, -1].map((side) => [power, side] as const));
const GOOD_ENOUGH = 55;
const ANGLE_STEP = 7;
const LOOK_AHEAD_FRAMES = 190;

/** Simulates many throws, and takes the one that lands best. */
export function createBot(): (state: State) => Inputs {
  return (state) => {
    if (state.phase !== PHASE.aiming || state.wait < 20 || state.wait % 25 !== 0) return { held: 0, taps: [] };
    const throws = findThrow(state);
    return { held: 0, taps: throws ? [aimTap(throws.angle, throws.power), LAUNCH_TAP] : [] };
  };
}

export function findThrow(state: State): { angle: number; power: number } | null {
  const { office, target } = state.round;
  const towards = angleOf(target.homeX - office.x, target.homeY - office.y);
  let [best, found] = [-1, null as { angle: number; power: number } | null];
  for (let turn = 0; turn <= 200 && best < GOOD_ENOUGH; turn += ANGLE_STEP) {
    for (const [power, side] of THROWS) {
      const angle = (towards + side * turn + TURN) % TURN;
      const value = valueOf(state, angle, power);
      if (value > best) [best, found] = [value, { angle, power }];
    }
  }
  // Takes any throw after waiting long enough for planets to move.
  return found ?? (state.wait > 400 ? { angle: towards, power: 60 } : null);
}

function valueOf(state: State, angle: number, power: number): number {
  const { round } = state;
  const { target } = round;
  const parcel = launch(round.office, angle, power);
  for (let frame = 1; frame < LOOK_AHEAD_FRAMES; frame++) {
    const clock = state.clock + 1 + frame;
    const outcome = fly(round, parcel, clock);
    const [x, y] = [placeX(target, clock), placeY(target, clock)];
    if (isWithin(parcel, x, y, target.radius + PARCEL_RADIUS))
      return precisionOf(angleOf(parcel.x - x, parcel.y - y), target.box) - power / 4 + 30;
    if (outcome === FLIGHT.crashed || outcome === FLIGHT.lost || parcel.x > 1100 * ONE) return -1;
  }
  return -1;
}
