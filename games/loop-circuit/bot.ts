import { angleOf } from "@quackademy/game-kit/core/fixed.ts";
import { BUTTON, type Inputs } from "@quackademy/game-kit/core/game-rules.ts";
import { CHARGES, speedOf } from "./rules/car.ts";
import { MODE, type State } from "./rules/state.ts";
import { trackOf, turnBetween, UNIT } from "./rules/track.ts";

/**
 * A way to drive: posts to look ahead, the bend from which to drift (0: never), and 1024ths that are straight
 * enough. `isShow`: every bend is slid through, for points.
 */
export type Driving = { look: number; driftFrom: number; straight: number; isShow: boolean; far: number };

export const GOOD: Driving = { look: 8, driftFrom: 60, straight: 7, isShow: false, far: 8 };
export const SHOW: Driving = { look: 6, driftFrom: 34, straight: 7, isShow: true, far: 10 };

const START_FRAMES = 8;

/** Aims at the road ahead, drifts in tight bends, and lets go when the road is straight again. */
export function drive(
  { mode, car, circuit, isMirrored, karts, waiting }: State,
  { look, driftFrom, straight, isShow, far }: Driving,
): number {
  // A spin in the air.
  if (car.air > 0) return car.spin > 0 && (car.spin > 1 || car.air > 14) ? BUTTON.a : 0;
  const track = trackOf(circuit, isMirrored);
  const speed = speedOf(car);
  const ahead = (car.post + look + (speed > 2200 ? 1 : 0)) % track.count;
  const aside = dodge(karts, car.posts, car.aside);
  const tx = track.x[ahead]! - Math.floor((track.dy[ahead]! * aside) / 65_536);
  const ty = track.y[ahead]! + Math.floor((track.dx[ahead]! * aside) / 65_536);
  // While it slides, the way of the car counts more than its nose.
  const nose = car.heading >> 6;
  const way = speed > 600 ? nose + (turnBetween(nose, angleOf(car.vx, car.vy)) >> 1) : nose;
  const to = angleOf(tx - car.x, ty - car.y);
  const bend = turnBetween(track.angle[car.post]!, track.angle[(car.post + far) % track.count]!);
  const steer = (by: number) => (by > 0 ? BUTTON.right : BUTTON.left);
  if (car.drift !== 0) {
    const into = turnBetween(way, to) * car.drift;
    const isDone = isShow
      ? car.level === CHARGES.length || bend * car.drift < -20 || into < -40
      : bend * car.drift < 50 && into < 12;
    if (isDone) return into < -straight ? steer(-car.drift) : 0;
    return BUTTON.a | (into > 30 ? steer(car.drift) : into < 4 ? steer(-car.drift) : 0);
  }
  const aim = turnBetween(nose, to);
  // The first press starts the run; hands that press what they want most of the time need some of it.
  if (waiting === 1 || (mode !== MODE.circuit && car.steered < START_FRAMES)) return steer(aim);
  const isTight = driftFrom > 0 && Math.abs(bend) > driftFrom && aim * bend > 0 && Math.abs(aim) > 12 && speed > 1250;
  if (isTight) return BUTTON.a | steer(bend);
  return Math.abs(aim) > straight ? steer(aim) : 0;
}

/** Beside a kart that is close ahead. */
function dodge(karts: State["karts"], posts: number, own: number): number {
  const near = karts.find(({ at, aside }) => {
    const gap = (at >> 8) - posts;
    return gap > 0 && gap < 12 && Math.abs(aside - own) < 60 * UNIT;
  });
  if (!near) return 0;
  return near.aside > 0 ? near.aside - 64 * UNIT : near.aside + 64 * UNIT;
}

/** Later it lets the wheel go: a test need not see every circuit. */
const ENOUGH_LEGS = 6;

export function createBot(): (state: State) => Inputs {
  return (state) => ({
    held: state.leg >= ENOUGH_LEGS ? 0 : drive(state, state.mode === MODE.drift ? SHOW : GOOD),
    taps: [],
  });
}
