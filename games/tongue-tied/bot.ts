import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { anchorX } from "./rules/course.ts";
import { isSweet, speedAt } from "./rules/frog.ts";
import { TONGUE } from "./rules/state.ts";
import { speedOf, UNIT } from "./rules/units.ts";
import { courseFor, MODE, rules, type State } from "./rules.ts";

/**
 * How somebody swings: lets go at this rise for each way ahead (64ths), shoots when the anchor is at most so many units
 * ahead, or when the frog falls this fast (hundredths of a unit) or is this low.
 */
export type Swing = { rise: number; near: number; fall: number; low: number; most: number };

export const GOOD: Swing = { rise: 40, near: 210, fall: 260, low: 150, most: 90 };

/** A rise at which a golden release is missed. */
const LATE = 94;

/** Whether the button is down: the plain way to swing on, without looking ahead. */
export function swing(state: State, { rise, near, fall, low, most }: Swing): number {
  const { frog } = state;
  if (frog.spent === 1 && frog.held === 1) return 0;
  if (frog.seat === 1) return frog.held === 1 ? 0 : frog.aim >= 0 ? BUTTON.a : 0;
  if (frog.tongue === TONGUE.flying) return BUTTON.a;
  if (frog.tongue === TONGUE.tied) {
    const isUp = frog.vx > 0 && -frog.vy * 64 > frog.vx * (isSweet(frog) ? rise : Math.max(rise, LATE));
    const isSlow = speedAt(frog) < speedOf(260) && frog.tied > 20 && frog.vx > 0;
    return isUp || isSlow || frog.tied > most ? 0 : BUTTON.a;
  }
  if (frog.aim < 0) return 0;
  const dx = anchorX(courseFor(state).anchors[frog.aim]!, state.frame) - frog.x;
  const isNear = dx < near * UNIT && frog.vy > -speedOf(200);
  return isNear || frog.vy > speedOf(fall) || frog.y > -low * UNIT ? BUTTON.a : 0;
}

export const copyOf = (state: State): State => ({
  ...state,
  frog: { ...state.frog },
  torn: [...state.torn],
  lit: [...state.lit],
  eaten: [...state.eaten],
  cues: [],
});

/** Ways that somebody weighs. */
export const WAYS: readonly Swing[] = [
  GOOD,
  { ...GOOD, rise: 64 },
  { ...GOOD, rise: 30 },
  { ...GOOD, near: 320, fall: -400 },
  { ...GOOD, near: 90, fall: 700, low: 120 },
  { ...GOOD, rise: 90, most: 130 },
  { ...GOOD, rise: 10 },
];

/** What it is worth to swing on like this for a while. */
export function worthOf(state: State, way: Swing, frames: number): number {
  const seen = copyOf(state);
  for (let frame = 0; frame < frames && !rules.isOver(seen); frame++) {
    rules.step(seen, { held: swing(seen, way), taps: [] });
    // The earlier a splash, the worse.
    if (seen.splashes > state.splashes) return frame * 3 - 4000;
  }
  const ahead = (seen.frog.x - state.frog.x) / UNIT;
  const tricks = seen.points - state.points + (seen.golden - state.golden) * 24 + (seen.chain - state.chain) * 12;
  const isDash = state.mode === MODE.dash;
  const flies = (seen.flies - state.flies) * (state.mode === MODE.swamp ? 90 : 0);
  return ahead * (isDash ? 0.4 : 1) + tricks * (isDash ? 6 : 2) + flies + seen.isFinished * 3000;
}

export function bestWay(state: State, ways: readonly Swing[], frames: number): Swing {
  if (ways.length === 1) return ways[0]!;
  let [best, most] = [ways[0]!, -Infinity];
  for (const way of ways) {
    const worth = worthOf(state, way, frames);
    if (worth > most) [best, most] = [way, worth];
  }
  return best;
}

const THINK_FRAMES = 6;
/** Later it lets go: a test need not see a whole flight. */
const ENOUGH_FRAMES = 42 * 60;

/** Looks ten times a second, to the frame: a program's hands. */
export function createBot(): (state: State) => Inputs {
  let held = 0;
  return (state) => {
    if (state.frame > ENOUGH_FRAMES) return { held: 0, taps: [] };
    if (state.frame % THINK_FRAMES === 0) held = swing(state, bestWay(state, WAYS, 110 - 18 * (state.tries % 4)));
    return { held, taps: [] };
  };
}
