import { angleOf } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { middleX, speedX } from "./rules/bike.ts";
import { groundAt, type Course } from "./rules/course.ts";
import { BASE, WHEEL } from "./rules/sizes.ts";
import { courseFor, PHASE, rules, type State } from "./rules.ts";
import { PARTS, UNIT } from "./rules/units.ts";

/**
 * A way to ride: the speed from which the gas is let go (hundredths of a unit for each frame), the frames in the air
 * that are enough for a flip and for a pose (0: never), and 1024ths that are level enough.
 */
export type Riding = { fast: number; flipFrom: number; poseFrom: number; level: number };

export const GOOD: Riding = { fast: 2000, flipFrom: 56, poseFrom: 32, level: 26 };

/** Fingers stay where they are for so long. */
const HOLD_FRAMES = 3;
const MOST_AIR = 150;
/** A pose ends so long before the ground. */
const POSE_END = 10;
const GRAVITY = 266;
/** 1024ths that the bike turns in a frame at most. */
const TURNING = 24;

/** The difference of two angles, from -512 to 511. */
const between = (from: number, to: number): number => ((to - from + 2560) % 1024) - 512;

/** Frames until the ground, and how it slopes there. */
function landing(course: Course, { bike }: State): { frames: number; slope: number } {
  const vx = speedX(bike);
  const vy = Math.trunc(((bike.rear.vy + bike.front.vy) * PARTS) / 2);
  const [x0, y0] = [middleX(bike), (bike.rear.y + bike.front.y) / 2];
  for (let frames = 1; frames < MOST_AIR; frames += 4) {
    const x = x0 + vx * frames;
    const ground = groundAt(course, Math.round(x));
    if (ground === null || y0 + vy * frames + (GRAVITY * frames * frames) / 2 + WHEEL < ground) continue;
    const [from, to] = [groundAt(course, Math.round(x - BASE / 2)), groundAt(course, Math.round(x + BASE / 2))];
    return { frames, slope: from === null || to === null ? 0 : angleOf(BASE, Math.round(to - from)) };
  }
  return { frames: MOST_AIR, slope: 0 };
}

/** Gas on the ground, flips in long jumps, and level with the ground where the bike comes down. */
export function ride(state: State, { fast, flipFrom, poseFrom, level }: Riding): number {
  const { bike, phase } = state;
  if (phase === PHASE.fallen) return 0;
  const course = courseFor(state);
  const { rear, front, rearOn, frontOn, angle } = bike;
  const gas = speedX(bike) * 100 < fast * UNIT ? BUTTON.up : 0;
  // How fast the bike turns, in 1024ths for each frame.
  const [dx, dy] = [front.x - rear.x, front.y - rear.y];
  const spin = Math.round((((front.vy - rear.vy) * dx - (front.vx - rear.vx) * dy) / BASE / BASE) * PARTS * 163);
  if (rearOn && frontOn) return gas;
  const { frames, slope } =
    rearOn || frontOn ? { frames: 0, slope: groundSlope(course, state) } : landing(course, state);
  let off = between(angle, slope);
  if (flipFrom > 0 && frames > flipFrom - (spin < -12 ? 14 : 0)) return BUTTON.left;
  // Somebody who turns already turns on, if there is time for it.
  if (spin < -10 && off > 150 && (1024 - off) / TURNING < frames) off -= 1024;
  const wanted = off - spin * 7;
  const isClose = rearOn || frontOn;
  const lean = wanted > level ? BUTTON.right : wanted < -level ? BUTTON.left : 0;
  const isPosing = state.posing > 0 ? frames > POSE_END : state.isStyled === 0 && frames > poseFrom;
  return lean | (isClose ? gas : 0) | (poseFrom > 0 && isPosing && bike.air > 5 ? BUTTON.down : 0);
}

function groundSlope(course: Course, { bike }: State): number {
  const x = middleX(bike);
  const [from, to] = [groundAt(course, x - BASE / 2), groundAt(course, x + BASE / 2)];
  return from === null || to === null ? 0 : angleOf(BASE, Math.round(to - from));
}

export const copyOf = (state: State): State => ({
  ...state,
  bike: {
    ...state.bike,
    rear: { ...state.bike.rear },
    front: { ...state.bike.front },
    body: { ...state.bike.body },
  },
  lives: state.lives.map((live) => ({ ...live })),
  cues: [],
});

/** Ways that somebody weighs: as fast as possible, and slower. */
export const WAYS: readonly Riding[] = [
  GOOD,
  { ...GOOD, flipFrom: 0 },
  { ...GOOD, fast: 750, flipFrom: 0 },
  { ...GOOD, fast: 450, flipFrom: 0 },
  { ...GOOD, fast: 120, flipFrom: 0 },
];

/** What it is worth to ride on like this for a while. */
export function worthOf(state: State, way: Riding, frames: number): number {
  const seen = copyOf(state);
  let held = 0;
  for (let frame = 0; frame < frames && !rules.isOver(seen); frame++) {
    if (frame % HOLD_FRAMES === 0) held = ride(seen, way);
    rules.step(seen, { held, taps: [] });
    // The earlier a fall, the worse.
    if (seen.crashes > state.crashes) return frame * 4 - 4000;
  }
  const won = (seen.flips - state.flips) * 700 + (seen.styles - state.styles) * 300 + seen.isFinished * 3000;
  return (middleX(seen.bike) - middleX(state.bike)) / UNIT + won;
}

export function bestWay(state: State, ways: readonly Riding[], frames: number): Riding {
  if (ways.length === 1) return ways[0]!;
  let [best, most] = [ways[0]!, -Infinity];
  for (const way of ways) {
    const worth = worthOf(state, way, frames);
    if (worth > most) [best, most] = [way, worth];
  }
  return best;
}

const THINK_FRAMES = 12;

/** Later it lets go: a test need not see a whole ride. */
const ENOUGH_FRAMES = 42 * 60;

export function createBot(): (state: State) => Inputs {
  let way = GOOD;
  let held = 0;
  return (state) => {
    // After a fall it looks less far ahead, and chooses something else.
    if (state.frame % THINK_FRAMES === 0) way = bestWay(state, WAYS, 100 - 16 * (state.tries % 4));
    if (state.frame % HOLD_FRAMES === 0) held = ride(state, way);
    return { held: state.frame > ENOUGH_FRAMES ? 0 : held, taps: [] };
  };
}
